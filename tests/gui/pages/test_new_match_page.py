"""The new-match page: a plan goes in, is changed by mouse and keys, and comes out."""

import pytest
from msgspec.structs import replace
from page_stage import Lengthened, clipped, new_match_page
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QCheckBox, QComboBox, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.pages.controls import Segments
from sticheln_desktop.gui.pages.new_match import NewMatchPage
from sticheln_desktop.gui.pages.plan import MatchPlan, PlannedSeat, faults, sensible
from sticheln_desktop.rules.settings import GAMES, Dealer, Undealt

pytestmark = pytest.mark.usefixtures("styled")
LEFT = Qt.MouseButton.LeftButton
RICH = MatchPlan(
    "house",
    (
        PlannedSeat("Lore", "human", 4),
        PlannedSeat("Max", "computer:random", 7),
        PlannedSeat("Bo", "bot:python my bot.py", 0),
    ),
    house={"polarity": "lucky", "penalty": "five", "colours": 2, "reveal": "hidden", "choose": "after"},
    opener=2,
    undealt=Undealt.SHOWN,
    dealer=Dealer.LOWEST,
    length=7,
    seed=-12,
    allows_undo=False,
    allows_cards_seen=False,
)


@pytest.fixture
def page(qtbot: QtBot) -> NewMatchPage:
    return new_match_page(qtbot)


@pytest.mark.parametrize("plan", [RICH, *map(sensible, GAMES)], ids=lambda plan: plan.game)
def test_a_plan_comes_out_as_it_went_in(page: NewMatchPage, plan: MatchPlan) -> None:
    page.set_plan(plan)
    assert page.plan() == plan


def test_more_players_bring_seats_and_fewer_take_them(qtbot: QtBot, page: NewMatchPage) -> None:
    before = page.plan().seats
    qtbot.mouseClick(page.players.count.button(8), LEFT)
    grown = page.plan()
    assert len(grown.seats) == 8
    assert grown.seats[:4] == before
    assert faults(grown) == []
    qtbot.mouseClick(page.players.count.button(3), LEFT)
    assert page.plan().seats == before[:3]
    qtbot.mouseClick(page.players.count.button(8), LEFT)
    assert page.plan().seats == grown.seats


def played_by(page: NewMatchPage, *players: str) -> list[str]:
    """The names after these players were picked for the first seats, one after the other."""
    for row, player in zip(page.players.rows, players, strict=False):
        row.player.setCurrentIndex(row.player.findData(player))
    return [seat.name for seat in page.plan().seats]


def test_people_who_share_the_screen_have_names(page: NewMatchPage) -> None:
    assert played_by(page)[:3] == ["You", "Mara", "Jonas"]
    assert played_by(page, "human", "human")[:3] == ["Player 1", "Player 2", "Jonas"]
    assert played_by(page, "human", "human", "human")[:3] == ["Player 1", "Player 2", "Player 3"]
    assert played_by(page, "computer:casual")[:3] == ["Mara", "Player 2", "Player 3"]
    assert played_by(page, "computer:casual", "computer:casual")[:3] == ["Mara", "Jonas", "You"]
    assert faults(page.plan()) == []


def test_a_name_that_was_typed_stays(page: NewMatchPage) -> None:
    page.players.rows[0].name.setText("Lore")
    page.players.rows[1].name.setText("Bo")
    assert played_by(page, "human", "human")[:2] == ["Lore", "Bo"]
    page.players.rows[1].name.setText("Mara")
    assert played_by(page, "human", "human", "human")[:3] == ["Lore", "Mara", "Player 3"]
    assert played_by(page, "human", "computer:casual", "computer:casual")[:2] == ["Lore", "Mara"]


def test_an_old_plan_of_several_people_gets_names(page: NewMatchPage) -> None:
    plan = sensible("classic")
    first, second, *others = plan.seats
    page.set_plan(replace(plan, seats=(first, replace(second, played_by="human"), *others)))
    assert [seat.name for seat in page.plan().seats][:2] == ["Player 1", "Mara"]


