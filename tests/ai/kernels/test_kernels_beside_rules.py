"""Hattrick's and Stichling's kernels play exactly as the plain rules do."""

import numpy as np
import pytest
from side_by_side import (
    TABLES,
    AnyKernel,
    applied,
    as_state,
    cards_of,
    fresh,
    random_options,
    tiles_of,
)

from sticheln_desktop.ai.kernels.hattrick import HattrickKernel
from sticheln_desktop.ai.kernels.kernel import Stage
from sticheln_desktop.ai.kernels.stichling import StichlingKernel
from sticheln_desktop.rules import game, hattrick, stichling
from sticheln_desktop.rules.decisions import Decision, Play
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.state import Phase, State

POSITIONS = 2400
PHASES = {Stage.CHOICE: Phase.ORDERING, Stage.PLAY: Phase.PLAYING, None: Phase.SCORED}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_position_agrees(name: str, seats: int) -> None:
    rows = POSITIONS // len(PRESETS[name].pack(seats).cards)
    kernel, random = fresh(name, seats, rows, seed=seats), np.random.default_rng(seats)
    states = [as_state(kernel, row) for row in range(rows)]
    while kernel.stage is not None:
        options, real = kernel.options()
        for row, state in enumerate(states):
            assert_same_turn(kernel, row, state)
            assert_same_options(kernel, row, options[row][real[row]].tolist(), state)
        chosen = random_options(kernel, random)
        states = [applied(state, kernel, row, int(chosen[row])) for row, state in enumerate(states)]
        kernel.play(chosen)
        for row, state in enumerate(states):
            assert_same_table(kernel, row, state)
    assert kernel.scores().tolist() == [list(state.round.scores or ()) for state in states]


def assert_same_turn(kernel: AnyKernel, row: int, state: State) -> None:
    assert PHASES[kernel.stage] is state.round.phase
    assert int(kernel.turn[row]) in state.pending
    if kernel.stage is Stage.PLAY:
        assert (int(kernel.turn[row]),) == state.pending


def assert_same_options(kernel: AnyKernel, row: int, options: list[int], state: State) -> None:
    seat, one = int(kernel.turn[row]), kernel.taken_rows(np.array([row]))
    legal = game.legal(state, seat)
    assert len(set(options)) == len(options)
    assert {one.decision_of(option, seat) for option in options} == {
        merged(option, state) for option in legal
    }
    assert {one.option_of(decision) for decision in legal} == set(options)


def merged(decision: Decision, state: State) -> Decision:
    """The same play on the first free place, if it opens a trick in Stichling."""
    if isinstance(decision, Play) and decision.place and not state.round.table[decision.place - 1]:
        return Play(decision.seat, decision.card, state.round.table.index(()) + 1)
    return decision


def assert_same_table(kernel: AnyKernel, row: int, state: State) -> None:
    round = state.round
    for seat in range(kernel.seats):
        held = cards_of(kernel.rules.game, kernel.hands[row, seat, : len(round.hands[seat])])
        assert sorted(held) == sorted(round.hands[seat])
    if isinstance(kernel, HattrickKernel):
        assert_same_lanes(kernel, row, state)
    else:
        assert_same_places(kernel, row, state)


def assert_same_lanes(kernel: HattrickKernel, row: int, state: State) -> None:
    round = state.round
    assert kernel.scores()[row].tolist() == list(hattrick.scores(round, kernel.rules))
    for seat in range(kernel.seats):
        piles = hattrick.piles(round.taken(seat), round.passed[seat])
        assert kernel.piles[row, seat].tolist() == list(piles.counts.values())
        assert kernel.passed[row, seat] == piles.passed
    tops = {hattrick.top(plays) for plays in round.table if plays}
    found = {
        Play(
            int(kernel.holders[row, colour]),
            cards_of("hattrick", colour * 21 + kernel.tops[row, [colour]])[0],
        )
        for colour in np.flatnonzero(kernel.lanes[row])
    }
    assert found == tops


def assert_same_places(kernel: StichlingKernel, row: int, state: State) -> None:
    round = state.round
    for place, plays in enumerate(round.table):
        assert kernel.sizes[row, place] == len(plays)
        if plays:
            held = stichling.holder(plays)
            assert kernel.holders[row, place] == held.seat
            assert kernel.tops[row, place] == held.card.value
    for seat in range(kernel.seats):
        assert kernel.wins[row, seat] == stichling.wins(round.tricks, seat)
        if round.tiles[seat] is not None:
            assert tiles_of(kernel, row, seat) == round.tiles[seat]
