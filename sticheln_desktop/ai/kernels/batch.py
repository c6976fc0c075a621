"""Rows of arrays that belong together. What a row means is not said here."""

from copy import copy
from typing import Self

import numpy as np

from .kernel import Ints


class Batch:
    """Something whose arrays all have one row for each of many rounds."""

    rows: int

    def taken_rows(self, rows: Ints) -> Self:
        """A copy made of these rows; a row may be named several times."""
        taken = copy(self)
        for name, array in vars(self).items():
            if isinstance(array, np.ndarray):
                setattr(taken, name, array[rows])
        taken.rows = len(rows)
        return taken