def test_arrow_keys_change_the_number_of_players(qtbot: QtBot, page: NewMatchPage) -> None:
    chosen = page.players.count.button(4)
    chosen.setFocus()
    qtbot.keyClick(chosen, Qt.Key.Key_Right)
    assert len(page.plan().seats) == 5


def test_an_opener_who_left_is_drawn(qtbot: QtBot, page: NewMatchPage) -> None:
    page.set_plan(replace(sensible("classic"), opener=3))
    qtbot.mouseClick(page.players.count.button(3), LEFT)
    assert page.plan().opener is None


def test_a_missing_name_is_said_and_keeps_the_match_from_starting(qtbot: QtBot, page: NewMatchPage) -> None:
    started: list[MatchPlan] = []
    page.started.connect(started.append)
    name = page.players.rows[0].name
    name.setFocus()
    name.selectAll()
    qtbot.keyClick(name, Qt.Key.Key_Delete)
    assert not page.start_button.isEnabled()
    assert "Seat 1" in page.fault.text()
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert started == []
    qtbot.keyClicks(name, "Lore")
    assert page.start_button.isEnabled()
    assert page.fault.text() == ""


def test_a_new_bot_gets_a_name_and_a_command(qtbot: QtBot, page: NewMatchPage) -> None:
    row = page.players.rows[1]
    assert not row.command.isVisible()
    row.player.setFocus()
    qtbot.keyClick(row.player, Qt.Key.Key_End)
    assert row.command.isVisible()
    assert not page.start_button.isEnabled()
    qtbot.keyClicks(row.bot_name, "Hal")
    assert "Hal" in page.fault.text()
    qtbot.keyClicks(row.command, "python 'my bot")
    assert not page.start_button.isEnabled()
    qtbot.keyClicks(row.command, "'")
    assert page.plan().seats[1].played_by == "bot:Hal"
    assert page.bots() == {"Hal": "python 'my bot'"}
    assert page.start_button.isEnabled()


def test_a_known_bot_is_offered_with_its_command(qtbot: QtBot, page: NewMatchPage) -> None:
    page.set_plan(sensible("classic"), {"Hal": "hal --fast"})
    row = page.players.rows[1]
    row.player.setCurrentIndex(row.player.findData("bot:Hal"))
    assert row.command.isVisible()
    assert not row.bot_name.isVisible()
    assert row.command.text() == "hal --fast"
    assert page.start_button.isEnabled()
    qtbot.keyClicks(row.command, "er")
    assert page.bots() == {"Hal": "hal --faster"}


def test_a_bot_that_cannot_run_is_no_fault_unless_it_plays(page: NewMatchPage) -> None:
    page.set_plan(sensible("classic"), {"Broken": "'"})
    assert page.start_button.isEnabled()
    row = page.players.rows[1]
    row.player.setCurrentIndex(row.player.findData("bot:Broken"))
    assert not page.start_button.isEnabled()


def test_the_pace_is_told_at_once(qtbot: QtBot, page: NewMatchPage) -> None:
    page.set_pace("slow")
    assert page.match.pace.value() == "slow"
    with qtbot.waitSignal(page.pace_chosen) as told:
        qtbot.mouseClick(page.match.pace.button("fast"), LEFT)
    assert told.args == ["fast"]


def test_a_taken_colour_is_swapped(qtbot: QtBot, page: NewMatchPage) -> None:
    row = page.players.rows[0]
    row.look.setFocus()
    qtbot.keyClick(row.look, Qt.Key.Key_Down)
    assert [seat.look for seat in page.plan().seats] == [1, 0, 2, 3]


def test_an_edition_sets_both_options_and_options_find_their_edition(
    qtbot: QtBot, page: NewMatchPage
) -> None:
    assert page.edition is not None
    qtbot.mouseClick(page.edition.edition.button("english"), LEFT)
    assert (page.plan().undealt, page.plan().dealer) == (Undealt.SHOWN, Dealer.LOWEST)
    qtbot.mouseClick(page.edition.choices["dealer"].button("rotates"), LEFT)
    assert page.edition.edition.value() == "hungarian"
    qtbot.mouseClick(page.edition.choices["undealt"].button("hidden"), LEFT)
    qtbot.mouseClick(page.edition.choices["dealer"].button("lowest"), LEFT)
    assert page.edition.edition.value() is None


