"""The seats at the table and what everyone may see of them."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.texts import Cast, Label
from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.view import View

from .roles import Role
from .rows import Index, RowsModel


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat; `chosen` is None where these eyes may not see it or nothing was chosen."""

    name: str
    look: int
    points: int
    cards_left: int
    chosen: tuple[Card, ...] | None
    tricks: int
    turn: bool


class SeatsModel(RowsModel[SeatRow]):
    """A row for each seat."""

    def show(self, view: View, cast: Cast) -> None:
        """Take over the seats of a view."""
        rows = tuple(_row(view, cast, seat) for seat in range(view.seats))
        if len(rows) != len(self._rows):
            self._replace(rows)
            return
        old, self._rows = self._rows, rows
        for seat, (before, after) in enumerate(zip(old, rows, strict=True)):
            if before != after:
                self.dataChanged.emit(self.index(seat), self.index(seat))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What is known of a seat."""
        if not self.checkIndex(index):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return _in_words(row)
            case Role.NAME:
                return row.name
            case Role.SEAT:
                return index.row()
            case Role.LOOK:
                return row.look
            case Role.POINTS:
                return row.points
            case Role.CARDS_LEFT:
                return row.cards_left
            case Role.CHOSEN:
                return row.chosen
            case Role.TRICKS:
                return row.tricks
            case Role.TURN:
                return row.turn
        return None


def _row(view: View, cast: Cast, seat: int) -> SeatRow:
    round = view.round
    return SeatRow(
        name=cast.label(seat),
        look=cast.look(seat),
        points=view.totals[seat],
        cards_left=round.hand_sizes[seat],
        chosen=round.choices[seat],
        tricks=sum(trick.winner == seat for trick in round.tricks),
        turn=seat in round.pending,
    )


def seat_in_words(view: View, cast: Cast, seat: int) -> str:
    """Everything that is known of a seat, in one line."""
    return _in_words(_row(view, cast, seat))


def _in_words(row: SeatRow) -> str:
    parts = [
        row.name,
        texts.spoken_points(row.points),
        texts.card_count(row.cards_left),
        texts.trick_count(row.tricks),
    ]
    if row.chosen:
        parts.append(texts.card_names(row.chosen))
    if row.turn:
        parts.append(texts.label(Label.TO_DECIDE))
    return ", ".join(parts)
