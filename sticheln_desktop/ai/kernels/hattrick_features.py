"""What a strong Hattrick player looks at before playing a card, as numbers of about 1.

Only what the deciding seat knows; colours and seats count by what they are to it, never by their names.
"""

import numpy as np

from .colour_bits import count, higher, lower
from .features import Column, Features, laid_out, once
from .hattrick_outlook import outlook
from .hattrick_sight import HattrickSight
from .hattrick_table import COLOURS, STRIDE, HattrickTable
from .kernel import Floats, Ints
from .powers import faded
from .short_axes import highest, total

FEATURES = 67
_HIGHEST = 20
_MORE_TO_COME = np.float32(0.45)
_TRICKS_OF_A_BOSS = np.float32(1.5)


def play_features(table: HattrickTable, options: Ints) -> Features:
    """Everything about each option and its position."""
    sight = HattrickSight(table, options)
    safe = _safe(sight)
    columns = [
        *_moment(table, sight),
        *_deed(sight, safe),
        *_my_gain(sight, safe),
        *_holder(sight, safe),
        *_my_hand(sight),
        *_my_plan(sight),
        *outlook(sight),
        *_other_colours(sight),
    ]
    return laid_out(columns, options.shape)


def _safe(sight: HattrickSight) -> Floats:
    """The chance that no seat still to play holds a higher card than the lane's top."""
    table = sight.table
    share = table.waiting * table.left / max(sight.unseen_cards, 1)
    chances = np.float32(1 - share) ** np.arange(STRIDE + 1, dtype=np.float32)
    return chances[sight.higher.astype(np.int8)]


def _moment(table: HattrickTable, sight: HattrickSight) -> list[Column]:
    """How many play, how much is still to come, and what lies open."""
    opened = once(sight.open_lanes)
    return [
        table.seats / 7,
        table.left / 15,
        table.left == 2,
        table.waiting / 6,
        table.waiting == 0,
        opened == 0,
        opened == 2,
    ]


def _deed(sight: HattrickSight, safe: Floats) -> list[Column]:
    """What the card does to its lane, and how firmly it lies there."""
    value, unseen = sight.value, sight.of(sight.unseen)
    other_top = sight.others(sight.table.tops)
    return [
        sight.joins,
        sight.opens & (sight.open_lanes == 1),
        sight.passes,
        sight.beats,
        value / np.float32(_HIGHEST),
        sight.top / np.float32(_HIGHEST),
        safe,
        sight.beats * safe,
        faded(higher(unseen, value)),
        faded(lower(unseen, value)),
        sight.beats & (value > other_top),
        other_top / np.float32(_HIGHEST),
        sight.lane_size / np.float32(4),
        (total(sight.sizes)[:, None] - sight.of(sight.sizes)) / np.float32(4),
    ]


def _my_gain(sight: HattrickSight, safe: Floats) -> list[Column]:
    """What winning this lane would do to my score."""
    pile, largest = sight.of(sight.own_piles), sight.own_largest
    gain = sight.gain(pile, largest, sight.lane_size) / 4
    more = sight.lane_size + _MORE_TO_COME * sight.table.waiting
    expected = sight.gain(pile, largest, more) / 4
    return [
        gain,
        expected,
        sight.beats * safe * expected,
        sight.beats * (1 - safe) * expected,
        pile / np.float32(8),
        (largest - pile) / np.float32(6),
        (pile - sight.others(sight.own_piles)) / np.float32(6),
        once(largest) / np.float32(10),
        pile >= largest,
    ]


def _holder(sight: HattrickSight, safe: Floats) -> list[Column]:
    """What the lane is to the seat that holds it now: my card feeds it, or takes it away."""
    row, holders = sight.row[:, None], sight.of(sight.table.holders)
    pile = sight.piles[row, holders, sight.colour]
    largest = sight.largest[row, holders]
    fed = sight.gain(pile, largest, sight.lane_size) / 4 * sight.joins
    feeds = sight.joins & ~sight.beats
    return [
        feeds,
        feeds * fed,
        feeds * safe * fed,
        (sight.joins & sight.beats) * fed,
        np.where(pile + sight.lane_size >= largest, 1, -1) * feeds,
        (largest - pile) / np.float32(6) * sight.joins,
    ]


def _my_hand(sight: HattrickSight) -> list[Column]:
    """What is left in hand: strength and weakness by colour, and how soon a pass is forced."""
    cards = count(sight.mine)
    after = sight.of(cards) - 1
    left = np.float32(max(sight.table.left - 1, 1))
    mine = sight.of(sight.mine)
    voids = total(cards == 0)[:, None] + (after == 0)
    return [
        higher(mine, sight.value) / np.float32(5),
        lower(mine, sight.value) / np.float32(5),
        after / np.float32(6),
        np.maximum(after, sight.others(cards)) / left,
        voids / np.float32(2),
    ]


def _my_plan(sight: HattrickSight) -> list[Column]:
    """Which colour piles and hand speak for, and what strength is a blessing or a danger then."""
    unseen = sight.of(sight.unseen)
    strength, weakness = sight.powers
    own_strength = faded(higher(unseen, sight.value))
    plan = _plan(sight)
    planned = plan >= highest(plan)[:, None]
    wanted = total(strength * planned)[:, None]
    unwanted = total(strength)[:, None] - wanted
    is_planned = sight.of(planned)
    return [
        is_planned,
        (sight.of(plan) - sight.others(plan)) / np.float32(8),
        (sight.of(strength) - own_strength) / np.float32(3),
        (wanted - is_planned * own_strength) / np.float32(3),
        (unwanted - ~is_planned * own_strength) / np.float32(3),
        total(weakness) / np.float32(4),
        (sight.of(weakness) - faded(lower(unseen, sight.value))) / np.float32(3),
    ]


def _plan(sight: HattrickSight) -> Floats:
    """How much each colour promises to end up in my piles."""
    return sight.own_piles + _TRICKS_OF_A_BOSS * sight.powers[0]


def _other_colours(sight: HattrickSight) -> list[Column]:
    """The two other colours, the more promising one first: pile, strength and cards."""
    strength, plan = sight.powers[0], _plan(sight)
    one, other = (sight.colour + 1) % COLOURS, (sight.colour + 2) % COLOURS
    ahead = sight.at(plan, one) >= sight.at(plan, other)
    better, worse = np.where(ahead, one, other), np.where(ahead, other, one)
    cards = count(sight.mine)
    return [
        *(sight.at(sight.own_piles, colour) / np.float32(8) for colour in (better, worse)),
        *(sight.at(strength, colour) / np.float32(3) for colour in (better, worse)),
        *(sight.at(cards, colour) / np.float32(6) for colour in (better, worse)),
        (sight.at(plan, better) - sight.at(plan, worse)) / np.float32(6),
    ]
