"""Hattrick on integer arrays: cards, lanes and piles of many rounds, and what a play does to them.

Colours are numbered red, blue, green; a card is colour * 21 + value. What is worth playing is said elsewhere.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

import numpy as np
from numpy.typing import NDArray

from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.hattrick import CARDS_KEPT, COLOUR_ORDER, POINTS_OF_A_PASS
from sticheln_desktop.rules.settings import Rules

from .batch import Batch
from .colour_bits import Masks, bit, gathered
from .kernel import Bools, Ints
from .short_axes import highest, total
from .whole_deals import Hands, numbered, put_away

COLOURS = len(COLOUR_ORDER)
STRIDE = 21
OPEN_AT_MOST = 2

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
class HattrickTable(Batch):
    """Many rounds at the same ply. A lane is the trick of one colour; all lanes have their cards as bits.

    `log` are the cards in the order they were played, `held` the hands by colour, `holders` and `tops` tell
    who plays highest in a lane, and how high; an empty lane has the top -1.
    """

    rules: Rules
    seats: int
    rows: int
    ply: int
    opener: Small
    leader: Small
    hands: Hands
    log: Small
    held: Masks
    played: Masks
    lanes: Masks
    holders: Small
    tops: Small
    piles: Small
    passed: Small

    @classmethod
    def opened(cls, rules: Rules, opener: Small, hands: Hands) -> Self:
        """Rounds with these cards, before any play."""
        rows, seats, cards = hands.shape
        return cls(
            rules=rules,
            seats=seats,
            rows=rows,
            ply=0,
            opener=opener,
            leader=opener.copy(),
            hands=hands,
            log=np.zeros((rows, seats * (cards - CARDS_KEPT)), dtype=np.int8),
            held=gathered(hands, COLOURS, STRIDE),
            played=np.zeros((rows, COLOURS), dtype=np.int32),
            lanes=np.zeros((rows, COLOURS), dtype=np.int32),
            holders=np.zeros((rows, COLOURS), dtype=np.int8),
            tops=np.full((rows, COLOURS), -1, dtype=np.int8),
            piles=np.zeros((rows, seats, COLOURS), dtype=np.int8),
            passed=np.zeros((rows, seats), dtype=np.int8),
        )

    @property
    def turn(self) -> Ints:
        """The seat that plays next, per row."""
        return (self.leader + np.int8(self.ply % self.seats)) % np.int8(self.seats)

    @property
    def waiting(self) -> int:
        """How many seats play to this double trick after the one that decides."""
        return self.seats - 1 - self.ply % self.seats

    @property
    def left(self) -> int:
        """How many cards the deciding seat holds; the same in every row."""
        return int(self.hands.shape[2]) - self.ply // self.seats

    @property
    def is_over(self) -> bool:
        """Whether everybody is down to the kept card."""
        return self.left == CARDS_KEPT

    @property
    def pack(self) -> Masks:
        """All cards of the pack by colour."""
        return _pack(self.rules, self.seats)

    def hand(self) -> Hands:
        """The cards of the deciding seat, (rows, cards)."""
        return self.hands[np.arange(self.rows), self.turn, : self.left]

    def options(self) -> tuple[Ints, Bools]:
        """Every card of the hand may be played."""
        hand = self.hand()
        return hand, np.ones(hand.shape, dtype=np.bool_)

    def play(self, chosen: Ints) -> None:
        """Play one card in every row."""
        row, seat = np.arange(self.rows), self.turn
        colour, value = np.divmod(chosen, STRIDE)
        self.log[:, self.ply] = chosen
        put_away(self.hands, self.left, seat, chosen)
        card = bit(value)
        self.held[row, seat, colour] ^= card
        self.played[row, colour] |= card
        passes = self._passes(row, colour)
        self.passed[row, seat] += passes
        self.lanes[row, colour] |= np.where(passes, 0, card)
        self._raise(row, colour, np.where(passes, -1, value).astype(np.int8), seat)
        self.ply += 1
        if self.ply % self.seats == 0:
            self._collect(row)

    def _passes(self, row: Ints, colour: Ints) -> Bools:
        is_open = self.lanes != 0
        passes: Bools = (total(is_open) == OPEN_AT_MOST) & ~is_open[row, colour]
        return passes

    def _raise(self, row: Ints, colour: Ints, value: Small, seat: Ints) -> None:
        before = self.tops[row, colour]
        self.holders[row, colour] = np.where(value > before, seat, self.holders[row, colour])
        self.tops[row, colour] = np.maximum(value, before)

    def _collect(self, row: Ints) -> None:
        """Read as a number, a lane's bits compare just as the rule says: top cards in turn, then more cards.

        Of equal lanes the first one, red before blue before green, is found first.
        """
        won = np.bitwise_count(self.lanes).astype(np.int8)
        self.piles[row[:, None], self.holders, np.arange(COLOURS)] += won
        self.leader = self.holders[row, self.lanes.argmax(1)]
        self.lanes[:], self.holders[:], self.tops[:] = 0, 0, -1

    def scores(self) -> Ints:
        """Each seat's points with the present piles: the largest colour counts for it, the others against."""
        points = 2 * highest(self.piles) - total(self.piles) + POINTS_OF_A_PASS * self.passed
        return points.astype(np.int16)

    def with_hands(self, hands: Hands) -> Self:
        """The same plays made from other deals."""
        held = gathered(hands, COLOURS, STRIDE) & ~self.played[:, None]
        return replace(self, hands=hands, held=held)

    def rewound(self) -> Self:
        """The same worlds before any play."""
        return self.opened(self.rules, self.opener.copy(), self.hands.copy())

    def past(self) -> Ints:
        """The cards played so far, (plies, rows)."""
        return self.log[:, : self.ply].T
