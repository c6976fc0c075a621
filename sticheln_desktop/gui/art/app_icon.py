"""The icons of the program and of its match records, in full and for the smallest sizes."""

from typing import Final

from sticheln_desktop.rules.cards import Colour

from .markup import Attribute, box, document, falling_gradient, group, path, placed
from .needle import needle
from .palette import BLACK, INK, PAPER, PETROL_DARK, PETROL_LIGHT, SUITS, WHITE
from .shapes import BOX
from .suits import solid
from .tint import darker

SMALL_UP_TO: Final = 24.0
"""Up to this many pixels the icon shows one card only."""

_CARD_WIDTH: Final = 43.0
_CARD_HEIGHT: Final = 60.0


def app_icon(size: float = BOX) -> str:
    """The icon as it looks at a size in pixels."""
    return document(BOX, BOX, _ground(), _single() if size <= SMALL_UP_TO else _fan())


def record_icon(size: float = BOX) -> str:
    """The icon of a match record: a page with the cards on it."""
    if size <= SMALL_UP_TO:
        card = box(23.0, 31.0, 54.0, 58.0, 6.0, fill=SUITS[Colour.YELLOW].body)
        return document(BOX, BOX, _page(), card, placed(_wasp(52.0, False), 50.0, 60.0, 1.0))
    cards = group(_fan(), transform="translate(14 24) scale(0.72)")
    return document(BOX, BOX, _page(), cards)


def _page() -> str:
    """A sheet of paper with a folded corner and a petrol edge."""
    shade = falling_gradient("page", 0.0, BOX, (0.0, WHITE, 1.0), (1.0, darker(PAPER, 0.08), 1.0))
    edge: dict[str, Attribute] = {"stroke": PETROL_DARK, "stroke_width": 3.0, "stroke_linejoin": "round"}
    sheet = path("M19 3H65L86 24V92Q86 97 81 97H19Q14 97 14 92V8Q14 3 19 3Z", fill="url(#page)", **edge)
    fold = path("M65 3V19Q65 24 70 24H86Z", fill=PETROL_LIGHT, **edge)
    return shade + sheet + fold


def _ground() -> str:
    shade = falling_gradient("ground", 0.0, BOX, (0.0, PETROL_LIGHT, 1.0), (1.0, PETROL_DARK, 1.0))
    gleam = box(1.2, 1.2, 97.6, 97.6, 21.6, fill="none", stroke=WHITE, stroke_opacity=0.22, stroke_width=1.6)
    return shade + box(0.0, 0.0, BOX, BOX, 22.5, fill="url(#ground)") + gleam


def _card(colour: Colour, turn: float, x: float, y: float, content: str = "") -> str:
    left, top = -_CARD_WIDTH / 2, -_CARD_HEIGHT / 2
    shadow = "".join(
        box(
            left - spread,
            top - spread + 2.4,
            _CARD_WIDTH + 2 * spread,
            _CARD_HEIGHT + 2 * spread,
            6.0 + spread,
            fill=BLACK,
            fill_opacity=0.09,
        )
        for spread in (0.4, 1.4, 2.4)
    )
    paper = box(left, top, _CARD_WIDTH, _CARD_HEIGHT, 6.0, fill=PAPER)
    shade = falling_gradient(
        f"card{colour:d}",
        top,
        -top,
        (0.35, SUITS[colour].body, 1.0),
        (1.0, darker(SUITS[colour].body, 0.14), 1.0),
    )
    field = box(
        left + 2.2, top + 2.2, _CARD_WIDTH - 4.4, _CARD_HEIGHT - 4.4, 4.2, fill=f"url(#card{colour:d})"
    )
    turned = f"translate({x:g} {y:g}) rotate({turn:g})"
    return group(shadow + paper + shade + field + content, transform=turned)


def _wasp(size: float, detailed: bool) -> str:
    lines = SUITS[Colour.YELLOW].body if detailed else None
    return placed(solid(Colour.YELLOW, INK, lines), -size / 2, -size / 2, size / BOX)


def _fan() -> str:
    steel = needle(PAPER, stroke=darker(PETROL_DARK, 0.35), stroke_width=2.4)
    stuck = group(steel, transform="translate(78 25) rotate(-128) scale(0.215)")
    return (
        _card(Colour.VIOLET, -17.0, 33.0, 56.0)
        + _card(Colour.RED, -4.0, 43.5, 53.5)
        + _card(Colour.YELLOW, 9.0, 60.0, 54.0, _wasp(38.0, True))
        + stuck
    )


def _single() -> str:
    body = SUITS[Colour.YELLOW].body
    card = box(17.0, 6.0, 66.0, 88.0, 10.0, fill=PAPER) + box(21.5, 10.5, 57.0, 79.0, 6.5, fill=body)
    return card + placed(_wasp(62.0, False), 50.0, 50.0, 1.0)
