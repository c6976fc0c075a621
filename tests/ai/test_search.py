"""Search keeps its budget, stops when it is told to, and finds what is better."""

from collections.abc import Callable
from itertools import count

import numpy as np
import pytest
from glances import dealt, glances

from sticheln_desktop.ai.allowance import Allowance, Interrupted
from sticheln_desktop.ai.player import Budget
from sticheln_desktop.ai.search import Search
from sticheln_desktop.ai.searchers import EXPERT, THUMB_SEARCH
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.view import View, observe

TICK = 0.001


def ticking() -> Callable[[], float]:
    """A clock that moves a little whenever it is looked at."""
    ticks = count()
    return lambda: TICK * next(ticks)


def some_views(name: str, seats: int) -> list[View]:
    """What deciding seats see at some moments."""
    states = glances(PRESETS[name], seats, seed=2, count=4)
    return [observe(state, frozenset(state.pending[:1])) for state in states if state.pending]


@pytest.mark.parametrize("name", PRESETS)
def test_cancelling_ends_thinking_at_once(name: str) -> None:
    for patience in (0, 1, 5, 40):
        for view in some_views(name, PRESETS[name].seat_counts()[0])[:3]:
            calls = count()
            budget = Budget(60.0, cancelled=lambda calls=calls, last=patience: next(calls) >= last)
            advice = Search(EXPERT).advise(view, budget)
            assert advice.best in view.legal
            assert next(calls) <= patience + 1


def test_time_is_kept_by_the_clock() -> None:
    for view in some_views("classic", 4):
        clock = ticking()
        advice = Search(EXPERT, clock).advise(view, Budget(0.3))
        assert advice.best in view.legal
        assert clock() <= 0.3 + 5 * TICK


def test_more_time_means_more_playouts() -> None:
    view = some_views("hattrick", 4)[0]
    few, many = (
        sum(option.playouts for option in Search(EXPERT, ticking()).advise(view, Budget(seconds)).options)
        for seconds in (0.2, 0.6)
    )
    assert 0 < few < many


def test_without_time_the_policy_decides() -> None:
    view = some_views("stichling", 3)[0]
    advice = Search(EXPERT).advise(view, Budget(0.0))
    assert all(option.playouts == 0 for option in advice.options)


def test_counted_playouts_take_the_place_of_the_clock() -> None:
    view = some_views("classic", 4)[0]
    late = iter([0.0, 1e9]).__next__
    advice = Search(EXPERT, late).advise(view, Budget(0.001, seed=3, playouts=200))
    assert 150 < sum(option.playouts for option in advice.options) <= 300
    assert advice == Search(EXPERT).advise(view, Budget(9.0, seed=3, playouts=200))


def test_an_obvious_decision_takes_no_playouts() -> None:
    state = dealt(PRESETS["classic"], 3, seed=1)
    while len(state.round.hands[state.pending[0]]) > 1 or len(state.pending) > 1:
        state = game.apply(state, game.legal(state, state.pending[0])[0])[-1].state
    view = observe(state, frozenset(state.pending))
    advice = Search(EXPERT).advise(view, Budget())
    assert [option.playouts for option in advice.options] == [0]


def test_an_allowance_ends() -> None:
    allowance = Allowance(Budget(0.01), ticking())
    for _ in range(9):
        allowance.check()
    with pytest.raises(Interrupted):
        allowance.check()
    counted = Allowance(Budget(playouts=10))
    counted.spend(5)
    assert counted.spent == 0.5
    assert counted.at_most(100) == 5


def test_search_finds_the_last_trick_worth_taking() -> None:
    """With two cards left, what search says best is what the worlds say best."""
    for seed in range(4):
        state = dealt(PRESETS["classic"], 3, seed)
        random = np.random.default_rng(seed)
        while state.round.hands[2] and sum(map(len, state.round.hands)) > 4:
            options = game.legal(state, state.pending[0])
            state = game.apply(state, options[random.integers(len(options))])[-1].state
        view = observe(state, frozenset(state.pending))
        advice = Search(THUMB_SEARCH).advise(view, Budget(seed=seed, playouts=400))
        values = [option.value for option in advice.options]
        assert values == sorted(values, reverse=True)
        assert advice.best in view.legal
