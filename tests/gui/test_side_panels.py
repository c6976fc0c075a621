"""The panels beside the table or over it."""

from itertools import pairwise
from pathlib import Path

import pytest
from driving import opened_window
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.demo import middle
from sticheln_desktop.gui.pages.plan import match, sensible
from sticheln_desktop.gui.stage import Stage
from sticheln_desktop.gui.window import MainWindow
from sticheln_desktop.play.thinker import Thinker

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> MainWindow:
    return opened_window(qtbot, thinker, tmp_path)


def stage_of(qtbot: QtBot, window: MainWindow, game: str = "classic") -> Stage:
    window.begin(middle(match(sensible(game), 20)))
    stage = window.stage
    assert stage is not None
    qtbot.waitUntil(lambda: stage.page.awaited_seat == 0)
    return stage


def test_in_a_wide_window_the_panels_take_room(qtbot: QtBot, window: MainWindow) -> None:
    stage = stage_of(qtbot, window)
    assert stage.is_docked
    assert stage.page.width() == 1280 - 288
    qtbot.keyClick(window, Qt.Key.Key_F9)
    assert not stage.shows_panels
    qtbot.waitUntil(lambda: stage.page.width() == 1280)


def test_in_a_narrow_window_they_lie_over_the_table(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(900, 600)
    stage = stage_of(qtbot, window)
    assert not stage.is_docked
    assert not stage.shows_panels
    assert stage.page.width() == 900
    qtbot.mouseClick(window.bar.buttons["panels"], LEFT)
    assert stage.shows_panels
    assert stage.page.width() == 900
    assert stage.sidebar.geometry().right() == 899
    assert stage.sidebar.height() == stage.height()
    qtbot.mouseClick(window.bar.buttons["panels"], LEFT)
    assert not stage.shows_panels


def test_resizing_moves_them_between_both(qtbot: QtBot, window: MainWindow) -> None:
    stage = stage_of(qtbot, window)
    window.resize(1199, 800)
    assert not stage.is_docked
    assert not stage.shows_panels
    window.resize(1200, 800)
    assert stage.is_docked
    assert stage.shows_panels


def test_panels_opened_over_the_table_stay_when_there_is_room(qtbot: QtBot, window: MainWindow) -> None:
    stage = stage_of(qtbot, window)
    window.at_table.toggle_panels()
    window.resize(1000, 800)
    window.at_table.toggle_panels()
    window.resize(1300, 800)
    assert stage.shows_panels


def test_hidden_panels_stay_hidden_in_the_next_match(qtbot: QtBot, window: MainWindow) -> None:
    stage_of(qtbot, window)
    window.at_table.toggle_panels()
    assert not stage_of(qtbot, window).shows_panels
    assert not window.bar.buttons["panels"].isChecked()


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("classic", {"chart", "trick"}),
        ("hattrick", {"chart", "cards"}),
        ("stichling", {"tiles", "log", "cards"}),
    ],
)
def test_the_first_page_shows_what_the_game_is_about(
    qtbot: QtBot, window: MainWindow, game: str, expected: set[str]
) -> None:
    overview = stage_of(qtbot, window, game).sidebar.overview
    shown = {name for name, section in overview.sections.items() if section.isVisible()}
    assert shown == expected


def test_no_heading_stands_over_nothing(qtbot: QtBot, window: MainWindow) -> None:
    window.begin(match(sensible("classic"), 20))
    stage = window.stage
    assert stage is not None
    qtbot.waitUntil(lambda: stage.page.awaited_seat == 0)
    assert stage.sidebar.overview.sections["chart"].isVisible()
    assert not stage.sidebar.overview.sections["trick"].isVisible()


@pytest.mark.parametrize("game", ["classic", "hattrick", "stichling"])
@pytest.mark.parametrize("height", [600, 700, 800, 900, 1000, 1200])
def test_sections_never_overlap(qtbot: QtBot, window: MainWindow, game: str, height: int) -> None:
    stage = stage_of(qtbot, window, game)
    window.resize(1280, height)
    overview = stage.sidebar.overview
    visible = [section for section in overview.sections.values() if section.isVisible()]
    qtbot.waitUntil(lambda: all(one.height() >= one.minimumSizeHint().height() for one in visible))
    parts = sorted([overview.sheet, *visible], key=lambda part: part.y())
    for upper, lower in pairwise(parts):
        assert upper.geometry().bottom() < lower.geometry().top()
    assert parts[-1].geometry().bottom() <= overview.height()


def test_a_long_match_scrolls_its_sheet(qtbot: QtBot, window: MainWindow) -> None:
    window.begin(middle(match(replace(sensible("classic"), length=60), 20)))
    stage = window.stage
    assert stage is not None
    qtbot.waitUntil(lambda: stage.page.awaited_seat == 0)
    assert stage.sidebar.overview.sections["chart"].isVisible()
    qtbot.waitUntil(lambda: stage.sidebar.overview.sheet.verticalScrollBar().maximum() > 0)


def test_seat_colours_are_those_that_were_chosen(qtbot: QtBot, window: MainWindow) -> None:
    plan = sensible("classic")
    seats = tuple(replace(seat, look=7 - seat.look) for seat in plan.seats)
    window.begin(middle(match(replace(plan, seats=seats), 20)))
    assert window.stage is not None
    assert window.stage.cast.looks == (7, 6, 5, 4)


def test_large_text_keeps_the_table_its_width(qtbot: QtBot, window: MainWindow) -> None:
    stage = stage_of(qtbot, window)
    window.prefer_for_now(text_scale=200)
    qtbot.waitUntil(lambda: stage.page.width() == 1280)
    assert not stage.is_docked
    window.prefer_for_now(text_scale=100)
    qtbot.waitUntil(lambda: stage.page.width() == 1280 - 288)
    assert stage.is_docked


@pytest.mark.parametrize("scale", [80, 100, 150, 200])
def test_every_tab_can_be_read(qtbot: QtBot, window: MainWindow, scale: int) -> None:
    window.prefer_for_now(text_scale=scale)
    bar = stage_of(qtbot, window).sidebar.tabs.tabBar()
    window.at_table.toggle_panels()
    last = bar.tabRect(bar.count() - 1)
    qtbot.waitUntil(lambda: 0 < last.right() < bar.parentWidget().width())


def test_the_names_of_two_people_can_be_read(qtbot: QtBot, window: MainWindow) -> None:
    plan = sensible("stichling")
    names = ("Player 1", "Player 2", "2. játékos", "Spieler 4")
    seats = tuple(replace(seat, name=name) for seat, name in zip(plan.seats, names, strict=True))
    window.begin(middle(match(replace(plan, seats=seats), 20)))
    assert window.stage is not None
    rows = window.stage.sidebar.overview.tiles
    bold = rows.font()
    bold.setBold(True)
    qtbot.waitUntil(lambda: rows.width() > 200)
    room = rows.aside - 29 - 4
    assert all(QFontMetricsF(bold).horizontalAdvance(name) <= room for name in names)
