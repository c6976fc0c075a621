"""Card faces as SVG text, illustrated and in large print; backs, stones and tiles are drawn elsewhere."""

from enum import Enum
from functools import lru_cache
from math import hypot, pi
from typing import Final

from sticheln_desktop.rules.cards import HIGHEST_VALUE, Card, Colour

from .geometry import Field, Point, clipped_polygon, on_circle, polygon
from .markup import box, circle, document, falling_gradient, path, placed
from .palette import BLACK, CARD_GOLD, PAPER, SUITS, VEIL, WHITE, Placement, Suit
from .patterns import pattern
from .shapes import BOX, numeral, numeral_width
from .signs import crown_at, lock_at
from .suits import hollow, outlined, solid
from .tint import darker

CARD_HEIGHT: Final = 1000.0
CARD_WIDTH: Final = CARD_HEIGHT * 5 / 7
CARD_RADIUS: Final = 62.0
PLAIN_BELOW: Final = 90.0
"""Below this many pixels of height a face has neither pattern nor inner lines."""

_BORDER: Final = 22.0
_HAIRLINE: Final = 4.0
_SQUEEZE: Final = 0.86
_LARGE_SQUEEZE: Final = 0.80
_CROWNED: Final = Placement(0.46, 0.036, 0.625)


class Style(Enum):
    """The two card faces a player may choose from."""

    ILLUSTRATED = "illustrated"
    LARGE = "large"


def card_face(
    card: Card, style: Style = Style.ILLUSTRATED, height: float = CARD_HEIGHT, veil: float = 0.0
) -> str:
    """The face of a card as it looks at a height in pixels, darkened and locked by a veil above 0."""
    detailed = height >= PLAIN_BELOW
    parts = _large(card, detailed) if style is Style.LARGE else _illustrated(card, detailed)
    return document(CARD_WIDTH, CARD_HEIGHT, parts, hairline(), veiled(veil))


def card_sketch(card: Card, style: Style) -> str:
    """The face in its barest form: body and numeral."""
    if style is Style.LARGE:
        return document(CARD_WIDTH, CARD_HEIGHT, _large_ground(SUITS[card.colour]), _large_index(card))
    suit = SUITS[card.colour]
    body = suit.body if card.value else suit.pale
    ground = frame(0, CARD_WIDTH, CARD_HEIGHT, PAPER) + _plain_field(body)
    return document(CARD_WIDTH, CARD_HEIGHT, ground, _upper_index(card))


def frame(inset: float, width: float, height: float, colour: str) -> str:
    """A filled card shape, smaller by an inset on every side."""
    radius = max(CARD_RADIUS - inset, 12.0)
    return box(inset, inset, width - 2 * inset, height - 2 * inset, radius, fill=colour)


def hairline() -> str:
    """The fine dark line that sets a card off from its ground."""
    return _ring(_HAIRLINE / 2, _HAIRLINE, BLACK, stroke_opacity=0.28)


def veiled(veil: float) -> str:
    """The veil over a card that may not be played, and a lock where a fan of cards leaves it in sight."""
    if not veil:
        return ""
    x, y = CARD_HEIGHT * 0.195, CARD_HEIGHT * 0.62
    shade = box(0.0, 0.0, CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS, fill=VEIL, fill_opacity=veil)
    disc = circle(x, y, CARD_HEIGHT * 0.145, fill=VEIL, fill_opacity=0.72)
    return shade + disc + lock_at(x, y - 4.0, CARD_HEIGHT * 0.23, WHITE)


def _ring(inset: float, width: float, colour: str, **attributes: float) -> str:
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


def _plain_field(colour: str) -> str:
    return frame(_BORDER, CARD_WIDTH, CARD_HEIGHT, colour)


def _field(inset: float) -> Field:
    return Field(inset, inset, CARD_WIDTH - inset, CARD_HEIGHT - inset)


def _illustrated(card: Card, detailed: bool) -> str:
    if card.value == 0:
        return _zero(card.colour, detailed) + _indices(card)
    crowned = card.value == HIGHEST_VALUE
    return _body(card.colour, detailed, crowned) + _art(card.colour, detailed, crowned) + _indices(card)


