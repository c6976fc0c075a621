"""Bots at console matches: the example that is shipped, and others that are not so kind."""

from pathlib import Path

import pytest
from console import EXAMPLE, bot, sticheln

from sticheln_desktop.ai.levels import player
from sticheln_desktop.ai.player import Advice, Budget, Option
from sticheln_desktop.cli import seating, setup
from sticheln_desktop.match import storage
from sticheln_desktop.rules.cards import card
from sticheln_desktop.rules.decisions import Play
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.view import View

PATIENT = ("--think", "60")


@pytest.mark.parametrize("game", PRESETS)
def test_the_example_bot_plays_every_game(tmp_path: Path, game: str) -> None:
    path = tmp_path / "match.sticheln"
    seats = ",".join([bot(str(EXAMPLE)), *["casual"] * (PRESETS[game].seat_counts()[0] - 1)])
    table = ("--game", game, "--seats", seats, "--seed", "1", *PATIENT)
    printed = sticheln("play", *table, "--record", str(path))
    assert (printed.code, printed.err) == (0, "")
    assert "  example 0: 0 of " in printed.out.splitlines()[-1]
    match = storage.load(path)
    assert match.state.is_over
    assert (match.participants[0].name, match.participants[0].played_by) == ("example 0", "bot:example")


def test_the_example_bot_is_short() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert len(lines) < 40


def test_a_bot_that_dies_is_reported() -> None:
    seats = f"{bot('-c', '1/0')},casual,casual"
    printed = sticheln("play", "--seats", seats, "--length", "1", "--seed", "1")
    assert printed.code == 0
    sentence = "  bot 0: 15 of 15 decisions were fallbacks: it ended (ZeroDivisionError: division by zero)"
    assert printed.out.splitlines()[-1] == sentence


def test_two_seats_of_one_bot_are_two_processes() -> None:
    seats = ",".join([bot(str(EXAMPLE))] * 2)
    printed = sticheln("play", "--game", "stichling", "--seats", seats, *PATIENT)
    assert [line.split(":")[0] for line in printed.out.splitlines()[-2:]] == ["  example 0", "  example 1"]


WRONG = {
    "no command": (2, "bot:", "--seats: bot: needs a command, for example bot:./my-bot"),
    "blank command": (2, "bot:  ", "--seats: bot: needs a command, for example bot:./my-bot"),
    "open quote": (2, "bot:'x", '--seats: a quote in "\'x" is left open'),
    "half a character": (2, "bot:\udcff", "--seats: a command is not UTF-8 text"),
    "no program": (
        1,
        "bot:no-such-program --fast",
        "bot:no-such-program --fast cannot be started: no such file or directory",
    ),
    "no bot": (2, "bat:x", "there is no level 'bat:x'; there are "),
}


@pytest.mark.parametrize("command", ["play", "arena"])
@pytest.mark.parametrize("wrong", WRONG)
def test_a_bot_that_cannot_be_gets_one_sentence(command: str, wrong: str) -> None:
    code, seat, sentence = WRONG[wrong]
    printed = sticheln(command, "--game", "stichling", "--seats", f"casual,{seat}")
    assert printed.code == code
    assert printed.complaint.startswith(f"sticheln: {sentence}")
    assert printed.out == ""


class Clumsy:
    """A computer opponent with a fault in it."""

    def advise(self, view: View, budget: Budget) -> Advice:
        """Fails at first, and then advises what is not legal."""
        if view.round.number == 0:
            raise ZeroDivisionError
        return Advice((Option(Play(view.legal[0].seat, card("G1"), 9), 0.0),))


@pytest.mark.parametrize("command", ["play", "arena"])
def test_a_computer_that_fails_is_helped_out_and_counted(
    command: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for room in (setup, seating):
        monkeypatch.setattr(room, "player", lambda name: Clumsy() if name == "clumsy" else player(name))
    matches = ("--matches", "2", "--jobs", "1") if command == "arena" else ()
    printed = sticheln(command, "--game", "stichling", "--seats", "casual,clumsy", *matches)
    assert printed.code == 0
    assert ("78 of 78" if matches else "  Clumsy 1: 39 of 39") in printed.out.splitlines()[-1]
    told = {record.getMessage().partition(" the ")[0] for record in caplog.records}
    assert told == {"clumsy could not decide", "clumsy advised"}
