"""`sticheln bench` prints its table; how fast this machine is, is not asked here."""

import sys
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from console import sticheln

from sticheln_desktop.ai.levels import EVERYBODY, LEVELS
from sticheln_desktop.ai.player import Budget
from sticheln_desktop.cli import bench, bench_ai, bench_gui
from sticheln_desktop.rules.settings import PRESETS


@pytest.fixture(autouse=True)
def _short_measurements(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_SECONDS", 0.001)
    monkeypatch.setattr(bench_ai, "_ROWS", 20)
    monkeypatch.setattr(bench_ai, "Budget", lambda *_: Budget(0.0))


@pytest.mark.parametrize("parts", [[], ["rules"]], ids=["all", "rules"])
def test_the_table_has_a_row_for_every_game(monkeypatch: pytest.MonkeyPatch, parts: list[str]) -> None:
    monkeypatch.setitem(bench.PARTS, "gui", lambda: None)
    printed = sticheln("bench", *parts)
    assert (printed.code, printed.err) == (0, "")
    header, *rows = printed.out.splitlines()[: len(PRESETS) + 1]
    assert header.split() == ["rules", "players", "decisions/s", "records", "checked/s"]
    assert [row.split()[0] for row in rows] == [*PRESETS]
    assert all(number.replace(",", "").isdigit() for row in rows for number in row.split()[1:])


def test_every_kernel_and_every_level_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    printed = sticheln("bench", "ai")
    assert (printed.code, printed.err) == (0, "")
    kernels, levels, hearts = printed.out.split("\n\n")
    assert [row.split()[0] for row in kernels.splitlines()[1:]] == [*PRESETS]
    assert [row.split()[0] for row in levels.splitlines()[1:]] == [*EVERYBODY]
    assert hearts == "open_spiel is not installed, so there is no comparison with its hearts\n"


def test_an_unknown_part_is_wrong_usage() -> None:
    printed = sticheln("bench", "rules", "pictures\n")
    assert printed.code == 2
    assert printed.complaint == "sticheln: there is no part 'pictures\\n'; there are rules, ai, gui"
    assert printed.out == ""


def test_the_window_is_measured_in_a_program_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def run(command: list[str], check: bool) -> CompletedProcess[str]:
        started.append(command)
        return CompletedProcess(command, len(started) - 1)

    monkeypatch.setattr(bench_gui.subprocess, "run", run)
    assert sticheln("bench", "gui").code == 0
    assert started[0][1:] == ["-m", "sticheln_desktop.gui.bench", [*LEVELS][-1]]
    failed = sticheln("bench", "gui")
    assert (failed.code, failed.complaint) == (1, "sticheln: the window could not be measured")


def test_a_frozen_program_asks_the_window_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/games/sticheln")
    program, *arguments = bench_gui.command("casual")
    assert Path(program) == Path("/opt/games/sticheln-desktop")
    assert arguments == ["--bench", "casual"]
