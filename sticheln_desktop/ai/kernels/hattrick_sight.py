"""What the deciding seat of a Hattrick round sees, by colour and by option. It judges nothing."""

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .colour_bits import count, higher
from .hattrick_table import COLOURS, OPEN_AT_MOST, STRIDE, HattrickTable
from .kernel import Bools, Floats, Ints
from .powers import powers
from .short_axes import highest, others_highest, total

Numbers = NDArray[Any]


class HattrickSight:
    """One look at many tables: arrays by colour are (rows, colours), by option (rows, options)."""

    def __init__(self, table: HattrickTable, options: Ints) -> None:
        self.table = table
        self.row = np.arange(table.rows)
        self.seat = table.turn
        self.colour, self.value = np.divmod(options, STRIDE)
        self._at = self.row[:, None] * COLOURS + self.colour
        self.mine = table.held[self.row, self.seat]
        self.unseen = table.pack & ~(table.played | self.mine)
        self.piles = table.piles.astype(np.float32)
        self.largest = highest(self.piles)
        self.own_piles = self.piles[self.row, self.seat]
        self.own_largest = highest(self.own_piles)[:, None]
        self.sizes = count(table.lanes)
        self._look_at_lanes()

    def _look_at_lanes(self) -> None:
        """What each option does to its lane: it joins, opens or passes, and it may be the highest now."""
        table = self.table
        is_open = table.lanes != 0
        self.open_lanes = total(is_open)[:, None]
        self.joins: Bools = self.of(is_open)
        self.passes: Bools = ~self.joins & (self.open_lanes == OPEN_AT_MOST)
        self.opens: Bools = ~self.joins & ~self.passes
        self.top_before: Ints = self.of(table.tops)
        self.beats: Bools = (self.value > self.top_before) & ~self.passes
        self.top: Ints = np.maximum(self.value, self.top_before)
        self.lane_size: Floats = self.of(self.sizes) + ~self.passes
        self.higher = higher(self.of(self.unseen), self.top)

    def of(self, by_colour: Numbers) -> Numbers:
        """Numbers by colour, for the colour of each option."""
        return np.take(by_colour, self._at)

    def at(self, by_colour: Numbers, colour: Ints) -> Numbers:
        """Numbers by colour, for these colours."""
        return np.take(by_colour, self.row[:, None] * COLOURS + colour)

    def others(self, by_colour: Numbers) -> Numbers:
        """The highest of the numbers of the two other colours, for each option."""
        return self.of(others_highest(by_colour))

    def gain(self, piles: Floats, largest: Floats, cards: Floats) -> Floats:
        """How a score changes when a pile grows by some cards; `largest` is the largest pile before."""
        growth: Floats = np.maximum(largest, piles + cards) - largest
        return 2 * growth - cards

    @cached_property
    def powers(self) -> tuple[Floats, Floats]:
        """How many bosses and how many hopeless cards the hand amounts to, by colour."""
        return powers(self.table.hand(), self.unseen, STRIDE)

    @cached_property
    def shares(self) -> Floats:
        """Each colour's share of the unseen cards."""
        return count(self.unseen) / np.float32(max(self.unseen_cards, 1))

    @property
    def unseen_cards(self) -> int:
        """How many cards the deciding seat does not see; the same in every row."""
        table = self.table
        return table.waiting * table.left + (table.seats - 1 - table.waiting) * (table.left - 1)
