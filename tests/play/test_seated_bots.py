"""Bots at the window's table: begun with the first question, told the end, gone with the session."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from test_session import Table, thinker

from sticheln_desktop.ai.player import Budget
from sticheln_desktop.match.match import Participant, new_match
from sticheln_desktop.play.opponents import Opponents
from sticheln_desktop.play.session import Session
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.view import observe

__all__ = ["thinker"]

BOT = """
import json, sys
log = open(sys.argv[1], "w")
for line in sys.stdin:
    message = json.loads(line)
    print(message["type"], file=log, flush=True)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "first"}), flush=True)
    elif message["type"] == "decide":
        answer = {"type": "decision", "id": message["id"], "decision": message["legal"][0]}
        print(json.dumps(answer), flush=True)
"""


@pytest.fixture
def command(tmp_path: Path) -> str:
    """A bot that always takes the first legal decision and notes what it is told."""
    script = tmp_path / "bot.py"
    script.write_text(BOT, encoding="utf-8")
    return f'"{sys.executable}" "{script}" "{tmp_path / "told"}"'


def test_a_bot_plays_a_match_at_the_table(
    command: str, qtbot: QtBot, thinker: Thinker, tmp_path: Path
) -> None:
    rules = replace(PRESETS["delayed"], rounds=1)
    seats = [Participant("Ann", "bot:mine"), *(Participant(f"C{n}", "computer:casual") for n in range(2))]
    session = Session(new_match(rules, seats, seed=5), thinker, lambda match: None, 5.0, {"mine": command})
    table = Table(session)
    session.begin()
    qtbot.waitUntil(lambda: table.over, timeout=30_000)
    session.close()
    told = tmp_path / "told"
    qtbot.waitUntil(lambda: told.read_text(encoding="utf-8").endswith("bye\n"), timeout=10_000)
    lines = told.read_text(encoding="utf-8").split()
    assert lines[0] == "hello"
    assert lines.count("decide") == 15 + 1
    assert lines[-2:] == ["over", "bye"]


@pytest.mark.parametrize("played_by", ["bot:stranger", "computer:grandmaster"])
def test_whoever_is_unknown_here_is_played_by_rule_of_thumb(played_by: str) -> None:
    seats = [Participant(f"P{n}", played_by) for n in range(3)]
    match, _ = new_match(PRESETS["classic"], seats, seed=1).deal()
    view = observe(match.state, frozenset({1}))
    assert Opponents(match, {})[1].advise(view, Budget()).best in view.legal


def test_a_bot_that_cannot_be_started_is_played_for(caplog: pytest.LogCaptureFixture) -> None:
    seats = [Participant(f"P{n}", "bot:gone") for n in range(3)]
    match, _ = new_match(PRESETS["classic"], seats, seed=1).deal()
    view = observe(match.state, frozenset({0}))
    opponents = Opponents(match, {"gone": "/no/such/program"})
    assert opponents[0].advise(view, Budget()).best in view.legal
    assert "cannot be started" in caplog.text
    opponents.close()
