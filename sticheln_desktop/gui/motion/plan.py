"""The plan of a change: from two layouts and the event between them to the ways of all pieces."""

from sticheln_desktop.gui.art.specs import Badge, CardFace, Chip, Crown, Lock, Silhouette, Stone
from sticheln_desktop.gui.table.drawn import Pill, Shade, Slot
from sticheln_desktop.gui.table.measures import box
from sticheln_desktop.gui.table.pieces import Piece
from sticheln_desktop.rules.events import RoundDealt

from . import durations
from .arrivals import arrivals, moves, passed
from .change import Change, apart, is_thing, looking_like
from .exits import exits
from .flight import Easing, Flight, Leg, home, landing
from .turns import rings, stones, tiles
from .ways import fade_in, fade_out

_SIGNS = (Pill, Slot, Shade, Crown, Chip, Lock, Badge, Silhouette)
_LIFT = 0.3


def plan(change: Change) -> tuple[Flight, ...]:
    """Every piece's way: cards first, then what they bring about, signs last."""
    turning = tiles(change, 0)
    turned = {flight.piece.key for flight in turning}
    cards = [*arrivals(change), *passed(change), *exits(change)]
    cards += [flight for flight in moves(change) if flight.piece.key not in turned]
    landed = landing(cards)
    return (
        *cards,
        *stones(change, landed),
        *tiles(change, landed),
        *rings(change, landed),
        *_signs(change, landed),
    )


def fades(change: Change) -> tuple[Flight, ...]:
    """The same without motion: what is new or elsewhere fades in, what is gone fades out."""
    elsewhere = [
        piece
        for old, piece in change.stayed()
        if is_thing(piece.art) and apart(home(old), home(piece)) and not piece.target
    ]
    came = [piece for piece in change.came() if _is_sign(piece) or is_thing(piece.art)]
    return (
        *(fade_in(piece, 0) for piece in [*came, *elsewhere]),
        *(fade_out(piece) for piece in change.gone() if _may_linger(piece)),
    )


def adjustments(change: Change) -> tuple[Flight, ...]:
    """The ways of pieces that only make room or are lifted: no event, nothing that others wait for."""
    made = []
    for old, piece in change.stayed():
        if not is_thing(piece.art):
            continue
        start = looking_like(piece.art, old.art, change.stood(old))
        if apart(start, home(piece)):
            leg = Leg(0, _adjusting(change, old, piece, start.y), start, home(piece), Easing.OUT_QUAD)
            made.append(Flight(piece, (leg,)))
    return tuple(made)


def _adjusting(change: Change, old: Piece, piece: Piece, level: float) -> float:
    if change.was_carried(old):
        return durations.DROP
    if abs(piece.y - level) < _LIFT * box(piece.art)[1] and abs(old.x - piece.x) < box(piece.art)[0]:
        return durations.HOVER_LIFT if piece.y < level else durations.HOVER_DROP
    return durations.PLAY


def _is_sign(piece: Piece) -> bool:
    mark = isinstance(piece.art, Stone) and piece.key.startswith(("mark:", "score-stone:"))
    # The banner changes its words at once, so its chip must not linger.
    return mark or (isinstance(piece.art, _SIGNS) and not piece.key.startswith("banner"))


def _may_linger(piece: Piece) -> bool:
    """A face out of a hand must be gone at once: somebody else may be looking by then."""
    in_hand = isinstance(piece.art, CardFace) and piece.target is not None
    return not in_hand and (_is_sign(piece) or is_thing(piece.art)) and not piece.key.startswith("back:")


def _signs(change: Change, landed: float) -> list[Flight]:
    """Signs fade: new ones when the cards lie, old ones at once; none of them travels."""
    if isinstance(change.event, RoundDealt):
        return []
    made = [fade_in(piece, landed) for piece in change.came() if _is_sign(piece)]
    made += [fade_out(piece) for piece in change.gone() if _is_sign(piece)]
    for old, piece in change.stayed():
        if _is_sign(piece) and apart(home(old), home(piece)):
            made += [fade_out(old, 0, durations.RING), fade_in(piece, landed, durations.RING)]
    return made
