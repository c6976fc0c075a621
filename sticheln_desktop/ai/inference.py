"""Which worlds are likely: those in which a sensible player would have decided as was seen."""

from collections.abc import Callable

import numpy as np

from .kernels.kernel import Bools, Floats, Ints, Kernel
from .playouts import Policy, masked

_TEMPERATURE = 0.08
_ANYTHING = 0.2
_FEWEST_EFFECTIVE = 0.2
_SOFTER = 0.7


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


def _log_likelihood(worlds: Kernel, policy: Policy, seat: int, check: Callable[[], None]) -> Floats:
    """Of everything the other seats decided, per world. What the seat itself did tells it nothing."""
    replay = worlds.rewound()
    total = np.zeros(worlds.rows, np.float32)
    for made in worlds.past():
        check()
        options, real = replay.options()
        if options.shape[1] > 1 and (replay.turn != seat).any():
            chance = _chance_of(made, options, real, policy(replay, options))
            total += np.where(replay.turn == seat, np.float32(0), np.log(chance))
        replay.play(made)
    return total


def _chance_of(made: Ints, options: Ints, real: Bools, values: Floats) -> Floats:
    """How likely a player of that policy, now and then distracted, decides so."""
    values = masked(values, real)
    odds = np.exp((values - values.max(axis=1, keepdims=True)) / np.float32(_TEMPERATURE))
    share = odds / odds.sum(axis=1, keepdims=True)
    chosen = (options == made[:, None]) & real
    sensible = (share * chosen).sum(axis=1)
    return (1 - np.float32(_ANYTHING)) * sensible + np.float32(_ANYTHING) / real.sum(axis=1)


def _weights(logs: Floats) -> Floats:
    """Shares of the worlds; softened until enough different worlds remain."""
    sharpness = 1.0
    while True:
        weights = np.exp(sharpness * (logs - logs.max()))
        weights /= weights.sum()
        if 1 / (weights**2).sum() >= _FEWEST_EFFECTIVE * len(logs):
            return weights
        sharpness *= _SOFTER
