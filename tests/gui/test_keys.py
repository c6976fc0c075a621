"""The keys at the table: what they reach, and where they are after a press."""

from pathlib import Path

from driving import Typist, opened_window, wait_until
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.demo import middle
from sticheln_desktop.gui.pages.plan import match, sensible
from sticheln_desktop.gui.table.drawn import Banner, PassSlot
from sticheln_desktop.gui.table.pieces import TargetCard
from sticheln_desktop.gui.texts import card_name
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.cards import Card

ENTER, RIGHT = Qt.Key.Key_Return, Qt.Key.Key_Right


def focused_card(person: Typist) -> Card:
    target = person.page.focused
    assert isinstance(target, TargetCard)
    return target.card


def test_two_cards_are_chosen_without_leaving_the_hand(
    qtbot: QtBot, thinker: Thinker, tmp_path: Path
) -> None:
    person = Typist(qtbot, opened_window(qtbot, thinker, tmp_path))
    person.window.begin(match(sensible("aggravated"), 20))
    wait_until(lambda: person.page.awaited_seat == 0)
    person.strike(RIGHT)
    first = focused_card(person)
    person.strike(ENTER)
    assert focused_card(person) != first
    while focused_card(person).colour is first.colour:
        person.strike(RIGHT)
    second = focused_card(person)
    person.strike(ENTER)
    assert focused_card(person) == second
    person.strike(ENTER)
    assert person.session.match.state.round.choices[0] == (first, second)


def test_a_second_misery_card_of_the_same_colour_says_why_the_first_gives_way(
    qtbot: QtBot, thinker: Thinker, tmp_path: Path
) -> None:
    person = Typist(qtbot, opened_window(qtbot, thinker, tmp_path))
    person.window.begin(match(sensible("aggravated"), 20))
    wait_until(lambda: person.page.awaited_seat == 0)
    person.strike(RIGHT)
    first = focused_card(person)
    person.strike(ENTER)
    second = focused_card(person)
    assert second.colour is first.colour
    person.strike(ENTER)
    (banner,) = (piece.art for piece in person.page.pieces if isinstance(piece.art, Banner))
    assert banner.title == "The two cards must have different colours."
    assert banner.reason.lower() == f"{card_name(second)} replaces {card_name(first)}."
    assert f"card:{first}" in {piece.key for piece in person.page.pieces}


def test_keys_are_told_of_a_pass_before_it_is_played(qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> None:
    person = Typist(qtbot, opened_window(qtbot, thinker, tmp_path))
    person.window.begin(middle(match(sensible("hattrick"), 20)))
    wait_until(lambda: person.page.awaited_seat == 0)
    open_now = {plays[0].card.colour for plays in person.session.match.state.round.table}
    person.strike(RIGHT)
    while focused_card(person).colour in open_now:
        person.strike(RIGHT)
    (slot,) = (piece.art for piece in person.page.pieces if isinstance(piece.art, PassSlot))
    assert slot.legal
    assert slot.action
