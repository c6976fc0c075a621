"""The shape all cards share: measures, frames and the veil; what stands inside is drawn elsewhere."""

from typing import Final

from .geometry import Field
from .markup import box, circle
from .palette import BLACK, VEIL, WHITE
from .signs import lock_at

CARD_HEIGHT: Final = 1000.0
CARD_WIDTH: Final = CARD_HEIGHT * 5 / 7
CARD_RADIUS: Final = 62.0

_HAIRLINE: Final = 4.0


def frame(inset: float, colour: str) -> str:
    """A filled card shape, smaller by an inset on every side."""
    radius = max(CARD_RADIUS - inset, 12.0)
    return box(inset, inset, CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset, radius, fill=colour)


def ring(inset: float, width: float, colour: str, **attributes: float) -> str:
    """A line of the card's shape; its middle lies so far inside the edge."""
    radius = max(CARD_RADIUS - inset, 8.0)
    return box(
        inset,
        inset,
        CARD_WIDTH - 2 * inset,
        CARD_HEIGHT - 2 * inset,
        radius,
        fill="none",
        stroke=colour,
        stroke_width=width,
        **attributes,
    )


def inner_field(inset: float) -> Field:
    """What is left of the card inside a border."""
    return Field(inset, inset, CARD_WIDTH - inset, CARD_HEIGHT - inset)


def hairline() -> str:
    """The fine dark line that sets a card off from its ground."""
    return ring(_HAIRLINE / 2, _HAIRLINE, BLACK, stroke_opacity=0.28)


def veiled(veil: float) -> str:
    """The veil over a card that may not be played, and a lock where a fan of cards leaves it in sight."""
    if not veil:
        return ""
    x, y = CARD_HEIGHT * 0.195, CARD_HEIGHT * 0.62
    shade = box(0.0, 0.0, CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS, fill=VEIL, fill_opacity=veil)
    disc = circle(x, y, CARD_HEIGHT * 0.145, fill=VEIL, fill_opacity=0.72)
    return shade + disc + lock_at(x, y - 4.0, CARD_HEIGHT * 0.23, WHITE)
