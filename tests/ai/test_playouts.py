"""Rounds played out by policies."""

import numpy as np
import pytest

from sticheln_desktop.ai.kernels.families import kernel_of
from sticheln_desktop.ai.kernels.kernel import Floats, Ints, Kernel
from sticheln_desktop.ai.playouts import Unsure, any_real, best, by_thumb, leads, played_out
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
    values = Unsure(rising, temperature, random)(kernel, options)
    return float((values.argmax(axis=1) == options.shape[1] - 1).mean())


def test_noise_hides_small_differences_only() -> None:
    assert share_of_the_best(0.01) == 1.0
    assert 0.5 < share_of_the_best(1.0) < 0.8
    assert share_of_the_best(100.0) < 0.2


def test_a_lead_is_the_distance_to_the_mean_of_the_others() -> None:
    assert leads(np.array([[9, 3, 0]])).tolist() == [[7.5, -1.5, -6.0]]


def test_playing_out_ends_every_round() -> None:
    random = np.random.default_rng(4)
    for rules in PRESETS.values():
        kernel = kernel_of(rules.family).dealt(rules, 4, 5, random)
        assert played_out(kernel, by_thumb).shape == (5, 4)
        assert kernel.stage is None
