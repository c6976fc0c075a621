"""Two layouts and the event between them: which piece came from which. Nothing is planned here."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import hypot

from sticheln_desktop.gui.art.specs import CardBack, CardFace, Stone, Tile
from sticheln_desktop.gui.art.tiles import TileSide
from sticheln_desktop.gui.table.measures import box
from sticheln_desktop.gui.table.pieces import Piece
from sticheln_desktop.rules.events import Event

from .flight import Art, Pose, home

_STILL = 1.0
_FAR = 0.3
_THINGS = (CardFace, CardBack, Tile, Stone)


def is_card(art: Art) -> bool:
    """Whether this is a card, from whichever side."""
    return isinstance(art, CardFace | CardBack)


def is_thing(art: Art) -> bool:
    """Whether this is something a hand could take up, rather than a sign or a frame."""
    return isinstance(art, _THINGS)


def angle(art: Art) -> float:
    """The turn that is part of a picture."""
    return art.angle if isinstance(art, CardFace | CardBack) else 0.0


def looking_like(shown: Art, like: Art, at: Pose) -> Pose:
    """The pose in which one picture takes the size and turn that another has in a given pose."""
    ratio = box(like)[1] / box(shown)[1]
    return Pose(at.x, at.y, at.scale * ratio, at.turn + angle(like) - angle(shown), at.opacity, at.squeeze)


def apart(one: Pose, other: Pose) -> bool:
    """Whether two poses can be told from one another."""
    return (
        abs(one.x - other.x) >= _STILL
        or abs(one.y - other.y) >= _STILL
        or abs(one.scale - other.scale) >= 0.01
        or abs(one.turn - other.turn) >= 0.3
    )


@dataclass(frozen=True)
class Change:
    """What was on the table and what is to be; `displaced` are pieces that did not stand at home."""

    old: Mapping[str, Piece]
    new: Mapping[str, Piece]
    event: Event | None = None
    displaced: Mapping[str, Pose] = field(default_factory=dict)

    @cached_property
    def _tiles(self) -> dict[tuple[int, int], Piece]:
        known = (piece for piece in self.old.values() if isinstance(piece.art, Tile))
        return {(tile.art.seat, tile.art.number): tile for tile in known if _is_own(tile.art)}  # type: ignore[union-attr]

    def before(self, piece: Piece) -> Piece | None:
        """The same thing in the old layout: own tiles are told by their number, all else by the key."""
        art = piece.art
        if isinstance(art, Tile) and _is_own(art) and (art.seat, art.number) in self._tiles:
            return self._tiles[art.seat, art.number]
        return self.old.get(piece.key)

    def stood(self, piece: Piece) -> Pose:
        """Where an old piece truly was."""
        return self.displaced.get(piece.key) or home(piece)

    def was_carried(self, piece: Piece) -> bool:
        """Whether an old piece was far from home: somebody held it in the hand."""
        at = self.displaced.get(piece.key)
        return at is not None and hypot(at.x - piece.x, at.y - piece.y) > _FAR * box(piece.art)[1]

    def gone(self, prefix: str = "") -> list[Piece]:
        """What is no longer there."""
        return [piece for key, piece in self.old.items() if key not in self.new and key.startswith(prefix)]

    def came(self) -> Iterator[Piece]:
        """What was not there before, or was something quite different."""
        for piece in self.new.values():
            old = self.before(piece)
            if old is None or is_thing(old.art) is not is_thing(piece.art):
                yield piece

    def stayed(self) -> Iterator[tuple[Piece, Piece]]:
        """What is in both, as it was and as it is."""
        for piece in self.new.values():
            old = self.before(piece)
            if old is not None and is_thing(old.art) is is_thing(piece.art):
                yield old, piece


def _is_own(art: Art) -> bool:
    return isinstance(art, Tile) and art.number > 0 and art.side is TileSide.PEEK
