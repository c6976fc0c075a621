"""The point tiles of Stichling: face up, face down and as only their owner sees them."""

from enum import Enum
from typing import Final

from .markup import box, circle, document, falling_gradient, group, placed
from .palette import BLACK, CREAM, INK, PAPER, SEATS
from .shapes import BOX, centred_numeral
from .signs import thumbtack
from .stones import shape_line
from .tint import darker, lighter, readable_ink

TILE_HEIGHT: Final = 100.0
TILE_WIDTH: Final = 80.0
TILE_RADIUS: Final = 13.0
ACTIVE_GROWTH: Final = 1.08
"""How much larger the active tile is than the others."""

_MIDDLE: Final = TILE_WIDTH / 2
_SQUEEZE: Final = 0.86


class TileSide(Enum):
    """What of a tile is seen; `PEEK` is the owner's view of a tile that lies face down."""

    UP = "up"
    DOWN = "down"
    PEEK = "peek"


def tile(seat: int, side: TileSide, number: int = 0, tacks: int = 0) -> str:
    """A tile; a face-down one shows neither number nor tacks, so none need be given."""
    draw = {TileSide.UP: _up, TileSide.PEEK: _peek}
    front = draw[side](seat, number, tacks) if side in draw else _down(seat)
    return document(TILE_WIDTH, TILE_HEIGHT, _ground(seat), front)


def _ground(seat: int) -> str:
    colour = SEATS[seat].hex
    shade = falling_gradient(
        "tile", 0.0, TILE_HEIGHT, (0.0, lighter(colour, 0.20), 1.0), (1.0, darker(colour, 0.18), 1.0)
    )
    edge = darker(colour, 0.5)
    rim = falling_gradient("rim", 0.0, TILE_HEIGHT, (0.0, PAPER, 0.8), (0.3, PAPER, 0.12), (1.0, BLACK, 0.3))
    bevel = _rounded(2.0, fill="none", stroke="url(#rim)", stroke_width=1.6)
    return shade + _rounded(0.6, fill="url(#tile)", stroke=edge, stroke_width=1.2) + rim + bevel


def _rounded(inset: float, **attributes: str | float) -> str:
    radius = max(TILE_RADIUS - inset, 4.0)
    return box(inset, inset, TILE_WIDTH - 2 * inset, TILE_HEIGHT - 2 * inset, radius, **attributes)


def _line_colour(seat: int) -> str:
    colour = SEATS[seat].hex
    return readable_ink(colour, darker(colour, 0.45), PAPER)


def _pale_line(seat: int) -> str:
    return _rounded(7.5, fill="none", stroke=_line_colour(seat), stroke_width=1.8, stroke_opacity=0.65)


def _down(seat: int) -> str:
    sign = placed(shape_line(seat, _line_colour(seat), 15.0), _MIDDLE, TILE_HEIGHT / 2, 0.185)
    return _pale_line(seat) + sign


def _up(seat: int, number: int, tacks: int) -> str:
    face = _rounded(6.0, fill=CREAM, stroke=BLACK, stroke_opacity=0.18, stroke_width=0.8)
    return face + centred_numeral(number, _MIDDLE, 14.0, 40.0, INK, _SQUEEZE) + _tacks(tacks)


def _tacks(count: int) -> str:
    size, pitch = 27.0, 20.5
    left = _MIDDLE - ((count - 1) * pitch + size) / 2
    return "".join(placed(thumbtack(), left + index * pitch, 62.0, size / BOX) for index in range(count))


def _peek(seat: int, number: int, tacks: int) -> str:
    ink = readable_ink(SEATS[seat].hex, INK, PAPER)
    left = _MIDDLE - (tacks - 1) * 8.5
    dots = "".join(circle(left + index * 17.0, 74.0, 5.4) for index in range(tacks))
    return (
        _pale_line(seat) + centred_numeral(number, _MIDDLE, 17.0, 38.0, ink, _SQUEEZE) + group(dots, fill=ink)
    )
