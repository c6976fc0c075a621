"""Colours and cards in words."""

from collections.abc import Iterable, Sequence

from sticheln_desktop.rules.cards import Card, Colour

from .saying import QT_TRANSLATE_NOOP, listed, said, translate

_COLOURS = {
    Colour.GREEN: QT_TRANSLATE_NOOP("Texts", "green"),
    Colour.BROWN: QT_TRANSLATE_NOOP("Texts", "brown"),
    Colour.RED: QT_TRANSLATE_NOOP("Texts", "red"),
    Colour.BLUE: QT_TRANSLATE_NOOP("Texts", "blue"),
    Colour.YELLOW: QT_TRANSLATE_NOOP("Texts", "yellow"),
    Colour.VIOLET: QT_TRANSLATE_NOOP("Texts", "violet"),
}


def colour_name(colour: Colour) -> str:
    """The colour in words."""
    return translate("Texts", _COLOURS[colour])


def card_name(card: Card) -> str:
    """A card in words: red 7."""
    return said(QT_TRANSLATE_NOOP("Texts", "%1 %2"), colour_name(card.colour), str(card.value))


def card_names(cards: Sequence[Card]) -> str:
    """Several cards in words."""
    return listed([card_name(card) for card in cards])


def colour_names(colours: Iterable[Colour]) -> str:
    """Several colours in words."""
    return translate("Texts", " and ").join(colour_name(each) for each in colours)
