"""Lists as models: the smallest change of rows from one list to the next."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex

T = TypeVar("T")
Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class RowsModel(QAbstractListModel, Generic[T]):
    """A list of frozen rows; replacing it signals only the rows that left or came."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[T, ...] = ()

    @property
    def rows(self) -> tuple[T, ...]:
        """What the rows stand for."""
        return self._rows

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def _replace(self, rows: Sequence[T]) -> None:
        new = tuple(rows)
        start = _shared(self._rows, new)
        end = _shared(self._rows[start:][::-1], new[start:][::-1])
        if gone := len(self._rows) - start - end:
            self.beginRemoveRows(NOWHERE, start, start + gone - 1)
            self._rows = (*self._rows[:start], *self._rows[start + gone :])
            self.endRemoveRows()
        if come := len(new) - start - end:
            self.beginInsertRows(NOWHERE, start, start + come - 1)
            self._rows = new
            self.endInsertRows()


def _shared(one: Sequence[T], other: Sequence[T]) -> int:
    """How many rows two lists have in common from the start."""
    pairs = enumerate(zip(one, other, strict=False))
    differing = (index for index, (a, b) in pairs if a is not b and a != b)
    return next(differing, min(len(one), len(other)))
