"""A rule of thumb for Stichling: win until the best tile lies open, then keep away from tricks."""

import numpy as np

from sticheln_desktop.rules.stichling import FULL

from .kernel import Floats, Ints
from .stichling_sight import StichlingSight
from .stichling_table import ORDERS, STRIDE, StichlingTable

_BEST_TILE = 3


def order_values(table: StichlingTable, options: Ints) -> Floats:
    """The best tile lies where one's tricks will probably end."""
    strength = (table.hand() % STRIDE).mean(1, dtype=np.float32) / (3 * table.seats + 1)
    expected = np.float32(1.2) + np.float32(2.6) * strength
    nearness = np.float32(0.4) ** np.abs(expected[:, None] - np.arange(1, 7, dtype=np.float32))
    weights = nearness[:, :3] + nearness[:, 3:]
    values: Floats = (weights[:, None, :] * ORDERS[options]).sum(2, dtype=np.float32)
    return values


def play_values(table: StichlingTable, options: Ints) -> Floats:
    """What each card at its place seems to be worth."""
    sight = StichlingSight(table, options)
    appetite = _appetite(sight)
    fill = sight.size / np.float32(FULL)
    safety = 1 / (1 + np.float32(0.6) * sight.rivals)
    price = np.float32(0.02) * sight.value
    mine = appetite * np.where(sight.fills, 2, fill * safety) - price
    other = 0.15 * fill + 0.05 * sight.discards - price * 1.5 * np.maximum(appetite, 0)
    filled = np.float32(-1.5) * _public_appetite(sight) - price
    values: Floats = np.where(sight.is_mine, mine, np.where(sight.fills, filled, other))
    return values.astype(np.float32)


def _appetite(sight: StichlingSight) -> Floats:
    """How much one more trick would help, by the tile it would turn up."""
    now, following = sight.own(sight.tiles[0]), sight.own(sight.tiles[1])
    better = np.where(following > now, np.float32(1), np.float32(0.4))
    return np.where(now == _BEST_TILE, np.float32(-1), better)


def _public_appetite(sight: StichlingSight) -> Floats:
    """Whether the holder seems to want the trick: not if its best tile is known to lie open."""
    content = sight.of_seat(sight.tiles[0] == _BEST_TILE, sight.holder)
    return np.where(content, np.float32(-1), np.float32(0.5))
