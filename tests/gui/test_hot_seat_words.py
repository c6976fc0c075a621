"""Who is "you": the only person at the table, or nobody in what several people read together."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import PATIENCE, Person, opened_window
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from test_whole_matches import short

from sticheln_desktop.gui import match_page, names
from sticheln_desktop.gui.pages.plan import match
from sticheln_desktop.gui.recap import Recap
from sticheln_desktop.gui.sheet import Sheet
from sticheln_desktop.gui.table.spoken import banner_words
from sticheln_desktop.match.match import Participant
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.settings import GAMES

YOU = re.compile(r"\b(you|your)\b", re.IGNORECASE)
WRONG_VERB = re.compile(r"\byou (?!points|pass\b)(\w+s|has|is)\b", re.IGNORECASE)


class Reader(Person):
    """Plays, and reads everything that is written or said."""

    def __init__(self, qtbot: QtBot, thinker: Thinker, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(qtbot, opened_window(qtbot, thinker, folder))
        self.shared: set[str] = set()
        self.private: set[str] = set()
        monkeypatch.setattr(match_page, "announce", lambda where, sentence: self.shared.add(sentence))

    def _act(self) -> None:
        self.read()
        super()._act()

    def read(self) -> None:
        """Note what stands in the panels, the results and on the table."""
        self.shared.update(self._panels())
        recap = self.page.findChild(Recap)
        self.shared.add(recap.accessibleDescription())
        for label in self.page.findChild(Sheet).findChildren(QLabel):
            self.shared.update((label.text(), label.accessibleName()))
        self.shared.update(widget.accessibleDescription() for widget in self.sheet.findChildren(QWidget))
        said = banner_words(self.page.pieces)
        (self.private if self.page.awaited_seat is not None else self.shared).add(said)

    def _panels(self) -> Iterator[str]:
        stage = self.window.stage
        assert stage is not None
        sidebar = stage.sidebar
        for model in (sidebar.in_words.seats_model, sidebar._log.model, sidebar.overview.model):
            yield from _texts(model)


def _texts(model: QAbstractItemModel) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for column in range(columns):
        for row in range(model.rowCount()):
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                yield str(model.index(row, column).data(role) or "")
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")


@pytest.fixture
def reader(qtbot: QtBot, thinker: Thinker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reader:
    return Reader(qtbot, thinker, tmp_path, monkeypatch)


@pytest.mark.parametrize("game", GAMES)
def test_what_several_people_read_addresses_nobody(game: str, reader: Reader) -> None:
    reader.play_match(short(game, people=2))
    reader.read()
    assert [said for said in sorted(reader.shared) if YOU.search(said)] == []
    assert any("Player 1" in said for said in reader.shared)
    assert any("Player 2" in said or "Mara" in said for said in reader.shared)
    assert [said for said in reader.private if WRONG_VERB.search(said)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_only_person_is_spoken_to(game: str, reader: Reader) -> None:
    reader.play_match(short(game))
    reader.read()
    everything = reader.shared | reader.private
    assert [said for said in sorted(everything) if WRONG_VERB.search(said)] == []
    assert any(said.startswith(("You play ", "You lead ", "You open ")) for said in everything)


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
