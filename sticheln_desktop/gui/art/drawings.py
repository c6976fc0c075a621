"""What has to be painted for a spec: SVG text, size and surroundings. Nothing is painted here."""

from dataclasses import dataclass
from functools import singledispatch
from typing import Final

from .backs import SMALL_BELOW, back_sketch, card_back, small_back
from .card_shape import CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH
from .cards import card_face, card_sketch
from .signs import CROWN_HEIGHT, CROWN_WIDTH, BadgeKind, badge, crown, lock
from .specs import ArtSpec, Badge, CardBack, CardFace, Chip, Crown, Lock, Silhouette, Stone, Tile
from .stones import STONE_BOX, stone
from .suits import chip, chip_width, silhouette
from .tiles import ACTIVE_GROWTH, TILE_HEIGHT, TILE_RADIUS, TILE_WIDTH, tile


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow, in parts of the object's height."""

    blur: float
    drop: float
    strength: float = 0.30


RESTING: Final = Shadow(0.045, 0.020)
LIFTED: Final = Shadow(0.105, 0.070)


@dataclass(frozen=True, slots=True)
class Drawing:
    """An object's picture before it is painted; `radius` rounds the corners of its shadow and ring.

    The ring's width is a part of the object's height.
    """

    svg: str
    width: float
    height: float
    dpr: float
    radius: float = 0.0
    angle: float = 0.0
    shadow: Shadow | None = None
    ring: str | None = None
    ring_width: float = 0.022
    badge: BadgeKind | None = None


@singledispatch
def drawing(spec: ArtSpec) -> Drawing:
    """How the picture of a spec is painted."""
    raise TypeError(spec)


def sketch(spec: CardFace | CardBack) -> Drawing:
    """A drawing of the same size that is painted in no time: body and numeral."""
    if isinstance(spec, CardFace):
        return _card(spec, card_sketch(spec.card, spec.style))
    return _card(spec, back_sketch())


def _card(spec: CardFace | CardBack, svg: str) -> Drawing:
    return Drawing(
        svg,
        round(spec.height * CARD_WIDTH / CARD_HEIGHT * spec.dpr) / spec.dpr,
        spec.height,
        spec.dpr,
        spec.height * CARD_RADIUS / CARD_HEIGHT,
        spec.angle,
        LIFTED if spec.lifted else RESTING,
        spec.ring,
        badge=spec.badge,
    )


@drawing.register
def _(spec: CardFace) -> Drawing:
    return _card(spec, card_face(spec.card, spec.style, spec.height, spec.veil))


@drawing.register
def _(spec: CardBack) -> Drawing:
    return _card(spec, small_back(spec.veil) if spec.height < SMALL_BELOW else card_back(spec.veil))


@drawing.register
def _(spec: Stone) -> Drawing:
    side = spec.radius * STONE_BOX / 100
    return Drawing(stone(spec.seat, spec.kind), side, side, spec.dpr)


@drawing.register
def _(spec: Tile) -> Drawing:
    height = spec.height * (ACTIVE_GROWTH if spec.ring else 1.0)
    return Drawing(
        tile(spec.seat, spec.side, spec.number, spec.tacks),
        height * TILE_WIDTH / TILE_HEIGHT,
        height,
        spec.dpr,
        height * TILE_RADIUS / TILE_HEIGHT,
        shadow=Shadow(0.09, 0.04) if spec.ring is None else Shadow(0.14, 0.08),
        ring=spec.ring,
        ring_width=0.05,
    )


@drawing.register
def _(spec: Badge) -> Drawing:
    return Drawing(badge(spec.kind), 2 * spec.radius, 2 * spec.radius, spec.dpr)


@drawing.register
def _(spec: Crown) -> Drawing:
    return Drawing(crown(spec.colour), spec.width, spec.width * CROWN_HEIGHT / CROWN_WIDTH, spec.dpr)


@drawing.register
def _(spec: Lock) -> Drawing:
    return Drawing(lock(spec.colour), spec.height, spec.height, spec.dpr)


@drawing.register
def _(spec: Chip) -> Drawing:
    width = chip_width(spec.value, spec.letter) * spec.height
    return Drawing(chip(spec.colour, spec.value, spec.letter, spec.height), width, spec.height, spec.dpr)


@drawing.register
def _(spec: Silhouette) -> Drawing:
    return Drawing(silhouette(spec.colour, spec.ink, spec.height), spec.height, spec.height, spec.dpr)