@lru_cache(maxsize=32)
def _body(colour: Colour, detailed: bool, crowned: bool) -> str:
    suit = SUITS[colour]
    shade = falling_gradient(
        "body", 0.0, CARD_HEIGHT, (0.35, suit.body, 1.0), (1.0, darker(suit.body, 0.14), 1.0)
    )
    parts = [shade, _plain_field("url(#body)")]
    if detailed:
        parts.append(pattern(suit.pattern, _field(_BORDER), suit.tone.colour, suit.tone.strength))
    parts.append(_rays() if crowned else "")
    parts.append(_ring(_BORDER / 2, _BORDER, PAPER))
    parts.append(_ring(_BORDER + 13.0, 18.0, CARD_GOLD) if crowned else "")
    return "".join(parts)


def _rays() -> str:
    centre, count = _centre(_CROWNED), 24
    reach = hypot(CARD_WIDTH, CARD_HEIGHT)
    data = ""
    for index in range(count):
        start = index * 2 * pi / count
        wedge = (centre, on_circle(centre, reach, start), on_circle(centre, reach, start + pi / count))
        data += polygon(clipped_polygon(wedge, _field(_BORDER)))
    return path(data, fill=BLACK, fill_opacity=0.13)


def _centre(place: Placement) -> Point:
    return Point(CARD_WIDTH / 2 + place.right_of_middle * CARD_HEIGHT, place.centre * CARD_HEIGHT)


def _stood(content: str, place: Placement) -> str:
    centre, size = _centre(place), place.size * CARD_HEIGHT
    return placed(content, centre.x - size / 2, centre.y - size / 2, size / BOX)


@lru_cache(maxsize=32)
def _art(colour: Colour, detailed: bool, crowned: bool) -> str:
    suit = SUITS[colour]
    place = _CROWNED if crowned else suit.placement
    centre = _centre(place)
    disc = circle(
        centre.x, centre.y, 0.285 * CARD_HEIGHT, fill=WHITE, fill_opacity=0.30 if suit.tone.dark_ink else 0.13
    )
    shape = _stood(solid(colour, suit.ink, suit.detail if detailed else None), place)
    top = centre.y - place.size * CARD_HEIGHT / 2
    crown = crown_at(centre.x, top - 100.0, 170.0, CARD_GOLD) if crowned else ""
    return disc + shape + crown


@lru_cache(maxsize=16)
def _zero(colour: Colour, detailed: bool) -> str:
    suit = SUITS[colour]
    inner = _field(2 * _BORDER)
    weave = pattern(suit.pattern, inner, suit.body, suit.tone.pale_strength) if detailed else ""
    art = hollow(colour, suit.zero_ink, PAPER, 3.2, detailed)
    frames = _ring(_BORDER * 1.5, _BORDER, suit.body) + _ring(_BORDER / 2, _BORDER, PAPER)
    return _plain_field(suit.pale) + weave + frames + _stood(art, suit.placement)


def _ink(card: Card) -> str:
    suit = SUITS[card.colour]
    return suit.ink if card.value else suit.zero_ink


def _upper_index(card: Card) -> str:
    return numeral(card.value, 60.0, 64.0, 225.0, _ink(card), _SQUEEZE)


def _indices(card: Card) -> str:
    ink = _ink(card)
    width = numeral_width(card.value, 225.0, _SQUEEZE)
    pip = placed(solid(card.colour, ink, None), 60.0 + width / 2 - 62.5, 317.0, 1.25)
    low_width = numeral_width(card.value, 150.0, _SQUEEZE)
    left, top = CARD_WIDTH - 60.0 - low_width, CARD_HEIGHT - 64.0 - 150.0
    return _upper_index(card) + pip + numeral(card.value, left, top, 150.0, ink, _SQUEEZE)


def _large(card: Card, detailed: bool) -> str:
    suit = SUITS[card.colour]
    gold = _ring(62.0, 14.0, CARD_GOLD) if card.value == HIGHEST_VALUE else ""
    size = 430.0
    shape = placed(_large_art(card, detailed), (CARD_WIDTH - size) / 2, 495.0, size / BOX)
    return _large_ground(suit) + gold + shape + _large_index(card)


def _large_ground(suit: Suit) -> str:
    outer = box(0.0, 0.0, CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS, fill=WHITE)
    return outer + _ring(31.0, 38.0, suit.body)


def _large_index(card: Card) -> str:
    return numeral(card.value, 85.0, 95.0, 360.0, BLACK, _LARGE_SQUEEZE)


def _large_art(card: Card, detailed: bool) -> str:
    suit = SUITS[card.colour]
    if card.value == 0:
        return hollow(card.colour, suit.zero_ink if suit.tone.dark_ink else suit.body, WHITE, 3.2, detailed)
    if suit.tone.dark_ink:
        return outlined(card.colour, suit.body, detailed)
    return solid(card.colour, suit.body, WHITE if detailed else None)
