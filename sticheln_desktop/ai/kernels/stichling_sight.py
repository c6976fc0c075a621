"""What the deciding seat of a Stichling round sees, by place, by seat and by option. It judges nothing."""

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from sticheln_desktop.rules.stichling import FULL, PLACES

from .colour_bits import bit, higher, lower
from .kernel import Bools, Floats, Ints
from .stichling_table import COLOURS, ORDERS, STRIDE, StichlingTable

UNKNOWN_TILE = np.float32(2)
ALL_TILES = 6


class StichlingSight:
    """One look at many tables, with what each option would do to its trick."""

    def __init__(self, table: StichlingTable, options: Ints) -> None:
        self.table = table
        self.row = np.arange(table.rows)
        self.seat = table.turn
        self.mine = table.held[self.row, self.seat]
        self.unseen = table.pack & ~(table.played | self.mine)
        card, self.place = np.divmod(options, PLACES)
        self.colour, self.value = np.divmod(card, STRIDE)
        self._look_at_tricks()

    def _look_at_tricks(self) -> None:
        table, seat = self.table, self.seat[:, None]
        self.size_before: Ints = self.at_place(table.sizes)
        self.opens: Bools = self.size_before == 0
        before = self.at_place(table.colours)
        self.led: Ints = np.where(self.opens, self.colour, before)
        self.discards: Bools = self.colour != self.led
        self.takes: Bools = ~self.discards & (self.value > self.at_place(table.tops))
        self.top: Ints = np.where(self.takes, self.value, self.at_place(table.tops))
        self.holder_before: Ints = self.at_place(table.holders)
        self.holder: Ints = np.where(self.takes, seat, self.holder_before)
        self.is_mine: Bools = self.holder == seat
        self.was_mine: Bools = ~self.opens & (self.holder_before == seat)
        self.size: Ints = self.size_before + 1
        self.fills: Bools = self.size == FULL

    def at_place(self, by_place: NDArray[np.generic]) -> NDArray:  # type: ignore[type-arg]
        """Numbers by place, for the place of each option."""
        return np.take(by_place, self.row[:, None] * PLACES + self.place)

    def of_colour(self, by_colour: NDArray[np.generic], colour: Ints) -> NDArray:  # type: ignore[type-arg]
        """Numbers by colour, for these colours of each option."""
        return np.take(by_colour, self.row[:, None] * COLOURS + colour)

    def of_seat(self, by_seat: NDArray[np.generic], seat: Ints) -> NDArray:  # type: ignore[type-arg]
        """Numbers by seat, for this seat of each option."""
        return np.take(by_seat, self.row[:, None] * self.table.seats + seat)

    @cached_property
    def rivals(self) -> Floats:
        """How many unseen cards would take the trick over after the option."""
        return higher(self.of_colour(self.unseen, self.led), self.top)

    @cached_property
    def fillers(self) -> Floats:
        """How many unseen cards of the trick's colour would not."""
        return lower(self.of_colour(self.unseen, self.led), self.top)

    @cached_property
    def kept(self) -> Ints:
        """The hand's cards of the trick's colour without the card of the option."""
        same = np.where(self.discards, 0, bit(self.value))
        kept: Ints = np.bitwise_and(self.of_colour(self.mine, self.led), ~same)
        return kept

    @cached_property
    def shown(self) -> Floats:
        """The tile each seat has face up, from 0 to 3, (rows, seats)."""
        return self._tiles_after(0) * (self.table.wins > 0)

    @cached_property
    def expected(self) -> Floats:
        """The tile each seat's next trick would turn up, as far as the deciding seat knows, (rows, seats)."""
        wins, own = self.table.wins, self.seat[:, None] == np.arange(self.table.seats)
        guess = np.where(wins == 1, (ALL_TILES - self.shown) / 2, UNKNOWN_TILE)
        return np.where(own | (wins >= 2), self._tiles_after(1), guess)

    def own_tile(self, tricks: int) -> Floats:
        """The own tile after so many more tricks, (rows, 1)."""
        return self._tiles_after(tricks)[self.row, self.seat][:, None]

    def _tiles_after(self, tricks: int) -> Floats:
        table = self.table
        at = (table.wins + np.int8(tricks + 2)) % 3
        tiles: Ints = np.take(ORDERS, table.orders * np.int8(3) + at)
        return tiles.astype(np.float32)
