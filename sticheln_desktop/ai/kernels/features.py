"""What a deciding seat knows, laid out for a network. Which of it is worth knowing, each game says itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from .kernel import Floats, Ints

Column = NDArray[np.generic] | float
T = TypeVar("T", bound=np.generic)


@dataclass(frozen=True)
class Features:
    """Numbers about each option, (features, options, rows), and about the position, (features, rows).

    They are kept apart because a network needs to look at a position only once for all its options.
    """

    of_options: Floats
    of_rows: Floats

    @classmethod
    def filled(cls, of_options: Sequence[Column], of_rows: Sequence[Column], shape: tuple[int, ...]) -> Self:
        """Columns by (options, rows), and columns by row or one number for all."""
        found = cls(
            np.empty((len(of_options), *shape), np.float32), np.empty((len(of_rows), shape[1]), np.float32)
        )
        for number, column in enumerate(of_options):
            found.of_options[number] = column
        for number, column in enumerate(of_rows):
            found.of_rows[number] = column
        return found

    def picked(self, at: Ints) -> Floats:
        """Everything about one option per row, (rows, features)."""
        chosen = self.of_options[:, at, np.arange(len(at))]
        return np.concatenate([chosen, self.of_rows]).T

    def whole(self) -> Floats:
        """Everything about every option, (rows, options, features)."""
        rows = np.broadcast_to(self.of_rows[:, None], (len(self.of_rows), *self.of_options.shape[1:]))
        return np.concatenate([self.of_options, rows]).transpose(2, 1, 0)


def laid_out(columns: Sequence[Column], shape: tuple[int, ...]) -> Features:
    """Columns of numbers or truths for (rows, options), for rows alone, or one number for all."""
    of_options = [np.transpose(column) for column in columns if np.ndim(column) == 2]
    of_rows = [column for column in columns if np.ndim(column) < 2]
    return Features.filled(of_options, of_rows, shape[::-1])


def once(column: NDArray[T]) -> NDArray[T]:
    """A column that says the same of every option, (rows, 1), as one for rows alone."""
    return column[:, 0]
