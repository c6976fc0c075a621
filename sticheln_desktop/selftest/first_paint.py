"""Tells when the window was first painted, to compare how fast installations start."""

import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class FirstPaint(QObject):
    """Prints the moment of the first paint in seconds since 1970, and leaves."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The paint event itself is over once the event loop turns again."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._tell)
        return super().eventFilter(watched, event)

    def _tell(self) -> None:
        print(f"{time.time():.4f}", flush=True)
        QApplication.exit(0)
