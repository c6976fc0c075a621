"""How cards leave the table: a finished trick goes to whoever won it."""

from dataclasses import replace

from sticheln_desktop.gui.art.specs import CardBack, Stone
from sticheln_desktop.gui.table.measures import box
from sticheln_desktop.gui.table.pieces import Piece
from sticheln_desktop.rules.events import TrickWon

from . import durations
from .change import Change, is_card
from .flight import Easing, Flight, Leg, Pose, home

_SHRUNK = 0.35
_FADED = 0.25


def exits(change: Change) -> list[Flight]:
    """The ways of a finished trick's cards, and of cards passed to it."""
    event = change.event
    if not isinstance(event, TrickWon):
        return []
    won = [change.old[key] for play in event.plays if (key := f"card:{play.card}") in _gone(change)]
    return [*_taken(change, won, event.winner), *_passed(change, won)]


def _gone(change: Change) -> set[str]:
    return {piece.key for piece in change.gone("card:")}


def _taken(change: Change, won: list[Piece], winner: int) -> list[Flight]:
    if any(key.startswith("place:") for key in change.old):
        return [_away(piece, _plate(change, winner, piece), 0, durations.CLEAR) for piece in won]
    lasts = durations.COLLECT + durations.COLLECT_A_CARD * len(won)
    if any(key.startswith("pile:") for key in change.old):
        return [_away(piece, _pile(change, winner, piece), 0, lasts) for piece in won]
    return _gathered(change, won, winner, lasts)


def _gathered(change: Change, won: list[Piece], winner: int, lasts: float) -> list[Flight]:
    """All to the middle first, then as one heap to the winner."""
    if not won:
        return []
    x = sum(piece.x for piece in won) / len(won)
    y = sum(piece.y for piece in won) / len(won)
    made = []
    for piece in won:
        heap = Pose(x, y)
        away = _away(piece, _plate(change, winner, piece), durations.GATHER, lasts - durations.GATHER, heap)
        gather = Leg(0, durations.GATHER, home(piece), heap)
        made.append(replace(away, legs=(gather, *away.legs)))
    return made


def _away(piece: Piece, end: Pose, begins: float, lasts: float, start: Pose | None = None) -> Flight:
    leg = Leg(begins, lasts, start or home(piece), end, Easing.IN_CUBIC)
    return Flight(piece, (leg,), leaves=True, raised=True)


def _plate(change: Change, seat: int, piece: Piece) -> Pose:
    plate = change.new.get(f"plate:{seat}")
    at = plate if plate is not None else piece
    return Pose(at.x, at.y, _SHRUNK, opacity=_FADED)


def _pile(change: Change, seat: int, piece: Piece, kind: str | None = None) -> Pose:
    colour = kind or _colour(piece)
    pile = change.new.get(f"pile:{seat}:{colour}")
    if pile is None:
        return _plate(change, seat, piece)
    return Pose(pile.x, pile.y, 0.8 * box(pile.art)[1] / box(piece.art)[1], opacity=_FADED)


def _colour(piece: Piece) -> str:
    card = getattr(piece.art, "card", None)
    return card.colour.label if card is not None else ""


def _passed(change: Change, won: list[Piece]) -> list[Flight]:
    """Face-down cards that lie in nobody's trick go to the pile of whoever passed them."""
    made = []
    for piece in change.gone("card:"):
        seat = _passer(change, piece)
        if piece not in won and is_card(piece.art) and isinstance(piece.art, CardBack) and seat is not None:
            made.append(_away(piece, _pile(change, seat, piece, "passed"), 0, durations.COLLECT))
    return made


def _passer(change: Change, piece: Piece) -> int | None:
    """The seat whose stone marks the card."""
    mark = change.old.get(piece.key.replace("card:", "mark:"))
    for key, stone in change.old.items():
        if key.startswith("seat-stone:") and mark is not None and _same_stone(mark, stone):
            return int(key.rpartition(":")[2])
    return None


def _same_stone(one: Piece, other: Piece) -> bool:
    return isinstance(one.art, Stone) and isinstance(other.art, Stone) and one.art.seat == other.art.seat
