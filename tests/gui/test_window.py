"""The window: files, messages, help, and what is remembered of it."""

from pathlib import Path

import pytest
from driving import opened_window
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu, QScrollArea, QTextBrowser
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.demo import middle
from sticheln_desktop.gui.help.windows import PAGES, page_text
from sticheln_desktop.gui.pages.new_match import NewMatchPage
from sticheln_desktop.gui.pages.plan import match, sensible
from sticheln_desktop.gui.pages.start import StartPage
from sticheln_desktop.gui.preferences import load
from sticheln_desktop.gui.window import MainWindow
from sticheln_desktop.match import storage
from sticheln_desktop.play.thinker import Thinker

LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> MainWindow:
    return opened_window(qtbot, thinker, tmp_path)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "kept.sticheln"
    storage.save(middle(match(sensible("hattrick"), 20)), path)
    return path


def recent_menu(window: MainWindow) -> QMenu:
    menu = next(menu for menu in window.findChildren(QMenu) if menu.title() == "&Recent")
    menu.aboutToShow.emit()
    return menu


def test_an_opened_record_is_recent(
    qtbot: QtBot, window: MainWindow, record: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert [one.text() for one in recent_menu(window).actions()] == ["None yet"]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(record), ""))
    qtbot.keyClick(window, Qt.Key.Key_O, CONTROL)
    assert window.bar.isVisible()
    assert window.windowTitle() == "Hattrick – Sticheln Desktop"
    assert load(tmp_path / "prefs.json").recent == (str(record),)
    window.go_home()
    recent_menu(window).actions()[0].trigger()
    assert window.session is not None


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("copy", "copy.sticheln"), ("copy 1.5", "copy 1.5.sticheln"), ("copy.sticheln", "copy.sticheln")],
)
def test_a_saved_copy_is_recent_and_told(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str, kept: str
) -> None:
    window.begin(middle(match(sensible("classic"), 20)))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / typed), ""))
    window.actions_by_name["save_as"].trigger()
    assert window.strip.sentence == f"Saved as {kept}."
    assert window.session is not None
    assert storage.load(tmp_path / kept).state == window.session.match.state
    assert window.documents.recent() == (tmp_path / kept,)


