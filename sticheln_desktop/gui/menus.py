"""The menus: behind one button in the window, and in the bar of the screen where the system has one."""

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from sticheln_desktop.gui.actions import CHOICES, Actions
from sticheln_desktop.gui.texts import menus as menu_words

if TYPE_CHECKING:
    from .window import MainWindow

_CONTENTS: dict[str, tuple[str, ...]] = {
    "file": ("home", "open", "recent", "save_as", "", "settings", "", "quit"),
    "match": ("undo", "last_trick", "sort", "skip", "", "give_up"),
    "view": ("panels", "full_screen", "", *CHOICES, "", "sound"),
    "help": ("rules", "keys", "", "about"),
}


class Menus(QObject):
    """One menu with everything; F10 and Alt open it."""

    def __init__(self, window: "MainWindow", actions: Actions) -> None:
        super().__init__(window)
        self._window, self._actions = window, actions
        self._recent = QMenu(menu_words.menu("recent"), window)
        self._recent.aboutToShow.connect(self._list_recent)
        self._alt_alone = False
        self.menu = QMenu(menu_words.menu("menu"), window)
        self._native = QMenuBar() if sys.platform == "darwin" else None
        for name, contents in _CONTENTS.items():
            menu = self._filled(name, contents)
            self.menu.addMenu(menu)
            if self._native is not None:
                self._native.addMenu(menu)
        QShortcut(Qt.Key.Key_F10, window, self.open)

    def _filled(self, name: str, contents: tuple[str, ...]) -> QMenu:
        menu = QMenu(menu_words.menu(name), self._window)
        for entry in contents:
            if not entry:
                menu.addSeparator()
            elif entry == "recent":
                menu.addMenu(self._recent)
            elif entry in CHOICES:
                part = menu.addMenu(menu_words.menu(entry))
                part.addActions(self._actions.choices[entry].actions())
            else:
                menu.addAction(self._actions[entry])
        return menu

    def _list_recent(self) -> None:
        self._recent.clear()
        documents = self._window.documents
        for path in documents.recent():
            action = self._recent.addAction(path.name)
            action.setToolTip(str(path))
            action.triggered.connect(lambda _=False, path=path: documents.open(path))
        if self._recent.isEmpty():
            self._recent.addAction(menu_words.no_recent()).setEnabled(False)

    def open(self) -> None:
        """Show the menu under whichever button stands for it now."""
        button = self._window.menu_button
        self.open_at(button)

    def open_at(self, button: QWidget) -> None:
        """Show the menu under a button."""
        self._actions.refresh()
        self.menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Alt, pressed and let go alone, opens the menu as it would a menu bar."""
        if isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            if event.type() is QEvent.Type.KeyPress:
                self._alt_alone = event.key() == Qt.Key.Key_Alt
            elif event.type() is QEvent.Type.KeyRelease and event.key() == Qt.Key.Key_Alt and self._alt_alone:
                self._alt_alone = False
                self.open()
        elif event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.FocusOut):
            self._alt_alone = False
        return super().eventFilter(watched, event)
