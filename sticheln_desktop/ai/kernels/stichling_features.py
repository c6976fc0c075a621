"""What a strong Stichling player looks at before ordering tiles or playing, as numbers of about 1.

Only what the deciding seat knows; colours, seats and places count by what they are to it.
"""

import numpy as np

from sticheln_desktop.rules.stichling import FULL, PLACES

from .colour_bits import count, higher, lower
from .columns import Column, stacked
from .kernel import Floats, Ints
from .powers import faded, powers
from .short_axes import highest, total
from .stichling_sight import StichlingSight
from .stichling_table import COLOURS, ORDERS, STRIDE, StichlingTable

ORDER_FEATURES = 26
PLAY_FEATURES = 61
_TILE = np.float32(3)


def order_features(table: StichlingTable, options: Ints) -> Floats:
    """About each order of the tiles: the order, and what tricks the hand promises."""
    row, seat = np.arange(table.rows), table.turn
    mine = table.held[row, seat]
    strength, weakness = powers(table.hand(), table.pack & ~mine, STRIDE)
    bosses = total(strength)[:, None] / 4
    duds = total(weakness)[:, None] / 4
    tiles = [ORDERS[options, at] / _TILE for at in range(3)]
    columns: list[Column] = [
        table.seats / 5,
        ((seat - table.opener) % table.seats)[:, None] / np.float32(5),
        *_round_of(table),
        bosses,
        duds,
        (table.hand() % STRIDE).mean(1, keepdims=True) / (3 * table.seats),
        *tiles,
        *(tile * bosses for tile in tiles),
        *(tile * duds for tile in tiles),
        *(np.sort(strength, axis=1)[:, [colour]] / 2 for colour in range(COLOURS)),
        *(np.sort(count(mine), axis=1)[:, [colour]] / 4 for colour in range(COLOURS)),
        *(ORDERS[options].argmax(2) == at for at in range(3)),
    ]
    return stacked(columns, options.shape)


def _round_of(table: StichlingTable) -> list[Column]:
    """The round tells how many points a tile stands for."""
    return [(table.number[:, None] + 1) / np.float32(3)]


def play_features(table: StichlingTable, options: Ints) -> Floats:
    """Everything about each card at its place, (rows, options, features)."""
    sight = StichlingSight(table, options)
    columns = [
        *_moment(table, sight),
        *_deed(sight),
        *_my_tiles(sight),
        *_holders(sight),
        *_my_hand(sight),
        *_my_tricks(sight),
        *_others(sight),
    ]
    return stacked(columns, options.shape)


def _moment(table: StichlingTable, sight: StichlingSight) -> list[Column]:
    """How much is still to come."""
    to_come = table.seats * table.hands.shape[2] - table.plays - 1
    lying = total(table.sizes)[:, None]
    return [
        table.seats / 5,
        *_round_of(table),
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
        faded(sight.rivals),
        sight.rivals / np.float32(5),
        sight.fillers / np.float32(5),
        (free - sight.opens + sight.fills) / np.float32(PLACES),
        free == sight.opens,
    ]


def _my_tiles(sight: StichlingSight) -> list[Column]:
    """What one more trick, and the ones after it, would be to me."""
    now = sight.shown[sight.row, sight.seat][:, None]
    tiles = [sight.own_tile(tricks) for tricks in (1, 2, 3)]
    gain = (tiles[0] - now) / _TILE
    firm = faded(sight.rivals)
    wins = sight.table.wins[sight.row, sight.seat][:, None]
    return [
        now / _TILE,
        *(tile / _TILE for tile in tiles),
        gain,
        wins / np.float32(4),
        sight.fills * sight.is_mine * gain,
        sight.is_mine * gain,
        sight.is_mine * firm * gain * sight.size / np.float32(FULL),
        sight.is_mine * (tiles[1] - now) / _TILE,
        np.where(sight.fills & sight.is_mine, tiles[0], now) / _TILE,
    ]


def _holders(sight: StichlingSight) -> list[Column]:
    """What the trick is to the seat that holds it, or held it before I took it over."""
    gains = (sight.expected - sight.shown) / _TILE
    other = ~sight.is_mine
    gain, lost = sight.of_seat(gains, sight.holder), sight.of_seat(gains, sight.holder_before)
    robs = sight.takes & ~sight.opens & ~sight.was_mine
    to_go = (sight.holder - sight.seat[:, None]) % sight.table.seats
    return [
        other * gain,
        other * sight.fills * gain,
        other * sight.of_seat(sight.shown, sight.holder) / _TILE,
        other * sight.of_seat(sight.table.wins, sight.holder) / np.float32(4),
        other * to_go / np.float32(sight.table.seats),
        other * faded(sight.rivals) * gain,
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


def _my_tricks(sight: StichlingSight) -> list[Column]:
    """The tricks that lie after the play: how many hold my stone, and how ripe they are."""
    table = sight.table
    lies = table.sizes > 0
    own = lies & (table.holders == sight.seat[:, None])
    ripe = table.sizes == FULL - 1
    own_ripe = total(own & ripe)[:, None]
    keeps = sight.is_mine & ~sight.fills
    ripens = sight.size == FULL - 1
    return [
        (total(own)[:, None] - sight.was_mine + keeps) / np.float32(PLACES),
        (own_ripe - (sight.was_mine & sight.fills) + (keeps & ripens)) / np.float32(2),
        (total(ripe)[:, None] - sight.fills + ripens) / np.float32(PLACES),
        _twins(sight) / np.float32(2),
    ]


def _others(sight: StichlingSight) -> list[Column]:
    """How the others stand, and whether the next one wants tricks."""
    table = sight.table
    gains = (sight.expected - sight.shown) / _TILE
    rest = (sight.seat[:, None] + np.arange(1, table.seats)) % table.seats
    shown = np.take_along_axis(sight.shown, rest, 1) / _TILE
    theirs = np.take_along_axis(gains, rest, 1)
    return [
        total(shown)[:, None] / (table.seats - 1),
        highest(shown)[:, None],
        total(theirs)[:, None] / (table.seats - 1),
        theirs[:, :1],
        theirs[:, :1] * (sight.size == 3),
        total(np.take_along_axis(table.wins, rest, 1))[:, None] / (4 * (table.seats - 1)),
    ]


def _twins(sight: StichlingSight) -> Floats:
    """How many other tricks of the card's colour lie open."""
    same = sight.table.colours[:, None, :] == sight.colour[:, :, None]
    others: Floats = total(same) - (~sight.opens & ~sight.discards)
    return others
