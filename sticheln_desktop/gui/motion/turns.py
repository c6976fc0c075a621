"""What turns or changes hands once the cards lie: stones of tricks, tiles, the ring of the winning card."""

from dataclasses import replace

from sticheln_desktop.gui.art.specs import CardFace, Stone, Tile
from sticheln_desktop.gui.art.stones import StoneKind
from sticheln_desktop.gui.art.tiles import TileSide
from sticheln_desktop.gui.table.measures import box
from sticheln_desktop.gui.table.pieces import Piece
from sticheln_desktop.rules.events import CardPlayed

from . import durations
from .change import Change, apart, looking_like
from .flight import Easing, Flight, Leg, home
from .ways import fade_out, flip, waiting


def stones(change: Change, landed: float) -> list[Flight]:
    """Stones that go home and stones that come, the old one of a trick first."""
    made: list[Flight] = []
    came = {piece.key: piece for piece in change.new.values() if piece.key.startswith("stone:")}
    left = {piece.key: piece for piece in change.old.values() if piece.key.startswith("stone:")}
    for key in sorted(came.keys() | left.keys()):
        old, new = left.get(key), came.get(key)
        if old is not None and new is not None and _owner(old) == _owner(new):
            continue
        handed = old is not None and new is not None
        if old is not None:
            made += _going_home(change, old, landed if handed else 0, handed)
        if new is not None:
            made += _coming(change, new, old, landed)
    return made


def _owner(piece: Piece) -> int:
    return piece.art.seat if isinstance(piece.art, Stone) else -1


def _going_home(change: Change, stone: Piece, begins: float, handed: bool) -> list[Flight]:
    spare = _spare(change, _owner(stone), StoneKind.SPENT, StoneKind.GLOSSY)
    if spare is None:
        return [fade_out(stone, begins)]
    lasts = durations.STONE_OUT if handed else durations.STONE_HOME
    easing = Easing.IN_BACK if handed else Easing.OUT_CUBIC
    end = looking_like(stone.art, spare.art, home(spare))
    leg = Leg(begins, lasts, home(stone), end, easing, arc=_arc(change, stone))
    away = Flight(stone, (leg,), leaves=True, raised=True, unseen=begins > 0)
    return [away, waiting(spare, begins + lasts, change.old[spare.key].art)]


def _coming(change: Change, stone: Piece, old: Piece | None, landed: float) -> list[Flight]:
    """A new holder's stone; until it sets out, its trick shows the old one, or none."""
    begins = landed + (durations.STONE_OUT if old is not None else 0)
    spare = _spare(change, _owner(stone), StoneKind.GLOSSY, StoneKind.SPENT)
    start = looking_like(stone.art, spare.art, home(spare)) if spare else replace(home(stone), scale=0.3)
    leg = Leg(begins, durations.STONE_IN, start, home(stone), Easing.OUT_BACK, arc=_arc(change, stone))
    if old is None:
        return [Flight(stone, (leg,), raised=True, unseen=True)]
    before = Leg(0, landed, home(stone), home(stone), art=old.art)
    gone = Leg(landed, begins - landed, replace(home(stone), opacity=0.0), replace(home(stone), opacity=0.0))
    return [Flight(stone, (before, gone, leg), raised=True)]


def _spare(change: Change, owner: int, before: StoneKind, after: StoneKind) -> Piece | None:
    """The place in its owner's row that this stone left or goes back to."""
    for old, new in change.stayed():
        if isinstance(old.art, Stone) and isinstance(new.art, Stone) and new.key.startswith("spare:"):
            kinds = old.art.kind, new.art.kind
            if kinds == (before, after) and new.art.seat == owner:
                return new
    return None


def _arc(change: Change, stone: Piece) -> float:
    event = change.event
    card = change.new.get(f"card:{event.card}") if isinstance(event, CardPlayed) else None
    return 0.4 * box(card.art)[1] if card is not None else 2.5 * box(stone.art)[1] / 2


def tiles(change: Change, landed: float) -> list[Flight]:
    """Tiles that turn over: down first, then the next one up."""
    turned = [
        (old, new)
        for old, new in change.stayed()
        if isinstance(old.art, Tile) and isinstance(new.art, Tile) and _turns(old.art, new.art)
    ]
    down = [pair for pair in turned if not _is_up(pair[1])]
    up = [pair for pair in turned if _is_up(pair[1])]
    later = landed + (durations.TILE_DOWN if down else 0)
    return [
        *(_turned(old, new, landed, durations.TILE_DOWN) for old, new in down),
        *(_turned(old, new, later, durations.TILE_UP) for old, new in up),
    ]


def _turns(old: Tile, new: Tile) -> bool:
    return (old.side is TileSide.UP) is not (new.side is TileSide.UP)


def _is_up(piece: Piece) -> bool:
    return isinstance(piece.art, Tile) and piece.art.side is TileSide.UP


def _turned(old: Piece, new: Piece, begins: float, lasts: float) -> Flight:
    start = looking_like(new.art, old.art, home(old))
    wait = Leg(0, begins, start, start, art=old.art)
    return Flight(new, (wait, *flip(start, home(new), begins, lasts, old.art)))


def rings(change: Change, landed: float) -> list[Flight]:
    """The ring that marks the winning card fades over from one card to the next."""
    made: list[Flight] = []
    for piece in change.new.values():
        old = change.old.get(piece.key)
        if not isinstance(piece.art, CardFace) or (old is None and piece.art.ring is None):
            continue
        if old is None or (old.target is not None and piece.target is None):
            made += [fade_out(_plain(piece), landed, durations.RING)] if piece.art.ring else []
        elif _only_ring_changed(old, piece):
            made += [waiting(piece, landed, old.art), fade_out(old, landed, durations.RING)]
    return made


def _plain(piece: Piece) -> Piece:
    assert isinstance(piece.art, CardFace)
    return replace(piece, art=replace(piece.art, ring=None))


def _only_ring_changed(old: Piece, new: Piece) -> bool:
    if not isinstance(old.art, CardFace) or not isinstance(new.art, CardFace):
        return False
    same = replace(old.art, ring=None) == replace(new.art, ring=None)
    return same and old.art.ring != new.art.ring and not apart(home(old), home(new))
