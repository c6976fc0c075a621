"""What makes a 20 grand: gold frame, rays, a medallion with beads, and a crown."""

from math import hypot, pi
from typing import Final

from .card_shape import CARD_HEIGHT, CARD_WIDTH, inner_field, ring
from .geometry import Point, clipped_polygon, on_circle, polygon
from .markup import circle, group, path, placed, slanted_gradient
from .palette import BLACK, CARD_GOLD, WHITE
from .signs import crown_at
from .tint import darker, lighter

_RAYS: Final = 24
_BEADS: Final = 48
_DISC: Final = 252.0
_CROWN_WIDTH: Final = 196.0
_GOLD_DEEP: Final = darker(CARD_GOLD, 0.62)
# A fan of petals for the two corners that no numeral takes, drawn for the upper right one.
_PETALS: Final = (
    "M0 0C-34 6 -72 18 -104 4C-76 -10 -34 -8 0 0Z",
    "M0 0C-18 34 -44 62 -78 72C-66 42 -34 14 0 0Z",
)


def gold(name: str, x: float, y: float, x_end: float, y_end: float) -> str:
    """Polished gold: bright, deep and bright again along a line."""
    return slanted_gradient(
        name,
        x,
        y,
        x_end,
        y_end,
        (0.0, lighter(CARD_GOLD, 0.55), 1.0),
        (0.3, CARD_GOLD, 1.0),
        (0.55, darker(CARD_GOLD, 0.22), 1.0),
        (0.8, CARD_GOLD, 1.0),
        (1.0, lighter(CARD_GOLD, 0.45), 1.0),
    )


def rays(centre: Point, border: float) -> str:
    """Beams from the medallion to the border."""
    reach, data = hypot(CARD_WIDTH, CARD_HEIGHT), ""
    for index in range(_RAYS):
        start = index * 2 * pi / _RAYS
        wedge = (centre, on_circle(centre, reach, start), on_circle(centre, reach, start + pi / _RAYS))
        data += polygon(clipped_polygon(wedge, inner_field(border)))
    return path(data, fill=BLACK, fill_opacity=0.13)


def gold_frame(border: float, detailed: bool) -> str:
    """A moulding of gold inside the paper border."""
    if not detailed:
        return ring(border + 11.0, 22.0, CARD_GOLD)
    shade = gold("frame", 0.0, 0.0, CARD_WIDTH, CARD_HEIGHT)
    moulding = ring(border + 11.0, 26.0, _GOLD_DEEP) + ring(border + 10.0, 19.0, "url(#frame)")
    return shade + moulding + _corners(border + 22.0)


def _corners(inset: float) -> str:
    fan = "".join(path(data, fill=CARD_GOLD, stroke=_GOLD_DEEP, stroke_width=3.0) for data in _PETALS)
    bead = circle(-17.0, 17.0, 9.0, fill=lighter(CARD_GOLD, 0.4), stroke=_GOLD_DEEP, stroke_width=3.0)
    mirrored = path(_PETALS[0], fill=CARD_GOLD, stroke=_GOLD_DEEP, stroke_width=3.0)
    standing = group(mirrored, transform="matrix(0 -1 -1 0 0 0)")
    leaves = fan + standing + bead
    upper = placed(leaves, CARD_WIDTH - inset, inset, 1.0)
    return upper + placed(leaves, inset, CARD_HEIGHT - inset, -1.0)


def medallion(centre: Point, strength: float, detailed: bool) -> str:
    """The disc behind the silhouette, set in gold."""
    shade = gold("medal", centre.x - _DISC, centre.y - _DISC, centre.x + _DISC, centre.y + _DISC)
    disc = circle(centre.x, centre.y, _DISC, fill=WHITE, fill_opacity=strength)
    edge = circle(centre.x, centre.y, _DISC, fill="none", stroke=_GOLD_DEEP, stroke_width=15.0)
    rim = circle(centre.x, centre.y, _DISC, fill="none", stroke="url(#medal)", stroke_width=10.0)
    return disc + shade + edge + rim + (_beads(centre) if detailed else "")


def _beads(centre: Point) -> str:
    places = (on_circle(centre, _DISC - 22.0, index * 2 * pi / _BEADS) for index in range(_BEADS))
    dots = "".join(circle(place.x, place.y, 4.6) for place in places)
    return group(dots, fill=CARD_GOLD, stroke=_GOLD_DEEP, stroke_width=1.6)


def crowning(centre: Point, top: float) -> str:
    """The crown that floats over the silhouette."""
    return crown_at(centre.x, top - 112.0, _CROWN_WIDTH, CARD_GOLD)
