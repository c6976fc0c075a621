"""The tone-on-tone patterns of the card bodies and the lattice of the back, as path data cut to a field."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import atan2, cos, hypot, pi, radians, sin
from typing import Final, NamedTuple

from .geometry import (
    Field,
    Point,
    clipped_arc,
    clipped_line,
    clipped_polygon,
    on_circle,
    polygon,
    spoken,
)
from .markup import line, path


class Pattern(NamedTuple):
    """Path data, stroked with `width`, or filled where that is 0."""

    data: Callable[[Field], str]
    width: float


def _steps(start: float, end: float, pitch: float) -> Iterator[float]:
    count = int((end - start) / pitch) + 1
    return (start + index * pitch for index in range(count + 1))


def _lines(points: list[tuple[Point, Point]], field: Field) -> str:
    data, last = "", None
    for start, end in points:
        kept = clipped_line(start, end, field)
        if kept is None:
            continue
        data += f"{'' if kept[0] == last else 'M' + spoken(kept[0])}L{spoken(kept[1])}"
        last = kept[1]
    return data


def _ribs(field: Field) -> str:
    pitch, length, gap = 62.0, 66.0, 46.0
    dashes: list[tuple[Point, Point]] = []
    for index, x in enumerate(_steps(field.left + 30, field.right - 10, pitch)):
        top = field.top - index * 41.0 % (length + gap)
        dashes += [(Point(x, y), Point(x, y + length)) for y in _steps(top, field.foot, length + gap)]
    return _lines(dashes, field)


def _chevrons(field: Field) -> str:
    half, rise, pitch = 56.0, 58.0, 80.0
    parts: list[tuple[Point, Point]] = []
    for y in _steps(field.top - rise, field.foot + rise, pitch):
        corners = [
            Point(x, y + (rise if index % 2 else 0.0))
            for index, x in enumerate(_steps(field.left - half / 2, field.right, half))
        ]
        parts += list(pairwise(corners))
    return _lines(parts, field)


def _lattice(field: Field) -> str:
    lean, pitch = 1.35, 92.0
    height = field.foot - field.top
    shift = height / lean
    parts: list[tuple[Point, Point]] = []
    for x in _steps(field.left - shift, field.right + shift, pitch):
        parts.append((Point(x, field.top), Point(x + shift, field.foot)))
        parts.append((Point(x + shift, field.top), Point(x, field.foot)))
    return _lines(parts, field)


def _hidden_angle(radius: float, inner: float) -> float:
    """Up to which angle the next row of scales, half a radius lower, covers an arc."""
    across, down = 2 * inner * radius, inner * radius
    covered = inner * inner + radius * radius / 4
    lean = atan2(down, across)
    return _arc_cosine(covered / hypot(across, down)) - lean


def _arc_cosine(value: float) -> float:
    return atan2((1 - value * value) ** 0.5, value)


def _scales(field: Field) -> str:
    radius = 86.0
    data = ""
    for row, y in enumerate(_steps(field.top, field.foot + radius, radius / 2)):
        for x in _steps(field.left - radius * (row % 2), field.right + radius, 2 * radius):
            for part in (1.0, 0.66, 0.32):
                hidden = _hidden_angle(radius, part * radius)
                data += clipped_arc(Point(x, y), part * radius, pi + hidden, pi - 2 * hidden, field)
    return data


def _stripes(field: Field) -> str:
    width, pitch, lean = 36.0, 84.0, 0.58
    shift = (field.foot - field.top) * lean
    data = ""
    for x in _steps(field.left, field.right + shift, pitch):
        band = (
            Point(x, field.top),
            Point(x + width, field.top),
            Point(x + width - shift, field.foot),
            Point(x - shift, field.foot),
        )
        data += polygon(kept) if (kept := clipped_polygon(band, field)) else ""
    return data


def _stars(field: Field) -> str:
    across, down, reach = 104.0, 84.0, 29.0
    parts: list[tuple[Point, Point]] = []
    for row, y in enumerate(_steps(field.top + 20, field.foot, down)):
        for x in _steps(field.left + 18 - across / 2 * (row % 2), field.right, across):
            centre = Point(x, y)
            parts += [(centre, on_circle(centre, reach, radians(angle))) for angle in (-90, 30, 150)]
    return _lines(parts, field)


def _rosettes(field: Field) -> str:
    radius = 76.0
    data = ""
    for row, y in enumerate(_steps(field.top - radius, field.foot + radius, radius * sin(pi / 3))):
        start = field.left - radius * (1 + cos(pi / 3) * (row % 2))
        for x in _steps(start, field.right + radius, radius):
            data += clipped_arc(Point(x, y), radius, 0.0, 2 * pi, field)
    return data


_PATTERNS: Final[dict[str, Pattern]] = {
    "ribs": Pattern(_ribs, 13.0),
    "chevrons": Pattern(_chevrons, 11.0),
    "lattice": Pattern(_lattice, 10.0),
    "scales": Pattern(_scales, 9.0),
    "stripes": Pattern(_stripes, 0.0),
    "stars": Pattern(_stars, 12.0),
    "rosettes": Pattern(_rosettes, 4.4),
}


def pattern(name: str, field: Field, tone: str, strength: float) -> str:
    """A pattern over a field of a card that is 1000 high."""
    chosen = _PATTERNS[name]
    data = chosen.data(field)
    if chosen.width:
        return line(data, tone, chosen.width, stroke_opacity=strength)
    return path(data, fill=tone, fill_opacity=strength)
