"""The lengths of a table, from the size of its scene."""

from dataclasses import dataclass
from math import cos, radians, sin

from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.art.specs import (
    ArtSpec,
    Badge,
    CardBack,
    CardFace,
    Chip,
    Crown,
    Lock,
    Silhouette,
    Stone,
    Tile,
)

from .drawn import Drawn
from .pieces import Piece, TableLook

CARD_SHAPE = 5 / 7
BODY_TEXT = 13.0
TRICK_END = 0.605
OWN_ROW = 0.615
LIFT = 0.20


@dataclass(frozen=True, slots=True)
class Measures:
    """Unit, margin, text and the sizes all three tables share."""

    width: float
    height: float
    unit: float
    margin: float
    font: float
    plate_width: float
    plate_height: float
    row_height: float
    misery: float
    large: bool

    @property
    def trick_end(self) -> float:
        """Where the trick band ends."""
        return TRICK_END * self.height

    @property
    def row_top(self) -> float:
        """Where the own row begins."""
        return OWN_ROW * self.height


def clamp(value: float, least: float, most: float) -> float:
    """The value, or the nearer of the two limits."""
    return max(least, min(value, most))


def measures(look: TableLook) -> Measures:
    """The lengths for a look."""
    width, height = look.width, look.height
    unit = clamp(min(width / 992, height / 756), 0.70, 3.0)
    font = BODY_TEXT * look.text_scale * clamp(0.55 + 0.45 * unit, 1.0, 2.0)
    two_lines = 2.9 * font + 8
    return Measures(
        width=width,
        height=height,
        unit=unit,
        margin=max(10.0, 18 * unit),
        font=font,
        plate_width=max(124.0, 172 * unit, min(9.6 * font, 0.19 * width)),
        plate_height=max(46.0, 58 * unit, min(two_lines, 0.105 * height)),
        row_height=max(50.0, 60 * unit, min(two_lines, 0.105 * height)),
        misery=max(62.0, 0.117 * height),
        large=look.style is Style.LARGE,
    )


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card of the fan lies."""

    x: float
    y: float
    angle: float


def hand_height(size: Measures, count: int) -> float:
    """The height of the cards in a hand of so many."""
    part, strip = (0.235, 0.44) if size.large else (0.206, 0.36)
    room = (size.width - 52 * size.unit) / (strip * max(count - 1, 0) + CARD_SHAPE)
    return min(part * size.height, room)


def fan(size: Measures, count: int) -> tuple[Spot, ...]:
    """The centres and turns of a hand's cards, from left to right."""
    height = hand_height(size, count)
    width = height * CARD_SHAPE
    step = min(1.04 * width, (size.width - 52 * size.unit - width) / max(count - 1, 1))
    base = size.height * 0.988 - height * 0.56
    spots = []
    for index in range(count):
        t = 2 * index / (count - 1) - 1 if count > 1 else 0.0
        x = size.width / 2 + (index - (count - 1) / 2) * step
        # Few cards side by side need no more turn than their span of a full hand.
        turn = 3.2 * t * min(1.0, (count - 1) * step / (0.5 * size.width))
        spots.append(Spot(x, base + 0.06 * t * t * height, turn))
    return tuple(spots)


def box(art: ArtSpec | Drawn) -> tuple[float, float]:
    """Width and height of a thing without shadow and ring, upright."""
    match art:
        case CardFace() | CardBack():
            return art.height * CARD_SHAPE, art.height
        case Tile():
            return art.height * 0.8, art.height
        case Stone() | Badge():
            return 2 * art.radius, 2 * art.radius
        case Crown():
            return art.width, art.width * 0.7
        case Chip():
            return art.height * (1.0 if art.value is None and not art.letter else 1.9), art.height
        case Lock() | Silhouette():
            return art.height, art.height
        case _:
            return art.width, art.height


def contains(piece: Piece, x: float, y: float) -> bool:
    """Whether a point lies on a piece, its turn included."""
    width, height = box(piece.art)
    turn = radians(piece.art.angle) if isinstance(piece.art, CardFace | CardBack) else 0.0
    dx, dy = x - piece.x, y - piece.y
    along = dx * cos(turn) + dy * sin(turn)
    across = dy * cos(turn) - dx * sin(turn)
    return abs(along) <= width / 2 and abs(across) <= height / 2


def _is_meant(piece: Piece, x: float, y: float) -> bool:
    """A lifted card is still meant where it lay before, or it would flutter under a pointer at its foot."""
    if contains(piece, x, y):
        return True
    art = piece.art
    return isinstance(art, CardFace) and art.lifted and contains(piece, x, y - LIFT * art.height)


def target_piece(pieces: tuple[Piece, ...], x: float, y: float) -> Piece | None:
    """The topmost piece at a point that a press means something on."""
    hit = [piece for piece in pieces if piece.target is not None and _is_meant(piece, x, y)]
    return max(hit, key=lambda piece: piece.z, default=None)
