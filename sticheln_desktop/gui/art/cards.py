"""Card faces as SVG text, illustrated and in large print; backs, stones and tiles are drawn elsewhere."""

from enum import Enum
from functools import lru_cache
from typing import Final

from sticheln_desktop.rules.cards import HIGHEST_VALUE, Card, Colour

from .card_shape import CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH, frame, hairline, inner_field, ring, veiled
from .geometry import Field, Point
from .grandeur import crowning, gold_frame, medallion, rays
from .markup import box, circle, document, falling_gradient, placed
from .palette import BLACK, CARD_GOLD, PAPER, SUITS, WHITE, Placement, Suit
from .patterns import pattern
from .shapes import BOX, numeral, numeral_width
from .stitches import sewn_ring
from .suits import hollow, outlined, shaded, solid
from .tint import darker

PLAIN_BELOW: Final = 90.0
"""Below this many pixels of height a face has neither pattern nor inner lines."""

_BORDER: Final = 22.0
_SQUEEZE: Final = 0.86
_LARGE_SQUEEZE: Final = 0.80
_CROWNED: Final = Placement(0.43, 0.036, 0.632)
_USUAL: Final = Placement(0.53, 0.036, 0.58)
_DISC: Final = 285.0
_LOW: Final = 150.0


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
    ground = frame(0.0, PAPER) + frame(_BORDER, body)
    return document(CARD_WIDTH, CARD_HEIGHT, ground, _upper_index(card))


def _illustrated(card: Card, detailed: bool) -> str:
    if card.value == 0:
        return _zero(card.colour, detailed) + _indices(card)
    if card.value == HIGHEST_VALUE:
        return _grand(card.colour, detailed) + _indices(card)
    return _body(card.colour, detailed) + _art(card.colour, detailed) + _indices(card)


def _ground(suit: Suit) -> str:
    shade = falling_gradient(
        "body", 0.0, CARD_HEIGHT, (0.35, suit.body, 1.0), (1.0, darker(suit.body, 0.14), 1.0)
    )
    return shade + frame(_BORDER, "url(#body)")


def _weave(suit: Suit) -> str:
    return pattern(suit.pattern, inner_field(_BORDER), suit.tone.colour, suit.tone.strength)


@lru_cache(maxsize=16)
def _body(colour: Colour, detailed: bool) -> str:
    suit = SUITS[colour]
    paper = ring(_BORDER / 2, _BORDER, PAPER)
    if not detailed:
        return _ground(suit) + paper
    keyline = ring(_BORDER + 13.0, 3.0, suit.ink, stroke_opacity=0.30)
    return _ground(suit) + _weave(suit) + keyline + paper


@lru_cache(maxsize=16)
def _grand(colour: Colour, detailed: bool) -> str:
    suit, centre = SUITS[colour], _centre(_CROWNED)
    beams = (_weave(suit) if detailed else "") + rays(centre, _BORDER)
    frames = ring(_BORDER / 2, _BORDER, PAPER) + gold_frame(_BORDER, detailed)
    shape = _stood(shaded(colour, suit.detail if detailed else None), _CROWNED)
    crown = crowning(centre, centre.y - _CROWNED.size * CARD_HEIGHT / 2)
    return _ground(suit) + beams + frames + medallion(centre, suit.tone.disc, detailed) + shape + crown


def _centre(place: Placement) -> Point:
    return Point(CARD_WIDTH / 2 + place.right_of_middle * CARD_HEIGHT, place.centre * CARD_HEIGHT)


def _stood(content: str, place: Placement) -> str:
    centre, size = _centre(place), place.size * CARD_HEIGHT
    return placed(content, centre.x - size / 2, centre.y - size / 2, size / BOX)


@lru_cache(maxsize=16)
def _art(colour: Colour, detailed: bool) -> str:
    suit = SUITS[colour]
    centre = _centre(suit.placement)
    disc = circle(centre.x, centre.y, _DISC, fill=WHITE, fill_opacity=suit.tone.disc)
    line = circle(
        centre.x, centre.y, _DISC - 15.0, fill="none", stroke=suit.ink, stroke_width=3.0, stroke_opacity=0.30
    )
    shape = _stood(shaded(colour, suit.detail if detailed else None), suit.placement)
    return disc + (line if detailed else "") + shape


@lru_cache(maxsize=16)
def _zero(colour: Colour, detailed: bool) -> str:
    suit = SUITS[colour]
    inner = inner_field(2 * _BORDER)
    weave = pattern(suit.pattern, inner, suit.body, suit.tone.pale_strength) if detailed else ""
    spared = (Field(0.0, 0.0, 205.0, 460.0), Field(535.0, 765.0, CARD_WIDTH, CARD_HEIGHT))
    thread = sewn_ring(_centre(_USUAL), suit.zero_ink, spared) if detailed else ""
    art = hollow(colour, suit.zero_ink, PAPER, 3.2, detailed)
    frames = ring(_BORDER * 1.5, _BORDER, suit.body) + ring(_BORDER / 2, _BORDER, PAPER)
    return frame(_BORDER, suit.pale) + weave + frames + thread + _stood(art, suit.placement)


def _ink(card: Card) -> str:
    suit = SUITS[card.colour]
    return suit.ink if card.value else suit.zero_ink


def _upper_index(card: Card) -> str:
    return numeral(card.value, 60.0, 64.0, 225.0, _ink(card), _SQUEEZE)


def _indices(card: Card) -> str:
    ink = _ink(card)
    width = numeral_width(card.value, 225.0, _SQUEEZE)
    pip = placed(solid(card.colour, ink, None), 60.0 + width / 2 - 62.5, 317.0, 1.25)
    return _upper_index(card) + pip + _lower_index(card)


def _lower_index(card: Card) -> str:
    """The second numeral; a casing keeps it readable where it stands on the disc."""
    suit = SUITS[card.colour]
    left = CARD_WIDTH - 60.0 - numeral_width(card.value, _LOW, _SQUEEZE)
    top = CARD_HEIGHT - 64.0 - _LOW
    casing = darker(suit.body, 0.09) if card.value else suit.pale
    return numeral(card.value, left, top, _LOW, _ink(card), _SQUEEZE, casing)


def _large(card: Card, detailed: bool) -> str:
    suit = SUITS[card.colour]
    gold = ring(62.0, 14.0, CARD_GOLD) if card.value == HIGHEST_VALUE else ""
    size = 430.0
    shape = placed(_large_art(card, detailed), (CARD_WIDTH - size) / 2, 495.0, size / BOX)
    return _large_ground(suit) + gold + shape + _large_index(card)


def _large_ground(suit: Suit) -> str:
    outer = box(0.0, 0.0, CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS, fill=WHITE)
    return outer + ring(31.0, 38.0, suit.body)


def _large_index(card: Card) -> str:
    return numeral(card.value, 85.0, 95.0, 360.0, BLACK, _LARGE_SQUEEZE)


def _large_art(card: Card, detailed: bool) -> str:
    suit = SUITS[card.colour]
    if card.value == 0:
        return hollow(card.colour, suit.zero_ink if suit.tone.dark_ink else suit.body, WHITE, 3.2, detailed)
    if suit.tone.dark_ink:
        return outlined(card.colour, suit.body, detailed)
    return solid(card.colour, suit.body, WHITE if detailed else None)
