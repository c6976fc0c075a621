"""The stones that stand for seats: glossy, flat and spent, each seat with its own shape."""

from collections.abc import Sequence
from enum import Enum
from math import pi
from typing import Final

from .geometry import Point, crescent, on_circle, rounded_polygon
from .markup import document, element, falling_gradient, group, line, path, round_gradient
from .palette import BLACK, HALO, SEATS, WHITE
from .tint import darker, lighter

STONE_BOX: Final = 300.0
"""The side of a stone's picture; the stone's own radius in it is 100, its centre the middle."""

_ORIGIN: Final = Point(0.0, 0.0)
_EDGE: Final = 7.0
_HALO: Final = 9.0


class StoneKind(Enum):
    """How a stone is drawn: lying on the table, as a small mark, or as the outline it left."""

    GLOSSY = "glossy"
    FLAT = "flat"
    SPENT = "spent"


def _regular(count: int, radius: float, start: float, drop: float = 0.0) -> list[Point]:
    centre = Point(0.0, drop)
    return [on_circle(centre, radius, start + index * 2 * pi / count) for index in range(count)]


def _star() -> Sequence[Point]:
    outer = _regular(5, 124.0, -pi / 2, 8.0)
    inner = _regular(5, 64.0, -pi / 2 + pi / 5, 8.0)
    return [point for pair in zip(outer, inner, strict=True) for point in pair]


def _cross() -> Sequence[Point]:
    arm, reach = 38.0, 104.0
    quarter = [Point(arm, -reach), Point(arm, -arm), Point(reach, -arm)]
    points: list[Point] = []
    for _ in range(4):
        points += quarter
        quarter = [Point(-point.y, point.x) for point in quarter]
    return points


_SHAPES: Final[dict[str, str]] = {
    "disc": "M-100 0A100 100 0 1 1 100 0A100 100 0 1 1 -100 0Z",
    "triangle": rounded_polygon(_regular(3, 138.0, -pi / 2, 22.0), 34.0),
    "square": rounded_polygon(_regular(4, 128.0, -pi / 4), 26.0),
    "star": rounded_polygon(_star(), 16.0),
    "hexagon": rounded_polygon(_regular(6, 110.0, 0.0), 20.0),
    "drop": "M0 -126C20 -84 82 -42 82 22A82 82 0 0 1 -82 22C-82 -42 -20 -84 0 -126Z",
    "cross": rounded_polygon(_cross(), 16.0),
    "crescent": crescent(104.0, 78.0, Point(50.0, -22.0)),
}
# Where shapes shrink to that have their weight beside the origin.
_MIDDLES: Final[dict[str, Point]] = {
    "triangle": Point(0.0, 20.0),
    "drop": Point(0.0, 14.0),
    "star": Point(0.0, 8.0),
}
_INNER_CRESCENT: Final = crescent(86.0, 95.0, Point(50.0, -22.0))
# Centre and radii of the gleam, which has to stay inside the shape.
_GLOSS: Final[dict[str, tuple[float, float, float, float]]] = {
    "disc": (0.0, -50.0, 62.0, 36.0),
    "triangle": (0.0, -36.0, 25.0, 30.0),
    "square": (0.0, -56.0, 66.0, 24.0),
    "star": (0.0, -36.0, 24.0, 38.0),
    "hexagon": (0.0, -54.0, 50.0, 28.0),
    "drop": (-22.0, -16.0, 25.0, 46.0),
    "cross": (0.0, -66.0, 26.0, 27.0),
    "crescent": (-62.0, -32.0, 16.0, 40.0),
}


def shape_line(seat: int, colour: str, width: float) -> str:
    """The outline of a seat's shape around the origin, its radius 100."""
    return line(_SHAPES[SEATS[seat].shape], colour, width)


