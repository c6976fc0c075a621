"""The back of the cards, in full and for the smallest sizes; faces are drawn elsewhere."""

from typing import Final

from .cards import CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH, hairline, veiled
from .geometry import Field
from .markup import box, circle, document, falling_gradient, group, path
from .palette import BACK_FIELD, BACK_GOLD, PAPER, WHITE
from .patterns import pattern
from .tint import darker, lighter

SMALL_BELOW: Final = 50.0
"""Below this many pixels of height a back shows border, field and ring only."""

_BORDER: Final = 30.0
NEEDLE: Final = (
    "M0 -100C1.6 -72 5.4 -20 6.4 30C7 52 8 66 8 80C8 93 5 100 0 100C-5 100 -8 93 -8 80"
    "C-8 66 -7 52 -6.4 30C-5.4 -20 -1.6 -72 0 -100Z"
    "M0 56C-2.7 56 -3.5 63 -3.5 74C-3.5 85 -2.7 91 0 91C2.7 91 3.5 85 3.5 74C3.5 63 2.7 56 0 56Z"
)


def card_back(veil: float = 0.0) -> str:
    """The back in full."""
    inner = Field(_BORDER, _BORDER, CARD_WIDTH - _BORDER, CARD_HEIGHT - _BORDER)
    lattice = pattern("rosettes", inner, WHITE, 0.17)
    return document(
        CARD_WIDTH,
        CARD_HEIGHT,
        _ground(),
        lattice,
        _edge(_BORDER / 2, _BORDER, PAPER),
        _edge(_BORDER + 22.0, 7.0, BACK_GOLD),
        _medallion(),
        hairline(),
        veiled(veil),
    )


def small_back(veil: float = 0.0) -> str:
    """The back where there is no room for its lattice."""
    ring = circle(CARD_WIDTH / 2, CARD_HEIGHT / 2, 150.0, fill="none", stroke=BACK_GOLD, stroke_width=34.0)
    border = _edge(_BORDER, 2 * _BORDER, PAPER)
    return document(CARD_WIDTH, CARD_HEIGHT, _ground(), border, ring, hairline(), veiled(veil))


def back_sketch() -> str:
    """The back in its barest form: border and field."""
    return document(CARD_WIDTH, CARD_HEIGHT, _ground(), _edge(_BORDER / 2, _BORDER, PAPER))


def needles(x: float, y: float, reach: float, colour: str) -> str:
    """Three crossed sewing needles around a place."""
    single = path(NEEDLE, fill=colour, fill_rule="evenodd")
    turned = "".join(group(single, transform=f"rotate({angle})") for angle in (0, 60, -60))
    return group(turned, transform=f"translate({x:g} {y:g}) scale({reach / 100:.5g})")


def _ground() -> str:
    shade = falling_gradient(
        "field",
        0.0,
        CARD_HEIGHT,
        (0.0, lighter(BACK_FIELD, 0.10), 1.0),
        (1.0, darker(BACK_FIELD, 0.12), 1.0),
    )
    return shade + box(8.0, 8.0, CARD_WIDTH - 16, CARD_HEIGHT - 16, CARD_RADIUS - 8, fill="url(#field)")


def _edge(inset: float, width: float, colour: str) -> str:
    return box(
        inset,
        inset,
        CARD_WIDTH - 2 * inset,
        CARD_HEIGHT - 2 * inset,
        max(CARD_RADIUS - inset, 14.0),
        fill="none",
        stroke=colour,
        stroke_width=width,
    )


def _medallion() -> str:
    x, y = CARD_WIDTH / 2, CARD_HEIGHT / 2
    disc = circle(x, y, 170.0, fill=darker(BACK_FIELD, 0.16), stroke=BACK_GOLD, stroke_width=9.0)
    ring = circle(x, y, 154.0, fill="none", stroke=BACK_GOLD, stroke_width=3.0, stroke_opacity=0.55)
    return disc + ring + needles(x, y, 128.0, BACK_GOLD)
