"""The bar above the table: what it says of every game, and what its buttons and keys do."""

from pathlib import Path

import pytest
from driving import Person, opened_window
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.bar import BUTTONS, Parts
from sticheln_desktop.gui.demo import middle
from sticheln_desktop.gui.pages.plan import MatchPlan, match, sensible
from sticheln_desktop.gui.texts import Cast
from sticheln_desktop.gui.texts import bar as bar_words
from sticheln_desktop.gui.window import MainWindow
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.settings import EDITIONS, GAMES
from sticheln_desktop.rules.view import View, observe

LEFT = Qt.MouseButton.LeftButton


def view_of(plan: MatchPlan) -> View:
    return observe(middle(match(plan, 20)).state, frozenset({0}))


@pytest.fixture
def window(qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> MainWindow:
    return opened_window(qtbot, thinker, tmp_path)


def begun(qtbot: QtBot, window: MainWindow, plan: MatchPlan) -> Person:
    """A match in the middle of its first round, waiting for the only person."""
    person = Person(qtbot, window)
    window.begin(middle(match(plan, 20)))
    qtbot.waitUntil(lambda: person.page.awaited_seat == 0)
    return person


@pytest.mark.parametrize(
    ("game", "title", "parts"),
    [
        ("classic", "Sticheln · Classic", ("Round 1 of 5", "Trick 10 of 14", "Edition: German")),
        ("hattrick", "Hattrick", ("Round 1 of 5", "Double trick 9 of 14")),
        ("stichling", "Stichling", ("Round 1 of 3", "Your turn 7 of 12", "Tiles 1 2 3")),
    ],
)
def test_the_bar_tells_what_is_played(game: str, title: str, parts: tuple[str, ...]) -> None:
    view = view_of(sensible(game))
    assert bar_words.title(view.rules) == title
    assert bar_words.standing(view, Cast(("a", "b", "c", "d"), 0)) == parts


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_title_and_a_standing(game: str) -> None:
    view = view_of(sensible(game))
    assert bar_words.title(view.rules)
    assert len(bar_words.standing(view, Cast(("a", "b", "c", "d")))) >= 2


def test_editions_are_named_by_their_options() -> None:
    said = set()
    for undealt, dealer in EDITIONS.values():
        rules = view_of(replace(sensible("mild"), undealt=undealt, dealer=dealer)).rules
        said.add(bar_words.edition(rules))
        assert len(bar_words.edition_tip(rules).splitlines()) == 2
    assert said == {"German", "English", "Hungarian"}


@pytest.mark.parametrize("scale", [100, 200])
def test_the_round_can_be_read_in_the_smallest_window(qtbot: QtBot, window: MainWindow, scale: int) -> None:
    window.resize(900, 600)
    window.prefer_for_now(text_scale=scale)
    begun(qtbot, window, sensible("aggravated"))
    line = window.bar.findChild(Parts)
    qtbot.waitUntil(lambda: line.fitting(line.width()).startswith("Round 1 of 5"))
    assert window.bar.title == ("Aggravated" if scale == 200 else "Sticheln · Aggravated")


def test_parts_that_do_not_fit_are_left_out_whole(qtbot: QtBot) -> None:
    line = Parts()
    qtbot.addWidget(line)
    line.set_parts(("Round 1 of 5", "Trick 2 of 14", "Edition: German"), "more")
    whole = line.fitting(1000)
    assert whole.count("·") == 2
    wide = line.fontMetrics().horizontalAdvance(whole)
    assert line.fitting(wide - 1).endswith("Trick 2 of 14")
    assert line.fitting(20).endswith("…")
    assert line.toolTip().endswith("more")


def test_the_bar_is_there_in_a_match_only(qtbot: QtBot, window: MainWindow) -> None:
    assert not window.bar.isVisible()
    assert window.menu_button.isVisible()
    begun(qtbot, window, sensible("hattrick"))
    assert window.bar.isVisible()
    assert window.bar.title == "Hattrick"
    assert "Double trick" in window.bar.standing
    assert window.windowTitle().startswith("Hattrick")
    assert window.bar.height() == 44
    window.resize(1280, 640)
    assert window.bar.height() == 40


def test_every_button_says_what_it_does(window: MainWindow) -> None:
    assert set(window.bar.buttons) == set(BUTTONS)
    for button in (window.bar.menu_button, *window.bar.buttons.values()):
        assert button.accessibleName()
        assert button.toolTip()
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert window.bar.buttons["undo"].toolTip() == "Undo (Ctrl+Z)"


def test_undo_is_offered_once_there_is_something_to_undo(qtbot: QtBot, window: MainWindow) -> None:
    window.start(replace(sensible("classic"), seed=9))
    assert not window.bar.buttons["undo"].isEnabled()
    person = begun(qtbot, window, sensible("classic"))
    before = len(person.session.match.log)
    assert window.bar.buttons["undo"].isEnabled()
    qtbot.mouseClick(window.bar.buttons["undo"], LEFT)
    assert len(person.session.match.log) < before


def test_a_match_can_forbid_undo_and_cards_seen(qtbot: QtBot, window: MainWindow) -> None:
    plan = replace(sensible("classic"), allows_undo=False, allows_cards_seen=False)
    person = begun(qtbot, window, plan)
    assert not window.bar.buttons["undo"].isEnabled()
    before = person.session.match.log
    window.at_table.undo()
    assert person.session.match.log == before
    assert window.stage is not None
    assert not window.stage.sidebar.tabs.isTabVisible(2)
    window.resize(1900, 1400)
    assert not window.stage.sidebar.overview.sections["cards"].isVisible()


def test_the_preferences_forbid_both_in_every_match(qtbot: QtBot, window: MainWindow) -> None:
    begun(qtbot, window, sensible("classic"))
    assert window.stage is not None
    assert window.stage.sidebar.tabs.isTabVisible(2)
    window.prefer(allows_undo=False, allows_cards_seen=False)
    assert not window.bar.buttons["undo"].isEnabled()
    assert not window.stage.sidebar.tabs.isTabVisible(2)


def test_sorting_is_remembered(qtbot: QtBot, window: MainWindow) -> None:
    person = begun(qtbot, window, sensible("classic"))
    before = person.page.pieces
    qtbot.mouseClick(window.bar.buttons["sort"], LEFT)
    assert window.prefs.hand_sort == "value"
    assert person.page.pieces != before
    qtbot.keyClick(window, Qt.Key.Key_S)
    assert window.prefs.hand_sort == "colour"


def test_the_last_trick_is_shown_by_button_and_key(qtbot: QtBot, window: MainWindow) -> None:
    person = begun(qtbot, window, sensible("classic"))
    before = person.page.pieces
    qtbot.mouseClick(window.bar.buttons["last_trick"], LEFT)
    assert person.page.pieces != before
    qtbot.keyClick(window, Qt.Key.Key_L)
    assert person.page.pieces == before


def test_sound_is_switched_and_remembered(qtbot: QtBot, window: MainWindow) -> None:
    begun(qtbot, window, sensible("classic"))
    qtbot.mouseClick(window.bar.buttons["sound"], LEFT)
    assert not window.prefs.sound.on
    assert not window.bar.buttons["sound"].isChecked()


@pytest.mark.parametrize("way", ["button", "F10", "Alt"])
def test_the_menu_opens_everywhere(qtbot: QtBot, window: MainWindow, way: str) -> None:
    for _ in range(2):
        if way == "button":
            qtbot.mouseClick(window.menu_button, LEFT)
        elif way == "F10":
            qtbot.keyClick(window, Qt.Key.Key_F10)
        else:
            QTest.keyClick(window.windowHandle(), Qt.Key.Key_Alt)
        menu = QApplication.activePopupWidget()
        assert menu is not None
        assert len(menu.actions()) == 4
        qtbot.keyClick(menu, Qt.Key.Key_Escape)
        window.start(replace(sensible("classic"), seed=9))


def test_alt_with_another_key_opens_nothing(window: MainWindow) -> None:
    QTest.keyPress(window.windowHandle(), Qt.Key.Key_Alt)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_B, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(window.windowHandle(), Qt.Key.Key_Alt)
    assert QApplication.activePopupWidget() is None
