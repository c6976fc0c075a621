"""Where Stichling's cards may go, many tables at a time. What a play does is said by the table."""

import numpy as np

from .kernel import Bools, Ints
from .short_axes import highest


def placements(places: Ints, colours: int) -> Bools:
    """Which colour may go to which place, (rows, colours, places), by the colours led there, -1 if free.

    All free places are alike, so only the first of them counts.
    """
    free: Bools = places < 0
    first_free = np.zeros_like(free)
    first_free[np.arange(len(free)), free.argmax(1)] = highest(free)
    same = places[:, None, :] == np.arange(colours, dtype=np.int8)[:, None]
    homeless = ~highest(same) & ~highest(free)[:, None]
    fits: Bools = same | first_free[:, None, :] | homeless[:, :, None]
    return fits


def packed(numbers: Ints, real: Bools) -> tuple[Ints, Bools]:
    """The real ones of each row moved together; shorter rows are filled up with their first."""
    numbers, real = numbers.reshape(len(numbers), -1), real.reshape(len(real), -1)
    counts = np.count_nonzero(real, axis=1)
    within = np.arange(counts.max()) < counts[:, None]
    first = numbers[np.arange(len(numbers)), real.argmax(1)]
    together = np.repeat(first[:, None], within.shape[1], axis=1)
    together[within] = numbers[real]
    return together, within
