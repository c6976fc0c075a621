"""The keys at the table and what each of them means; what comes of it is the page's business."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from .pieces import TargetPlace

_ALONG: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ACROSS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class TableKeys(QObject):
    """Hears the keys of the table and of the buttons over it; steps are -1 or 1."""

    along = Signal(int)
    across = Signal(int)
    shifted = Signal(int)
    entered = Signal()
    escaped = Signal()
    skipped = Signal()
    pressed = Signal(object)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The table and the buttons over it have the focus; their keys are ours."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._heard(event):
            return True
        return super().eventFilter(watched, event)

    def _heard(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        shifting = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key == Qt.Key.Key_Space:
            self.skipped.emit()
        elif key in _ALONG:
            (self.shifted if shifting else self.along).emit(_ALONG[key])
        elif key in _ACROSS:
            self.across.emit(_ACROSS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif key == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_4:
            self.pressed.emit(TargetPlace(key - Qt.Key.Key_0))
        else:
            return False
        return True
