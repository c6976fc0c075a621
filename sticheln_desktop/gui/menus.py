"""The menus of the main window, and the keys they answer to."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMessageBox

from sticheln_desktop import __version__

if TYPE_CHECKING:
    from .window import MainWindow


def _said(source: str) -> str:
    return QCoreApplication.translate("Menus", source)


class Menus:
    """Builds the menu bar once and keeps its entries true."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        bar = window.menuBar()
        self._in_match: list[QAction] = []
        self._fill_file(bar.addMenu(_said("&File")))
        self._fill_match(bar.addMenu(_said("&Match")))
        self._fill_view(bar.addMenu(_said("&View")))
        self._fill_help(bar.addMenu(_said("&Help")))

    def refresh(self) -> None:
        """What needs a match is only offered while there is one."""
        for action in self._in_match:
            action.setEnabled(self._window.session is not None)

    def _fill_file(self, menu: QMenu) -> None:
        window = self._window
        _add(menu, _said("&Start page"), window.go_home, QKeySequence("Ctrl+H"))
        _add(menu, _said("&Open…"), window.choose_file, QKeySequence(QKeySequence.StandardKey.Open))
        save = _add(menu, _said("Save &as…"), window.save_as, QKeySequence("Ctrl+Shift+S"))
        self._in_match.append(save)
        menu.addSeparator()
        _add(menu, _said("&Quit"), window.close, QKeySequence("Ctrl+Q"))

    def _fill_match(self, menu: QMenu) -> None:
        undo = _add(menu, _said("&Undo"), self._window.undo, QKeySequence("Ctrl+Z"))
        self._in_match.append(undo)

    def _fill_view(self, menu: QMenu) -> None:
        window, prefs = self._window, self._window.prefs
        themes = {
            "system": _said("As the system"),
            "light": _said("Light"),
            "dark": _said("Dark"),
            "contrast": _said("High contrast"),
        }
        _choice(menu.addMenu(_said("&Theme")), themes, prefs.theme, lambda name: window.prefer(theme=name))
        faces = {"illustrated": _said("Illustrated"), "large": _said("Large print")}
        _choice(menu.addMenu(_said("&Cards")), faces, prefs.face, lambda name: window.prefer(face=name))
        paces = {"off": _said("Off"), "fast": _said("Fast"), "normal": _said("Normal"), "slow": _said("Slow")}
        _choice(menu.addMenu(_said("&Motion")), paces, prefs.pace.animation, self._set_pace)
        self._in_match.append(_add(menu, _said("&Panels"), window.toggle_sidebar, QKeySequence("F9")))
        _add(menu, _said("&Full screen"), self._toggle_full_screen, QKeySequence("F11"))

    def _set_pace(self, name: str) -> None:
        pace = msgspec.structs.replace(self._window.prefs.pace, animation=name)
        self._window.prefer(pace=pace)

    def _toggle_full_screen(self) -> None:
        window = self._window
        window.showNormal() if window.isFullScreen() else window.showFullScreen()

    def _fill_help(self, menu: QMenu) -> None:
        _add(menu, _said("&About"), self._about)

    def _about(self) -> None:
        text = _said(
            "Sticheln Desktop {version}\n\nSticheln and Hattrick are games by Klaus Palesch, "
            "Stichling is a game by Ralf zur Linde. This program is not connected with them "
            "or with their publishers."
        )
        QMessageBox.about(self._window, _said("About"), text.format(version=__version__))


def _add(menu: QMenu, text: str, act: Callable[[], object], keys: QKeySequence | None = None) -> QAction:
    action = menu.addAction(text)
    action.triggered.connect(lambda: act())
    if keys is not None:
        action.setShortcut(keys)
    return action


def _choice(menu: QMenu, names: dict[str, str], current: str, chosen: Callable[[str], None]) -> None:
    group = QActionGroup(menu)
    for name, text in names.items():
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(name == current)
        action.triggered.connect(lambda _=False, name=name: chosen(name))
        group.addAction(action)
