"""The build environment holds what runs, at the locked versions, and nothing else."""

from __future__ import annotations

from pathlib import Path

import build_environment
import pytest
from process import Failure

LOCK = """\
numpy==2.4.6 ; python_full_version < '3.12' \\
    --hash=sha256:aa \\
    --hash=sha256:ab
numpy==2.5.4 ; python_full_version >= '3.12' \\
    --hash=sha256:ba
pyside6-essentials==6.11.3 \\
    --hash=sha256:cc
pytest==9.2.0 \\
    --hash=sha256:dd
"""


def test_pins_are_the_lock_without_hashes() -> None:
    assert build_environment.pins(LOCK).splitlines() == [
        "numpy==2.4.6 ; python_full_version < '3.12'",
        "numpy==2.5.4 ; python_full_version >= '3.12'",
        "pyside6-essentials==6.11.3",
        "pytest==9.2.0",
    ]


def test_a_selection_keeps_hashes_and_both_pins_of_a_name() -> None:
    chosen = build_environment.selection(LOCK, ["PySide6_Essentials", "numpy"])
    assert "pytest" not in chosen
    assert chosen.count("numpy==") == 2
    assert "--hash=sha256:ab" in chosen
    assert "--hash=sha256:cc" in chosen


def test_everything_selected_is_the_whole_lock() -> None:
    names = [name for name, _ in build_environment.blocks(LOCK)]
    assert build_environment.selection(LOCK, names) == LOCK


def test_the_environment_of_a_build_hides_other_peoples_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("PYTHONSTARTUP", "elsewhere.py")
    environ = build_environment.clean_environ()
    assert not [name for name in environ if name.startswith("PYTHON")]
    assert environ["PIP_NO_INPUT"] == "1"


def test_an_unresolvable_lock_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="pip cannot resolve"):
        build_environment.needed(Path("/bin/false"), ["numpy"], tmp_path / "constraints.txt")


def test_an_environment_made_from_the_same_is_not_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Path] = []
    (tmp_path / "requirements.lock").write_text(LOCK)
    (tmp_path / "pyproject.toml").write_text('[project]\ndependencies = ["numpy"]\n')
    monkeypatch.setattr(build_environment, "base_python", lambda: "python3")
    monkeypatch.setattr(build_environment, "make_venv", lambda venv, _: (venv.mkdir(), made.append(venv)))
    monkeypatch.setattr(build_environment, "install_selection", lambda *_: None)
    for _ in range(2):
        build_environment.prepare_build(tmp_path, tmp_path / "venv")
    assert made == [tmp_path / "venv"]


def test_a_python_without_shared_library_is_replaced_by_the_systems(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_environment, "freezable", lambda: False)
    monkeypatch.setattr(build_environment, "is_loadable", lambda _: False)
    asked: list[str] = []
    monkeypatch.setattr(build_environment, "install_packages", asked.extend)
    with pytest.raises(Failure, match="shared library"):
        build_environment.base_python()
    assert any(package.startswith("libpython3") for package in asked)
    assert "no shared library" in capsys.readouterr().out
