"""What lies on the table, as frozen data: an animation is the difference of two tuples of pieces."""

from collections.abc import Callable
from dataclasses import dataclass

from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.art.specs import ArtSpec
from sticheln_desktop.gui.theme import LIGHT, Theme
from sticheln_desktop.rules.cards import Card, Colour

from .drawn import Drawn

Measure = Callable[[str, float, bool], float]


@dataclass(frozen=True, slots=True)
class TargetCard:
    """A card of the own hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class TargetPlace:
    """Where a card can be laid: 1 to 4 in Stichling, 0 the middle of the other tables."""

    place: int


@dataclass(frozen=True, slots=True)
class TargetSeat:
    """A seat's plate."""

    seat: int


@dataclass(frozen=True, slots=True)
class TargetTile:
    """An own tile while the row is being ordered, by its index from the left."""

    index: int


@dataclass(frozen=True, slots=True)
class TargetColour:
    """A colour that can be named after the last trick."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class TargetConfirm:
    """The button that makes a choice binding."""


Target = TargetCard | TargetPlace | TargetSeat | TargetTile | TargetColour | TargetConfirm


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing on the table: the same key in two layouts is the same thing, moved or changed."""

    key: str
    art: ArtSpec | Drawn
    x: float
    y: float
    z: float = 0.0
    opacity: float = 1.0
    target: Target | None = None


@dataclass(frozen=True, slots=True)
class Message:
    """What the banner says instead of its own words, such as why a try was refused."""

    title: str
    text: str = ""
    refused: bool = False


@dataclass(frozen=True, slots=True)
class TableLook:
    """Everything the table shows besides the view.

    `chosen`, `named` and `tile_order` are the choice being made and not confirmed yet, `lifted_tile` the tile
    that waits for its new place; `peek` lays the last trick over the table; `stones` says which of the eight
    looks each seat has, by default its own number; `shared` that several people play at this screen.
    """

    width: float
    height: float
    own: int
    names: tuple[str, ...]
    style: Style = Style.ILLUSTRATED
    theme: Theme = LIGHT
    text_scale: float = 1.0
    picked: Card | None = None
    focused: Target | None = None
    hovered: Target | None = None
    thinking: int | None = None
    message: Message | None = None
    chosen: tuple[Card, ...] = ()
    named: tuple[Colour, ...] = ()
    tile_order: tuple[int, ...] = ()
    lifted_tile: int | None = None
    peek: bool = False
    stones: tuple[int, ...] = ()
    shared: bool = False
    by_value: bool = False
    dpr: float = 1.0
