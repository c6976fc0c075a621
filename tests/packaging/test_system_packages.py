"""Which system packages are missing, what they are called, and how they are asked for."""

from __future__ import annotations

import pytest
import system_packages
from process import Failure
from system_packages import OFFSCREEN_LIBRARIES, WINDOW_LIBRARIES


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """A Debian 12 whose absent libraries and apt calls are lists."""
    state: dict[str, list[str]] = {"absent": [], "asked": []}
    monkeypatch.setattr(system_packages, "missing", lambda table: [p for p in table if p in state["absent"]])
    monkeypatch.setattr(system_packages, "install_packages", state["asked"].extend)
    monkeypatch.setattr(system_packages, "glibc_version", lambda: (2, 36))
    monkeypatch.setattr(system_packages, "venv_packages", lambda _: [])
    monkeypatch.setattr("system_packages.shutil.which", lambda name: f"/usr/bin/{name}")
    return state


def test_missing_names_the_packages_of_absent_libraries() -> None:
    present = {"libGL.so.1", "libEGL.so.1", "libglib-2.0.so.0"}
    assert system_packages.missing(OFFSCREEN_LIBRARIES, present.__contains__) == [
        "libdbus-1-3",
        "libfontconfig1",
        "libxkbcommon0",
    ]


def test_missing_is_empty_on_a_complete_machine() -> None:
    assert system_packages.missing(WINDOW_LIBRARIES, lambda _: True) == []


def test_an_unknown_library_is_not_loadable() -> None:
    assert not system_packages.is_loadable("libsticheln-nowhere.so.7")


@pytest.mark.parametrize(
    ("package", "glibc", "name"),
    [
        ("libglib2.0-0", (2, 36), "libglib2.0-0"),  # Debian 12
        ("libglib2.0-0", (2, 35), "libglib2.0-0"),  # Ubuntu 22.04
        ("libglib2.0-0", (2, 41), "libglib2.0-0t64"),  # Debian 13
        ("libglib2.0-0", (2, 39), "libglib2.0-0t64"),  # Ubuntu 24.04
        ("libegl1", (2, 41), "libegl1"),
        ("libglib2.0-0", (), "libglib2.0-0"),
    ],
)
def test_package_name_follows_the_release(package: str, glibc: tuple[int, ...], name: str) -> None:
    assert system_packages.package_name(package, glibc) == name


def test_venv_package_is_wanted_only_without_ensurepip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("system_packages.importlib.util.find_spec", lambda _: None)
    assert system_packages.venv_packages((3, 11)) == ["python3.11-venv"]
    monkeypatch.setattr("system_packages.importlib.util.find_spec", lambda _: object())
    assert system_packages.venv_packages((3, 11)) == []


def test_apt_never_asks_a_question() -> None:
    command = system_packages.apt_install(["libegl1"])
    assert "DEBIAN_FRONTEND=noninteractive" in command
    assert {"--yes", "--no-install-recommends"} < set(command)
    assert command[-1] == "libegl1"


def test_apt_is_not_called_when_nothing_is_missing(machine: dict[str, list[str]]) -> None:
    system_packages.ensure_packages(for_new_venv=True)
    assert machine["asked"] == []


def test_both_sets_are_installed_together(machine: dict[str, list[str]]) -> None:
    machine["absent"] = ["libxcb-cursor0", "libgl1"]
    with pytest.raises(Failure):
        system_packages.ensure_packages(for_new_venv=False)
    assert machine["asked"] == ["libgl1", "libxcb-cursor0"]


def test_a_missing_offscreen_library_stops_with_the_command_to_run(machine: dict[str, list[str]]) -> None:
    machine["absent"] = ["libegl1"]
    with pytest.raises(Failure, match=r"run: sudo apt-get update && sudo apt-get install .* libegl1$"):
        system_packages.ensure_packages(for_new_venv=False)


def test_a_missing_window_library_is_only_mentioned(
    machine: dict[str, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    machine["absent"] = ["libxcb-cursor0"]
    system_packages.ensure_packages(for_new_venv=False)
    assert "libxcb-cursor0" in capsys.readouterr().out


def test_without_apt_the_libraries_are_named() -> None:
    assert system_packages.advice(["libglib2.0-0"], has_apt=False).endswith("libglib-2.0.so.0")


def test_without_root_and_sudo_nothing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "privilege", lambda: None)
    monkeypatch.setattr(system_packages, "call", lambda command: pytest.fail(f"started {command}"))
    system_packages.install_packages(["libegl1"])


def test_sudo_stands_before_both_apt_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(system_packages, "privilege", lambda: ["sudo", "-n"])
    monkeypatch.setattr("system_packages.shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(system_packages, "call", started.append)
    system_packages.install_packages(["libegl1"])
    assert [command[:2] for command in started] == [["sudo", "-n"]] * 2
    assert started[0][-1] == "update"
    assert started[1][-1] == "libegl1"
