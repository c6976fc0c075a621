"""The sheet over the table: how the scores came about, and at the very end who won."""

from pathlib import Path

import pytest
from driving import Person, opened_window, wait_until
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from witnesses import short

from sticheln_desktop.gui.motion import Pace, Tempo
from sticheln_desktop.gui.panels.match_result import MatchResultPanel
from sticheln_desktop.gui.panels.round_result import RoundResultPanel
from sticheln_desktop.play.thinker import Thinker


@pytest.fixture
def ended(qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> Person:
    """Somebody who has just played the last card of a match."""
    person = Person(qtbot, opened_window(qtbot, thinker, tmp_path))
    person.play_match(short("mild"))
    return person


def test_a_round_is_explained_a_winner_named_a_rematch_begun(ended: Person, qtbot: QtBot) -> None:
    assert ended.sheet.findChild(RoundResultPanel) is not None
    ended.press_button(ended.sheet.next_button)
    assert ended.sheet.findChild(MatchResultPanel).isVisible()
    assert not ended.sheet.next_button.isVisible()
    assert not [panel for panel in ended.sheet.findChildren(RoundResultPanel) if panel.isVisible()]
    assert ended.page.focused is None
    assert ended.sheet.findChild(MatchResultPanel).rematch_button.hasFocus()
    before = ended.session.match
    ended.press_button(ended.sheet.findChild(MatchResultPanel).rematch_button)
    assert ended.session.match is not before
    assert ended.session.match.participants == before.participants
    wait_until(ended._is_due)


@pytest.mark.parametrize("name", ["rematch_button", "new_match_button"])
def test_the_enter_key_presses_what_comes_next(ended: Person, qtbot: QtBot, name: str) -> None:
    ended.press_button(ended.sheet.next_button)
    panel = ended.sheet.findChild(MatchResultPanel)
    button = getattr(panel, name)
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, Qt.Key.Key_Return)


def test_two_scores_stand_side_by_side_where_there_is_room(ended: Person, qtbot: QtBot) -> None:
    panel = ended.sheet.findChild(RoundResultPanel)
    first, second = [label.parentWidget().geometry() for label in panel.findChildren(QLabel, "total")][:2]
    assert first.top() == second.top()
    assert first.right() < second.left()
    plates = [label.parentWidget() for label in panel.findChildren(QLabel, "total")][:2]
    panel.resize(500, 500)
    wait_until(lambda: plates[0].x() == plates[1].x())
    assert plates[0].geometry().bottom() < plates[1].y()


def sums(panel: RoundResultPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.accessibleName()]


def test_points_count_up_to_what_was_scored_unless_nothing_moves(ended: Person, qtbot: QtBot) -> None:
    panel = ended.sheet.findChild(RoundResultPanel)
    scored = sums(panel)
    panel.count(Tempo(Pace.FAST).factor)
    assert sums(panel) != scored
    wait_until(lambda: sums(panel) == scored)
    panel.count(0.0)
    assert sums(panel) == scored
