"""Small moves on arrays whose last axis is the rows."""

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from .kernel import Ints

T = TypeVar("T", bound=np.generic)


def of_seat(array: NDArray[T], seat: Ints, count: int) -> NDArray[T]:
    """From (seats, n, rows) the first `count` that belong to one seat per row, (count, rows)."""
    rows = array.shape[2]
    index = seat * array[0].size + np.arange(count * rows).reshape(count, rows)
    own: NDArray[T] = np.take(array, index)
    return own
