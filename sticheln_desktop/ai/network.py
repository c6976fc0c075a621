"""A small network that values options: two layers of rectified sums. How it learns is told elsewhere."""

from dataclasses import dataclass
from typing import Self

import numpy as np

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

    def values(self, features: Floats) -> Floats:
        """What each option is worth, (rows, options), given (rows, options, features)."""
        rows, options, count = features.shape
        columns = features.transpose(2, 1, 0)
        if columns.flags.c_contiguous:
            return self._of_columns(columns.reshape(count, -1)).reshape(options, rows).T
        return self._of_columns(features.reshape(-1, count).T).reshape(rows, options)

    def _of_columns(self, columns: Floats) -> Floats:
        """Piece by piece, so that what is between the layers stays in the cache."""
        values = np.empty(columns.shape[1], np.float32)
        for begin in range(0, len(values), _AT_ONCE):
            piece = columns[:, begin : begin + _AT_ONCE]
            for weights, floor in zip(self._weights[:-1], self._floors, strict=True):
                piece = weights @ piece
                np.maximum(piece, floor, out=piece)
            values[begin : begin + _AT_ONCE] = (self._weights[-1] @ piece)[0]
        values += np.float32(self._constant)
        return values


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
