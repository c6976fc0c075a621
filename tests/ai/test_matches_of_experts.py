"""Matches of search players end by the rules; naming a level stays light."""

import logging
import subprocess
import sys
from dataclasses import replace

import pytest
from glances import dealt

from sticheln_desktop.ai import safely
from sticheln_desktop.ai.levels import player
from sticheln_desktop.ai.player import Advice, Budget, Option
from sticheln_desktop.cli.play import played_out
from sticheln_desktop.match.match import Participant, new_match
from sticheln_desktop.match.reader import decoded
from sticheln_desktop.match.writer import encoded
from sticheln_desktop.rules.decisions import Play
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.view import View, observe


@pytest.mark.parametrize("name", PRESETS)
def test_experts_play_matches_that_records_accept(name: str) -> None:
    rules = PRESETS[name]
    if name != "stichling":
        rules = replace(rules, rounds=1)
    seats = rules.seat_counts()[0]
    match = new_match(rules, [Participant(f"P{seat}") for seat in range(seats)], seed=5)
    match = played_out(match, [player("expert")] * seats, seconds=0.0, playouts=8)
    assert match.state.is_over
    assert decoded(encoded(match)).states == match.states


LIGHT = """
import sys
import sticheln_desktop.ai.levels, sticheln_desktop.ai.safely, sticheln_desktop.cli.main
for name in sticheln_desktop.ai.levels.EVERYBODY:
    sticheln_desktop.ai.levels.player(name)
print("numpy" in sys.modules)
"""


def test_naming_a_level_imports_no_numpy() -> None:
    printed = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == "False"


def fails(view: View, budget: Budget) -> Advice:
    """A player with a bug."""
    raise ZeroDivisionError


def cheats(view: View, budget: Budget) -> Advice:
    """A player that plays what it does not hold."""
    stolen = Play(0, view.rules.pack(4).cards[0], 9)
    return Advice((Option(stolen, 1.0),))


@pytest.mark.parametrize("thinking", [fails, cheats])
def test_whatever_goes_wrong_something_legal_is_decided(
    thinking: safely.Thinking, caplog: pytest.LogCaptureFixture
) -> None:
    view = observe(dealt(PRESETS["classic"], 4, seed=1), frozenset({0}))
    with caplog.at_level(logging.ERROR):
        advice, rescued = safely.advice("somebody", thinking, view, Budget())
    assert rescued
    assert advice.best in view.legal
    assert len(caplog.records) == 1
