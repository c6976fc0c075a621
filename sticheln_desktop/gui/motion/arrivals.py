"""How cards come to the table: dealt, played, passed, laid secretly or turned up."""

from dataclasses import replace

from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.art.specs import CardBack, CardFace
from sticheln_desktop.gui.table.measures import box
from sticheln_desktop.gui.table.pieces import Piece
from sticheln_desktop.rules.events import (
    CardPassed,
    CardPlayed,
    LastCardsShown,
    RoundDealt,
    SecretDecided,
)

from . import durations
from .change import Change, apart, is_card, is_thing, looking_like
from .flight import Art, Easing, Flight, Leg, Pose, home
from .ways import fade_in, flip

_FROM_PLATE = 0.3
_SHOWN = 1.5


def arrivals(change: Change) -> list[Flight]:
    """The ways of all cards that are new on the table."""
    new = [piece for piece in change.came() if is_card(piece.art)]
    match change.event:
        case RoundDealt():
            return _deal(change, new)
        case CardPassed():
            return []
        case _:
            return [_arrival(change, piece, index) for index, piece in enumerate(new)]


def _arrival(change: Change, piece: Piece, index: int) -> Flight:
    turned = next((old for old in change.gone("choice:") if not apart(home(old), home(piece))), None)
    if turned is not None:
        legs = flip(home(piece), home(piece), 0, durations.REVEAL, turned.art)
        return Flight(piece, legs, raised=True)
    start = _source(change, piece, index)
    if start is None:
        return fade_in(piece, 0)
    return Flight(piece, (Leg(0, durations.PLAY, start, home(piece), art=_plain(piece.art)),), raised=True)


def _plain(art: Art) -> Art:
    """A card on its way wins nothing yet."""
    return replace(art, ring=None) if isinstance(art, CardFace) else art


def _source(change: Change, piece: Piece, index: int) -> Pose | None:
    """The backs of the seat that plays, or its plate."""
    seat = _seat(change, piece)
    if seat is None:
        return None
    backs = change.gone(f"back:{seat}:")
    if backs:
        back = backs[min(index, len(backs) - 1)]
        return looking_like(piece.art, back.art, home(back))
    plate = change.old.get(f"plate:{seat}")
    return Pose(plate.x, plate.y, _FROM_PLATE, opacity=0.0) if plate is not None else None


def _seat(change: Change, piece: Piece) -> int | None:
    match change.event:
        case CardPlayed(seat) | SecretDecided(seat) | CardPassed(seat):
            return seat
        case LastCardsShown(cards):
            return next((seat for seat, card in enumerate(cards) if piece.key == f"card:{card}"), None)
        case _:
            return None


def _deal(change: Change, new: list[Piece]) -> list[Flight]:
    """Cards in turn to every seat; own ones are turned up once they lie."""
    if not new:
        return []
    deck = _deck(change)
    counted: dict[str, int] = {}
    order = [_count(counted, piece) for piece in new]
    last = max(order, default=0)
    spare = durations.DEAL_AT_MOST - durations.DEAL - durations.DEAL_TURN
    stagger = min(durations.DEAL_STAGGER, spare / last) if last else 0.0
    return [_dealt(piece, deck, index * stagger) for piece, index in zip(new, order, strict=True)]


def _count(counted: dict[str, int], piece: Piece) -> int:
    """The how manieth card of its seat a piece is."""
    seat = piece.key.rpartition(":")[0]
    counted[seat] = counted.get(seat, -1) + 1
    return counted[seat]


def _deck(change: Change) -> Pose:
    """The middle between all plates."""
    plates = [piece for key, piece in change.new.items() if key.startswith("plate:")] or [
        *change.new.values()
    ]
    left, right = min(plate.x for plate in plates), max(plate.x for plate in plates)
    top, bottom = min(plate.y for plate in plates), max(plate.y for plate in plates)
    return Pose((left + right) / 2, (top + bottom) / 2)


def _dealt(piece: Piece, deck: Pose, begins: float) -> Flight:
    end = home(piece)
    if not isinstance(piece.art, CardFace):
        return Flight(piece, (Leg(begins, durations.DEAL, deck, end),), unseen=True)
    back = CardBack(piece.art.height, piece.art.angle, dpr=piece.art.dpr)
    legs = (
        Leg(begins, durations.DEAL, replace(deck, scale=0.6), end, art=back),
        *flip(end, end, begins + durations.DEAL, durations.DEAL_TURN, back),
    )
    return Flight(piece, legs, unseen=True)


def passed(change: Change) -> list[Flight]:
    """A passed card: shown large, turned over, laid down."""
    event = change.event
    piece = change.new.get(f"card:{event.card}") if isinstance(event, CardPassed) else None
    if piece is None or not isinstance(piece.art, CardBack):
        return []
    old = change.old.get(piece.key)
    face = _face(change, piece)
    start = looking_like(face, old.art, change.stood(old)) if old else _source(change, piece, 0)
    lifted = replace(home(piece), scale=_SHOWN)
    turned = durations.PLAY + durations.PASS_SHOW
    legs = (
        Leg(0, durations.PLAY, start or lifted, lifted, art=face),
        *flip(lifted, lifted, turned, durations.PASS_TURN, face),
        Leg(turned + durations.PASS_TURN, durations.PASS_LAY, lifted, home(piece)),
    )
    return [Flight(piece, legs, raised=True)]


def _face(change: Change, piece: Piece) -> CardFace:
    """What everybody sees of a card before it is turned over."""
    event = change.event
    assert isinstance(event, CardPassed)
    known = next((one.art for one in change.old.values() if isinstance(one.art, CardFace)), None)
    style = known.style if known is not None else Style.ILLUSTRATED
    dpr = piece.art.dpr if isinstance(piece.art, CardBack) else 1.0
    return CardFace(event.card, box(piece.art)[1], style, dpr=dpr)


def moves(change: Change) -> list[Flight]:
    """The ways of everything that was there and now lies elsewhere."""
    special = {flight.piece.key for flight in passed(change)}
    made = []
    for old, piece in change.stayed():
        if not is_thing(piece.art) or piece.key in special or _is_sign(piece):
            continue
        start = looking_like(piece.art, old.art, change.stood(old))
        if apart(start, home(piece)):
            made.append(_move(change, old, piece, start))
    return made


def _is_sign(piece: Piece) -> bool:
    """A stone that only marks something does not travel."""
    return piece.key.startswith(("mark:", "stone:", "score-stone:"))


def _move(change: Change, old: Piece, piece: Piece, start: Pose) -> Flight:
    left_hand = old.target is not None and piece.target is None
    lasts = durations.DROP if change.was_carried(old) else durations.PLAY
    art = _plain(piece.art) if left_hand else None
    return Flight(piece, (Leg(0, lasts, start, home(piece), Easing.OUT_CUBIC, art),), raised=left_hand)
