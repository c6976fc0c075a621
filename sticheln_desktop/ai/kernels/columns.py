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
