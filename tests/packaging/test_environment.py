"""When `.venv` is trusted, brought up to date or made anew."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import environment
import pytest
from environment import Plan
from process import Failure


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with a complete `.venv`, in a place with a space and an umlaut."""
    root = tmp_path / "a b ü"
    root.mkdir()
    (root / "requirements.lock").write_text("one==1\n")
    (root / "pyproject.toml").write_text("[project]\n")
    for name in ("python", "sticheln"):
        program = environment.executable(name, root)
        program.parent.mkdir(parents=True, exist_ok=True)
        program.touch()
    environment.write_stamp(root, environment.wanted_stamp(root))
    return root


def plan(root: Path, adoptable: bool = False) -> Plan:
    return environment.make_plan(root, lambda _: adoptable)


def test_a_finished_environment_is_ready(root: Path) -> None:
    assert plan(root) is Plan.READY


@pytest.mark.parametrize("name", environment.INPUTS)
def test_a_changed_input_is_an_update(root: Path, name: str) -> None:
    (root / name).write_text("changed")
    assert plan(root) is Plan.UPDATE


def test_a_lost_script_is_an_update(root: Path) -> None:
    environment.executable("sticheln", root).unlink()
    assert plan(root) is Plan.UPDATE


@pytest.mark.parametrize("key", ["python", "platform", "root"])
def test_another_python_or_place_is_a_rebuild(root: Path, key: str) -> None:
    environment.write_stamp(root, {**environment.wanted_stamp(root), key: "another"})
    assert plan(root) is Plan.REBUILD


def test_a_lost_python_is_a_rebuild(root: Path) -> None:
    environment.executable("python", root).unlink()
    assert plan(root, adoptable=True) is Plan.REBUILD


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"python'])
def test_an_unfinished_or_damaged_stamp_is_a_rebuild(root: Path, text: str) -> None:
    (root / ".venv" / environment.STAMP).write_text(text)
    assert plan(root, adoptable=True) is Plan.REBUILD


@pytest.mark.parametrize(("adoptable", "expected"), [(True, Plan.UPDATE), (False, Plan.REBUILD)])
def test_an_environment_without_stamp_is_adopted_if_usable(
    root: Path, adoptable: bool, expected: Plan
) -> None:
    (root / ".venv" / environment.STAMP).unlink()
    assert plan(root, adoptable) is expected


def test_programs_are_found_on_both_kinds_of_system() -> None:
    root = Path("root")
    assert environment.executable("sticheln", root, "posix") == root / ".venv" / "bin" / "sticheln"
    assert environment.executable("sticheln", root, "nt") == root / ".venv" / "Scripts" / "sticheln.exe"


def test_dependencies_are_installed_by_hash_before_the_project() -> None:
    (_, dependencies), (_, project) = environment.pip_steps(Path("python"))
    assert dependencies == ["python", "-m", "pip", "install", "--require-hashes", "-r", "requirements.lock"]
    assert project == ["python", "-m", "pip", "install", "--no-build-isolation", "--no-deps", "-e", "."]


def test_a_failing_pip_is_one_sentence_and_leaves_an_unfinished_stamp(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "call", lambda *_: 23)
    with pytest.raises(Failure, match="pip could not install the locked dependencies") as caught:
        environment.install_locked(root)
    assert caught.value.code == 23
    assert plan(root, adoptable=True) is Plan.REBUILD


def test_a_successful_installation_is_ready(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (root / "requirements.lock").write_text("one==2\n")
    monkeypatch.setattr(environment, "call", lambda *_: 0)
    environment.install_locked(root)
    assert plan(root) is Plan.READY


def test_a_rebuild_starts_from_an_empty_unfinished_environment(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Sequence[str]] = []
    monkeypatch.setattr(environment, "call", lambda command, _: started.append(command))
    environment.make_venv(root)
    assert started[0][1:] == ["-m", "venv", str(root / ".venv")]
    assert [path.name for path in (root / ".venv").iterdir()] == [environment.STAMP]
    assert environment.read_stamp(root) == {}


def test_an_environment_elsewhere_is_left_alone(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "elsewhere"
    (root / ".venv").rename(elsewhere)
    (root / ".venv").symlink_to(elsewhere)
    before = sorted(elsewhere.rglob("*"))
    monkeypatch.setattr(environment, "call", lambda command, _: 0)
    environment.make_venv(root)
    assert sorted(elsewhere.rglob("*")) == before
    assert not (root / ".venv").is_symlink()


def test_nothing_is_started_when_everything_is_ready(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "ensure_packages", lambda **_: None)
    monkeypatch.setattr(environment, "call", lambda *_: pytest.fail("started something"))
    environment.prepare(root)
