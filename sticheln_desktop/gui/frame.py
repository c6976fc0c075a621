"""The bare window of the program: on the screen at once, furnished a moment later.

It must stay light: nothing but Qt is imported before its first paint.
"""

import contextlib
from pathlib import Path

from PySide6.QtCore import QByteArray, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QWidget

SMALLEST, USUAL = (900, 600), (1280, 800)
# The ground of the start page in light and dark, so that what is furnished later does not flash.
_GROUNDS = ("#FBF8F1", "#1B2228")
_LARGEST_PLACE = 4096


class Frame(QMainWindow):
    """Remembers its place on the screen by itself; `up` says that it has been painted."""

    up = Signal()

    def __init__(self, place: Path) -> None:
        super().__init__()
        self._place = place
        self._is_up = False
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        with contextlib.suppress(OSError):
            if place.is_file() and place.stat().st_size < _LARGEST_PLACE:
                self.restoreGeometry(QByteArray.fromBase64(place.read_bytes()))

    def furnish(self, content: QWidget) -> None:
        """Put the program into the window."""
        self.setWindowIcon(content.windowIcon())
        self.setWindowTitle(content.windowTitle())
        self.setCentralWidget(content)
        content.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bare ground; once it is seen, everything else may come."""
        dark = QGuiApplication.styleHints().colorScheme().name == "Dark"
        QPainter(self).fillRect(self.rect(), QColor(_GROUNDS[dark]))
        if not self._is_up:
            self._is_up = True
            QTimer.singleShot(0, self.up.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The program has its say first; then the place is remembered."""
        content = self.centralWidget()
        if content is not None and not content.close():
            event.ignore()
            return
        self._remember_place()
        super().closeEvent(event)

    def _remember_place(self) -> None:
        from sticheln_desktop.match.storage import DiskTrouble, write_whole

        # Nobody is harmed by a window that opens elsewhere the next time.
        with contextlib.suppress(DiskTrouble, OSError):
            self._place.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._place, self.saveGeometry().toBase64().data())
