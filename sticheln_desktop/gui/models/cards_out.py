"""Which cards have been seen and which are still out, colour by colour."""

from enum import Enum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.texts import Label
from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.view import View, unseen

from .roles import Role
from .rows import NOWHERE, Index

SEEN_MARK = "·"


class Whereabouts(Enum):
    """What these eyes know of a card."""

    OUT = "out"
    SEEN = "seen"
    OWN = "own"


class CardsOutModel(QAbstractTableModel):
    """A row for each colour; the first column names it, the others are its values."""

    def __init__(self) -> None:
        super().__init__()
        self._colours: tuple[Colour, ...] = ()
        self._values: tuple[int, ...] = ()
        self._where: dict[Card, Whereabouts] = {}

    @property
    def values(self) -> tuple[int, ...]:
        """The values of each colour."""
        return self._values

    def show(self, view: View) -> None:
        """Take over what a view knows of the newest round."""
        pack = view.rules.pack(view.seats)
        shape = pack.colours, tuple(sorted({card.value for card in pack.cards}))
        where = _whereabouts(view)
        if shape != (self._colours, self._values):
            self.beginResetModel()
            (self._colours, self._values), self._where = shape, where
            self.endResetModel()
        elif where != self._where:
            self._where = where
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._colours) - 1, len(self._values)))

    def where(self, colour: Colour) -> tuple[tuple[int, Whereabouts], ...]:
        """Every value of a colour and where it is."""
        return tuple((value, self._where[Card(colour, value)]) for value in self._values)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """The colours."""
        return 0 if parent.isValid() else len(self._colours)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """The colour's name and its values."""
        return 0 if parent.isValid() or not self._values else len(self._values) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A value still out, a dot for one that is not, or the colour's own cell."""
        if not self.checkIndex(index):
            return None
        colour = self._colours[index.row()]
        if role == Role.COLOUR:
            return colour
        if index.column() == 0:
            return self._colour_cell(colour, role)
        value = self._values[index.column() - 1]
        where = self._where[Card(colour, value)]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(value) if where is Whereabouts.OUT else SEEN_MARK
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return f"{texts.card_name(Card(colour, value))}: {texts.label(_WORDS[where])}"
            case Role.WHEREABOUTS:
                return where
            case Role.VALUE:
                return value
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The values above, the colours at the left."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return texts.colour_name(self._colours[section]) if section < len(self._colours) else None
        return str(self._values[section - 1]) if 0 < section <= len(self._values) else None

    def _colour_cell(self, colour: Colour, role: int) -> Any:
        name = texts.colour_name(colour)
        if role == Qt.ItemDataRole.DisplayRole:
            return name
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            out = [str(value) for value, where in self.where(colour) if where is Whereabouts.OUT]
            return texts.still_out_text(colour, out)
        return None


_WORDS = {
    Whereabouts.OUT: Label.STILL_OUT,
    Whereabouts.SEEN: Label.SEEN,
    Whereabouts.OWN: Label.OWN,
}


def _whereabouts(view: View) -> dict[Card, Whereabouts]:
    where = dict.fromkeys(view.rules.pack(view.seats).cards, Whereabouts.SEEN)
    where |= dict.fromkeys(unseen(view), Whereabouts.OUT)
    for seat in view.eyes:
        where |= dict.fromkeys(view.round.hands[seat] or (), Whereabouts.OWN)
    return where
