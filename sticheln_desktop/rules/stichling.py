"""Stichling: four tricks side by side, stones that mark their holders, tiles that count tricks."""

from collections.abc import Iterator
from dataclasses import replace

from .cards import Colour
from .decisions import Play
from .events import CardPlayed, Event, StoneMoved, TileTurned, TrickWon
from .objections import Objection, Reason
from .settings import Rules
from .state import Plays, Round, WonTrick, face_up

PLACES = 4
CANDIDATE_PLACES: tuple[int, ...] = (1, 2, 3, 4)
CARDS_KEPT = 0
FULL = 4


def tile_values(number: int) -> tuple[int, int, int]:
    """The three tiles of a round: 1 2 3, then 2 4 6, then 3 6 9."""
    thumbtacks = number + 1
    return thumbtacks, 2 * thumbtacks, 3 * thumbtacks


def holder(plays: Plays) -> Play:
    """The highest card of the trick's first colour; its seat's stone stands by the trick."""
    first = plays[0].card.colour
    return max((play for play in plays if play.card.colour is first), key=lambda play: play.card.value)


def place_objection(table: tuple[Plays, ...], play: Play) -> Objection | None:
    """Whether the card may go to that place: judged by the card alone, not by the hand."""
    trick = table[play.place - 1]
    if not trick or trick[0].card.colour is play.card.colour:
        return None
    if free := _first_place(table, None):
        return Objection(Reason.A_PLACE_IS_FREE, free)
    if matching := _first_place(table, play.card.colour):
        return Objection(Reason.COLOUR_LIES_ELSEWHERE, matching)
    return None


def _first_place(table: tuple[Plays, ...], colour: Colour | None) -> int:
    """The first place with a trick of that colour, or a free one for None; 0 if there is none."""
    for place, plays in enumerate(table, start=1):
        if (plays[0].card.colour if plays else None) is colour:
            return place
    return 0


def steps(round: Round, rules: Rules, play: Play) -> Iterator[tuple[Event, Round]]:
    """What a play brings about. Turns go round whoever wins a trick."""
    place = play.place - 1
    before = round.table[place]
    plays = (*before, play)
    round = replace(round, table=_with(round.table, place, plays), turn=(play.seat + 1) % len(round.hands))
    yield CardPlayed(play.seat, play.card, place), round
    previous = holder(before).seat if before else None
    owner = holder(plays).seat
    if owner != previous:
        yield StoneMoved(place, previous, owner), round
    if len(plays) == FULL:
        yield from _cleared(round, place, owner)


def _cleared(round: Round, place: int, winner: int) -> Iterator[tuple[Event, Round]]:
    plays = round.table[place]
    won = (*round.tricks, WonTrick(winner, plays))
    round = replace(round, table=_with(round.table, place, ()), tricks=won)
    yield TrickWon(winner, place, plays), round
    yield TileTurned(winner, score(round, winner)), round


def _with(table: tuple[Plays, ...], place: int, plays: Plays) -> tuple[Plays, ...]:
    return (*table[:place], plays, *table[place + 1 :])


def wins(tricks: tuple[WonTrick, ...], seat: int) -> int:
    """How many tricks a seat has won."""
    return sum(trick.winner == seat for trick in tricks)


def score(round: Round, seat: int) -> int:
    """The value of the seat's face-up tile; without a trick 0."""
    shown = face_up(wins(round.tricks, seat))
    tiles = round.tiles[seat]
    return 0 if shown is None or tiles is None else tiles[shown]


def scores(round: Round, rules: Rules) -> tuple[int, ...]:
    """Each seat's points: tricks that are not full count for nobody."""
    return tuple(score(round, seat) for seat in range(len(round.hands)))
