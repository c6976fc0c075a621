"""The back of the cards, in full and for the smallest sizes; faces are drawn elsewhere."""

from math import pi
from typing import Final

from .card_shape import CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH, hairline, inner_field, ring, veiled
from .geometry import Point, arc
from .markup import box, circle, document, falling_gradient, group, line, path, placed, round_gradient
from .needle import needles
from .palette import BACK_FIELD, BACK_GOLD, BLACK, PAPER, WHITE
from .patterns import pattern
from .tint import darker, lighter

SMALL_BELOW: Final = 50.0
"""Below this many pixels of height a back shows border, field and ring only."""

_BORDER: Final = 30.0
_MIDDLE: Final = Point(CARD_WIDTH / 2, CARD_HEIGHT / 2)
_STITCHES: Final = 36
_THORNS: Final = 36


def card_back(veil: float = 0.0) -> str:
    """The back in full."""
    lattice = pattern("rosettes", inner_field(_BORDER), WHITE, 0.17)
    return document(
        CARD_WIDTH,
        CARD_HEIGHT,
        _ground(),
        lattice,
        _light(),
        ring(_BORDER / 2, _BORDER, PAPER),
        _gold_lines(),
        _medallion(),
        hairline(),
        veiled(veil),
    )


def small_back(veil: float = 0.0) -> str:
    """The back where there is no room for its lattice."""
    eye = circle(_MIDDLE.x, _MIDDLE.y, 150.0, fill="none", stroke=BACK_GOLD, stroke_width=34.0)
    border = ring(_BORDER, 2 * _BORDER, PAPER)
    return document(CARD_WIDTH, CARD_HEIGHT, _ground(), border, eye, hairline(), veiled(veil))


def back_sketch() -> str:
    """The back in its barest form: border and field."""
    return document(CARD_WIDTH, CARD_HEIGHT, _ground(), ring(_BORDER / 2, _BORDER, PAPER))


def _ground() -> str:
    shade = falling_gradient(
        "field",
        0.0,
        CARD_HEIGHT,
        (0.0, lighter(BACK_FIELD, 0.10), 1.0),
        (1.0, darker(BACK_FIELD, 0.12), 1.0),
    )
    return shade + box(8.0, 8.0, CARD_WIDTH - 16, CARD_HEIGHT - 16, CARD_RADIUS - 8, fill="url(#field)")


def _light() -> str:
    """A vignette, so that the middle glows."""
    fade = round_gradient("light", _MIDDLE.x, _MIDDLE.y, 640.0, (0.35, BLACK, 0.0), (1.0, BLACK, 0.34))
    return fade + box(8.0, 8.0, CARD_WIDTH - 16, CARD_HEIGHT - 16, CARD_RADIUS - 8, fill="url(#light)")


def _gold_lines() -> str:
    """Two lines that meet in a small rosette at each corner."""
    outer, inner = _BORDER + 20.0, _BORDER + 34.0
    lines = ring(outer, 7.0, BACK_GOLD) + ring(inner, 2.6, BACK_GOLD, stroke_opacity=0.7)
    inset = _BORDER + 66.0
    corners = "".join(
        placed(_rosette(), x, y, 1.0)
        for x in (inset, CARD_WIDTH - inset)
        for y in (inset, CARD_HEIGHT - inset)
    )
    return lines + corners


def _rosette() -> str:
    petal = path("M0 0C-9 -9 -9 -22 0 -30C9 -22 9 -9 0 0Z", fill=BACK_GOLD)
    return "".join(group(petal, transform=f"rotate({angle})") for angle in (45, 135, 225, 315))


def _medallion() -> str:
    x, y = _MIDDLE
    disc = circle(x, y, 182.0, fill=darker(BACK_FIELD, 0.30), stroke=BACK_GOLD, stroke_width=9.0)
    return _thorns() + disc + _seam() + needles(x, y, 132.0, BACK_GOLD)


def _thorns() -> str:
    """A wreath of thorns around the disc."""
    spike = path("M-16.5 -182L0 -212L16.5 -182Z", fill=BACK_GOLD)
    turned = "".join(group(spike, transform=f"rotate({index * 360 / _THORNS:g})") for index in range(_THORNS))
    return placed(turned, _MIDDLE.x, _MIDDLE.y, 1.0)


def _seam() -> str:
    step = 2 * pi / _STITCHES
    starts = (index * step for index in range(_STITCHES))
    data = "".join(arc(_MIDDLE, 160.0, start, start + 0.58 * step) for start in starts)
    return line(data, BACK_GOLD, 4.0, stroke_opacity=0.8)
