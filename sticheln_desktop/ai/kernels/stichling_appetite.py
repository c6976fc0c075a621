"""How much each seat of a Stichling round should want one more trick, as far as the deciding seat knows."""

import numpy as np

from sticheln_desktop.rules.stichling import FULL

from .kernel import Floats, Ints
from .short_axes import total
from .stichling_table import ORDERS, StichlingTable

ALL_TILES = 6
_UNKNOWN_TILE = np.float32(2)
_TILES = 3
_TRICKS_AHEAD = 9
_FACTORIALS = np.cumprod([1, *range(1, _TRICKS_AHEAD + 1)]).astype(np.float32)
# Nobody is quite at the mercy of chance: fewer tricks come unwanted than there are.
_AT_THE_MERCY = np.float32(0.5)


def tiles_ahead(table: StichlingTable, seat: Ints) -> list[Floats]:
    """Each seat's tile (0 to 3) now and after one, two and three more tricks, (rows, seats) each.

    A tile that was never face up counts as the mean of those it can be, except to its owner.
    """
    wins, own = table.wins, seat[:, None] == np.arange(table.seats)
    after = [_tile(table, tricks) for tricks in range(_TILES + 1)]
    now = after[0] * (wins > 0)
    unseen = np.where(wins == 0, _UNKNOWN_TILE, (ALL_TILES - now) / 2)
    ahead = [np.where(own | (wins >= 2), tile, unseen) for tile in after[1:_TILES]]
    again = np.where(own | (wins >= 1), after[_TILES], unseen)
    return [now, *ahead, again]


def _tile(table: StichlingTable, tricks: int) -> Floats:
    at = (table.wins + np.int8(tricks + 2)) % 3
    tiles: Ints = np.take(ORDERS, table.orders * np.int8(3) + at)
    return tiles.astype(np.float32)


def appetites(table: StichlingTable, ahead: list[Floats]) -> Floats:
    """By how much the tile a seat will end with grows if it wins a trick now, (rows, seats), up to 3."""
    none, one, two, three = _chances(table)
    now, first, second, third = ahead
    without = none * now + one * first + two * second + three * third
    growth: Floats = none * first + one * second + two * third + three * first - without
    return growth


def _chances(table: StichlingTable) -> list[Floats]:
    """The chances, (rows, 1), of no more trick, and of one, two or three, or any three more than those."""
    to_come = table.seats * table.hands.shape[2] - table.plays
    tricks = (to_come + total(table.sizes)[:, None]) / FULL
    rate = np.float32(_AT_THE_MERCY / table.seats) * tricks
    each = [rate**count / factorial for count, factorial in enumerate(_FACTORIALS)]
    fold = [each[0], *(sum(each[first::_TILES], np.float32(0)) for first in (1, 2, 3))]
    return [np.exp(-rate) * chance for chance in fold]