def test_house_settings_explain_themselves(qtbot: QtBot, page: NewMatchPage) -> None:
    page.set_plan(sensible("house"))
    assert page.house is not None
    choice = page.house.choices["penalty"]
    before = choice.explanation.text()
    qtbot.mouseClick(choice.button("five"), LEFT)
    assert page.plan().house["penalty"] == "five"
    assert choice.explanation.text() not in ("", before)


@pytest.mark.parametrize("game", ["hattrick", "stichling"])
def test_other_games_have_no_edition(page: NewMatchPage, game: str) -> None:
    page.set_plan(sensible(game))
    assert page.edition is None
    assert page.match.length.isEnabled() == (game == "hattrick")


def test_the_seed_takes_numbers_only(qtbot: QtBot, page: NewMatchPage) -> None:
    qtbot.keyClicks(page.match.seed, "4x2")
    assert page.plan().seed == 42
    page.match.seed.setText("-")
    assert page.plan().seed is None


@pytest.mark.parametrize("way", ["click", "enter on the button", "enter in a field"])
def test_start_gives_the_plan(qtbot: QtBot, page: NewMatchPage, way: str) -> None:
    with qtbot.waitSignal(page.started) as told:
        if way == "click":
            qtbot.mouseClick(page.start_button, LEFT)
        else:
            field = page.start_button if way == "enter on the button" else page.match.seed
            field.setFocus()
            qtbot.keyClick(field, Qt.Key.Key_Return)
    assert told.args == [page.plan()]


@pytest.mark.parametrize("way", ["click", "enter", "escape"])
def test_back_starts_nothing(qtbot: QtBot, page: NewMatchPage, way: str) -> None:
    started: list[MatchPlan] = []
    page.started.connect(started.append)
    page.back_button.setFocus()
    with qtbot.waitSignal(page.cancelled):
        if way == "click":
            qtbot.mouseClick(page.back_button, LEFT)
        else:
            qtbot.keyClick(page.back_button, Qt.Key.Key_Return if way == "enter" else Qt.Key.Key_Escape)
    assert started == []


def test_tab_follows_the_seats(qtbot: QtBot, page: NewMatchPage) -> None:
    qtbot.mouseClick(page.players.count.button(5), LEFT)
    page.players.rows[3].player.setFocus()
    for expected in (*page.players.rows[4].stops[:3], page.players.opener):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is expected


@pytest.mark.parametrize("game", ["house", "classic", "stichling"])
def test_tab_reaches_everything(qtbot: QtBot, page: NewMatchPage, game: str) -> None:
    page.set_plan(sensible(game))
    qtbot.wait(1)
    visited = set()
    for _ in range(60):
        visited.add(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    kinds = (QComboBox, QLineEdit, QAbstractSpinBox, QCheckBox)
    fields = {field for kind in kinds for field in page.findChildren(kind) if field.isVisible()}
    fields = {
        field for field in fields if not isinstance(field.parent(), QAbstractSpinBox) and field.isEnabled()
    }
    assert fields <= visited
    assert {page.start_button, page.back_button} <= visited
    for segments in page.findChildren(Segments):
        assert visited & set(segments.findChildren(QPushButton))


@pytest.mark.parametrize("game", ["house", "stichling"])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_long_texts_are_not_clipped(
    qtbot: QtBot, qapp: QApplication, size: tuple[int, int], game: str
) -> None:
    translator = Lengthened(qapp)
    qapp.installTranslator(translator)
    try:
        page = new_match_page(qtbot, *size)
        page.set_plan(sensible(game))
        qtbot.waitUntil(lambda: not clipped(page))
    finally:
        qapp.removeTranslator(translator)
