"""The table in words: plain lists of the own hand and of the seats, for ears and for keys."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListView, QVBoxLayout, QWidget

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.models.hand import HandModel, Order
from sticheln_desktop.gui.models.roles import Role
from sticheln_desktop.gui.models.rows import Index
from sticheln_desktop.gui.models.seats import SeatsModel
from sticheln_desktop.gui.table.pieces import TargetCard, TargetPlace
from sticheln_desktop.gui.texts import Cast, Label
from sticheln_desktop.rules.view import View

from .pen import heading


class _HandList(QListView):
    """Enter plays the card; a digit names the place it goes to."""

    digit = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits are places, everything else is the list's own."""
        if Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_4:
            self.digit.emit(event.key() - Qt.Key.Key_0)
        else:
            super().keyPressEvent(event)


class InWordsPanel(QWidget):
    """What the banner says, the own hand and all seats, each a line."""

    pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hand_model, self.seats_model = HandModel(), SeatsModel()
        self.banner = QLabel(wordWrap=True)
        self.hand, self.seats = _HandList(), QListView()
        self.hand.setModel(self.hand_model)
        self.seats.setModel(self.seats_model)
        self.seats.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.hand.setAccessibleName(texts.label(Label.YOUR_HAND))
        self.seats.setAccessibleName(texts.label(Label.SEATS))
        self.hand.activated.connect(self._activated)
        self.hand.digit.connect(lambda place: self.pressed.emit(TargetPlace(place)))
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.banner)
        column.addWidget(heading(texts.label(Label.YOUR_HAND)))
        column.addWidget(self.hand, 3)
        column.addWidget(heading(texts.label(Label.SEATS)))
        column.addWidget(self.seats, 2)

    def present(self, view: View, cast: Cast) -> None:
        """Follow the match; without anybody who looks there is no hand."""
        self.seats_model.show(view, cast)
        self.hand_model.show(view, min(view.eyes, default=0))

    def say(self, words: str) -> None:
        """What the banner of the table says now."""
        if words != self.banner.text():
            self.banner.setText(words)

    def sort_by(self, order: Order) -> None:
        """Sort the hand as the table does."""
        if order is not self.hand_model.order:
            self.hand_model.sort_by(order)

    def _activated(self, index: Index) -> None:
        self.pressed.emit(TargetCard(index.data(Role.CARD)))
