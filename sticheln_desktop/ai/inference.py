"""Which worlds are likely: those in which the other seats would have decided as was seen."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .kernels.kernel import Bools, Floats, Ints, Kernel
from .playouts import Policy, masked

Check = Callable[[], None]
_FEWEST_EFFECTIVE = 0.2
_SOFTER = 0.7


@dataclass(frozen=True)
class Mind:
    """How closely somebody follows the policy: by how much options may differ before they are told apart,
    and how often anything may be decided. Values are in typical leads."""

    temperature: float
    anything: float


# Nobody's rules are known: each seat follows the policy closely or loosely, and its plays tell which.
_MINDS = (Mind(0.04, 0.1), Mind(0.15, 0.4))


def likely_worlds(
    worlds: Kernel,
    policy: Policy,
    seat: int,
    count: int,
    random: np.random.Generator,
    check: Callable[[], None],
) -> Kernel:
    """So many of the worlds, drawn by how likely the other seats would have decided as they did in them."""
    weights = _weights(_log_likelihood(worlds, policy, seat, check))
    steps = (np.arange(count) + random.random()) / count
    rows = np.searchsorted(np.cumsum(weights), steps)
    return worlds.taken_rows(np.minimum(rows, worlds.rows - 1))


def _log_likelihood(worlds: Kernel, policy: Policy, seat: int, check: Check) -> Floats:
    """Of everything the other seats decided, per world. What the seat itself did tells it nothing."""
    replay = worlds.rewound()
    rows = np.arange(worlds.rows)
    logs = np.zeros((len(_MINDS), worlds.seats, worlds.rows), np.float32)
    for made in worlds.past():
        check()
        options, real = replay.options()
        turn = replay.turn
        if options.shape[1] > 1 and (turn != seat).any():
            values = masked(policy(replay, options), real)
            for mind, log in zip(_MINDS, logs, strict=True):
                log[turn, rows] += np.log(_chance_of(made, options, real, values, mind))
        replay.play(made)
    logs[:, seat] = 0
    likelihood: Floats = np.logaddexp.reduce(logs, axis=0).sum(axis=0)
    return likelihood


def _chance_of(made: Ints, options: Ints, real: Bools, values: Floats, mind: Mind) -> Floats:
    """How likely such a mind decides so."""
    odds = np.exp((values - values.max(axis=1, keepdims=True)) / np.float32(mind.temperature))
    chosen = (options == made[:, None]) & real
    sensible = (odds * chosen).sum(axis=1) / odds.sum(axis=1)
    chance: Floats = (1 - np.float32(mind.anything)) * sensible + np.float32(mind.anything) / real.sum(axis=1)
    return chance


def _weights(logs: Floats) -> Floats:
    """Shares of the worlds; softened until enough different worlds remain."""
    sharpness = 1.0
    while True:
        weights: Floats = np.exp(sharpness * (logs - logs.max()))
        weights /= weights.sum()
        if 1 / (weights**2).sum() >= _FEWEST_EFFECTIVE * len(logs):
            return weights
        sharpness *= _SOFTER
