"""Small controls of the new-match page: a row of buttons of which one is chosen, and a labelled line."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QLabel, QPushButton, QVBoxLayout, QWidget

from .layouts import in_column, in_row

Value = str | int


class Segments(QWidget):
    """A few values side by side; arrow keys move among them."""

    chosen = Signal(object)

    def __init__(self, options: Sequence[tuple[Value, str]], name: str) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._buttons: dict[Value, QPushButton] = {}
        row = in_row(4, self)
        for value, text in options:
            button = QPushButton(text)
            button.setCheckable(True)
            button.setAccessibleName(f"{name}: {text}")
            button.toggled.connect(lambda on, value=value: self._toggled(value, on))
            button.clicked.connect(lambda _, value=value: self.chosen.emit(value))
            self._group.addButton(button)
            self._buttons[value] = button
            row.addWidget(button)
        row.addStretch(1)

    def _toggled(self, value: Value, on: bool) -> None:
        button = self._buttons[value]
        button.setProperty("primary", on)
        button.style().unpolish(button)
        button.style().polish(button)
        if on and button.hasFocus():
            self.chosen.emit(value)

    def button(self, value: Value) -> QPushButton:
        """The button of one value."""
        return self._buttons[value]

    def value(self) -> Value | None:
        """The chosen value, if any."""
        return next((value for value, button in self._buttons.items() if button.isChecked()), None)

    def choose(self, chosen: Value | None) -> None:
        """Mark one value, or none; nothing is told."""
        self.blockSignals(True)
        self._group.setExclusive(False)
        for value, button in self._buttons.items():
            button.setChecked(value == chosen)
        self._group.setExclusive(True)
        self.blockSignals(False)


def secondary(text: str = "") -> QLabel:
    """A quiet explanation that wraps."""
    made = QLabel(text, wordWrap=True)
    made.setProperty("role", "secondary")
    return made


def heading(text: str) -> QLabel:
    """The title of a group."""
    made = QLabel(text, wordWrap=True)
    made.setProperty("role", "heading")
    return made


def labelled(text: str, control: QWidget, explanation: QLabel | None = None) -> QVBoxLayout:
    """A control under its label, with a line of explanation."""
    column = in_column(4)
    caption = QLabel(text, wordWrap=True)
    caption.setBuddy(control)
    if not control.accessibleName():
        control.setAccessibleName(text)
    column.addWidget(caption)
    column.addWidget(control, alignment=Qt.AlignmentFlag.AlignLeft)
    if explanation is not None:
        column.addWidget(explanation)
    return column
