"""Rows of the Sticheln kernel as states of the rules."""

from dataclasses import replace
from itertools import product

import numpy as np

from sticheln_desktop.ai.kernels.sticheln import StichelnKernel
from sticheln_desktop.rules import game
from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.settings import SETTING_VALUES, Rules, Undealt, house
from sticheln_desktop.rules.state import State

MIXES = [house(**dict(zip(SETTING_VALUES, mix, strict=True))) for mix in product(*SETTING_VALUES.values())]
TABLES = [
    (replace(mix, undealt=undealt), seats)
    for number, mix in enumerate(MIXES)
    for undealt, seats in ((Undealt.HIDDEN, 3 + number % 4), (Undealt.HIDDEN, 7), (Undealt.SHOWN, 8))
]


def named(table: tuple[Rules, int]) -> str:
    """A table's name among the tests."""
    rules, seats = table
    return "-".join([*map(str, rules.settings.values()), rules.undealt, str(seats)])


def as_state(kernel: StichelnKernel, row: int) -> State:
    """A row as it was dealt."""
    values = kernel.cards.values
    hands = tuple(
        tuple(Card(Colour(number // values), number % values) for number in hand[:, row].tolist())
        for hand in kernel.deals
    )
    dealt = {card for hand in hands for card in hand}
    undealt = tuple(card for card in kernel.rules.pack(kernel.seats).cards if card not in dealt)
    start = game.start(kernel.rules, kernel.seats, int(kernel.leader[row]))
    return game.deal(start, hands, undealt).state


def decision(kernel: StichelnKernel, option: int, row: int) -> Decision:
    """What an option of a row stands for."""
    return kernel.decision_of(int(option), int(kernel.turn[row]))


def drawn(kernel: StichelnKernel, random: np.random.Generator) -> np.ndarray:
    """A random option in every row."""
    options, real = kernel.options()
    at = np.where(real, random.random(real.shape), -1.0).argmax(axis=1)
    return options[np.arange(kernel.rows), at]


def after(state: State, made: Decision) -> State:
    """The state after a decision."""
    return game.apply(state, made)[-1].state


def best_scores(state: State) -> tuple[int, ...]:
    """The scores when everyone who names colours names the best ones."""
    while state.pending:
        seat = state.pending[0]
        options = game.legal(state, seat)
        state = max((after(state, option) for option in options), key=lambda named: points(named, seat))
    return state.scores[-1]


def points(state: State, seat: int) -> int:
    """A seat's points as far as its colours are named."""
    return game.PROCEDURES[state.rules.family].scores(state.round, state.rules)[seat]
