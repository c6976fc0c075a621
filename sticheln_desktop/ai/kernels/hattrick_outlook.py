"""What the rest of the table is to the deciding seat, for Hattrick's features: others and the other lane."""

import numpy as np

from .colour_bits import higher
from .features import Column
from .hattrick_sight import HattrickSight
from .hattrick_table import COLOURS, OPEN_AT_MOST
from .kernel import Floats
from .powers import faded
from .short_axes import highest, total


def outlook(sight: HattrickSight) -> list[Column]:
    """Everything about the rest of the table."""
    return [*_others(sight), *_other_lane(sight)]


def _others(sight: HattrickSight) -> list[Column]:
    """Who else wants this colour, who is ahead, and which colours the unseen cards have."""
    table = sight.table
    scores = table.scores().astype(np.float32)
    own = scores[sight.row, sight.seat]
    rest = (sight.seat[:, None] + np.arange(1, table.seats)) % table.seats
    ahead = np.take_along_axis(scores, rest, 1)
    likes, next_likes = _likings(sight)
    share = sight.of(sight.shares)
    is_open = table.lanes != 0
    closed = 1 - total(sight.shares * is_open)[:, None] - sight.opens * share
    two_open = sight.open_lanes + sight.opens == OPEN_AT_MOST
    return [
        own / np.float32(10),
        (total(ahead) / (table.seats - 1) - own) / np.float32(10),
        (highest(ahead) - own) / np.float32(10),
        table.passed[sight.row, sight.seat] / np.float32(4),
        sight.of(likes) / np.float32(3),
        sight.of(next_likes),
        share,
        two_open * closed,
        higher(sight.of(sight.unseen), sight.value) / np.float32(10),
    ]


def _likings(sight: HattrickSight) -> tuple[Floats, Floats]:
    """By colour: how many seats still to play gather it, and whether the next one does."""
    table = sight.table
    gathers = (sight.piles >= sight.largest[:, :, None]) & (sight.largest[:, :, None] > 0)
    steps = (np.arange(table.seats) - sight.seat[:, None]) % table.seats
    waits = (steps >= 1) & (steps <= table.waiting)
    likes = gathers & waits[:, :, None]
    return total(likes, axis=1), total(likes & (steps == 1)[:, :, None], axis=1)


def _other_lane(sight: HattrickSight) -> list[Column]:
    """What the other lane brings to its holder if nobody else joins it, and what still comes to this one."""
    table, row = sight.table, sight.row[:, None]
    pile = sight.piles[row, table.holders, np.arange(COLOURS)]
    gain = sight.gain(pile, sight.largest[row, table.holders], sight.sizes) / 4
    firm = gain * faded(higher(sight.unseen, table.tops))
    return [
        total(gain)[:, None] - sight.of(gain),
        total(firm)[:, None] - sight.of(firm),
        table.waiting * sight.of(sight.shares) / np.float32(2),
    ]
