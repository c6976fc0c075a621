"""Hattrick: a double trick of at most two colours; the third colour passes."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from .cards import Card, Colour
from .decisions import Play
from .events import CardPassed, CardPlayed, Event, TrickWon
from .objections import Objection
from .settings import Rules
from .state import Hand, Plays, Round, WonTrick

T = TypeVar("T")
PLACES = 2
CANDIDATE_PLACES: tuple[int, ...] = (0,)
CARDS_KEPT = 1
COLOUR_ORDER = (Colour.RED, Colour.BLUE, Colour.GREEN)
POINTS_OF_A_PASS = -2


def place_of(card: Card, table: tuple[Plays, ...]) -> int | None:
    """Where a card goes: on its open colour, on a second place if one is free, or None: it passes."""
    for place, plays in enumerate(table):
        if not plays or plays[0].card.colour is card.colour:
            return place
    return None


def top(plays: Plays) -> Play:
    """The card that takes its trick."""
    return max(plays, key=lambda play: play.card.value)


def leading_place(table: tuple[Plays, ...]) -> int:
    """The place whose winner leads next: highest cards compared in turn, then red, blue, green."""

    def strength(place: int) -> tuple[list[int], int]:
        values = sorted((play.card.value for play in table[place]), reverse=True)
        return values, -COLOUR_ORDER.index(table[place][0].card.colour)

    return max((place for place, plays in enumerate(table) if plays), key=strength)


def place_objection(table: tuple[Plays, ...], play: Play) -> Objection | None:
    """Every card of the hand is always playable."""
    return None


def steps(round: Round, rules: Rules, play: Play) -> Iterator[tuple[Event, Round]]:
    """What a play brings about."""
    place = place_of(play.card, round.table)
    round = replace(round, turn=(play.seat + 1) % len(round.hands))
    if place is None:
        round = replace(round, passed=_added(round.passed, play.seat, play.card))
        yield CardPassed(play.seat, play.card), round
    else:
        round = replace(round, table=_added(round.table, place, play))
        yield CardPlayed(play.seat, play.card, place), round
    if len(round.plays) % len(round.hands) == 0:
        yield from _collected(round)


def _collected(round: Round) -> Iterator[tuple[Event, Round]]:
    leader = top(round.table[leading_place(round.table)]).seat
    for place, plays in enumerate(round.table):
        if plays:
            winner = top(plays).seat
            rest = tuple(() if at == place else other for at, other in enumerate(round.table))
            won = (*round.tricks, WonTrick(winner, plays))
            round = replace(round, table=rest, tricks=won, turn=leader)
            yield TrickWon(winner, place, plays), round


def _added(rows: tuple[tuple[T, ...], ...], index: int, item: T) -> tuple[tuple[T, ...], ...]:
    return (*rows[:index], (*rows[index], item), *rows[index + 1 :])


@dataclass(frozen=True, slots=True)
class Piles:
    """What lies before a seat: cards by colour, passed cards, and which colour scores."""

    counts: dict[Colour, int]
    passed: int

    @property
    def best(self) -> Colour:
        """The colour that scores; of equal ones the first of red, blue, green."""
        return max(COLOUR_ORDER, key=lambda colour: self.counts[colour])

    def points(self, colour: Colour) -> int:
        """What a pile is worth."""
        return self.counts[colour] if colour is self.best else -self.counts[colour]

    @property
    def score(self) -> int:
        """The seat's points with these piles."""
        return sum(map(self.points, COLOUR_ORDER)) + POINTS_OF_A_PASS * self.passed


def piles(taken: Hand, passed: Hand) -> Piles:
    """The piles of a seat that took and passed these cards."""
    counts = dict.fromkeys(COLOUR_ORDER, 0)
    for card in taken:
        counts[card.colour] += 1
    return Piles(counts, len(passed))


def scores(round: Round, rules: Rules) -> tuple[int, ...]:
    """Each seat's points."""
    return tuple(piles(round.taken(seat), round.passed[seat]).score for seat in range(len(round.hands)))
