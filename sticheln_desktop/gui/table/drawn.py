"""What is painted rather than taken from the artwork, as frozen data: plates, banner, frames and pills."""

from dataclasses import dataclass
from enum import Enum, auto

from sticheln_desktop.gui.theme import Theme
from sticheln_desktop.rules.cards import Colour


class Tone(Enum):
    """How a pill, a slot or an edge is coloured."""

    PAPER = auto()
    INK = auto()
    GOLD = auto()
    FELT = auto()
    MINUS = auto()
    BARE = auto()


@dataclass(frozen=True, slots=True)
class Ink:
    """The theme and the body text's size in pixels, which everything drawn here shares."""

    theme: Theme
    font: float


@dataclass(frozen=True, slots=True)
class Plate:
    """A seat's name plate; its stone is a piece of its own."""

    width: float
    height: float
    ink: Ink
    name: str
    points: str
    detail: str
    own: bool
    turn: bool
    thinking: bool


@dataclass(frozen=True, slots=True)
class Beat:
    """One moment of a plate: how bright its ring is, where the wave of its dots is, and the seconds so far.

    Without a wave the dots are still; without dots nobody thinks, or not for long.
    """

    ring: float = 1.0
    dots: bool = True
    wave: float | None = None
    seconds: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """One summand of what a trick is worth; `sign` colours it."""

    text: str
    sign: int = 0


@dataclass(frozen=True, slots=True)
class Banner:
    """The one place for "why": who wins, what it is worth, what is asked or refused."""

    width: float
    height: float
    ink: Ink
    title: str
    reason: str
    worth: str = ""
    parts: tuple[Part, ...] = ()
    total: str = ""
    sign: int = 0
    keys: tuple[str, ...] = ()
    edge: Tone = Tone.PAPER
    indent: float = 0.0


@dataclass(frozen=True, slots=True)
class Panel:
    """A sheet over the table with a heading."""

    width: float
    height: float
    ink: Ink
    title: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A dashed outline where a card may come to lie."""

    width: float
    height: float
    ink: Ink
    text: str = ""
    tone: Tone = Tone.FELT


class PlaceState(Enum):
    """Whether a picked card may go to a place."""

    CALM = auto()
    LEGAL = auto()
    LOCKED = auto()


@dataclass(frozen=True, slots=True)
class PlaceFrame:
    """A Stichling place: header, marks of filled and missing cards, holder and foot."""

    width: float
    height: float
    ink: Ink
    unit: float
    number: int
    header: str
    has_trick: bool
    filled: int
    state: PlaceState
    holder: str
    missing: str
    foot: str
    foot_detail: str
    row: float


@dataclass(frozen=True, slots=True)
class Lane:
    """One colour of a double trick; without a colour it is not open yet."""

    width: float
    height: float
    ink: Ink
    head: float
    colour: Colour | None
    title: str
    verdict: str
    verdict_detail: str
    verdict_width: float
    legal: bool


@dataclass(frozen=True, slots=True)
class PassSlot:
    """Where cards of the third colour are laid face down."""

    width: float
    height: float
    ink: Ink
    title: str
    detail: str
    label: str
    action: str
    legal: bool


@dataclass(frozen=True, slots=True)
class Pile:
    """A small open pile of one colour with its count; None is the passed cards."""

    width: float
    height: float
    ink: Ink
    colour: Colour | None
    count: int
    worth: str
    sign: int


@dataclass(frozen=True, slots=True)
class Pill:
    """A short text on a rounded ground, or on the bare felt; `indent` leaves room for a chip."""

    width: float
    height: float
    ink: Ink
    text: str
    tone: Tone
    size: float = 1.0
    bold: bool = True
    indent: float = 0.0


@dataclass(frozen=True, slots=True)
class Rim:
    """The faint oval around the trick."""

    width: float
    height: float
    ink: Ink


@dataclass(frozen=True, slots=True)
class FocusRing:
    """The ring of what the keys would press."""

    width: float
    height: float
    ink: Ink
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class Shade:
    """A veil over the cards of a place that the picked card may not go to."""

    width: float
    height: float
    ink: Ink


Drawn = Plate | Banner | Panel | Slot | PlaceFrame | Lane | PassSlot | Pile | Pill | Rim | FocusRing | Shade
