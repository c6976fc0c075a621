"""Silhouettes of the colours and the chips that name a colour in text; whole cards are drawn elsewhere."""

from sticheln_desktop.rules.cards import Colour

from .markup import box, document, falling_gradient, path, placed
from .palette import BLACK, SUITS, Suit
from .shapes import BOX, letter_at, numeral, numeral_width, outline
from .tint import darker, mixed

DETAIL_FROM = 20.0
"""Below this many pixels a silhouette loses its inner lines."""

_CHIP_RADIUS = 26.0
_CHIP_SHAPE = 74.0
_CHIP_NUMERAL = 50.0
_FOOT_TINT = 0.16


def solid(colour: Colour, ink: str, detail: str | None) -> str:
    """A filled silhouette in a box of 100, with its inner lines unless `detail` is None."""
    lines = outline(colour)
    shape = path(lines.shape, fill=ink, fill_rule="evenodd")
    return shape if detail is None else shape + path(lines.detail, fill=detail, fill_rule="evenodd")


def shaded(colour: Colour, detail: str | None) -> str:
    """The silhouette as it stands on a face: lit from above, with a faint shadow at its foot."""
    suit, lines = SUITS[colour], outline(colour)
    light = falling_gradient(
        "ink", 0.0, BOX, (0.45, suit.ink, 1.0), (1.0, mixed(suit.ink, suit.body, _FOOT_TINT), 1.0)
    )
    shadow = path(
        lines.shape, fill=BLACK, fill_opacity=0.20, fill_rule="evenodd", transform="translate(0.7 1.5)"
    )
    return light + shadow + solid(colour, "url(#ink)", detail)


def hollow(colour: Colour, ink: str, ground: str, width: float, detailed: bool) -> str:
    """An outlined silhouette in a box of 100."""
    lines = outline(colour)
    edge = path(
        lines.shape,
        fill=ground,
        fill_rule="evenodd",
        stroke=ink,
        stroke_width=width,
        stroke_linejoin="round",
    )
    return edge + path(lines.detail, fill=ink, fill_rule="evenodd") if detailed else edge


def outlined(colour: Colour, body: str, detailed: bool) -> str:
    """A filled silhouette with a black edge around it, for pale colours on white."""
    lines = outline(colour)
    edge = path(
        lines.shape, fill=BLACK, stroke=BLACK, stroke_width=5.0, stroke_linejoin="round", fill_rule="evenodd"
    )
    return edge + solid(colour, body, BLACK if detailed else None)


def silhouette(colour: Colour, ink: str, height: float = BOX) -> str:
    """A silhouette alone, its inner lines cut out where the height allows them."""
    lines = outline(colour)
    data = lines.shape + (lines.detail if height >= DETAIL_FROM else "")
    return document(BOX, BOX, path(data, fill=ink, fill_rule="evenodd"))


def on_body(colour: Colour, height: float) -> str:
    """The silhouette in the ink that stands on the colour's body, in a box of 100."""
    suit = SUITS[colour]
    return solid(colour, suit.ink, suit.detail if height >= DETAIL_FROM else None)


def chip_width(value: int | None = None, letter: bool = False) -> float:
    """The width of a chip whose height is 1."""
    if value is not None:
        return 1.12 + numeral_width(value, _CHIP_NUMERAL / BOX)
    return 1.50 if letter else 1.0


def chip(colour: Colour, value: int | None = None, letter: bool = False, height: float = BOX) -> str:
    """A rounded square of the colour with its silhouette, and beside it the value or the colour's letter."""
    suit, width = SUITS[colour], chip_width(value, letter) * BOX
    rim = darker(suit.body, 0.30)
    ground = box(1.5, 1.5, width - 3, BOX - 3, _CHIP_RADIUS, fill=suit.body, stroke=rim, stroke_width=3.0)
    inset = (BOX - _CHIP_SHAPE) / 2
    shape = placed(on_body(colour, height * _CHIP_SHAPE / BOX), inset, inset, _CHIP_SHAPE / BOX)
    return document(width, BOX, ground, shape, _beside(suit, value, letter))


def _beside(suit: Suit, value: int | None, letter: bool) -> str:
    top = (BOX - _CHIP_NUMERAL) / 2
    if value is not None:
        return numeral(value, BOX - 4, top, _CHIP_NUMERAL, suit.ink)
    return letter_at(suit.letter, BOX - 2, top, _CHIP_NUMERAL, suit.ink) if letter else ""
