"""Points, polygons and arcs, and cutting them off at a field's edge; colours and meanings live elsewhere."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import acos, asin, cos, hypot, pi, sin
from typing import NamedTuple

from .markup import number


class Point(NamedTuple):
    x: float
    y: float


class Field(NamedTuple):
    """An upright rectangle."""

    left: float
    top: float
    right: float
    foot: float

    def holds(self, point: Point) -> bool:
        return self.left <= point.x <= self.right and self.top <= point.y <= self.foot


def on_circle(centre: Point, radius: float, angle: float) -> Point:
    """A point at an angle in radians, clockwise from three o'clock as the screen shows it."""
    return Point(centre.x + radius * cos(angle), centre.y + radius * sin(angle))


def spoken(point: Point) -> str:
    """The point as path data writes it."""
    return f"{number(point.x)} {number(point.y)}"


def polygon(points: Iterable[Point]) -> str:
    """The closed path through the points."""
    return "M" + "L".join(spoken(point) for point in points) + "Z"


def clipped_line(start: Point, end: Point, field: Field) -> tuple[Point, Point] | None:
    """The part of the line inside the field, by Liang and Barsky."""
    across, down = end.x - start.x, end.y - start.y
    first, last = 0.0, 1.0
    for move, room in (
        (-across, start.x - field.left),
        (across, field.right - start.x),
        (-down, start.y - field.top),
        (down, field.foot - start.y),
    ):
        if move == 0:
            if room < 0:
                return None
        elif move < 0:
            first = max(first, room / move)
        else:
            last = min(last, room / move)
    if first >= last:
        return None
    return (
        Point(start.x + first * across, start.y + first * down),
        Point(start.x + last * across, start.y + last * down),
    )


def _cut(points: list[Point], depth: Callable[[Point], float]) -> list[Point]:
    kept: list[Point] = []
    for start, end in zip(points, points[1:] + points[:1], strict=True):
        before, after = depth(start), depth(end)
        if before >= 0:
            kept.append(start)
        if (before < 0) != (after < 0):
            part = before / (before - after)
            kept.append(Point(start.x + part * (end.x - start.x), start.y + part * (end.y - start.y)))
    return kept


def clipped_polygon(points: Sequence[Point], field: Field) -> list[Point]:
    """The part of a convex polygon inside the field, by Sutherland and Hodgman."""
    kept = list(points)
    sides: tuple[Callable[[Point], float], ...] = (
        lambda point: point.x - field.left,
        lambda point: field.right - point.x,
        lambda point: point.y - field.top,
        lambda point: field.foot - point.y,
    )
    for depth in sides:
        kept = _cut(kept, depth) if kept else kept
    return kept


def _crossings(centre: Point, radius: float, field: Field) -> list[float]:
    found: list[float] = []
    for edge in (field.left, field.right):
        if abs(edge - centre.x) < radius:
            angle = acos((edge - centre.x) / radius)
            found += [angle, -angle]
    for edge in (field.top, field.foot):
        if abs(edge - centre.y) < radius:
            angle = asin((edge - centre.y) / radius)
            found += [angle, pi - angle]
    return found


def clipped_arc(centre: Point, radius: float, start: float, sweep: float, field: Field) -> str:
    """Path data of the parts of an arc inside the field."""
    turns = {(angle - start) % (2 * pi) for angle in _crossings(centre, radius, field)}
    stops = [0.0, *sorted(turn for turn in turns if turn < sweep), sweep]
    data = ""
    for first, last in pairwise(stops):
        if field.holds(on_circle(centre, radius, start + (first + last) / 2)):
            data += arc(centre, radius, start + first, start + last)
    return data


def arc(centre: Point, radius: float, start: float, end: float) -> str:
    """Path data of an arc between two angles."""
    middle = (start + end) / 2
    points = [on_circle(centre, radius, angle) for angle in (start, middle, end)]
    steps = "".join(f"A{number(radius)} {number(radius)} 0 0 1 {spoken(point)}" for point in points[1:])
    return f"M{spoken(points[0])}{steps}"


def _toward(start: Point, end: Point, length: float) -> Point:
    part = length / hypot(end.x - start.x, end.y - start.y)
    return Point(start.x + part * (end.x - start.x), start.y + part * (end.y - start.y))


def rounded_polygon(points: Sequence[Point], cut: float) -> str:
    """The closed path through the points, every corner rounded from `cut` before it to `cut` after it."""
    data = ""
    for index, corner in enumerate(points):
        entry = _toward(corner, points[index - 1], cut)
        leave = _toward(corner, points[(index + 1) % len(points)], cut)
        data += f"{'L' if data else 'M'}{spoken(entry)}Q{spoken(corner)} {spoken(leave)}"
    return data + "Z"


def crescent(outer: float, inner: float, bite: Point) -> str:
    """The closed path of a disc around the origin less a disc around `bite` that reaches over its edge."""
    apart = hypot(bite.x, bite.y)
    along = (apart**2 + outer**2 - inner**2) / (2 * apart)
    half = (outer**2 - along**2) ** 0.5
    right, down = bite.x / apart, bite.y / apart
    first = Point(along * right + half * down, along * down - half * right)
    last = Point(along * right - half * down, along * down + half * right)
    back = f"A{number(inner)} {number(inner)} 0 {int(along > apart)} 1 {spoken(first)}Z"
    return f"M{spoken(first)}A{number(outer)} {number(outer)} 0 {int(along > 0)} 0 {spoken(last)}{back}"
