"""A person before the window: real mouse presses and keys, nothing else."""

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.curtain import Curtain
from sticheln_desktop.gui.match_page import MatchPage
from sticheln_desktop.gui.pages.plan import MatchPlan
from sticheln_desktop.gui.sheet import Sheet
from sticheln_desktop.gui.table.pieces import (
    Target,
    TargetCard,
    TargetColour,
    TargetConfirm,
    TargetPlace,
    TargetTile,
)
from sticheln_desktop.gui.table.scene import TableScene, TableView
from sticheln_desktop.gui.window import MainWindow
from sticheln_desktop.play.autosave import Autosave
from sticheln_desktop.play.session import Session
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.decisions import Choose, Decision, NameColours, OrderTiles, Play

PATIENCE = 20_000


def wait_until(condition: Callable[[], bool]) -> None:
    """Let the window run until this holds; looks every millisecond, as a match waits hundreds of times."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not condition():
        assert time.monotonic() < deadline, "the window never came so far"
        QTest.qWait(1)


@cache
def art() -> ArtCache:
    """The pictures of all windows: what one has painted no other paints again."""
    return ArtCache()


def opened_window(qtbot: QtBot, thinker: Thinker, folder: Path) -> MainWindow:
    """A window with its own folder, in which nothing moves longer than it must."""
    window = MainWindow(thinker, art(), Autosave(folder / "matches"), folder / "prefs.json", ["casual"])
    window.prefer_for_now(pace=type(window.prefs.pace)(animation="off", trick_rest=0.0), think_seconds=0.1)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


class Person:
    """Plays every human seat of a match at the window by mouse."""

    def __init__(self, qtbot: QtBot, window: MainWindow, seed: int = 1) -> None:
        self.qtbot = qtbot
        self.window = window
        self.random = Random(seed)

    @property
    def page(self) -> MatchPage:
        page = self.window.match_page
        assert page is not None
        return page

    @property
    def session(self) -> Session:
        session = self.window.session
        assert session is not None
        return session

    @property
    def sheet(self) -> Sheet:
        return self.page.findChild(Sheet)

    @property
    def curtain(self) -> Curtain:
        return self.page.findChild(Curtain)

    def play_match(self, plan: MatchPlan) -> None:
        """From the first card to the last score."""
        self.window.start(plan)
        while not (self.session.match.state.is_over and self.sheet.isVisible()):
            wait_until(self._is_due)
            self._act()

    def _is_due(self) -> bool:
        return self.page.is_idle and (
            self.sheet.isVisible() or self.curtain.isVisible() or self.page.awaited_seat is not None
        )

    def _act(self) -> None:
        if self.session.match.state.is_over:
            return
        if self.sheet.isVisible():
            self.press_button(self.sheet.next_button)
        elif self.curtain.isVisible():
            self.press_button(self.curtain.findChild(QPushButton))
        else:
            seat = self.page.awaited_seat
            own = [option for option in self.session.view.legal if option.seat == seat]
            self.decide(self.random.choice(own))

    def press_button(self, button: QPushButton) -> None:
        """Go on."""
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def decide(self, decision: Decision) -> None:
        """Make a decision by presses on the table."""
        match decision:
            case Play():
                self.press(TargetCard(decision.card))
                if decision.place and self.page.awaited_seat == decision.seat and self.page.picked:
                    self.press(TargetPlace(decision.place))
            case Choose():
                self._confirm([TargetCard(card) for card in decision.cards])
            case NameColours():
                self._confirm([TargetColour(colour) for colour in decision.colours])
            case OrderTiles():
                self._order(list(decision.order))

    def _confirm(self, targets: list[Target]) -> None:
        for target in targets:
            self.press(target)
        self.press(TargetConfirm())

    def _order(self, wanted: list[int]) -> None:
        current = sorted(wanted)
        for index, value in enumerate(wanted):
            at = current.index(value)
            if at != index:
                self.press(TargetTile(at))
                self.press(TargetTile(index))
                current.insert(index, current.pop(at))
        self.press(TargetConfirm())

    def press(self, target: Target) -> None:
        """Press where this thing can be seen, as a person would."""
        view = self.page.findChild(TableView)
        scene = view.scene()
        assert isinstance(scene, TableScene)
        piece = next(piece for piece in scene.pieces if piece.target == target)
        for dx in range(0, 200, 4):
            for side in (-dx, dx):
                point = QPointF(piece.x + side, piece.y)
                if scene.target_at(point) == target:
                    self.qtbot.mouseClick(
                        view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(point)
                    )
                    return
        raise AssertionError(f"{target} cannot be seen")


class Typist(Person):
    """Plays every human seat by keys alone."""

    def press_button(self, button: QPushButton) -> None:
        """The button has the focus already."""
        assert self._focus_widget() is button
        self.strike(Qt.Key.Key_Return)

    def decide(self, decision: Decision) -> None:
        """Make a decision by keys."""
        match decision:
            case Play():
                self._go_to(TargetCard(decision.card))
                self.strike(Qt.Key.Key_Return)
                if decision.place and self.page.awaited_seat == decision.seat and self.page.picked:
                    self.strike(Qt.Key(Qt.Key.Key_0 + decision.place))
            case Choose():
                self._choose([TargetCard(card) for card in decision.cards])
            case NameColours():
                self._choose([TargetColour(colour) for colour in decision.colours])
            case OrderTiles():
                self._shift(list(decision.order))

    def strike(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Strike a key where the focus is."""
        self.qtbot.keyClick(self._focus_widget(), key, modifier)

    def _focus_widget(self) -> QWidget:
        widget = self.window.focusWidget()
        assert widget is not None
        return widget

    def _choose(self, targets: list[Target]) -> None:
        for target in targets:
            self._go_to(target)
            self.strike(Qt.Key.Key_Return)
        self.strike(Qt.Key.Key_Return)

    def _shift(self, wanted: list[int]) -> None:
        current = sorted(wanted)
        for index, value in enumerate(wanted):
            at = current.index(value)
            self._go_to(TargetTile(at))
            for _ in range(at - index):
                self.strike(Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
            current.insert(index, current.pop(at))
        self._go_to(TargetConfirm())
        self.strike(Qt.Key.Key_Return)

    def _go_to(self, target: Target) -> None:
        """Walk along the row, and into the other rows if it is not there."""
        for turn in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up):
            for _ in range(20):
                if self.page.focused == target:
                    return
                self.strike(Qt.Key.Key_Right)
            self.strike(turn)
        raise AssertionError(f"no key leads to {target}")