def test_save_as_proposes_a_name_in_the_folder_used_last(
    window: MainWindow, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []

    def cancelled(parent: object, title: str, path: str, kinds: str) -> tuple[str, str]:
        proposed.append(path)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", cancelled)
    window.begin(middle(match(sensible("classic"), 20)))
    window.actions_by_name["save_as"].trigger()
    window.documents.open(record)
    window.actions_by_name["save_as"].trigger()
    assert proposed == ["Classic Sticheln 20.sticheln", str(record.parent / "Hattrick 20.sticheln")]


def test_a_record_without_a_round_is_told_clearly(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "undealt.sticheln"
    storage.save(match(sensible("classic"), 20), path)
    window.documents.open(path)
    assert window.session is None
    assert window.strip.sentence == (
        "undealt.sticheln cannot be opened: no round of this match has been dealt."
    )


def test_a_recent_record_that_has_gone_is_skipped_with_a_sentence(window: MainWindow, record: Path) -> None:
    window.documents.open(record)
    window.go_home()
    record.unlink()
    recent_menu(window).actions()[0].trigger()
    assert window.session is None
    assert window.strip.isVisible()
    assert "not there any more" in window.strip.sentence
    assert window.documents.recent() == ()


def test_only_the_last_records_are_kept(window: MainWindow, record: Path, tmp_path: Path) -> None:
    for number in range(10):
        copy = tmp_path / f"{number}.sticheln"
        copy.write_bytes(record.read_bytes())
        window.documents.open(copy)
    assert [path.stem for path in window.documents.recent()] == list("98765432")


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b'{"format": "sticheln-record", "version": 9}'])
def test_a_bad_file_is_told_in_one_sentence(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "bad.sticheln"
    path.write_bytes(content)
    window.documents.open(path)
    assert window.session is None
    assert window.strip.isVisible()
    assert window.strip.sentence.startswith("bad.sticheln cannot be opened: ")
    assert "\n" not in window.strip.sentence
    qtbot.mouseClick(window.strip.close_button, LEFT)
    assert not window.strip.isVisible()


@pytest.mark.parametrize(("game", "page"), [("classic", 0), ("hattrick", 1), ("stichling", 2)])
def test_help_turns_to_the_game_that_is_played(
    qtbot: QtBot, window: MainWindow, game: str, page: int
) -> None:
    window.begin(middle(match(sensible(game), 20)))
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert window.help.rules is not None
    assert window.help.rules.isVisible()
    assert window.help.rules.tabs.currentIndex() == page
    qtbot.mouseClick(window.help.rules.close_button, LEFT)
    assert not window.help.rules.isVisible()


@pytest.mark.parametrize("name", PAGES)
def test_every_page_of_the_rules_is_shown_whole(qtbot: QtBot, window: MainWindow, name: str) -> None:
    window.show_rules()
    assert window.help.rules is not None
    browser: QTextBrowser = window.help.rules.browsers[name]
    assert len(browser.toPlainText()) > 1200
    assert page_text(name).count("<h2>") >= 4


def test_the_sheet_of_keys_lists_every_shortcut(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert window.help.keys is not None
    said = {label.text() for label in window.help.keys.findChildren(QLabel)}
    for action in window.actions():
        if not action.shortcut().isEmpty():
            assert action.shortcut().toString() in said


def test_the_sheet_of_keys_never_scrolls_sideways(qtbot: QtBot, window: MainWindow) -> None:
    window.prefer_for_now(text_scale=200)
    window.show_keys()
    keys = window.help.keys
    assert keys is not None
    for width in (760, 1200, 1700):
        keys.resize(width, 600)
        area = keys.findChild(QScrollArea)
        qtbot.waitUntil(lambda area=area, width=width: 0 < area.width() < width)
        qtbot.waitUntil(lambda area=area: area.horizontalScrollBar().maximum() == 0)


def test_about_names_authors_and_licences(window: MainWindow) -> None:
    window.actions_by_name["about"].trigger()
    assert window.help.about is not None
    text = window.help.about.browser.toPlainText()
    for part in ("Klaus Palesch", "Ralf zur Linde", "unofficial", "LGPL", "MIT"):
        assert part in text


def test_the_match_left_is_offered_and_can_be_discarded(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.start(replace(sensible("classic"), seed=9))
    qtbot.waitUntil(lambda: window.match_page is not None and window.match_page.awaited_seat == 0)
    window.actions_by_name["give_up"].trigger()
    start = window.page()
    assert isinstance(start, StartPage)
    assert len(list((tmp_path / "matches").iterdir())) == 1
    start.continue_match.emit()
    assert window.session is not None
    window.go_home()
    start.discard_match.emit()
    assert list((tmp_path / "matches").iterdir()) == []
    start.continue_match.emit()
    assert window.session is None


def test_bots_are_remembered(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.set_up("classic")
    page = window.page()
    assert isinstance(page, NewMatchPage)
    row = page.players.rows[1]
    row.player.setCurrentIndex(row.player.count() - 1)
    qtbot.keyClicks(row.bot_name, "Hal")
    qtbot.keyClicks(row.command, "hal --slow")
    qtbot.mouseClick(page.start_button, LEFT)
    assert load(tmp_path / "prefs.json").bots == {"Hal": "hal --slow"}
    assert window.session is not None
    assert window.session.match.participants[1].played_by == "bot:Hal"
    window.go_home()


def test_full_screen_is_toggled_by_key(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_settings_that_cannot_be_saved_are_told(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(window, "_path", tmp_path / "no" / "such" / "\0")
    window.prefer(theme="dark")
    assert "could not be saved" in window.strip.sentence


def test_nothing_is_open_after_closing(window: MainWindow) -> None:
    window.show_settings()
    window.close()
    assert QApplication.activePopupWidget() is None
