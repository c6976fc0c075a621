"""What the deciding seat of a Stichling round sees, by place, by seat and by option. It judges nothing."""

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sticheln_desktop.rules.stichling import FULL, PLACES

from .colour_bits import bit, higher, lower
from .kernel import Bools, Floats, Ints
from .powers import faded
from .stichling_appetite import appetites, tiles_ahead
from .stichling_table import COLOURS, STRIDE, StichlingTable


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

    def at_place(self, by_place: NDArray[Any]) -> NDArray[Any]:
        """Numbers by place, for the place of each option."""
        return np.take(by_place, self.row[:, None] * PLACES + self.place)

    def of_colour(self, by_colour: NDArray[Any], colour: Ints) -> NDArray[Any]:
        """Numbers by colour, for these colours of each option."""
        return np.take(by_colour, self.row[:, None] * COLOURS + colour)

    def of_seat(self, by_seat: NDArray[Any], seat: Ints) -> NDArray[Any]:
        """Numbers by seat, for this seat of each option."""
        return np.take(by_seat, self.row[:, None] * self.table.seats + seat)

    @cached_property
    def rivals(self) -> Floats:
        """How many unseen cards would take the trick over after the option."""
        return higher(self.of_colour(self.unseen, self.led), self.top)

    @cached_property
    def firm(self) -> Floats:
        """How firmly the trick is its holder's: 1 if it is full or nothing can take it over."""
        return faded(np.where(self.fills, 0, self.rivals))

    @cached_property
    def rivals_by_place(self) -> Floats:
        """How many unseen cards would take over what lies at each place now, (rows, places)."""
        led = np.maximum(self.table.colours, 0)
        return higher(self.of_colour(self.unseen, led), self.table.tops)

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
    def tiles(self) -> list[Floats]:
        """Each seat's tile now and after one, two and three more tricks, (rows, seats) each."""
        return tiles_ahead(self.table, self.seat)

    @cached_property
    def appetites(self) -> Floats:
        """How much each seat should want one more trick, (rows, seats)."""
        return appetites(self.table, self.tiles)

    def own(self, by_seat: NDArray[Any]) -> NDArray[Any]:
        """The deciding seat's own number, (rows, 1)."""
        return by_seat[self.row, self.seat][:, None]
