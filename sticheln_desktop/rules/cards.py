"""Colours, cards and decks, and their text form (`R4`). No rule of any game lives here."""

from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple


class Colour(IntEnum):
    """A card's colour, in the order in which a hand is sorted."""

    GREEN = 0
    BROWN = 1
    RED = 2
    BLUE = 3
    YELLOW = 4
    VIOLET = 5

    @property
    def letter(self) -> str:
        """The letter a card of this colour begins with: N is brown, as B is blue."""
        return _LETTERS[self]

    @property
    def label(self) -> str:
        """The colour's name as records write it."""
        return self.name.lower()


_LETTERS = "GNRBYV"
_COLOUR_BY_LETTER = {colour.letter: colour for colour in Colour}
_COLOUR_BY_LABEL = {colour.label: colour for colour in Colour}
HIGHEST_VALUE = 20


class Card(NamedTuple):
    """One card; unique in every deck, ordered by colour and then by value."""

    colour: Colour
    value: int

    def __str__(self) -> str:
        return f"{_LETTERS[self.colour]}{self.value}"


_CARD_BY_TEXT = {
    str(card): card
    for card in (Card(colour, value) for colour in Colour for value in range(HIGHEST_VALUE + 1))
}


def card(text: str) -> Card:
    """The card that is written so; ValueError if there is none."""
    try:
        return _CARD_BY_TEXT[text]
    except KeyError:
        raise ValueError(f"there is no card {text[:20]!r}") from None


def cards(text: str) -> tuple[Card, ...]:
    """Several cards, separated by blanks."""
    return tuple(card(word) for word in text.split())


def colour(label: str) -> Colour:
    """The colour of that name; ValueError if there is none."""
    try:
        return _COLOUR_BY_LABEL[label]
    except KeyError:
        raise ValueError(f"there is no colour {label[:20]!r}") from None


def colours(letters: str) -> tuple[Colour, ...]:
    """Several colours by their letters: `RB` is red and blue."""
    return tuple(_COLOUR_BY_LETTER[letter] for letter in letters)


def deck(letters: str, values: Iterable[int]) -> tuple[Card, ...]:
    """Every value in every colour, in order."""
    values = tuple(values)
    return tuple(Card(colour, value) for colour in colours(letters) for value in values)
