"""The settings dialog: it stays open beside the table, and what is changed in it is so at once."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QFrame, QPushButton, QScrollArea, QWidget

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.pages.layouts import in_column, in_row
from sticheln_desktop.gui.preferences import Preferences
from sticheln_desktop.gui.texts import settings as words
from sticheln_desktop.gui.theme import Theme

from .groups import AidsGroup, Group, LookGroup, PaceGroup, SoundGroup

_SIZE: Final = (900, 640)
_MARGIN: Final = 20
_BAR: Final = 24


class SettingsDialog(QDialog):
    """Built when it is first opened; `preferred` carries changed preferences by name."""

    preferred = Signal(dict)

    def __init__(self, parent: QWidget, art: ArtCache) -> None:
        super().__init__(parent)
        self._art = art
        self.groups: list[Group] = []
        self.setWindowTitle(words.title())
        self.setModal(False)

    def open_for(self, prefs: Preferences, theme: Theme) -> None:
        """Show the dialog, or bring it to the front."""
        if not self.groups:
            self._build()
            self._fit()
        self.show_prefs(prefs, theme)
        self.show()
        self.activateWindow()

    def _fit(self) -> None:
        screen = self.screen().availableSize()
        self.resize(min(_SIZE[0], screen.width() - 40), min(_SIZE[1], screen.height() - 80))

    def _build(self) -> None:
        self.look, self.pace = LookGroup(self._art), PaceGroup()
        self.aids, self.sound = AidsGroup(), SoundGroup()
        self.groups = [self.look, self.sound, self.pace, self.aids]
        for group in self.groups:
            group.changed.connect(self.preferred)
        content = QWidget()
        self._halves: QBoxLayout = in_row(14, content)
        self._halves.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, 8)
        for half in ((self.look, self.sound), (self.pace, self.aids)):
            column = in_column(14)
            for group in half:
                column.addWidget(group)
            column.addStretch(1)
            self._halves.addLayout(column, 1)
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
        self.close_button = QPushButton(words.close())
        self.close_button.setProperty("primary", True)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.close)
        foot = in_row(0)
        foot.setContentsMargins(_MARGIN, 6, _MARGIN, 14)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = in_column(0, self)
        column.addWidget(area, 1)
        column.addLayout(foot)

    def show_prefs(self, prefs: Preferences, theme: Theme) -> None:
        """Show what is preferred now, whoever changed it."""
        for group in self.groups:
            group.show_prefs(prefs, theme)
        self._widen()
        self._arrange()

    def _widen(self) -> None:
        """Large texts want a wider window, as far as the screen goes."""
        widest = max((group.minimumSizeHint().width() for group in self.groups), default=0)
        widest += 2 * _MARGIN + _BAR
        self.resize(max(self.width(), min(widest, self.screen().availableSize().width() - 40)), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two columns where there is room for them."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        if not self.groups:
            return
        halves = self.groups[:2], self.groups[2:]
        needed = sum(max(group.minimumSizeHint().width() for group in half) for half in halves)
        fits = needed + 14 + 2 * _MARGIN + 16 <= self.width()
        direction = QBoxLayout.Direction
        self._halves.setDirection(direction.LeftToRight if fits else direction.TopToBottom)
