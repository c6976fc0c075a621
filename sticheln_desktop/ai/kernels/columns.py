"""Features laid together. Which of them are worth having, each game says for itself."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .kernel import Floats

Column = NDArray[np.generic] | float


def stacked(columns: Sequence[Column], shape: tuple[int, ...]) -> Floats:
    """Columns of numbers, truths or one number for all, as (rows, options, features).

    In memory each feature lies in one piece: that is quicker to fill, and matrices multiply it as fast.
    """
    stack = np.empty((len(columns), *shape), dtype=np.float32)
    for index, column in enumerate(columns):
        stack[index] = column
    return np.moveaxis(stack, 0, -1)


def others_highest(by_colour: NDArray[np.generic]) -> NDArray[np.generic]:
    """For each colour (last axis) the highest number among the other colours."""
    colours = range(by_colour.shape[-1])
    return np.stack([np.delete(by_colour, colour, axis=-1).max(-1) for colour in colours], axis=-1)
