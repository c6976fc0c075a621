"""Stichling on integer arrays: cards, places, stones and tiles of many rounds, and what a decision does.

Colours are numbered in the pack's order; a card is colour * 16 + value, a play card * 4 + place. What is
worth playing is said elsewhere.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import permutations
from typing import Self

import numpy as np
from numpy.typing import NDArray

from sticheln_desktop.rules.cards import Card, colours
from sticheln_desktop.rules.settings import Rules
from sticheln_desktop.rules.stichling import FULL, PLACES

from .batch import Batch
from .colour_bits import Masks, bit, gathered
from .kernel import Bools, Ints
from .stichling_options import packed, placements
from .whole_deals import Hands, numbered, put_away

COLOUR_ORDER = colours("GYVB")
COLOURS = len(COLOUR_ORDER)
STRIDE = 16
_PLACE_NUMBERS = np.arange(PLACES, dtype=np.int16)
ORDERS = np.array(list(permutations((1, 2, 3))), dtype=np.int8)

Small = NDArray[np.int8]


def card_number(card: Card) -> int:
    """A card as an integer."""
    return COLOUR_ORDER.index(card.colour) * STRIDE + card.value


def card_of(number: int) -> Card:
    """The card an integer stands for."""
    colour, value = divmod(int(number), STRIDE)
    return Card(COLOUR_ORDER[colour], value)


@lru_cache(maxsize=32)
def _pack(rules: Rules, seats: int) -> Masks:
    return gathered(numbered(rules.pack(seats).cards, card_number), COLOURS, STRIDE)


@dataclass
class StichlingTable(Batch):
    """Many rounds at the same ply; first every seat orders its tiles, beginning with the seat `first`.

    A free place has no colour (-1) and no size. `holders` and `tops` tell whose stone lies at a place and
    how high its card is. `log` are the plays in order; `orders` are rows of ORDERS and mean nothing before
    they are decided.
    """

    rules: Rules
    seats: int
    rows: int
    ply: int
    number: Small
    opener: Small
    first: Small
    hands: Hands
    log: NDArray[np.int16]
    held: Masks
    played: Masks
    colours: Small
    sizes: Small
    tops: Small
    holders: Small
    orders: Small
    wins: Small

    @classmethod
    def opened(cls, rules: Rules, number: Small, opener: Small, first: Small, hands: Hands) -> Self:
        """Rounds with these cards, before any decision."""
        rows, seats, cards = hands.shape
        return cls(
            rules=rules,
            seats=seats,
            rows=rows,
            ply=0,
            number=number,
            opener=opener,
            first=first,
            hands=hands,
            log=np.zeros((rows, seats * cards), dtype=np.int16),
            held=gathered(hands, COLOURS, STRIDE),
            played=np.zeros((rows, COLOURS), dtype=np.int32),
            colours=np.full((rows, PLACES), -1, dtype=np.int8),
            sizes=np.zeros((rows, PLACES), dtype=np.int8),
            tops=np.zeros((rows, PLACES), dtype=np.int8),
            holders=np.zeros((rows, PLACES), dtype=np.int8),
            orders=np.zeros((rows, seats), dtype=np.int8),
            wins=np.zeros((rows, seats), dtype=np.int8),
        )

    @property
    def is_ordering(self) -> bool:
        """Whether tiles are still being laid."""
        return self.ply < self.seats

    @property
    def plays(self) -> int:
        """How many cards have been played."""
        return max(self.ply - self.seats, 0)

    @property
    def left(self) -> int:
        """How many cards the deciding seat holds; the same in every row."""
        return int(self.hands.shape[2]) - self.plays // self.seats

    @property
    def turn(self) -> Ints:
        """The seat that decides next, per row."""
        start = self.first if self.is_ordering else self.opener
        return (start + np.int8(self.ply % self.seats)) % np.int8(self.seats)

    @property
    def pack(self) -> Masks:
        """All cards of the pack by colour."""
        return _pack(self.rules, self.seats)

    def hand(self) -> Hands:
        """The cards of the deciding seat, (rows, cards)."""
        return self.hands[np.arange(self.rows), self.turn, : self.left]

    def options(self) -> tuple[Ints, Bools]:
        """All six orders, or each card with its places; of the free places only the first is offered."""
        if self.is_ordering:
            orders = np.tile(np.arange(len(ORDERS), dtype=np.int8), (self.rows, 1))
            return orders, np.ones(orders.shape, dtype=np.bool_)
        hand = self.hand()
        fits = placements(self.colours, COLOURS)[np.arange(self.rows)[:, None], hand // STRIDE]
        return packed(np.add.outer(hand.astype(np.int16) * PLACES, _PLACE_NUMBERS), fits)

    def play(self, chosen: Ints) -> None:
        """Make one decision in every row."""
        if self.is_ordering:
            self.orders[np.arange(self.rows), self.turn] = chosen
        else:
            self.log[:, self.plays] = chosen
            card, place = np.divmod(chosen, PLACES)
            self._lay(np.arange(self.rows), self.turn, card, place)
        self.ply += 1

    def _lay(self, row: Ints, seat: Ints, card: Ints, place: Ints) -> None:
        colour, value = np.divmod(card, STRIDE)
        put_away(self.hands, self.left, seat, card)
        self.held[row, seat, colour] ^= bit(value)
        self.played[row, colour] |= bit(value)
        before = self.colours[row, place]
        led = np.where(before < 0, colour, before)
        takes = (colour == led) & (value > self.tops[row, place])
        self.colours[row, place] = led
        self.tops[row, place] = np.where(takes, value, self.tops[row, place])
        self.holders[row, place] = np.where(takes, seat, self.holders[row, place])
        self.sizes[row, place] += 1
        self._clear(*np.nonzero(self.sizes == FULL))

    def _clear(self, row: Ints, place: Ints) -> None:
        """Full tricks go to their holders: at most one a row, as one card is played at a time."""
        self.wins[row, self.holders[row, place]] += 1
        self.colours[row, place] = -1
        for array in (self.sizes, self.tops, self.holders):
            array[row, place] = 0

    def tiles(self) -> Ints:
        """Each seat's tiles from left to right, (rows, seats, 3), once they are laid."""
        return ORDERS[self.orders] * (self.number + np.int8(1))[:, None, None]

    def scores(self) -> Ints:
        """Each seat's points: the tile that lies face up now, 0 without a trick."""
        face_up = ((self.wins - 1) % 3)[:, :, None]
        shown = np.take_along_axis(self.tiles(), face_up, 2)[:, :, 0]
        return np.where(self.wins > 0, shown, 0)

    def with_worlds(self, hands: Hands, orders: Small) -> Self:
        """The same plays made from other deals and other tiles."""
        held = gathered(hands, COLOURS, STRIDE) & ~self.played[:, None]
        return replace(self, hands=hands, held=held, orders=orders)

    def rewound(self) -> Self:
        """The same worlds before any decision."""
        first, opener = self.first.copy(), self.opener.copy()
        return self.opened(self.rules, self.number.copy(), opener, first, self.hands.copy())

    def past(self) -> Ints:
        """The orders and plays decided so far, (plies, rows), with every world's own tiles."""
        seats = self.first[:, None] + np.arange(min(self.ply, self.seats))
        orders = np.take_along_axis(self.orders, seats % self.seats, 1)
        return np.concatenate([orders, self.log[:, : self.plays]], axis=1).T
