"""The start page: tiles, banner and the ways to use them."""

import pytest
from page_stage import Lengthened, clipped, start_page
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.pages.banner import Unfinished
from sticheln_desktop.gui.theme import THEMES
from sticheln_desktop.rules.cards import card
from sticheln_desktop.rules.settings import PRESETS

pytestmark = pytest.mark.usefixtures("styled")
LEFT = Qt.MouseButton.LeftButton


def button(page: object, text: str) -> QPushButton:
    return next(one for one in page.findChildren(QPushButton) if one.text() == text)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", PRESETS)
def test_a_click_on_a_tile_starts_its_game(qtbot: QtBot, game: str) -> None:
    page = start_page(qtbot)
    with qtbot.waitSignal(page.quick_start) as told:
        qtbot.mouseClick(page.tiles[game], LEFT, pos=page.tiles[game].rect().center())
    assert told.args == [game]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_on_a_tile_starts_its_game(qtbot: QtBot, key: Qt.Key) -> None:
    page = start_page(qtbot)
    page.tiles["hazy"].setFocus()
    with qtbot.waitSignal(page.quick_start) as told:
        qtbot.keyClick(page.tiles["hazy"], key)
    assert told.args == ["hazy"]


def test_the_play_button_starts_once(qtbot: QtBot) -> None:
    page = start_page(qtbot)
    started: list[str] = []
    page.quick_start.connect(started.append)
    qtbot.mouseClick(button(page.tiles["mild"], "Play"), LEFT)
    assert started == ["mild"]


def test_the_set_up_button_customises_by_click_and_by_enter(qtbot: QtBot) -> None:
    page = start_page(qtbot)
    wanted: list[str] = []
    page.customise.connect(wanted.append)
    page.quick_start.connect(wanted.append)
    tile = page.tiles["classic"]
    qtbot.mouseClick(tile.set_up, LEFT)
    tile.set_up.setFocus()
    qtbot.keyClick(tile.set_up, Qt.Key.Key_Return)
    assert wanted == ["classic", "classic"]


def test_tab_goes_through_every_tile(qtbot: QtBot) -> None:
    page = start_page(qtbot)
    visited = []
    for _ in range(2 * len(PRESETS) + len(page.links) + 1):
        visited.append(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert visited[: 2 * len(PRESETS) : 2] == [*page.tiles.values()]
    assert visited[2 * len(PRESETS) :] == [*page.links.values(), page.menu_button]


def test_the_banner_is_there_only_for_an_unfinished_match(qtbot: QtBot) -> None:
    page = start_page(qtbot)
    assert not any(one.text() == "Continue" and one.isVisible() for one in page.findChildren(QPushButton))
    page.set_unfinished(Unfinished("stichling", "Round 2 of 3"))
    with qtbot.waitSignal(page.continue_match):
        qtbot.mouseClick(button(page, "Continue"), LEFT)
    page.set_unfinished(None)
    assert not button(page, "Continue").isVisible()


def test_discarding_asks_once(qtbot: QtBot) -> None:
    page = start_page(qtbot)
    page.set_unfinished(Unfinished("stichling", "Round 2 of 3"))
    told: list[None] = []
    page.discard_match.connect(lambda: told.append(None))
    qtbot.mouseClick(button(page, "Discard"), LEFT)
    assert told == []
    qtbot.mouseClick(button(page, "Discard for good?"), LEFT)
    assert told == [None]
    assert button(page, "Discard")


def test_every_link_leads_somewhere(qtbot: QtBot) -> None:
    page = start_page(qtbot)
    ways = {"new": page.house_rules, "learn": page.learn, "open": page.open_file, "settings": page.settings}
    for name, way in ways.items():
        with qtbot.waitSignal(way):
            qtbot.mouseClick(page.links[name], LEFT)


def test_the_banner_shows_the_cards_of_the_match(qtbot: QtBot) -> None:
    page = start_page(qtbot)
    page.set_unfinished(Unfinished("classic", "Round 2 of 5"))
    before = page.grab().toImage()
    page.set_unfinished(Unfinished("classic", "Round 2 of 5", (card("R4"), card("G0"))))
    assert page.grab().toImage() != before


def test_a_match_file_can_be_opened_by_key(qtbot: QtBot) -> None:
    page = start_page(qtbot)
    link = button(page, "Open match…")
    link.setFocus()
    with qtbot.waitSignal(page.open_file):
        qtbot.keyClick(link, Qt.Key.Key_Return)


@pytest.mark.parametrize(("width", "across"), [(900, 2), (1280, 4), (1920, 4), (2600, 4), (420, 1)])
def test_columns_follow_the_width(qtbot: QtBot, width: int, across: int) -> None:
    page = start_page(qtbot, width)
    assert len({page.tiles[game].x() for game in PRESETS}) == across


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_long_texts_are_not_clipped(
    qtbot: QtBot, qapp: QApplication, size: tuple[int, int], scale: float
) -> None:
    font = qapp.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    qapp.setFont(font)
    translator = Lengthened(qapp)
    qapp.installTranslator(translator)
    try:
        page = start_page(qtbot, *size)
        page.set_unfinished(Unfinished("aggravated", "Spielrunde 2 von 5, du bist dran. " * 3))
        qtbot.waitUntil(lambda: not clipped(page))
    finally:
        qapp.removeTranslator(translator)


def test_every_tile_has_a_spoken_name(qtbot: QtBot) -> None:
    page = start_page(qtbot)
    names = {tile.accessibleName() for tile in page.tiles.values()}
    assert len(names) == len(PRESETS)
    assert all(tile.accessibleDescription() and tile.set_up.accessibleName() for tile in page.tiles.values())


@pytest.mark.parametrize("name", THEMES)
def test_the_page_follows_theme_and_face(qtbot: QtBot, name: str) -> None:
    page = start_page(qtbot)
    # The pictures of the games follow right after the first paint.
    page.grab()
    QApplication.processEvents()
    before = page.grab().toImage()
    page.set_look(THEMES[name], Style.LARGE)
    assert page.grab().toImage() != before
