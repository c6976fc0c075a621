"""Crown, lock, badges and thumbtack: the signs that mean the same at every table."""

from typing import Final, Literal

from .markup import Attribute, box, circle, document, falling_gradient, line, path, placed
from .palette import GOLD, INK, LUCKY, TACK, WHITE
from .tint import darker, lighter

BadgeKind = Literal["misery", "lucky"]

_CROWN: Final = "M12 56L5.5 21L28 35L50 10L72 35L94.5 21L88 56Q50 61 12 56Z"
_CROWN_BAND: Final = "M13.6 46.5Q50 51.5 86.4 46.5L88 56Q50 61 12 56Z"
_CROWN_TIPS: Final = ((5.5, 18.0, 4.6), (50.0, 7.4, 5.6), (94.5, 18.0, 4.6))
_JEWELS: Final = ((31.0, 51.9, 2.5), (50.0, 52.9, 3.2), (69.0, 51.9, 2.5))
CROWN_WIDTH: Final = 104.0
CROWN_HEIGHT: Final = 64.0


def crown_at(middle: float, top: float, width: float, colour: str = GOLD) -> str:
    """A crown centred over a place."""
    edge = darker(colour, 0.72)
    shade = falling_gradient(
        "crown",
        6.0,
        58.0,
        (0.0, lighter(colour, 0.5), 1.0),
        (0.5, colour, 1.0),
        (1.0, darker(colour, 0.2), 1.0),
    )
    outline: dict[str, Attribute] = {"stroke": edge, "stroke_width": 3.6, "stroke_linejoin": "round"}
    tips = "".join(circle(x, y, radius, fill=lighter(colour, 0.3), **outline) for x, y, radius in _CROWN_TIPS)
    body = path(_CROWN, fill="url(#crown)", **outline)
    band = path(_CROWN_BAND, fill=darker(colour, 0.24))
    jewels = "".join(circle(x, y, radius, fill=TACK) for x, y, radius in _JEWELS)
    return placed(shade + tips + body + band + jewels, middle - width / 2, top, width / 100)


def crown(colour: str = GOLD) -> str:
    """The crown of whoever wins now or leads."""
    return document(CROWN_WIDTH, CROWN_HEIGHT, crown_at(CROWN_WIDTH / 2, 2.0, 100.0, colour))


def lock_at(middle: float, centre: float, height: float, colour: str) -> str:
    """A padlock around a place."""
    body = box(18.0, 44.0, 64.0, 50.0, 11.0, fill=colour)
    shackle = line("M31 46V30C31 5 69 5 69 30V46", colour, 11.0)
    hole = circle(50.0, 65.0, 6.0, fill=INK) + line("M50 66V77", INK, 6.0)
    return placed(shackle + body + hole, middle - height / 2, centre - height / 2, height / 100)


def lock(colour: str = WHITE) -> str:
    """The padlock beside whatever may not be used now."""
    return document(100.0, 100.0, lock_at(50.0, 50.0, 100.0, colour))


def badge(kind: BadgeKind) -> str:
    """The disc on a chosen card: a minus for misery, a plus for luck."""
    ground = INK if kind == "misery" else LUCKY
    disc = circle(50.0, 50.0, 48.0, fill=WHITE) + circle(50.0, 50.0, 41.0, fill=ground)
    bars = "M30 50H70" if kind == "misery" else "M31 50H69M50 31V69"
    return document(100.0, 100.0, disc, line(bars, WHITE, 12.0))


def thumbtack() -> str:
    """A push pin, leaning, in a box of 100."""
    needle = path("M-4.2 22L4.2 22L1 60Q0 63 -1 60Z", fill="#9AA1A8", stroke="#5B6067", stroke_width=1.6)
    collar = path(
        "M-27 14C-27 5 -16 1 0 1S27 5 27 14C27 22 16 25 0 25S-27 22 -27 14Z", fill=darker(TACK, 0.22)
    )
    barrel = path("M-13 -38H13C12 -24 15 -8 20 10C8 15 -8 15 -20 10C-15 -8 -12 -24 -13 -38Z", fill=TACK)
    gleam = path(
        "M-7 -34H-1C-3 -20 -5 -6 -8 9C-11 9 -14 8 -16 7C-11 -8 -8 -22 -7 -34Z", fill=lighter(TACK, 0.45)
    )
    head = path(
        "M-24 -45C-24 -52 -14 -55 0 -55S24 -52 24 -45C24 -38 14 -35 0 -35S-24 -38 -24 -45Z", fill=TACK
    )
    shine = path(
        "M-18 -46C-17 -50 -9 -52 0 -52C4 -52 8 -51.6 11 -51C2 -50 -10 -49 -18 -46Z", fill=lighter(TACK, 0.5)
    )
    parts = needle + collar + barrel + gleam + head + shine
    return f'<g transform="translate(54 46) rotate(24) scale(0.86)">{parts}</g>'
