"""What the whole table is to its seats, for Stichling's features: every trick that lies, and who wants it."""

import numpy as np

from sticheln_desktop.rules.stichling import FULL, PLACES

from .colour_bits import higher, lower
from .features import Column, once
from .kernel import Floats
from .powers import faded
from .short_axes import total
from .stichling_sight import StichlingSight
from .stichling_table import COLOURS

_TILE = np.float32(3)
_RIPENESS = np.array([0, 0.15, 0.35, 0.65, 1], dtype=np.float32)


def outlook(sight: StichlingSight) -> list[Column]:
    """Everything about the table after the play."""
    return [*_my_tricks(sight), *_appetites(sight), *_ways_out(sight)]


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


def _twins(sight: StichlingSight) -> Floats:
    """How many other tricks of the card's colour lie open."""
    same = sight.table.colours[:, None, :] == sight.colour[:, :, None]
    others: Floats = total(same) - (~sight.opens & ~sight.discards)
    return others


def _appetites(sight: StichlingSight) -> list[Column]:
    """Who should want this trick, and all that lie, in view of the tricks that may still come."""
    appetites = sight.appetites / _TILE
    own, holder = sight.own(appetites), sight.of_seat(appetites, sight.holder)
    before = sight.of_seat(appetites, sight.holder_before)
    next_seat = ((sight.seat + 1) % sight.table.seats)[:, None]
    firm = sight.firm
    gains = (sight.tiles[1] - sight.tiles[0]) / _TILE
    ripe, was_ripe = _RIPENESS[sight.size], _RIPENESS[sight.size_before]
    return [
        once(own),
        sight.is_mine * sight.fills * own,
        sight.is_mine * ripe * own,
        sight.is_mine * ripe * firm * own,
        ~sight.is_mine * holder,
        ~sight.is_mine * sight.fills * holder,
        ~sight.is_mine * ripe * firm * holder,
        (sight.takes & ~sight.opens & ~sight.was_mine) * was_ripe * before,
        *_wanted(sight, appetites),
        *_wanted(sight, gains),
        once(sight.of_seat(appetites, next_seat)),
        (total(appetites) - once(own)) / (sight.table.seats - 1),
    ]


def _wanted(sight: StichlingSight, wants: Floats) -> list[Column]:
    """What all tricks that lie after the play are to their holders, the riper and firmer the more.

    First what mine are to me, then what the others' are to them.
    """
    table = sight.table
    own = table.holders == sight.seat[:, None]
    lying = wants[sight.row[:, None], table.holders] * _RIPENESS[table.sizes] * faded(sight.rivals_by_place)
    here = sight.at_place(lying)
    now = sight.of_seat(wants, sight.holder) * _RIPENESS[sight.size] * sight.firm
    return [
        total(lying * own)[:, None] - sight.was_mine * here + sight.is_mine * now,
        total(lying * ~own)[:, None] - ~sight.was_mine * here + ~sight.is_mine * now,
    ]


def _ways_out(sight: StichlingSight) -> list[Column]:
    """How many cards of the hand stay below a trick that lies, and how many could take one over."""
    table = sight.table
    lies = table.sizes > 0
    mine = np.take(sight.mine, sight.row[:, None] * COLOURS + np.maximum(table.colours, 0))
    below, above = lower(mine, table.tops) * lies, higher(mine, table.tops) * lies
    return [total(below) / np.float32(8), total(above) / np.float32(8)]
