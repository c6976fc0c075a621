"""The plain rules beside a kernel: the same rounds, once as frozen states and once as arrays."""

from dataclasses import replace
from functools import cache
from random import Random

import numpy as np

from sticheln_desktop.ai.kernels.hattrick import HattrickKernel
from sticheln_desktop.ai.kernels.stichling import StichlingKernel
from sticheln_desktop.rules import game
from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.state import State
from sticheln_desktop.rules.view import Guess, View, complete, observe

AnyKernel = HattrickKernel | StichlingKernel
KERNELS: dict[str, type[AnyKernel]] = {"hattrick": HattrickKernel, "stichling": StichlingKernel}
TABLES = [(name, seats) for name in KERNELS for seats in PRESETS[name].seat_counts()]
NUMBERS_PER_COLOUR = {"hattrick": 21, "stichling": 16}
COLOUR_LETTERS = {"hattrick": "RBG", "stichling": "GYVB"}


def fresh(name: str, seats: int, rows: int, seed: int) -> AnyKernel:
    """Rounds that were dealt just now."""
    kernel = KERNELS[name].dealt(PRESETS[name], seats, rows, np.random.default_rng(seed))
    if isinstance(kernel, StichlingKernel):
        kernel.number[:] = np.arange(rows) % kernel.rules.rounds
    return kernel


def cards_of(name: str, numbers: np.ndarray) -> tuple[Card, ...]:
    """Cards by their numbers, worked out anew."""
    pack = cards_by_number(name)
    return tuple(pack[number] for number in numbers.tolist())


@cache
def cards_by_number(name: str) -> dict[int, Card]:
    """Every card of the largest pack."""
    return {
        COLOUR_LETTERS[name].index(card.colour.letter) * NUMBERS_PER_COLOUR[name] + card.value: card
        for card in PRESETS[name].pack(max(PRESETS[name].seat_counts())).cards
    }


def as_state(kernel: AnyKernel, row: int) -> State:
    """A fresh row as the rules deal it."""
    rules = kernel.rules
    hands = tuple(cards_of(rules.game, hand) for hand in kernel.hands[row])
    state = game.deal(game.start(rules, kernel.seats, int(kernel.opener[row])), hands).state
    number = int(kernel.number[row]) if isinstance(kernel, StichlingKernel) else 0
    return replace(state, rounds=(replace(state.round, number=number),))


def random_options(kernel: AnyKernel, random: np.random.Generator) -> np.ndarray:
    """One real option of every row."""
    options, real = kernel.options()
    picks = np.where(real, random.random(options.shape), -1).argmax(1)
    return options[np.arange(kernel.rows), picks]


def applied(state: State, kernel: AnyKernel, row: int, option: int) -> State:
    """The rules' state after the decision that is played in a row."""
    seat = int(kernel.turn[row])
    decision = kernel.taken_rows(np.array([row])).decision_of(option, seat)
    return game.apply(state, decision)[-1].state


def some_views(name: str, seats: int, seed: int, count: int) -> list[View]:
    """What the deciding seat sees at some moments of a round played by chance."""
    random, moments = Random(seed), []
    state = as_state(fresh(name, seats, 3, seed), seed % 3)
    while state.pending:
        seat = random.choice(state.pending)
        moments.append(observe(state, frozenset({seat})))
        state = game.apply(state, random.choice(game.legal(state, seat)))[-1].state
    return random.sample(moments, count) + moments[:1] + moments[-1:]


def world(kernel: AnyKernel, row: int, view: View) -> State:
    """A row as the rules' state with everything the view leaves open filled in."""
    name, round = view.rules.game, view.round
    hands = tuple(
        cards_of(name, kernel.hands[row, seat, :size]) for seat, size in enumerate(round.hand_sizes)
    )
    nothing = (None,) * view.seats
    tiles = tuple(
        None if seen is None else tiles_of(kernel, row, seat) for seat, seen in enumerate(round.tiles)
    )
    return complete(view, Guess(hands, (), nothing, tiles, nothing))


def tiles_of(kernel: AnyKernel, row: int, seat: int) -> tuple[int, ...]:
    """A seat's tiles from left to right."""
    assert isinstance(kernel, StichlingKernel)
    return tuple(kernel.tiles()[row, seat].tolist())