def stone(seat: int, kind: StoneKind = StoneKind.GLOSSY) -> str:
    """The stone of a seat."""
    draw = {StoneKind.GLOSSY: _glossy, StoneKind.FLAT: _flat, StoneKind.SPENT: _spent}[kind]
    middle = f"translate({STONE_BOX / 2:g} {STONE_BOX / 2:g})"
    return document(STONE_BOX, STONE_BOX, group(draw(seat), transform=middle))


def _halo(data: str) -> str:
    return path(data, fill=HALO, stroke=HALO, stroke_width=2 * _HALO + _EDGE, stroke_linejoin="round")


def _edged(data: str, fill: str, edge: str, width: float) -> str:
    return path(data, fill=fill, stroke=edge, stroke_width=width, stroke_linejoin="round")


def _shadow(data: str) -> str:
    # Layers of growing width fade like a blur, which not every SVG renderer knows.
    layers = "".join(line(data, BLACK, width, stroke_opacity=0.03) for width in range(10, 64, 6))
    return group(path(data, fill=BLACK, fill_opacity=0.24) + layers, transform="translate(0 15)")


def _glossy(seat: int) -> str:
    """Polished glass: a dark rim, light falling through it to the foot, and the lamp above mirrored in it."""
    look = SEATS[seat]
    data = _SHAPES[look.shape]
    bulk = _edged(data, "url(#stone)", darker(look.hex, 0.52), _EDGE)
    return (
        _depth(look.hex)
        + _shadow(data)
        + _halo(data)
        + bulk
        + group(path(data, fill="url(#glow)"), transform=_shrunk(look.shape, 0.93))
        + _bevel(look.shape)
        + _gloss(look.shape)
    )


def _depth(colour: str) -> str:
    body = round_gradient(
        "stone",
        -12.0,
        -34.0,
        172.0,
        (0.0, lighter(colour, 0.22), 1.0),
        (0.45, colour, 1.0),
        (1.0, darker(colour, 0.50), 1.0),
    )
    # Light gathers where it leaves the glass, opposite the lamp.
    glow = round_gradient(
        "glow",
        16.0,
        92.0,
        118.0,
        (0.0, lighter(colour, 0.50), 0.95),
        (0.35, lighter(colour, 0.22), 0.62),
        (1.0, colour, 0.0),
    )
    rim = falling_gradient(
        "rim", -120.0, 120.0, (0.0, WHITE, 0.75), (0.45, WHITE, 0.12), (0.8, WHITE, 0.05), (1.0, WHITE, 0.4)
    )
    return body + glow + rim


def _shrunk(shape: str, part: float) -> str:
    x, y = _MIDDLES.get(shape, _ORIGIN)
    return f"translate({x * (1 - part):g} {y * (1 - part):g}) scale({part:g})"


def _bevel(shape: str) -> str:
    """A line of light just inside the edge."""
    if shape == "crescent":
        return line(_INNER_CRESCENT, "url(#rim)", 5.0)
    return group(line(_SHAPES[shape], "url(#rim)", 6.5), transform=_shrunk(shape, 0.86))


def _gloss(shape: str) -> str:
    x, y, across, down = _GLOSS[shape]
    stops = ((0.0, WHITE, 0.86), (0.55, WHITE, 0.22), (1.0, WHITE, 0.02))
    fade = falling_gradient("gloss", y - down, y + down, *stops)
    window = element("ellipse", cx=x, cy=y, rx=across, ry=down, fill="url(#gloss)")
    spark = element(
        "ellipse",
        cx=x - across * 0.45,
        cy=y - down * 0.45,
        rx=across * 0.22,
        ry=down * 0.2,
        fill=WHITE,
        fill_opacity=0.9,
    )
    return fade + window + spark


def _flat(seat: int) -> str:
    look = SEATS[seat]
    data = _SHAPES[look.shape]
    return _halo(data) + _edged(data, look.hex, darker(look.hex, 0.5), 10.0)


def _spent(seat: int) -> str:
    look = SEATS[seat]
    data = _SHAPES[look.shape]
    casing = line(data, HALO, 38.0, stroke_opacity=0.9)
    return casing + line(data, darker(look.hex, 0.12), 15.0)
