"""A small network that values options: two layers of rectified sums. How it learns is told elsewhere."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

import numpy as np

from .kernels.features import Features
from .kernels.kernel import Floats

_AT_ONCE = 2048


@dataclass(frozen=True)
class Layer:
    """Weights (outputs, inputs) and a bias per output."""

    weights: Floats
    bias: Floats


class Network:
    """Values options by a kernel's features, in typical leads: a seat is usually 1 ahead or behind."""

    def __init__(self, layers: tuple[Layer, ...]) -> None:
        self.layers = layers
        self._weights, self._floors, self._constant = _folded(layers)

    @classmethod
    def new(cls, sizes: tuple[int, ...], random: np.random.Generator) -> Self:
        """A network that knows nothing yet; `sizes` goes from the inputs to the last hidden layer."""
        pairs = zip(sizes, (*sizes[1:], 1), strict=True)
        return cls(tuple(_drawn(inputs, outputs, random) for inputs, outputs in pairs))

    def values(self, features: Features) -> Floats:
        """What each option is worth, (rows, options)."""
        count, options, rows = features.of_options.shape
        first = self._weights[0]
        of_options, of_rows = np.ascontiguousarray(first[:, :count]), first[:, count:] @ features.of_rows
        values = np.empty((options, rows), np.float32)
        for some in _pieces(options, rows):
            seen = features.of_options[:, *some]
            sums = (of_options @ seen.reshape(count, -1)).reshape(-1, *seen.shape[1:])
            sums += of_rows[:, None, some[1]]
            values[some] = self._after_first(sums.reshape(len(first), -1)).reshape(seen.shape[1:])
        values += np.float32(self._constant)
        return values.T

    def _after_first(self, sums: Floats) -> Floats:
        np.maximum(sums, self._floors[0], out=sums)
        for weights, floor in zip(self._weights[1:-1], self._floors[1:], strict=True):
            sums = weights @ sums
            np.maximum(sums, floor, out=sums)
        found: Floats = (self._weights[-1] @ sums)[0]
        return found


def _pieces(options: int, rows: int) -> Iterator[tuple[slice, slice]]:
    """Some options in some rows at a time, so that what is between the layers stays in the cache."""
    width = min(rows, _AT_ONCE)
    height = max(_AT_ONCE // width, 1)
    for option in range(0, options, height):
        for row in range(0, rows, width):
            yield slice(option, option + height), slice(row, row + width)


def _drawn(inputs: int, outputs: int, random: np.random.Generator) -> Layer:
    weights = random.standard_normal((outputs, inputs)) * np.sqrt(2 / inputs)
    if outputs == 1:
        weights *= 0.1
    return Layer(weights.astype(np.float32), np.zeros(outputs, np.float32))


def _folded(layers: tuple[Layer, ...]) -> tuple[list[Floats], list[Floats], float]:
    """Biases moved behind the sums: max(x + b, 0) is max(x, -b) + b, and the b goes into the next layer."""
    floors: list[Floats] = []
    carried = np.zeros(layers[0].weights.shape[1], np.float32)
    for layer in layers[:-1]:
        bias = layer.bias + layer.weights @ carried
        floors.append(-bias[:, None])
        carried = bias
    last = layers[-1]
    constant = float((last.bias + last.weights @ carried)[0])
    return [layer.weights for layer in layers], floors, constant
