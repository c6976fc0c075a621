"""The score sheet: a row for each round, a column for each seat, and the totals below."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.texts import Cast, Label
from sticheln_desktop.rules.game import winners
from sticheln_desktop.rules.view import View

from .roles import Role
from .rows import NOWHERE, Index

NOT_YET = "·"
SUM = "Σ"


class ScoreModel(QAbstractTableModel):
    """Points of every round; the last row holds the totals."""

    def __init__(self) -> None:
        super().__init__()
        self._cast = Cast(())
        self._rounds = 0
        self._scores: tuple[tuple[int, ...], ...] = ()
        self._totals: tuple[int, ...] = ()
        self._ahead: tuple[int, ...] = ()

    @property
    def cast(self) -> Cast:
        """Who sits where."""
        return self._cast

    @property
    def rounds(self) -> int:
        """How many rounds the match has."""
        return self._rounds

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """The points of the finished rounds."""
        return self._scores

    def show(self, view: View, cast: Cast) -> None:
        """Take over the scores of a view."""
        same_shape = (cast, view.rules.rounds) == (self._cast, self._rounds)
        if same_shape and view.scores == self._scores:
            return
        if not same_shape:
            self.beginResetModel()
        self._cast, self._rounds = cast, view.rules.rounds
        self._scores, self._totals, self._ahead = view.scores, view.totals, _ahead(view)
        if not same_shape:
            self.endResetModel()
        else:
            self.dataChanged.emit(self.index(0, 0), self.index(self._rounds, len(cast.names) - 1))

    def is_total(self, row: int) -> bool:
        """Whether a row is the sum line."""
        return row == self._rounds

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """The rounds and the sum line."""
        return 0 if parent.isValid() or not self._rounds else self._rounds + 1

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """The seats."""
        return 0 if parent.isValid() else len(self._cast.names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The points of one seat in one round, or its total."""
        if not self.checkIndex(index):
            return None
        points = self._points(index.row(), index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return NOT_YET if points is None else texts.number(points)
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index.row(), index.column(), points)
            case Role.SEAT:
                return index.column()
            case Role.POINTS:
                return points
            case Role.AHEAD:
                return self._is_ahead(index.row(), index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Names above, round numbers and the sum sign at the left."""
        across = orientation == Qt.Orientation.Horizontal
        if not 0 <= section < (self.columnCount() if across else self.rowCount()):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if across:
            return self._seat_header(section, role)
        if role == Qt.ItemDataRole.DisplayRole:
            return SUM if self.is_total(section) else str(section + 1)
        return None

    def _seat_header(self, seat: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole | Role.NAME:
                return self._cast.label(seat)
            case Role.LOOK:
                return self._cast.look(seat)
        return None

    def _points(self, row: int, seat: int) -> int | None:
        if self.is_total(row):
            return self._totals[seat]
        return self._scores[row][seat] if row < len(self._scores) else None

    def _is_ahead(self, row: int, seat: int) -> bool:
        return self.is_total(row) and seat in self._ahead

    def _spoken(self, row: int, seat: int, points: int | None) -> str:
        said = NOT_YET if points is None else texts.spoken_points(points)
        ahead = [texts.label(Label.AHEAD)] if self._is_ahead(row, seat) else []
        return ", ".join([self._cast.label(seat), said, *ahead])


def _ahead(view: View) -> tuple[int, ...]:
    """The seats with the highest total; at the end those who won, which may be fewer."""
    if view.is_over:
        return winners(view.rules, view.scores)
    best = max(view.totals)
    return tuple(seat for seat in range(view.seats) if view.scores and view.totals[seat] == best)
