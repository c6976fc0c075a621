"""Positions of random matches, for opponents to look at."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import product
from random import Random

from sticheln_desktop.ai.worlds import possible_world
from sticheln_desktop.match.match import Match, Participant, new_match
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import PRESETS, SETTING_VALUES, Dealer, Family, Rules, Undealt, house
from sticheln_desktop.rules.state import State
from sticheln_desktop.rules.view import Eyes, View, complete, observe

HOUSE_MIXES = tuple(
    house(**dict(zip(SETTING_VALUES, mix, strict=True))) for mix in product(*SETTING_VALUES.values())
)


EDITIONS = ((Undealt.HIDDEN, Dealer.ROTATES), (Undealt.SHOWN, Dealer.LOWEST))


def _with_options(rules: Rules) -> tuple[Rules, ...]:
    if rules.family is not Family.STICHELN:
        return (rules,)
    return tuple(replace(rules, rounds=2, undealt=undealt, dealer=dealer) for undealt, dealer in EDITIONS)


def _house_tables() -> Iterator[tuple[Rules, int]]:
    for number, mix in enumerate(HOUSE_MIXES):
        hidden, shown = _with_options(mix)
        yield from ((hidden, 3 + number % 4), (hidden, 7), (shown, 8))


PRESET_TABLES = [
    (rules, seats)
    for plain in PRESETS.values()
    for rules in _with_options(plain)
    for seats in rules.seat_counts()
]
TABLES = [*PRESET_TABLES, *_house_tables()]


def named(table: tuple[Rules, int]) -> str:
    """A table's name among the tests."""
    rules, seats = table
    settings = "-".join(map(str, rules.settings.values())) if rules.game == "house" else rules.game
    return f"{settings}-{rules.undealt}-{seats}"


@lru_cache(maxsize=4)  # every level looks at the same match
def whole_match(rules: Rules, seats: int, seed: int) -> Match:
    """A match of random decisions of random pending seats."""
    random = Random(seed)
    match = new_match(rules, [Participant(f"P{seat}") for seat in range(seats)], seed)
    while not match.state.is_over:
        if match.state.awaits_deal:
            match, _ = match.deal()
        else:
            seat = random.choice(match.state.pending)
            match, _ = match.play(random.choice(game.legal(match.state, seat)))
    return match


def dealt(rules: Rules, seats: int, seed: int) -> State:
    """A match whose first cards were dealt just now."""
    return whole_match(rules, seats, seed).states[1]


def glances(rules: Rules, seats: int, seed: int, count: int) -> Iterator[State]:
    """Some states of a match: one of every kind of moment, and some drawn by chance."""
    states = whole_match(rules, seats, seed).states[1:]
    first_of_kind = {(state.round.phase, len(state.pending) > 1): state for state in reversed(states)}
    last_of_kind = {(state.round.phase, len(state.pending) > 1): state for state in states}
    yield from first_of_kind.values()
    yield from last_of_kind.values()
    yield from Random(seed).sample(states, count)


def imagined(view: View, random: Random) -> View:
    """The same eyes' view of another world that looks the same to them."""
    return observe(complete(view, possible_world(view, random)), view.eyes)


def some_eyes(state: State, random: Random) -> Iterator[Eyes]:
    """Nobody, everybody, one seat and two seats."""
    everybody = range(state.seats)
    yield frozenset()
    yield frozenset({random.choice(everybody)})
    yield frozenset(random.sample(everybody, 2))
    yield frozenset(everybody)
    yield from (frozenset({seat}) for seat in state.pending[:1])
