"""Who is "you": names for several people at one screen, in the window and in records."""

import re
from pathlib import Path

import pytest
from driving import PATIENCE
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot
from witnesses import Reader, short

from sticheln_desktop.gui import names
from sticheln_desktop.gui.pages.plan import match
from sticheln_desktop.match.match import Participant
from sticheln_desktop.play.thinker import Thinker

YOU = re.compile(r"\b(you|your)\b", re.IGNORECASE)
WRONG_VERB = re.compile(r"\byou (?!points|pass\b)(\w+s|has|is)\b", re.IGNORECASE)


@pytest.fixture
def reader(qtbot: QtBot, thinker: Thinker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reader:
    return Reader(qtbot, thinker, tmp_path, monkeypatch)


def test_the_curtain_calls_a_person_by_a_name(reader: Reader, qtbot: QtBot) -> None:
    reader.window.start(short("classic", people=2))
    qtbot.waitUntil(lambda: reader.curtain.isVisible() and reader.page.is_idle, timeout=PATIENCE)
    shown = [label.text() for label in reader.curtain.findChildren(QLabel) if label.text()]
    assert shown == ["Player 1", "Player 1, your turn. The others look away."]
    reader.press_button(reader.curtain.findChild(QPushButton))


def test_old_records_of_several_people_get_proper_names() -> None:
    people = (Participant("Du"), Participant("You"), Participant("Theo", "computer:casual"))
    assert names.shown_names(people) == ("Player 1", "Player 2", "Theo")
    assert names.shown_names((Participant("Te"), people[2])) == ("You", "Theo")
    assert names.shown_names((Participant("Lore"), people[2])) == ("Lore", "Theo")
    assert names.shown_names((Participant("You"), Participant("Player 1"))) == ("Player 2", "Player 1")


def test_a_match_of_several_people_is_written_with_their_names() -> None:
    made = match(short("classic", people=2), 1)
    assert made.participants[0].name == "Player 1"
