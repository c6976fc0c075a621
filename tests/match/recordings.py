"""Good records to be broken in one place, and what the reader says to the result."""

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from sticheln_desktop.match.match import Match, Participant, new_match
from sticheln_desktop.match.parse import BadRecord
from sticheln_desktop.match.reader import decoded
from sticheln_desktop.match.writer import record
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import PRESETS, Rules, house

Record = dict[str, Any]
Edit = Callable[[Record], object]


def orderly_match(rules: Rules, seats: int, seed: int, plies: int | None = None) -> Match:
    """A match of random decisions; secret ones in the order of the seats, as a record tells no other."""
    random = Random(seed)
    match = new_match(rules, [Participant(f"P{seat}") for seat in range(seats)], seed)
    while not match.state.is_over and (plies is None or match.ply < plies):
        match = _next(match, random)
    return match


def _next(match: Match, random: Random) -> Match:
    if match.state.awaits_deal:
        return match.deal()[0]
    return match.play(random.choice(game.legal(match.state, match.state.pending[0])))[0]


def short(rules: Rules, rounds: int = 1) -> Rules:
    """The same game over fewer rounds."""
    return replace(rules, rounds=rounds)


TWO_LATE = house(colours=2, choose="after")

BASES: dict[str, tuple[Rules, int, int, int | None]] = {
    "classic": (short(PRESETS["classic"], 2), 3, 1, None),
    "choosing": (short(PRESETS["classic"], 2), 3, 1, 3),
    "playing": (short(PRESETS["classic"], 2), 3, 1, 30),
    "between": (short(PRESETS["classic"], 2), 3, 1, 46),
    "aggravated": (short(PRESETS["aggravated"]), 3, 1, None),
    "delayed": (short(PRESETS["delayed"]), 8, 122, None),  # seats 1, 3 and 7 take no trick
    "two late": (short(TWO_LATE), 8, 122, None),  # seat 2 takes no brown card
    "one late": (short(TWO_LATE), 3, 2858, None),  # seat 2 takes brown cards only
    "seven": (short(PRESETS["hazy"]), 7, 1, None),
    "hattrick": (short(PRESETS["hattrick"]), 4, 1, None),
    "stichling": (PRESETS["stichling"], 2, 1, None),
}


@lru_cache
def _base(name: str) -> Record:
    return record(orderly_match(*BASES[name]))


def base(name: str) -> Record:
    """A good record as plain data; each call gives its own copy."""
    return deepcopy(_base(name))


def text(data: Record) -> bytes:
    """Plain data as a file's content."""
    return json.dumps(data, ensure_ascii=False).encode()


def read(data: Record) -> Match:
    """The match that plain data describes."""
    return decoded(text(data))


def fault_in(content: bytes) -> str:
    """What the reader objects to."""
    with pytest.raises(BadRecord) as caught:
        decoded(content)
    return str(caught.value)


def put(*path: str | int, to: object) -> Edit:
    """The edit that gives a place in a record another value."""

    def edit(data: Record) -> None:
        _at(data, path[:-1])[path[-1]] = to

    return edit


def drop(*path: str | int) -> Edit:
    """The edit that takes a place out of a record."""

    def edit(data: Record) -> None:
        del _at(data, path[:-1])[path[-1]]

    return edit


def add(*path: str | int, item: object) -> Edit:
    """The edit that adds an item to a list in a record."""
    return lambda data: _at(data, path).append(item)


def both(*edits: Edit) -> Edit:
    """Several edits, one after the other."""
    return lambda data: [edit(data) for edit in edits]


def _at(data: Record, path: tuple[str | int, ...]) -> Any:
    found: Any = data
    for step in path:
        found = found[step]
    return found


def fault_after(name: str, edit: Edit) -> str:
    """What the reader objects to once a good record was edited."""
    data = base(name)
    edit(data)
    return fault_in(text(data))
