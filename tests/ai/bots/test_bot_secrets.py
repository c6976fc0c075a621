"""Everything that is sent to a bot in whole matches of every game, read for what the bot must not know."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rogues import Kennel

from sticheln_desktop.ai.bots import protocol
from sticheln_desktop.ai.bots.player import BotPlayer
from sticheln_desktop.ai.bots.process import Limits
from sticheln_desktop.ai.bots.view_record import view_record
from sticheln_desktop.ai.levels import player
from sticheln_desktop.ai.player import Player
from sticheln_desktop.ai.worlds import possible_world
from sticheln_desktop.cli.play import played_out
from sticheln_desktop.match.match import Deal, Match, Participant, new_match
from sticheln_desktop.match.reader import decoded
from sticheln_desktop.match.writer import record
from sticheln_desktop.rules.notation import decision_text
from sticheln_desktop.rules.settings import PRESETS, Family, Rules, Undealt, house
from sticheln_desktop.rules.state import Phase, State
from sticheln_desktop.rules.view import complete, observe

SPY = """
with open(sys.argv[2], "w", encoding="utf-8") as heard:
    for line in sys.stdin:
        heard.write(line)
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="ready", name="spy")
        elif message["type"] == "decide":
            answer(message, message["legal"][len(message["legal"]) // 2])
        elif message["type"] == "bye":
            break
"""
SEAT = 1
SEED = 918273645
CARD = re.compile(r'(?<=[":])[GNRBYV]\d+(?=["@])')
MIXES = (
    house(reveal="hidden", colours=2, polarity="lucky"),
    house(choose="after", colours=2, reveal="hidden"),
)


def _tables() -> Iterator[tuple[Rules, int]]:
    for rules in (*PRESETS.values(), *MIXES):
        short = rules if rules.family is Family.STICHLING else replace(rules, rounds=2)
        yield short, rules.seat_counts()[0]
        yield short, rules.seat_counts()[-1]
        if rules.family is Family.STICHELN:
            yield replace(short, undealt=Undealt.SHOWN), 7


TABLES = [*_tables()]


@dataclass(frozen=True)
class Overheard:
    """A match and every line its bot was sent."""

    match: Match
    lines: tuple[bytes, ...]

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The lines read."""
        return [json.loads(line) for line in self.lines]

    def asked(self) -> Iterator[tuple[State, bytes, dict[str, Any]]]:
        """Every question with the true state it was asked in."""
        entries = zip(self.match.log, self.match.states, strict=False)
        states = [state for entry, state in entries if not isinstance(entry, Deal) and entry.seat == SEAT]
        questions = [(line, json.loads(line)) for line in self.lines if b'"decide"' in line[:20]]
        for state, (line, message) in zip(states, questions, strict=True):
            yield state, line, message


def overheard(rules: Rules, seats: int, folder: Path) -> Overheard:
    """A match that a spy plays and writes down."""
    names = [Participant(f"Seat {seat}", "computer:random") for seat in range(seats)]
    names[SEAT] = Participant("Spy", "bot:spy")
    heard = folder / "heard"
    with Kennel(folder) as kennel:
        bot = BotPlayer(kennel.command(SPY, str(heard)), Limits(60.0, 60.0, 60.0))
        bot.start()
        players: list[Player] = [bot if seat == SEAT else player("random") for seat in range(seats)]
        match = new_match(rules, names, SEED)
        bot.begin(match.participants)
        match = played_out(match, players, 0.0)
        bot.over(observe(match.state, frozenset({SEAT})))
        bot.close()
    assert (bot.fallbacks, bot.trouble) == (0, None)
    return Overheard(match, tuple(heard.read_bytes().splitlines(keepends=True)))


def named(table: tuple[Rules, int]) -> str:
    """A table's name among the tests."""
    return f"{table[0].game}-{table[0].undealt}-{table[1]}"


@pytest.fixture(scope="module", params=TABLES, ids=named)
def heard(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Overheard:
    """One match of every game, at its smallest and largest table."""
    rules, seats = request.param
    return overheard(rules, seats, tmp_path_factory.mktemp("spy"))


def hidden_cards(state: State) -> set[str]:
    """The cards of the running round that the bot's seat may not know."""
    round, rules = state.round, state.rules
    secret = {card for seat, hand in enumerate(round.hands) if seat != SEAT for card in hand}
    if rules.undealt is Undealt.HIDDEN:
        secret.update(round.undealt)
    if rules.reveal.value == "hidden" or round.phase is Phase.CHOOSING:
        for seat, chosen in enumerate(round.choices):
            secret.update(chosen or () if seat != SEAT else ())
    return {str(card) for card in secret}


def test_a_bot_is_told_the_match_from_beginning_to_end(heard: Overheard) -> None:
    kinds = [message["type"] for message in heard.messages]
    assert kinds == ["hello", *["decide"] * (len(kinds) - 3), "over", "bye"]
    numbers = [message["id"] for message in heard.messages[1:-2]]
    assert numbers == sorted(set(numbers))
    for state, _, message in heard.asked():
        view = observe(state, frozenset({SEAT}))
        assert message["seat"] == SEAT
        assert message["seconds"] == 60.0
        assert message["legal"] == [decision_text(option) for option in view.legal]
        assert message["view"]["players"][SEAT] == {"name": "Spy", "played_by": "bot:spy"}
        assert message["view"]["players"][0] == {"name": "Seat 0", "played_by": "computer:random"}


def test_no_hidden_card_is_sent(heard: Overheard) -> None:
    for state, _, message in heard.asked():
        running = json.dumps([message["view"]["rounds"][-1], message["legal"]])
        sent = set(CARD.findall(running))
        assert sent >= {str(card) for card in state.round.dealt[SEAT]}
        assert not sent & hidden_cards(state)
        assert len(message["view"]["rounds"]) == len(state.rounds)


def test_hidden_things_are_null(heard: Overheard) -> None:
    for state, _, message in heard.asked():
        running, round = message["view"]["rounds"][-1], state.round
        assert [hand is None for hand in running["hands"]] == [seat != SEAT for seat in range(state.seats)]
        shown = state.rules.undealt is Undealt.SHOWN or not round.undealt
        assert (running["undealt"] is None) is not shown
        for seat, tiles in enumerate(round.tiles):
            if tiles is not None and seat != SEAT:
                wins = sum(trick.winner == seat for trick in round.tricks)
                assert running["choices"][seat] == [*tiles[:wins], *[None] * (3 - wins)][:3]
        if "late_choices" in running:
            assert [name for seat, name in enumerate(running["late_choices"]) if seat != SEAT and name] == []


def test_the_seed_is_never_sent(heard: Overheard) -> None:
    everything = b"".join(heard.lines)
    assert b"seed" not in everything
    assert str(SEED).encode() not in everything


def test_another_world_sends_the_same_bytes(heard: Overheard) -> None:
    random = Random(1)
    differing = 0
    for state, line, message in heard.asked():
        view = observe(state, frozenset({SEAT}))
        other = complete(view, possible_world(view, random))
        differing += other != state
        again = protocol.decide(
            message["id"], SEAT, 60.0, observe(other, view.eyes), heard.match.participants
        )
        assert again == line
    assert differing


def test_tiles_never_turned_stay_secret_after_the_round(heard: Overheard) -> None:
    if heard.match.rules.family is not Family.STICHLING:
        assert "null" not in json.dumps(_without_undealt(heard.messages[-2]["record"]))
        return
    for round, told in zip(heard.match.state.rounds, heard.messages[-2]["record"]["rounds"], strict=True):
        for seat, tiles in enumerate(round.tiles):
            wins = sum(trick.winner == seat for trick in round.tricks)
            known = 3 if seat == SEAT else wins
            assert told["choices"][seat] == [*(tiles or ())[:known], *[None] * (3 - known)][:3]


def _without_undealt(told: dict[str, Any]) -> list[Any]:
    """The rounds without leftover cards, and without colours that a seat with no trick cannot name."""
    leave_out = ("undealt", "late_choices")
    return [
        {name: value for name, value in round.items() if name not in leave_out} for round in told["rounds"]
    ]


def test_the_finished_match_is_a_record_but_for_secrets(heard: Overheard) -> None:
    told, true = heard.messages[-2]["record"], record(heard.match)
    assert true.pop("seed") == SEED
    everybody = observe(heard.match.state, frozenset(range(heard.match.state.seats)))
    assert [*view_record(everybody, heard.match.participants)] == [*told] == [*true]
    assert (told["totals"], told["winners"]) == (true["totals"], true["winners"])
    if heard.match.rules.family is not Family.STICHLING and "null" not in json.dumps(told):
        assert told == true
        assert decoded(json.dumps(told).encode()).state == heard.match.state
