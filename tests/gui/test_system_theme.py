"""The window follows the system's colour scheme, also while it runs."""

from pathlib import Path

import pytest
from driving import opened_window
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui import appearance
from sticheln_desktop.gui.theme import CONTRAST, DARK, LIGHT, Theme
from sticheln_desktop.play.thinker import Thinker


class System:
    """A system whose colours can be changed; the offscreen platform knows no colour schemes."""

    theme: Theme = LIGHT

    def change(self, theme: Theme) -> None:
        self.theme = theme
        hints = QApplication.styleHints()
        if theme is CONTRAST:
            hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
        else:
            hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark if theme.is_dark else Qt.ColorScheme.Light)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> System:
    """The system around the window."""
    system = System()
    monkeypatch.setattr(appearance, "system_theme", lambda: system.theme)
    return system


def _ground() -> str:
    return QApplication.palette().color(QPalette.ColorRole.Window).name().upper()


@pytest.mark.parametrize("theme", [DARK, CONTRAST], ids=lambda theme: theme.name)
def test_window_follows_the_system(
    theme: Theme, system: System, qtbot: QtBot, thinker: Thinker, tmp_path: Path
) -> None:
    window = opened_window(qtbot, thinker, tmp_path)
    for wanted in (theme, LIGHT):
        system.change(wanted)
        assert window.theme is wanted
        assert _ground() == wanted.panel


def test_chosen_theme_stays(system: System, qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> None:
    window = opened_window(qtbot, thinker, tmp_path)
    window.prefer_for_now(theme="light")
    system.change(DARK)
    assert _ground() == LIGHT.panel
