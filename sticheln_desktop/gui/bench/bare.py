"""The least that any program of this kind needs to be on the screen; and how a window says that it is."""

import sys

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

UP = "up"


class FirstPaint(QObject):
    """Says `up` on the console once a window has been painted, and ends the program."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            # By then everything inside the window has been painted as well.
            QTimer.singleShot(0, _say)
        return super().eventFilter(watched, event)


def _say() -> None:
    print(UP, flush=True)
    QCoreApplication.exit(0)


def main() -> int:
    """Show an empty window."""
    application = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.resize(1280, 800)
    paint = FirstPaint(window)
    paint.setParent(window)
    window.show()
    return application.exec()
