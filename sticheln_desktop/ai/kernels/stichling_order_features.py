"""What a strong Stichling player looks at before laying the tiles, as numbers of about 1.

Nothing but the own hand is known then. A tile is one to three thumbtacks, whichever round it is.
"""

import numpy as np

from .colour_bits import count
from .features import Column, Features, laid_out, once
from .kernel import Ints
from .powers import powers
from .short_axes import total
from .stichling_table import COLOURS, ORDERS, STRIDE, StichlingTable

FEATURES = 25
_TILE = np.float32(3)


def order_features(table: StichlingTable, options: Ints) -> Features:
    """About each order of the tiles: the order, and what tricks the hand promises."""
    row, seat = np.arange(table.rows), table.turn
    mine = table.held[row, seat]
    strength, weakness = powers(table.hand(), table.pack & ~mine, STRIDE)
    bosses = total(strength)[:, None] / 4
    duds = total(weakness)[:, None] / 4
    tiles = [ORDERS[options, at] / _TILE for at in range(3)]
    columns: list[Column] = [
        table.seats / 5,
        ((seat - table.opener) % table.seats) / np.float32(5),
        once(bosses),
        once(duds),
        (table.hand() % STRIDE).mean(1) / (3 * table.seats),
        *tiles,
        *(tile * bosses for tile in tiles),
        *(tile * duds for tile in tiles),
        *(np.sort(strength, axis=1)[:, colour] / 2 for colour in range(COLOURS)),
        *(np.sort(count(mine), axis=1)[:, colour] / 4 for colour in range(COLOURS)),
        *(ORDERS[options].argmax(2) == at for at in range(3)),
    ]
    return laid_out(columns, options.shape)
