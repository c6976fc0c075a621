"""Twenty thousand thoughtless events: whatever is pressed, the table stays true to the match."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from driving import Person, opened_window, wait_until
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from witnesses import short

from sticheln_desktop.gui.table.pieces import TargetCard
from sticheln_desktop.gui.table.scene import TableScene, TableView
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.settings import GAMES

EVENTS = 20_000 // len(GAMES) + 1
ROUND_TRIP = 100
KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return),
    *(Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_A),
    *(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_Delete),
)
MODIFIERS = (
    *(Qt.KeyboardModifier.NoModifier,) * 4,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
BUTTONS = (*(Qt.MouseButton.LeftButton,) * 5, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)


class Monkey(Person):
    """Presses anything anywhere on the page of the match."""

    def act_at_random(self) -> None:
        roll = self.random.random()
        if roll < 0.45:
            self._strike()
        elif roll < 0.98:
            self._touch(self.random.choice(["click", "move", "press", "release", "twice"]))
        else:
            self.window.at_table.undo()

    def _strike(self) -> None:
        focused = self.window.focusWidget()
        # A menu could open a dialog that waits for a person, so keys go to the match alone.
        widget = focused if focused is not None and self.window.page().isAncestorOf(focused) else self.page
        QTest.keyClick(widget, self.random.choice(KEYS), self.random.choice(MODIFIERS))

    def _touch(self, how: str) -> None:
        at = QPoint(self.random.randrange(self.page.width()), self.random.randrange(self.page.height()))
        widget: QWidget = self.page.childAt(at) or self.page
        point, button = widget.mapFrom(self.page, at), self.random.choice(BUTTONS)
        if how == "click":
            QTest.mouseClick(widget, button, pos=point)
        elif how == "twice":
            QTest.mouseDClick(widget, button, pos=point)
        elif how == "move":
            QTest.mouseMove(widget, point)
        elif how == "press":
            QTest.mousePress(widget, button, pos=point)
        else:
            QTest.mouseRelease(widget, button, pos=point)

    def assert_consistent(self) -> None:
        wait_until(self._rests)
        view = self.session.view
        scene = self.page.findChild(TableView).scene()
        assert isinstance(scene, TableScene)
        assert scene.pieces == self.page.pieces
        looking = self.session.seating.looking
        if looking is not None and not self.curtain.isVisible():
            held = {one.target.card for one in scene.pieces if isinstance(one.target, TargetCard)}
            assert held == set(view.round.hands[looking] or ())

    def _rests(self) -> bool:
        return self.window.match_page is None or self._is_due()


@pytest.mark.parametrize("game", GAMES)
def test_the_table_stands_thoughtless_events(
    game: str, qtbot: QtBot, thinker: Thinker, tmp_path: Path
) -> None:
    plan = msgspec.structs.replace(short(game, people=2), length=3 if game == "stichling" else 2)
    monkey = Monkey(qtbot, opened_window(qtbot, thinker, tmp_path), seed=GAMES.index(game))
    monkey.random = Random(game)
    monkey.window.start(plan)
    for number in range(EVENTS):
        if monkey.window.match_page is None:
            monkey.window.start(plan)
        monkey.act_at_random()
        if number % ROUND_TRIP == 0 and monkey.window.match_page is not None:
            monkey.assert_consistent()
        elif number % 7 == 0:
            QApplication.processEvents()
