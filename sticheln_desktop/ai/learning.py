"""How a network learns: squared errors, gradients by hand, steps by Adam. From what is told elsewhere."""

import numpy as np

from .kernels.kernel import Floats
from .network import Layer, Network

_MEMORY, _MEMORY_OF_SQUARES, _TINY = 0.9, 0.999, 1e-8
_LARGEST_ERROR = 4.0


class Learner:
    """A network on its way."""

    def __init__(self, network: Network) -> None:
        self._parts = [part.copy() for layer in network.layers for part in (layer.weights, layer.bias)]
        self._means = [np.zeros_like(part) for part in self._parts]
        self._squares = [np.zeros_like(part) for part in self._parts]
        self._steps = 0

    def network(self) -> Network:
        """The network as it is now."""
        parts = [part.copy() for part in self._parts]
        pairs = zip(parts[::2], parts[1::2], strict=True)
        return Network(tuple(Layer(weights, bias) for weights, bias in pairs))

    def learn(self, features: Floats, values: Floats, rate: float) -> float:
        """One step towards these values, (n, features) and (n,); returns the mean squared error."""
        sums = [features]
        for weights, bias in self._layers():
            sums.append(np.maximum(sums[-1] @ weights.T + bias, 0))
        weights, bias = self._parts[-2:]
        error = (sums[-1] @ weights.T + bias)[:, 0] - values
        self._step(self._gradients(sums, np.clip(error, -_LARGEST_ERROR, _LARGEST_ERROR)), rate)
        return float((error**2).mean())

    def _layers(self) -> list[tuple[Floats, Floats]]:
        return list(zip(self._parts[:-2:2], self._parts[1:-2:2], strict=True))

    def _gradients(self, sums: list[Floats], error: Floats) -> list[Floats]:
        found: list[Floats] = []
        back: Floats = (error / np.float32(len(error)))[:, None]
        for number in range(len(sums) - 1, -1, -1):
            slope: Floats = back.T @ sums[number]
            found[:0] = [slope, back.sum(axis=0)]
            if number:
                back = (back @ self._parts[2 * number]) * (sums[number] > 0)
        return found

    def _step(self, gradients: list[Floats], rate: float) -> None:
        self._steps += 1
        rate *= float(np.sqrt(1 - _MEMORY_OF_SQUARES**self._steps) / (1 - _MEMORY**self._steps))
        for part, mean, square, slope in zip(self._parts, self._means, self._squares, gradients, strict=True):
            mean += np.float32(1 - _MEMORY) * (slope - mean)
            square += np.float32(1 - _MEMORY_OF_SQUARES) * (slope**2 - square)
            part -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(_TINY))
