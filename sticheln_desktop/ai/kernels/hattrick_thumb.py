"""A rule of thumb for Hattrick: gather one colour, stay out of the others, pass only when it saves more."""

import numpy as np

from sticheln_desktop.rules.hattrick import POINTS_OF_A_PASS

from .colour_bits import count
from .hattrick_sight import HattrickSight
from .hattrick_table import HattrickTable
from .kernel import Bools, Floats, Ints

_OTHERS_WANT_IT = 0.6
_MORE_TO_COME = 0.45
_KEEP_STRENGTH = 0.04
_HOPE = 0.35
_HIGH = 12


def play_values(table: HattrickTable, options: Ints) -> Floats:
    """What each card seems to be worth."""
    sight = HattrickSight(table, options)
    gathers: Bools = sight.of(sight.own_piles >= sight.own_largest)
    burden = np.where(gathers, 0, sight.value / np.float32(12))
    keep = np.float32(_KEEP_STRENGTH) * sight.value
    holds = _chance_to_hold(sight)
    highest = holds * _gain(sight) + (1 - holds) * burden - keep
    laid = np.where(sight.beats, highest, burden - keep)
    return np.where(sight.passes, POINTS_OF_A_PASS + burden, laid)


def _chance_to_hold(sight: HattrickSight) -> Floats:
    share = sight.higher / np.float32(max(sight.unseen_cards, 1))
    return (1 - np.float32(_OTHERS_WANT_IT) * share) ** sight.table.waiting


def _gain(sight: HattrickSight) -> Floats:
    """How the score changes with these cards and a share of those still to come."""
    pile = sight.of(sight.own_piles)
    gathers = pile + sight.lane_size >= sight.own_largest
    hope = np.float32(_HOPE) * sight.of(count(sight.mine >> _HIGH))
    more = np.float32(_MORE_TO_COME * sight.table.waiting)
    return sight.gain(pile, sight.own_largest, sight.lane_size) + np.where(gathers, more + hope, -more)
