"""What a strong Stichling player looks at before playing a card, as numbers of about 1.

Only what the deciding seat knows; colours, seats and places count by what they are to it. A tile is one to
three thumbtacks, whichever round it is: all rounds are the same game.
"""

import numpy as np

from sticheln_desktop.rules.stichling import FULL, PLACES

from .colour_bits import count, higher, lower
from .features import Column, Features, laid_out, once
from .kernel import Ints
from .powers import faded, powers
from .short_axes import highest, total
from .stichling_outlook import outlook
from .stichling_sight import StichlingSight
from .stichling_table import STRIDE, StichlingTable

FEATURES = 76
_TILE = np.float32(3)


def play_features(table: StichlingTable, options: Ints) -> Features:
    """Everything about each card at its place, and about the position."""
    sight = StichlingSight(table, options)
    columns = [
        *_moment(table, sight),
        *_deed(sight),
        *_my_tiles(sight),
        *_holders(sight),
        *_my_hand(sight),
        *_others(sight),
        *outlook(sight),
    ]
    return laid_out(columns, options.shape)


def _moment(table: StichlingTable, sight: StichlingSight) -> list[Column]:
    """How much is still to come."""
    to_come = table.seats * table.hands.shape[2] - table.plays - 1
    lying = total(table.sizes)
    return [
        table.seats / 5,
        table.left / 12,
        table.left == 1,
        min(to_come, 8) / 8,
        to_come / (12 * table.seats),
        (table.plays % table.seats) / table.seats,
        (to_come + lying) / np.float32(FULL * table.seats * 3),
        lying / np.float32(PLACES * 3),
    ]


def _deed(sight: StichlingSight) -> list[Column]:
    """What the card does to its trick, and how firmly the trick lies then."""
    best = np.float32(3 * sight.table.seats)
    free = total(sight.table.sizes == 0)[:, None]
    return [
        sight.opens,
        sight.takes & ~sight.opens,
        sight.discards,
        sight.is_mine,
        sight.was_mine,
        sight.size == 2,
        sight.size == 3,
        sight.fills,
        sight.value / best,
        sight.top / best,
        sight.firm,
        sight.rivals / np.float32(5),
        sight.fillers / np.float32(5),
        (free - sight.opens + sight.fills) / np.float32(PLACES),
        free == sight.opens,
    ]


def _my_tiles(sight: StichlingSight) -> list[Column]:
    """What one more trick, and the ones after it, would be to me."""
    now, *tiles = [sight.own(tile) for tile in sight.tiles]
    gain = (tiles[0] - now) / _TILE
    return [
        *(once(tile) / _TILE for tile in (now, *tiles)),
        once(gain),
        once(sight.own(sight.table.wins)) / np.float32(4),
        sight.fills * sight.is_mine * gain,
        sight.is_mine * gain,
        sight.is_mine * sight.firm * gain * sight.size / np.float32(FULL),
        sight.is_mine * (tiles[1] - now) / _TILE,
        np.where(sight.fills & sight.is_mine, tiles[0], now) / _TILE,
    ]


def _holders(sight: StichlingSight) -> list[Column]:
    """What the trick is to the seat that holds it, or held it before I took it over."""
    shown, expected = sight.tiles[:2]
    gains = (expected - shown) / _TILE
    other = ~sight.is_mine
    gain, lost = sight.of_seat(gains, sight.holder), sight.of_seat(gains, sight.holder_before)
    robs = sight.takes & ~sight.opens & ~sight.was_mine
    to_go = (sight.holder - sight.seat[:, None]) % sight.table.seats
    return [
        other * gain,
        other * sight.fills * gain,
        other * sight.of_seat(shown, sight.holder) / _TILE,
        other * sight.of_seat(sight.table.wins, sight.holder) / np.float32(4),
        other * to_go / np.float32(sight.table.seats),
        other * sight.firm * gain,
        robs * lost,
        robs * sight.size * lost / np.float32(FULL),
    ]


def _my_hand(sight: StichlingSight) -> list[Column]:
    """What stays in hand: strength, weakness, and cards for this very trick."""
    strength, weakness = powers(sight.table.hand(), sight.unseen, STRIDE)
    unseen = sight.of_colour(sight.unseen, sight.colour)
    boss = faded(higher(unseen, sight.value))
    dud = faded(lower(unseen, sight.value))
    return [
        (total(strength)[:, None] - boss) / np.float32(4),
        (total(weakness)[:, None] - dud) / np.float32(4),
        boss,
        dud,
        higher(sight.kept, sight.top) / np.float32(3),
        lower(sight.kept, sight.top) / np.float32(3),
        (sight.of_colour(count(sight.mine), sight.colour) - 1) / np.float32(4),
        count(unseen) / np.float32(10),
    ]


def _others(sight: StichlingSight) -> list[Column]:
    """How the others stand, and whether the next one wants tricks."""
    table = sight.table
    shown, expected = sight.tiles[:2]
    gains = (expected - shown) / _TILE
    rest = (sight.seat[:, None] + np.arange(1, table.seats)) % table.seats
    shown = np.take_along_axis(shown, rest, 1) / _TILE
    theirs = np.take_along_axis(gains, rest, 1)
    return [
        total(shown) / (table.seats - 1),
        highest(shown),
        total(theirs) / (table.seats - 1),
        theirs[:, 0],
        theirs[:, :1] * (sight.size == 3),
        total(np.take_along_axis(table.wins, rest, 1)) / (4 * (table.seats - 1)),
    ]
