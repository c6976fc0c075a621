"""A push button that the Enter key presses too; Qt's own does so in dialogs only."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton


class EnterButton(QPushButton):
    """The button that stands for going on."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Return press it, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
