"""Rounds played out by policies."""

import numpy as np
import pytest

from sticheln_desktop.ai.kernels.families import kernel_of
from sticheln_desktop.ai.kernels.kernel import Floats, Ints, Kernel
from sticheln_desktop.ai.playouts import (
    Doubt,
    any_real,
    best,
    by_thumb,
    ending,
    leads,
    picked,
    played_out,
)
from sticheln_desktop.ai.random_rounds import random_scores
from sticheln_desktop.rules.settings import PRESETS, Rules


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_random_rounds_have_scores_for_every_seat(rules: Rules) -> None:
    seats = rules.seat_counts()[1]
    scores = random_scores(rules, seats, 50, np.random.default_rng(1))
    assert scores.shape == (50, seats)
    assert len({tuple(row) for row in scores.tolist()}) > 10


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_rules_of_thumb_beat_chance(rules: Rules) -> None:
    random = np.random.default_rng(2)
    dealt = kernel_of(rules.family).dealt(rules, 4, 200, random)
    kernel = dealt.rewound()
    while kernel.stage is not None:
        thumb, chance = best(kernel, by_thumb), any_real(kernel, random)
        kernel.play(np.where(kernel.turn == 0, thumb, chance))
    assert leads(kernel.scores())[:, 0].mean() > 0


def rising(kernel: Kernel, options: Ints) -> Floats:
    """The last option is best, by one lead each."""
    return np.tile(np.arange(options.shape[1], dtype=np.float32), (len(options), 1))


def share_of_the_best(temperature: float) -> float:
    """How often the best of the options is still the best with noise."""
    random = np.random.default_rng(3)
    kernel = kernel_of(PRESETS["classic"].family).dealt(PRESETS["classic"], 4, 500, random)
    options, _ = kernel.options()
    values = rising(kernel, options) + Doubt(temperature, random).drawn(options, kernel.rows)
    return float((values.argmax(axis=1) == options.shape[1] - 1).mean())


def test_noise_hides_small_differences_only() -> None:
    assert share_of_the_best(0.01) == 1.0
    assert 0.5 < share_of_the_best(1.0) < 0.8
    assert share_of_the_best(100.0) < 0.2


def test_rows_of_one_world_share_their_doubts() -> None:
    kernel = kernel_of(PRESETS["classic"].family).dealt(PRESETS["classic"], 4, 40, np.random.default_rng(3))
    options, _ = kernel.options()
    twice = Doubt(1.0, np.random.default_rng(3)).drawn(np.tile(options, (2, 1)), worlds=40)
    np.testing.assert_array_equal(twice[:40], twice[40:])
    assert len(np.unique(twice[:40])) > 500


class Counting:
    """A policy to which all options are worth how often it was asked, so that the first one is taken."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, kernel: Kernel, options: Ints) -> Floats:
        self.asked += 1
        return np.full(options.shape, self.asked, np.float32)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_seat_foresees_the_worth_of_its_next_decision(rules: Rules) -> None:
    kernel = kernel_of(rules.family).dealt(rules, 4, 30, np.random.default_rng(5))
    replay, asked = kernel.rewound(), 0
    expected = np.full(kernel.rows, np.nan)
    while replay.stage is not None:
        options, real = replay.options()
        asked += options.shape[1] > 1
        expected[np.isnan(expected) & (replay.turn == 2)] = asked
        replay.play(picked(options, real.argmax(axis=1)))
    np.testing.assert_array_equal(ending(kernel, Counting(), 2).foreseen, expected)


def test_nothing_is_foreseen_where_nothing_is_to_decide() -> None:
    kernel = kernel_of(PRESETS["mild"].family).dealt(PRESETS["mild"], 3, 10, np.random.default_rng(6))
    while kernel.options()[0].shape[1] > 1:
        kernel.play(best(kernel, by_thumb))
    assert np.isnan(ending(kernel, by_thumb, 0).foreseen).all()


def test_a_lead_is_the_distance_to_the_mean_of_the_others() -> None:
    assert leads(np.array([[9, 3, 0]])).tolist() == [[7.5, -1.5, -6.0]]


def test_playing_out_ends_every_round() -> None:
    random = np.random.default_rng(4)
    for rules in PRESETS.values():
        kernel = kernel_of(rules.family).dealt(rules, 4, 5, random)
        assert played_out(kernel, by_thumb).shape == (5, 4)
        assert kernel.stage is None
