"""Rounds played to their end by a policy, many at a time."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np

from .kernels.kernel import Bools, Floats, Ints, Kernel, Stage
from .network import Network

Policy = Callable[[Kernel, Ints], Floats]
Networks = Mapping[Stage, Network]
_NOISES = 1 << 16
# Odd, so that options of a row begin far apart in the noise.
_APART = 7919


@cache
def _noise() -> Floats:
    """Drawn once for all: where each doubt begins in it is chance enough."""
    return np.random.default_rng(0).gumbel(size=_NOISES).astype(np.float32)


def _never() -> None:
    """Nothing stops a playout that nobody watches."""


def by_thumb(kernel: Kernel, options: Ints) -> Floats:
    """Values by rule of thumb."""
    return kernel.thumb(options)


def by_networks(networks: Networks) -> Policy:
    """Values by the network of the stage."""

    def values(kernel: Kernel, options: Ints) -> Floats:
        stage = kernel.stage
        assert stage is not None
        return networks[stage].values(kernel.features(options))

    return values


class Doubt:
    """Noise on values: options are told apart only as far as they differ by more than it.

    Rows that try different things in the same world share their doubts, so that what sets their ends
    apart is what was tried and not chance.
    """

    def __init__(self, temperature: float, random: np.random.Generator) -> None:
        self._temperature, self._random = np.float32(temperature), random

    def drawn(self, options: Ints, worlds: int) -> Floats:
        """Noise for (rows, options); the rows go through the same so many worlds again and again."""
        begins = np.tile(self._random.integers(_NOISES, size=worlds), len(options) // worlds)
        at: Ints = (begins[:, None] + options.astype(np.int64) * _APART) % _NOISES
        noise: Floats = _noise()[at]
        return self._temperature * noise


@dataclass(frozen=True)
class Ending:
    """How rounds ended, (rows, seats), and what one seat thought of each at its next decision, (rows,).

    The thought is the policy's value of the best option, not a number where there was nothing to decide.
    """

    scores: Ints
    foreseen: Floats


def ending(
    kernel: Kernel,
    policy: Policy,
    seat: int,
    doubts: Callable[[Ints], Floats] | None = None,
    check: Callable[[], None] = _never,
) -> Ending:
    """Play on to the end as the policy would, with some doubts."""
    foreseen = np.full(kernel.rows, np.nan, np.float32)
    while kernel.stage is not None:
        check()
        options, real = kernel.options()
        if options.shape[1] == 1:
            kernel.play(options[:, 0])
            continue
        values = masked(policy(kernel, options), real)
        decides = np.isnan(foreseen) & (kernel.turn == seat)
        foreseen[decides] = values[decides].max(axis=1)
        felt = values if doubts is None else values + doubts(options)
        kernel.play(picked(options, felt.argmax(axis=1)))
    return Ending(kernel.scores(), foreseen)


def masked(values: Floats, real: Bools) -> Floats:
    """The values, with what is no option below everything."""
    return values if real.all() else np.where(real, values, np.float32(-np.inf))


def picked(options: Ints, at: Ints) -> Ints:
    """One option per row."""
    return options[np.arange(len(at)), at]


def best(kernel: Kernel, policy: Policy) -> Ints:
    """The option the policy likes most, in every row."""
    options, real = kernel.options()
    if options.shape[1] == 1:
        return options[:, 0]
    return picked(options, masked(policy(kernel, options), real).argmax(axis=1))


def any_real(kernel: Kernel, random: np.random.Generator) -> Ints:
    """A random option in every row."""
    options, real = kernel.options()
    return picked(options, np.where(real, random.random(real.shape, np.float32), -1).argmax(axis=1))


def played_out(kernel: Kernel, policy: Policy) -> Ints:
    """The scores after everyone has followed the policy, (rows, seats); the kernel is played to its end."""
    while kernel.stage is not None:
        kernel.play(best(kernel, policy))
    return kernel.scores()


def leads(scores: Ints) -> Floats:
    """By how much each seat is ahead of the mean of the others, (rows, seats)."""
    points = scores.astype(np.float32)
    others = points.shape[1] - 1
    ahead: Floats = points - (points.sum(axis=1, keepdims=True) - points) / np.float32(others)
    return ahead
