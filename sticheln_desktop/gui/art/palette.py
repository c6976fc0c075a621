"""Colours, shapes and patterns of suits and seats, as plain data; nothing is drawn here."""

from dataclasses import dataclass
from typing import Final

from sticheln_desktop.rules.cards import Colour

from .tint import darker

PAPER: Final = "#FFFBF2"
INK: Final = "#1B1712"
WHITE: Final = "#FFFFFF"
BLACK: Final = "#000000"
GOLD: Final = "#FFC83D"
CARD_GOLD: Final = "#F4C542"
BACK_FIELD: Final = "#23405E"
BACK_GOLD: Final = "#F2B84B"
VEIL: Final = "#0A1413"
HALO: Final = "#FFFDF6"
CREAM: Final = "#FFF6E2"
LUCKY: Final = "#1C7A46"
TACK: Final = "#D2333F"
PETROL_LIGHT: Final = "#3B9186"
PETROL_DARK: Final = "#0E4B49"


@dataclass(frozen=True, slots=True)
class Placement:
    """Where the large silhouette of a face stands, in parts of the card's height."""

    size: float
    right_of_middle: float
    centre: float


@dataclass(frozen=True, slots=True)
class Tone:
    """How strongly a pattern is laid over a body and over a pale one, and whether the ink on it is dark.

    `disc` is how much white the disc behind the silhouette has.
    """

    colour: str
    strength: float
    pale_strength: float
    dark_ink: bool
    disc: float


@dataclass(frozen=True, slots=True)
class Suit:
    """How one card colour looks; `zero_ink` stands on `pale`, the body of the colour's 0."""

    body: str
    ink: str
    zero_ink: str
    pale: str
    letter: str
    shape: str
    pattern: str
    tone: Tone
    placement: Placement = Placement(0.53, 0.036, 0.58)

    @property
    def detail(self) -> str:
        """The colour of the lines inside the silhouette."""
        return self.body if self.tone.dark_ink else darker(self.body, 0.12)


_BRIGHT: Final = Tone(BLACK, 0.065, 0.24, dark_ink=True, disc=0.30)
_MIDDLE: Final = Tone(BLACK, 0.11, 0.13, dark_ink=False, disc=0.13)
_DEEP: Final = Tone(WHITE, 0.09, 0.15, dark_ink=False, disc=0.13)
# The wasp stands lower and further right than the others, so that its wing clears the pip.
_WASP: Final = Placement(0.50, 0.046, 0.602)

SUITS: Final[dict[Colour, Suit]] = {
    Colour.GREEN: Suit("#66CA94", INK, "#304936", "#EAF4E5", "G", "cactus", "ribs", _BRIGHT),
    Colour.BROWN: Suit("#5A2602", PAPER, "#5A2602", "#E8DDD0", "N", "hedgehog", "chevrons", _DEEP),
    Colour.RED: Suit("#D03A44", PAPER, "#A33138", "#F8E0DA", "R", "rose", "lattice", _MIDDLE),
    Colour.BLUE: Suit("#3371D6", PAPER, "#2D5AA5", "#E2E8EE", "B", "urchin", "scales", _MIDDLE),
    Colour.YELLOW: Suit("#FFDE2B", INK, "#5B4F19", "#FFF7D6", "Y", "wasp", "stripes", _BRIGHT, _WASP),
    Colour.VIOLET: Suit("#522D76", PAPER, "#522D76", "#E7DEE1", "V", "thistle", "stars", _DEEP),
}


@dataclass(frozen=True, slots=True)
class SeatColour:
    """How one seat looks; chart lines take a stronger colour where the stone's own is too near the ground."""

    name: str
    hex: str
    shape: str
    on_light_chart: str
    on_dark_chart: str


def _seat(name: str, colour: str, shape: str, light: str = "", dark: str = "") -> SeatColour:
    return SeatColour(name, colour, shape, light or colour, dark or colour)


SEATS: Final[tuple[SeatColour, ...]] = (
    _seat("orange", "#F28A1E", "disc", light="#CF6A00"),
    _seat("red", "#C8202F", "triangle", dark="#E8505B"),
    _seat("grey", "#8A929C", "square", light="#78808A"),
    _seat("ivory", "#F6EBCF", "star", light="#9A8748"),
    _seat("onyx", "#2A2D34", "hexagon", dark="#7C8798"),
    _seat("sky", "#3DB8F5", "drop", light="#1287CC"),
    _seat("indigo", "#7A3FF0", "cross", dark="#9B6DFF"),
    _seat("lime", "#B8F03D", "crescent", light="#6B9A12"),
)
