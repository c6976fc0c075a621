"""Rounds played to their end by a policy, many at a time."""

from collections.abc import Callable, Mapping

import numpy as np

from .kernels.kernel import Bools, Floats, Ints, Kernel, Stage
from .network import Network

Policy = Callable[[Kernel, Ints], Floats]
Networks = Mapping[Stage, Network]
_NOISES = 1 << 16


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


class Unsure:
    """A policy that tells options apart only as far as they differ by more than some noise."""

    def __init__(self, policy: Policy, temperature: float, random: np.random.Generator) -> None:
        self._policy, self._random = policy, random
        self._noise = (temperature * random.gumbel(size=_NOISES)).astype(np.float32)

    def __call__(self, kernel: Kernel, options: Ints) -> Floats:
        """The policy's values with noise; the noise is drawn once and begins anywhere."""
        values = self._policy(kernel, options)
        begin = int(self._random.integers(_NOISES))
        noise = np.take(self._noise, np.arange(begin, begin + values.size), mode="wrap")
        return values + noise.reshape(values.shape)


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
