"""What makes a 0 modest and dear: its silhouette is only sewn on, the needle still on the thread."""

from math import cos, pi, sin
from typing import Final

from .geometry import Field, Point, arc, on_circle, spoken
from .markup import group, line
from .needle import NEEDLE_EYE, needle

_RADIUS: Final = 266.0
_STITCH: Final = 0.115
_GAP: Final = 0.066
# The thread leaves the ring at the upper left and runs into the free corner at the upper right.
_LEAVES: Final = -2.02
_TURN: Final = 61.0
_EYE: Final = Point(424.0, 247.0)
_LENGTH: Final = 108.0
_STOUT: Final = 1.6


def sewn_ring(centre: Point, ink: str, spared: tuple[Field, ...]) -> str:
    """A ring of stitches that leaves the spared fields free, and needle and thread at its end."""
    data, count = "", int((2 * pi - 2 * _GAP) / (_STITCH + _GAP))
    for index in range(count):
        end = _LEAVES - index * (_STITCH + _GAP)
        if not any(field.holds(on_circle(centre, _RADIUS, end - _STITCH / 2)) for field in spared):
            data += arc(centre, _RADIUS, end - _STITCH, end)
    thread = line(data + _loose_end(centre), ink, 8.0, stroke_opacity=0.6)
    return thread + _needle(ink)


def _loose_end(centre: Point) -> str:
    start = on_circle(centre, _RADIUS, _LEAVES)
    pull = Point(start.x - sin(_LEAVES) * 90, start.y + cos(_LEAVES) * 90)
    back = Point(_EYE.x - 70.0, _EYE.y + 62.0)
    return f"M{spoken(start)}C{spoken(pull)} {spoken(back)} {spoken(_EYE)}"


def _needle(ink: str) -> str:
    size = _LENGTH / 100
    hung = f"translate(0 {-NEEDLE_EYE * size:.2f}) scale({_STOUT * size:g} {size:g})"
    return group(group(needle(ink), transform=hung), transform=f"translate({spoken(_EYE)}) rotate({_TURN:g})")
