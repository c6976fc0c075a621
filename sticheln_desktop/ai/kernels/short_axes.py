"""Sums and maxima over axes of a few entries, colours or seats: NumPy itself is slow on short axes."""

from functools import reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .kernel import Floats


def total(array: NDArray[Any], axis: int = -1) -> Floats:
    """The sum along an axis; truths are counted."""
    first, *rest = np.moveaxis(array, axis, 0)
    return reduce(np.add, rest, first.astype(np.float32))


def highest(array: NDArray[Any], axis: int = -1) -> NDArray[Any]:
    """The highest entry along an axis; of truths, whether there is one."""
    return reduce(np.maximum, np.moveaxis(array, axis, 0))


def others_highest(by_colour: NDArray[Any]) -> NDArray[Any]:
    """For each of three colours (last axis) the higher number of the two other colours."""
    return highest(np.stack([by_colour[..., [1, 2, 0]], by_colour[..., [2, 0, 1]]], axis=-1))
