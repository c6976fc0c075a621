"""The table as plain lists: a card is played from the list, a place is named by its digit."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.models.hand import Order
from sticheln_desktop.gui.panels.in_words import InWordsPanel
from sticheln_desktop.gui.table.pieces import TargetCard, TargetPlace
from sticheln_desktop.gui.texts import Cast
from sticheln_desktop.match.match import Participant, new_match
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.view import NOBODY, observe

NAMES = ("Ann", "Bea", "Cem")


def panel(qtbot: QtBot, you: int | None) -> InWordsPanel:
    match, _ = new_match(PRESETS["delayed"], map(Participant, NAMES), seed=3, opener=0).deal()
    made = InWordsPanel()
    qtbot.addWidget(made)
    eyes = NOBODY if you is None else frozenset({you})
    made.present(observe(match.state, eyes), Cast(NAMES, you))
    return made


def test_enter_presses_the_card_of_the_line(qtbot: QtBot) -> None:
    made = panel(qtbot, 0)
    made.hand.setCurrentIndex(made.hand_model.index(4))
    with qtbot.waitSignal(made.pressed) as pressed:
        qtbot.keyClick(made.hand, Qt.Key.Key_Return)
    assert pressed.args == [TargetCard(made.hand_model.rows[4])]


def test_a_digit_names_a_place(qtbot: QtBot) -> None:
    made = panel(qtbot, 0)
    with qtbot.waitSignal(made.pressed) as pressed:
        qtbot.keyClick(made.hand, Qt.Key.Key_3)
    assert pressed.args == [TargetPlace(3)]


def test_nobody_has_no_hand_but_seats(qtbot: QtBot) -> None:
    made = panel(qtbot, None)
    assert made.hand_model.rows == ()
    assert [row.name for row in made.seats_model.rows] == list(NAMES)


def test_the_hand_is_sorted_as_on_the_table(qtbot: QtBot) -> None:
    made = panel(qtbot, 0)
    made.sort_by(Order.VALUE)
    values = [card.value for card in made.hand_model.rows]
    assert values == sorted(values)
