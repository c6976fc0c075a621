"""`sticheln bench` prints its table; how fast this machine is, is not asked here."""

import sys

import pytest
from console import sticheln

from sticheln_desktop.ai.levels import EVERYBODY
from sticheln_desktop.ai.player import Budget
from sticheln_desktop.cli import bench, bench_ai
from sticheln_desktop.rules.settings import PRESETS


@pytest.fixture(autouse=True)
def _short_measurements(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_SECONDS", 0.001)
    monkeypatch.setattr(bench_ai, "_ROWS", 20)
    monkeypatch.setattr(bench_ai, "Budget", lambda *_: Budget(0.0))


@pytest.mark.parametrize("parts", [[], ["rules"]], ids=["all", "rules"])
def test_the_table_has_a_row_for_every_game(parts: list[str]) -> None:
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
    assert printed.complaint == "sticheln: there is no part 'pictures\\n'; there are rules, ai"
    assert printed.out == ""
