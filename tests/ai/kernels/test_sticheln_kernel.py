"""The Sticheln kernel and the rules agree, whatever the settings and the number of seats."""

import numpy as np
import pytest
from sticheln_rows import TABLES, after, as_state, best_scores, decision, drawn, named

from sticheln_desktop.ai.kernels.kernel import Stage
from sticheln_desktop.ai.kernels.sticheln import StichelnKernel
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import Rules
from sticheln_desktop.rules.state import Phase, State
from sticheln_desktop.rules.view import View, observe

ROWS = 6


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_kernel_and_rules_agree(table: tuple[Rules, int]) -> None:
    random = np.random.default_rng(5)
    kernel = StichelnKernel.dealt(*table, ROWS, random)
    states = [as_state(kernel, row) for row in range(ROWS)]
    while kernel.stage is not None:
        assert_same_options(kernel, states)
        chosen = drawn(kernel, random)
        states = [after(state, decision(kernel, chosen[row], row)) for row, state in enumerate(states)]
        kernel.play(chosen)
    assert kernel.scores().tolist() == [list(best_scores(state)) for state in states]


def assert_same_options(kernel: StichelnKernel, states: list[State]) -> None:
    """The same seat is asked for the same decisions."""
    options, real = kernel.options()
    for row, state in enumerate(states):
        seat = int(kernel.turn[row])
        assert seat in state.pending
        assert (kernel.stage is Stage.CHOICE) == (state.round.phase is Phase.CHOOSING)
        offered = {decision(kernel, option, row) for option in options[row][real[row]]}
        assert offered == set(game.legal(state, seat))
        assert all(kernel.option_of(decision(kernel, option, row)) == option for option in options[row])


def seen_on_the_way(rules: Rules, seats: int, seed: int) -> list[View]:
    """What the deciding seats see in a round of random decisions, at every ninth of them."""
    random = np.random.default_rng(seed)
    kernel = StichelnKernel.dealt(rules, seats, 1, random)
    state, views = as_state(kernel, 0), []
    while kernel.stage is not None:
        if len(kernel.past()) % 9 == 0:
            views.append(observe(state, frozenset({int(kernel.turn[0])})))
        chosen = drawn(kernel, random)
        state = after(state, decision(kernel, chosen[0], 0))
        kernel.play(chosen)
    return views


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_possible_worlds_look_like_the_view(table: tuple[Rules, int]) -> None:
    random = np.random.default_rng(6)
    for view in seen_on_the_way(*table, seed=7):
        worlds = StichelnKernel.possible(view, 3, random)
        if view.round.phase is Phase.CHOOSING:
            assert worlds.stage is Stage.CHOICE
            assert {int(seat) for seat in worlds.turn} == set(view.eyes)
            assert worlds.past().shape == (0, 3)
        else:
            assert all(observe(replayed(worlds, row), view.eyes) == view for row in range(3))


def replayed(worlds: StichelnKernel, row: int) -> State:
    """A world played again by the rules from its beginning."""
    kernel = worlds.rewound()
    state = as_state(kernel, row)
    for chosen in worlds.past():
        state = after(state, decision(kernel, chosen[row], row))
        kernel.play(chosen)
    return state


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_features_know_only_what_the_seat_knows(table: tuple[Rules, int]) -> None:
    random = np.random.default_rng(8)
    for view in seen_on_the_way(*table, seed=9):
        worlds = StichelnKernel.possible(view, 4, random)
        options, _ = worlds.options()
        assert (options == options[:1]).all()
        for seen in (worlds.features(options).whole(), worlds.thumb(options)):
            assert np.isfinite(seen).all()
            np.testing.assert_array_equal(seen, np.broadcast_to(seen[:1], seen.shape))


def test_rows_can_be_taken_several_times() -> None:
    random = np.random.default_rng(1)
    kernel = StichelnKernel.dealt(*TABLES[0], 3, random)
    for _ in range(9):
        kernel.play(drawn(kernel, random))
    twice = kernel.taken_rows(np.array([2, 2, 0, 1]))
    before = kernel.owner.copy()
    twice.play(drawn(twice, random))
    assert twice.rows == 4
    assert (kernel.owner == before).all()
    assert (twice.past()[:9] == kernel.past()[:, [2, 2, 0, 1]]).all()
