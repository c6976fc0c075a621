"""What scores are worth: points early in a match, the win at its end."""

from dataclasses import replace

import numpy as np
import pytest
from glances import dealt, whole_match

from sticheln_desktop.ai.objective import Objective
from sticheln_desktop.ai.playouts import leads
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.view import View, observe


def last_round(name: str, seats: int, *scores: tuple[int, ...]) -> View:
    """A view of the last round of a match with these scores so far."""
    rules = PRESETS[name]
    if name != "stichling":
        rules = replace(rules, rounds=len(scores) + 1)
    view = observe(dealt(rules, seats, seed=1), frozenset({0}))
    rounds = [replace(view.round, number=number, scores=row) for number, row in enumerate(scores)]
    return replace(view, rounds=(*rounds, replace(view.round, number=len(scores))))


def utilities(view: View, scores: list[list[int]], seat: int = 0) -> list[float]:
    """What these scores are worth to a seat."""
    return Objective(view, seat).utilities(np.array(scores)).tolist()


def test_early_in_a_match_only_points_count() -> None:
    view = observe(dealt(PRESETS["classic"], 4, seed=1), frozenset({0}))
    scores = np.random.default_rng(1).integers(-20, 20, (50, 4))
    np.testing.assert_array_equal(Objective(view, 2).utilities(scores), leads(scores)[:, 2])


def test_a_small_lead_that_wins_is_better_than_a_large_one_that_does_not() -> None:
    view = last_round("classic", 3, (0, 20, 0))
    wins, loses = utilities(view, [[21, 0, 21], [15, -4, -20]])
    assert wins > loses


def test_sharing_a_win_is_half_of_it() -> None:
    view = last_round("classic", 3, (0, 0, 0))
    alone, shared, lost = utilities(view, [[5, 4, 0], [5, 5, -1], [5, 6, -2]])
    assert alone - shared == pytest.approx(shared - lost, abs=1e-3)


def test_before_the_last_round_a_lead_makes_winning_likelier() -> None:
    rules = replace(PRESETS["classic"], rounds=2)
    view = observe(dealt(rules, 4, seed=1), frozenset({0}))
    worth = utilities(view, [[points, 0, 0, 0] for points in range(-30, 31, 5)])
    assert worth == sorted(worth)


def test_ties_in_stichling_go_to_the_later_rounds() -> None:
    rules = PRESETS["stichling"]
    random = np.random.default_rng(5)
    for seed in range(40):
        earlier = whole_match(rules, 3, seed).state.scores[:2]
        view = last_round("stichling", 3, *earlier)
        scores = random.choice([0, 3, 6, 9], (20, 3))
        shares = Objective(view, 1)._share_of_the_win(scores)
        for row, share in zip(scores.tolist(), shares, strict=True):
            winners = game.winners(rules, (*earlier, tuple(row)))
            assert share == pytest.approx((1 in winners) / len(winners))
