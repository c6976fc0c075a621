"""The settings: every control changes a preference at once, and it is on disk."""

from pathlib import Path

import pytest
from driving import opened_window
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QSlider
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui import languages
from sticheln_desktop.gui.pages.plan import sensible
from sticheln_desktop.gui.preferences import load
from sticheln_desktop.gui.settings.dialog import SettingsDialog
from sticheln_desktop.gui.window import MainWindow
from sticheln_desktop.play.thinker import Thinker

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> MainWindow:
    window = opened_window(qtbot, thinker, tmp_path)
    qtbot.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(window.settings.isVisible)
    return window


@pytest.fixture
def dialog(window: MainWindow) -> SettingsDialog:
    return window.settings


def test_look_applies_at_once_and_is_remembered(
    qtbot: QtBot, window: MainWindow, dialog: SettingsDialog, tmp_path: Path
) -> None:
    qtbot.mouseClick(dialog.look.theme.button("contrast"), LEFT)
    qtbot.mouseClick(dialog.look.face.previews["large"], LEFT)
    assert window.theme.name == "contrast"
    assert window.appearance.face.value == "large"
    saved = load(tmp_path / "prefs.json")
    assert (saved.theme, saved.face) == ("contrast", "large")


def test_text_grows_by_key(qtbot: QtBot, window: MainWindow, dialog: SettingsDialog) -> None:
    before = window.fontMetrics().height()
    qtbot.keyClick(dialog.look.text.slider, Qt.Key.Key_End)
    assert window.prefs.text_scale == 200
    assert window.fontMetrics().height() > 1.7 * before
    assert dialog.look.text.value_label.text() == "200 %"
    qtbot.keyClick(dialog.look.text.slider, Qt.Key.Key_Home)
    assert window.prefs.text_scale == 80


def test_the_table_follows_the_text_size(qtbot: QtBot, window: MainWindow, dialog: SettingsDialog) -> None:
    window.start(sensible("classic"))
    page = window.match_page
    assert page is not None
    qtbot.waitUntil(lambda: page.awaited_seat == 0)
    before = page.pieces
    qtbot.keyClick(dialog.look.text.slider, Qt.Key.Key_End)
    assert page.pieces != before


def test_pace(qtbot: QtBot, window: MainWindow, dialog: SettingsDialog) -> None:
    qtbot.mouseClick(dialog.pace.motion.button("slow"), LEFT)
    qtbot.keyClick(dialog.pace.rest.slider, Qt.Key.Key_End)
    for key in (Qt.Key.Key_End, Qt.Key.Key_Home):
        qtbot.keyClick(dialog.pace.think.slider, key)
    assert (window.prefs.pace.animation, window.prefs.pace.trick_rest) == ("slow", 5.0)
    assert window.prefs.think_seconds == 0.2
    dialog.pace.until_click.click()
    assert window.prefs.pace.trick_rest is None
    assert not dialog.pace.rest.isEnabled()
    dialog.pace.until_click.click()
    assert window.prefs.pace.trick_rest is not None


def test_aids_and_sound(qtbot: QtBot, window: MainWindow, dialog: SettingsDialog) -> None:
    qtbot.mouseClick(dialog.aids.sort.button("value"), LEFT)
    for box in (dialog.aids.cards_seen, dialog.aids.undo, dialog.sound.on):
        qtbot.keyClick(box, Qt.Key.Key_Space)
    prefs = window.prefs
    assert prefs.hand_sort == "value"
    assert not prefs.sound.on
    assert (prefs.allows_cards_seen, prefs.allows_undo) == (False, False)
    assert not dialog.sound.volume.isEnabled()
    qtbot.keyClick(dialog.sound.on, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.sound.volume.slider, Qt.Key.Key_Home)
    assert window.prefs.sound.volume == 0


def test_the_dialog_follows_what_is_changed_elsewhere(window: MainWindow, dialog: SettingsDialog) -> None:
    window.prefer(theme="dark", hand_sort="value")
    assert dialog.look.theme.value() == "dark"
    assert dialog.aids.sort.value() == "value"


def test_large_text_widens_the_dialog(window: MainWindow, dialog: SettingsDialog) -> None:
    room = dialog.screen().availableSize().width() - 40
    dialog.resize(400, 600)
    window.prefer_for_now(text_scale=200)
    widest = max(group.minimumSizeHint().width() for group in dialog.groups)
    assert dialog.width() >= min(room, widest)
    assert dialog.width() > 400


def test_everything_has_a_name(dialog: SettingsDialog) -> None:
    for kind in (QAbstractButton, QSlider, QComboBox):
        for control in dialog.findChildren(kind):
            if control.isVisible() and not control.objectName().startswith("qt_"):
                assert control.accessibleName() or getattr(control, "text", str)()


def test_a_preference_for_now_is_not_remembered(window: MainWindow, tmp_path: Path) -> None:
    window.prefer_for_now(theme="contrast")
    window.prefer(face="large")
    assert window.theme.name == "contrast"
    assert load(tmp_path / "prefs.json").theme == "system"
    window.prefer(theme="dark")
    assert window.theme.name == "dark"


def test_languages_without_translations_are_not_offered(dialog: SettingsDialog) -> None:
    offered = {"system", "en", *(code for code in languages.CODES if code in languages.available())}
    assert set(languages.available()) == offered
    assert dialog.look.language.isVisible() == (len(offered) > 2)
