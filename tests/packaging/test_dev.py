"""The command lines that are built, and what becomes of exit codes."""

from __future__ import annotations

import sys
from pathlib import Path

import dev
import process
import pytest
from process import Failure


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """Commands that would have been started in an empty checkout."""
    commands: list[list[str]] = []

    def record(command: list[str], *_args: object, **_options: object) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "prepare", lambda: None)
    monkeypatch.setattr(dev, "call", record)
    return commands


def add_window(root: Path) -> None:
    (root / "sticheln_desktop").mkdir()
    (root / "sticheln_desktop" / "app.py").touch()


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_display_is_found(platform: str, environ: dict[str, str], expected: bool) -> None:
    assert dev.has_display(platform, environ) is expected


def test_play_without_a_window_is_a_match_in_the_terminal(started: list[list[str]]) -> None:
    assert dev.main(["play", "--seed", "7"]) == 0
    seats = "casual,casual,casual,casual"
    assert started[0][1:] == ["play", "--game", "classic", "--seats", seats, "--seed", "7"]
    assert Path(started[0][0]).stem == "sticheln"


def test_play_with_a_display_opens_the_window(
    started: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_window(tmp_path)
    monkeypatch.setattr(dev, "has_display", lambda *_: True)
    assert dev.main(["play", "--language", "de"]) == 0
    assert Path(started[0][0]).stem == "sticheln-desktop"
    assert started[0][1:] == ["--language", "de"]


def test_play_without_a_display_draws_a_picture_and_says_where(
    started: list[list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    add_window(tmp_path)
    monkeypatch.setattr(dev, "has_display", lambda *_: False)
    picture = tmp_path / "build" / "demo.png"
    assert dev.main(["play"]) == 0
    assert started[0][1:] == ["--demo", "classic", "--screenshot", str(picture)]
    assert str(picture) in capsys.readouterr().out


def test_a_test_run_is_four_checks_in_order(started: list[list[str]]) -> None:
    assert dev.main(["test"]) == 0
    assert [command[1:4] for command in started] == [
        ["-m", "ruff", "check"],
        ["-m", "ruff", "format"],
        ["-m", "mypy", "sticheln_desktop/rules"],
        ["-m", "pytest", "-n"],
    ]


@pytest.mark.parametrize(("processors", "workers"), [(1, "1"), (2, "2"), (4, "4"), (32, "4")])
def test_pytest_uses_at_most_four_workers(processors: int, workers: str) -> None:
    assert dev.checks([], processors)[-1] == ["pytest", "-n", workers, "--dist", "worksteal"]


def test_arguments_make_pytest_run_alone() -> None:
    assert dev.checks(["-k", "zero", "-x"], 2) == [["pytest", "-k", "zero", "-x"]]


def test_a_test_run_stops_at_the_first_failure(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter([0, 3])
    monkeypatch.setattr(dev, "call", lambda *_: next(codes))
    assert dev.main(["test"]) == 3


def test_a_chosen_platform_is_kept() -> None:
    assert dev.offscreen({})["QT_QPA_PLATFORM"] == "offscreen"
    assert dev.offscreen({"QT_QPA_PLATFORM": "xcb"})["QT_QPA_PLATFORM"] == "xcb"


def test_the_lock_is_for_every_platform_and_hashed() -> None:
    command = dev.lock_command("uv", ["--upgrade"])
    assert command[:3] == ["uv", "pip", "compile"]
    assert {"--universal", "--generate-hashes", "--all-extras", "--upgrade"} < set(command)
    assert command[-1] == "pyproject.toml"


def test_the_lock_names_no_package_index() -> None:
    pin = "one==1 \\\n    --hash=sha256:00\n"
    addresses = "--index-url https://index.invalid/simple\n--find-links wheels\n"
    assert dev.without_addresses(addresses + pin) == pin


@pytest.mark.parametrize("argv", [[], ["bild"]])
def test_an_unknown_command_shows_the_usage(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(argv) == 2
    shown = capsys.readouterr().err
    assert all(name in shown for name in dev.COMMANDS)


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["--help"]) == 0
    assert "usage" in capsys.readouterr().out


def test_an_old_python_is_refused_in_one_sentence() -> None:
    dev.check_version((3, 11))
    with pytest.raises(Failure, match=r"this is 3\.9"):
        dev.check_version((3, 9))


@pytest.mark.parametrize(("code", "expected"), [(0, 0), (5, 5), (-9, 137)])
def test_exit_codes_are_those_of_a_shell(code: int, expected: int) -> None:
    assert process.exit_code(code) == expected


def test_call_passes_the_exit_code_on() -> None:
    assert process.call([sys.executable, "-I", "-S", "-c", "raise SystemExit(42)"]) == 42


def test_a_program_that_is_not_there_is_one_sentence() -> None:
    with pytest.raises(Failure, match="cannot be started"):
        process.call(["sticheln-nowhere"])
