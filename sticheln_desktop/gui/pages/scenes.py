"""What the picture of each game shows, as data: cards, stones and signs in a box of 270 by 138."""

from dataclasses import dataclass
from typing import Final, Literal

from sticheln_desktop.gui.art.signs import BadgeKind
from sticheln_desktop.rules.cards import card

BOX_WIDTH: Final = 270.0
BOX_HEIGHT: Final = 138.0
_TALL: Final = 104.0
_SMALL: Final = 50.0

Sign = Literal["crown", "clock", "five", "question", "haze", "lane"]


@dataclass(frozen=True, slots=True)
class Face:
    """A card seen from its front."""

    text: str
    x: float
    y: float
    angle: float = 0.0
    height: float = _TALL
    badge: BadgeKind | None = None

    def __post_init__(self) -> None:
        card(self.text)


@dataclass(frozen=True, slots=True)
class Back:
    """A card seen from its back."""

    x: float
    y: float
    angle: float = 0.0
    height: float = _TALL
    badge: BadgeKind | None = None


@dataclass(frozen=True, slots=True)
class StoneAt:
    """A stone of one of the eight looks."""

    look: int
    x: float
    y: float
    radius: float = 14.0


@dataclass(frozen=True, slots=True)
class Mark:
    """Something the page draws itself; a lane's place is its middle, and `size` its width."""

    sign: Sign
    x: float
    y: float
    size: float


Part = Face | Back | StoneAt | Mark


@dataclass(frozen=True, slots=True)
class Scene:
    """A ground that runs from one colour to another, and what lies on it, lowest first."""

    light: str
    deep: str
    parts: tuple[Part, ...]


def _row(texts: str, x: float, y: float, pitch: float) -> tuple[Face, ...]:
    return tuple(Face(text, x + at * pitch, y, height=_SMALL) for at, text in enumerate(texts.split()))


SCENES: Final[dict[str, Scene]] = {
    "classic": Scene(
        "#D84A54",
        "#7E1A2B",
        (
            Face("G7", 57, 82, -6),
            Face("Y12", 107, 78, -3),
            Face("B3", 157, 77, 1),
            Face("R5", 211, 80, 4, badge="misery"),
        ),
    ),
    "reverse": Scene(
        "#4DB884",
        "#14502F",
        (
            Face("B1", 74, 81, -6),
            Face("Y2", 134, 78, -1),
            Face("G14", 196, 79, 4, badge="lucky"),
        ),
    ),
    "mild": Scene(
        "#F4BE5C",
        "#A8620F",
        (
            Face("N11", 66, 81, -5),
            Face("R8", 126, 78, 0),
            Face("B13", 186, 80, 5),
            Mark("five", 236, 40, 29),
        ),
    ),
    "aggravated": Scene(
        "#4A3A78",
        "#150B29",
        (
            Face("R9", 98, 78, -4, height=108, badge="misery"),
            Face("V7", 180, 80, 4, height=108, badge="misery"),
        ),
    ),
    "hazy": Scene(
        "#8FA5B8",
        "#3C4E62",
        (
            Back(64, 88, -6, height=98),
            Back(208, 88, 6, height=98),
            Back(136, 76, 0, height=112),
            Mark("question", 136, 76, 26),
            Mark("haze", 135, 138, 270),
        ),
    ),
    "delayed": Scene(
        "#4A7FDD",
        "#17306B",
        (
            Back(64, 82, -4, height=98),
            Back(76, 80, -2, height=98),
            Back(88, 78, 0, height=98),
            Back(100, 76, 2, height=98),
            Back(112, 76, 4, height=98),
            Mark("clock", 202, 72, 43),
        ),
    ),
    "hattrick": Scene(
        "#35929C",
        "#0D3D49",
        (
            Mark("lane", 135, 37, 240),
            Mark("lane", 135, 101, 240),
            *_row("R20 R8 R3", 52, 37, 54),
            *_row("B17 B11", 52, 101, 54),
            Mark("crown", 226, 37, 40),
            Mark("crown", 226, 101, 40),
        ),
    ),
    "stichling": Scene(
        "#8C5FC0",
        "#391D63",
        (
            Mark("lane", 71, 37, 118),
            Mark("lane", 199, 37, 118),
            Mark("lane", 71, 101, 118),
            Mark("lane", 199, 101, 118),
            *_row("V4 V9", 39, 37, 23),
            *_row("G7", 167, 37, 23),
            *_row("Y2 Y6 Y12", 36, 101, 21),
            *_row("B5", 167, 101, 23),
            StoneAt(0, 110, 37),
            StoneAt(2, 238, 37),
            StoneAt(1, 112, 101),
            StoneAt(3, 238, 101),
        ),
    ),
    "house": Scene(
        "#3B9186",
        "#0E4B49",
        (
            Back(54, 80, -4, height=100, badge="lucky"),
            Face("V9", 135, 77, 0, height=100),
            Face("R12", 214, 80, 4, height=100, badge="misery"),
        ),
    ),
}

UNFINISHED: Final = (
    Face("V5", 34, 34, -5, height=60),
    Face("V8", 66, 32, -1, height=60),
    Face("B11", 98, 32, 2, height=60),
    Face("G12", 131, 34, 5, height=60),
)
