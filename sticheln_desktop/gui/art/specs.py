"""Descriptions of single pictures: hashable, so that they name a picture in the cache. Nothing is drawn here.

Lengths are logical pixels, `dpr` is the screen's device pixel ratio, `angle` is in degrees clockwise, and
`ring` is the colour of the ring around a picked or winning card (`theme.gold`) or None.
"""

from dataclasses import dataclass

from sticheln_desktop.rules.cards import Card, Colour

from .cards import Style
from .palette import GOLD, WHITE
from .signs import BadgeKind
from .stones import StoneKind
from .tiles import TileSide

_ANGLE_STEPS = 4
_LENGTH_STEPS = 8


def _stepped(spec: object, name: str, steps: int) -> None:
    # Nearly equal numbers shall name the same picture, or each relayout would draw all cards anew.
    object.__setattr__(spec, name, round(getattr(spec, name) * steps) / steps)


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card seen from its front; a veil above 0 darkens it and shows a lock."""

    card: Card
    height: float
    style: Style = Style.ILLUSTRATED
    angle: float = 0.0
    lifted: bool = False
    ring: str | None = None
    veil: float = 0.0
    badge: BadgeKind | None = None
    dpr: float = 1.0

    def __post_init__(self) -> None:
        _stepped(self, "height", _LENGTH_STEPS)
        _stepped(self, "angle", _ANGLE_STEPS)


@dataclass(frozen=True, slots=True)
class CardBack:
    """A card seen from its back."""

    height: float
    angle: float = 0.0
    lifted: bool = False
    ring: str | None = None
    veil: float = 0.0
    badge: BadgeKind | None = None
    dpr: float = 1.0

    def __post_init__(self) -> None:
        _stepped(self, "height", _LENGTH_STEPS)
        _stepped(self, "angle", _ANGLE_STEPS)


@dataclass(frozen=True, slots=True)
class Stone:
    """A stone; `seat` counts the eight looks from 0."""

    seat: int
    radius: float
    kind: StoneKind = StoneKind.GLOSSY
    dpr: float = 1.0


@dataclass(frozen=True, slots=True)
class Tile:
    """A point tile; with a ring it is the active one and 8 % larger than its height says."""

    seat: int
    side: TileSide
    height: float
    number: int = 0
    tacks: int = 0
    ring: str | None = None
    dpr: float = 1.0


@dataclass(frozen=True, slots=True)
class Badge:
    """The disc that marks misery or luck."""

    kind: BadgeKind
    radius: float
    dpr: float = 1.0


@dataclass(frozen=True, slots=True)
class Crown:
    """The crown of whoever wins now."""

    width: float
    colour: str = GOLD
    dpr: float = 1.0


@dataclass(frozen=True, slots=True)
class Lock:
    """The padlock of what may not be used."""

    height: float
    colour: str = WHITE
    dpr: float = 1.0


@dataclass(frozen=True, slots=True)
class Chip:
    """A suit chip, with a value or the colour's letter beside its silhouette if wanted."""

    colour: Colour
    height: float
    value: int | None = None
    letter: bool = False
    dpr: float = 1.0


@dataclass(frozen=True, slots=True)
class Silhouette:
    """A suit's silhouette alone in one ink."""

    colour: Colour
    height: float
    ink: str
    dpr: float = 1.0


ArtSpec = CardFace | CardBack | Stone | Tile | Badge | Crown | Lock | Chip | Silhouette
