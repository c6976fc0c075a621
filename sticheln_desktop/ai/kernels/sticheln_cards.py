"""Sticheln's cards as numbers: what each is worth and beats, for one set of rules and one number of seats."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.settings import Penalty, Polarity, Reveal, Rules, Undealt

from .kernel import Floats, Ints


@dataclass(frozen=True)
class Cards:
    """A card is colour * values + value; `sign` is -1 where the chosen colour is lucky.

    `counted` is what a card of the chosen colour counts, its value or five. `strength` holds, for each
    lead colour and card, how strong the card is in a trick: the first of the strongest wins.
    """

    seats: int
    colours: int
    values: int
    hand: int
    sign: int
    picks: int
    lays: bool
    hidden: bool
    shows_undealt: bool
    colour: Ints
    value: Ints
    counted: Floats
    strength: Ints

    @property
    def count(self) -> int:
        """How many cards there are."""
        return self.colours * self.values

    @property
    def knows_colours(self) -> bool:
        """Whether everybody's colours are known during play."""
        return self.lays and not self.hidden

    def number(self, card: Card) -> int:
        """The integer of a card: Sticheln's colours come in the order of all colours."""
        return int(card.colour) * self.values + card.value


@lru_cache(maxsize=512)
def cards_of(rules: Rules, seats: int) -> Cards:
    """The cards for these rules."""
    pack = rules.pack(seats)
    colours = len(pack.colours)
    values = len(pack.cards) // colours
    value = np.tile(np.arange(values, dtype=np.int8), colours)
    colour = np.repeat(np.arange(colours, dtype=np.int8), values)
    lucky = rules.polarity is Polarity.LUCKY
    counted = np.full(value.shape, 5.0) if rules.penalty is Penalty.FIVE else value
    return Cards(
        seats=seats,
        colours=colours,
        values=values,
        hand=pack.hand,
        sign=-1 if lucky else 1,
        picks=rules.colours,
        lays=rules.lays_cards,
        hidden=rules.lays_cards and rules.reveal is Reveal.HIDDEN,
        shows_undealt=rules.undealt is Undealt.SHOWN,
        colour=colour,
        value=value,
        counted=counted.astype(np.float32),
        strength=_strengths(colour, value, colours, values, lucky),
    )


def _strengths(colour: Ints, value: Ints, colours: int, values: int, lucky: bool) -> Ints:
    """Trumps are stronger than the lead colour; a 0 of another colour is weaker than everything."""
    trump = 2 * values - value if lucky else values + value
    trump = np.where(value == 0, -1, trump)
    follows = colour == np.arange(colours)[:, None]
    return np.where(follows, value, trump).astype(np.int8)
