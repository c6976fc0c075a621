"""The keys at the table: what they reach, and where they are after a press."""

from pathlib import Path

import pytest
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


@pytest.fixture
def choosing(qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> Typist:
    """Somebody who shall choose two misery cards, on the first card of the hand."""
    person = Typist(qtbot, opened_window(qtbot, thinker, tmp_path))
    person.window.begin(match(sensible("aggravated"), 20))
    wait_until(lambda: person.page.awaited_seat == 0)
    person.strike(RIGHT)
    return person


def test_two_cards_are_chosen_without_leaving_the_hand(choosing: Typist) -> None:
    first = focused_card(choosing)
    choosing.strike(ENTER)
    assert focused_card(choosing) != first
    while focused_card(choosing).colour is first.colour:
        choosing.strike(RIGHT)
    second = focused_card(choosing)
    choosing.strike(ENTER)
    assert focused_card(choosing) == second
    choosing.strike(ENTER)
    assert choosing.session.match.state.round.choices[0] == (first, second)


def test_a_second_misery_card_of_the_same_colour_says_why_the_first_gives_way(choosing: Typist) -> None:
    first = focused_card(choosing)
    choosing.strike(ENTER)
    second = focused_card(choosing)
    assert second.colour is first.colour
    choosing.strike(ENTER)
    (banner,) = (piece.art for piece in choosing.page.pieces if isinstance(piece.art, Banner))
    assert banner.title == "The two cards must have different colours."
    assert banner.reason.lower() == f"{card_name(second)} replaces {card_name(first)}."
    assert f"card:{first}" in {piece.key for piece in choosing.page.pieces}


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
