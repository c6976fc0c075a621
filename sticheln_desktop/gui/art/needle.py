"""The sewing needle, the sign of the game, around the origin: its point up at -100, its head at 100."""

from typing import Final

from .markup import group, path

_NEEDLE: Final = (
    "M0 -100C1.6 -72 5.4 -20 6.4 30C7 52 8 66 8 80C8 93 5 100 0 100C-5 100 -8 93 -8 80"
    "C-8 66 -7 52 -6.4 30C-5.4 -20 -1.6 -72 0 -100Z"
    "M0 56C-2.7 56 -3.5 63 -3.5 74C-3.5 85 -2.7 91 0 91C2.7 91 3.5 85 3.5 74C3.5 63 2.7 56 0 56Z"
)
NEEDLE_EYE: Final = 74.0
"""How far the middle of its eye lies from the middle of the needle."""


def needle(colour: str, **attributes: str | float) -> str:
    """One needle."""
    return path(_NEEDLE, fill=colour, fill_rule="evenodd", **attributes)


def needles(x: float, y: float, reach: float, colour: str) -> str:
    """Three crossed needles around a place."""
    turned = "".join(group(needle(colour), transform=f"rotate({angle})") for angle in (0, 60, -60))
    return group(turned, transform=f"translate({x:g} {y:g}) scale({reach / 100:.5g})")
