"""People who play a whole match and look closely meanwhile."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from driving import Person, opened_window
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui import match_page
from sticheln_desktop.gui.pages.plan import HUMAN, MatchPlan, rules, sensible
from sticheln_desktop.gui.recap import Recap
from sticheln_desktop.gui.sheet import Sheet
from sticheln_desktop.gui.table.reach import ReachButton
from sticheln_desktop.gui.table.scene import TableScene, TableView
from sticheln_desktop.gui.table.spoken import banner_words
from sticheln_desktop.play.thinker import Thinker

CARD = re.compile(r"\b(green|brown|red|blue|yellow|violet) \d")


def short(game: str, people: int = 1) -> MatchPlan:
    """The default match of a game, as short as it may be, with a computer among the seats."""
    plan = sensible(game)
    fewest = max(3, rules(plan).seat_counts()[0])
    seats = tuple(
        msgspec.structs.replace(seat, played_by=HUMAN) if index < people else seat
        for index, seat in enumerate(plan.seats[:fewest])
    )
    length = plan.length if game == "stichling" else 1
    return msgspec.structs.replace(plan, seats=seats, length=length, seed=9)


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


class Watcher(Person):
    """Looks at the window whenever the curtain is down: nothing secret may be left anywhere."""

    falls = 0

    def _act(self) -> None:
        if self.curtain.isVisible():
            self.falls += 1
            self.assert_nothing_shows()
        super()._act()

    def assert_nothing_shows(self) -> None:
        # The loop that a test runs in never comes to what is to be deleted later.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        scene = self.page.findChild(TableView).scene()
        assert isinstance(scene, TableScene)
        assert scene.items() == []
        assert not any(button.isVisible() for button in self.page.findChildren(ReachButton))
        for widget in self.page.findChildren(QWidget):
            for said in (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()):
                assert not CARD.search(said)
        self.assert_panels_know_nobodys_hand()

    def assert_panels_know_nobodys_hand(self) -> None:
        view = self.session.view
        assert view.round.hands == (None,) * view.seats or view.round.scores is not None
        assert not view.eyes


class Witness(Watcher, Reader):
    """Does both."""
