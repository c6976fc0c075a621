"""A message strip below the bar: one sentence that nobody has to answer."""

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QLabel, QToolButton, QWidget

from sticheln_desktop.gui.pages.layouts import icon_size, in_row
from sticheln_desktop.gui.texts import menus as menu_words
from sticheln_desktop.gui.theme import Theme, icon

_STAYS: Final = 15_000


class MessageStrip(QFrame):
    """Shows a sentence until it is closed or some time has passed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("strip", True)
        self._sign, self._sentence = QLabel(), QLabel(wordWrap=True)
        self._sentence.setProperty("role", "strip")
        self.close_button = QToolButton(self)
        self.close_button.setAccessibleName(menu_words.close_message())
        self.close_button.setToolTip(menu_words.close_message())
        self.close_button.clicked.connect(self.hide)
        self._timer = QTimer(self, singleShot=True, interval=_STAYS)
        self._timer.timeout.connect(self.hide)
        row = in_row(12, self)
        row.setContentsMargins(16, 6, 8, 6)
        row.addWidget(self._sign)
        row.addWidget(self._sentence, 1)
        row.addWidget(self.close_button)
        self.hide()

    @property
    def sentence(self) -> str:
        """What is being told."""
        return self._sentence.text()

    def tell(self, sentence: str, theme: Theme) -> None:
        """Show a sentence and have it read aloud."""
        self._sentence.setText(sentence)
        self.set_look(theme)
        self.show()
        self._timer.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def set_look(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        size = icon_size(self)
        self._sign.setPixmap(icon("info", theme, theme.on_gold).pixmap(size, self.devicePixelRatioF()))
        self.close_button.setIcon(icon("close", theme, theme.on_gold))
        self.close_button.setIconSize(size)
