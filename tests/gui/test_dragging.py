"""Whole turns by dragging: a card to the table, a card to a place, tiles into their order."""

from pathlib import Path

import msgspec
import pytest
from driving import Person, opened_window, wait_until
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.pages.plan import sensible
from sticheln_desktop.gui.table.pieces import (
    Piece,
    Target,
    TargetCard,
    TargetConfirm,
    TargetPlace,
    TargetTile,
)
from sticheln_desktop.gui.table.scene import TableScene, TableView
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.decisions import OrderTiles, Play
from sticheln_desktop.rules.state import Phase


class Dragger(Person):
    """A person who drags instead of pressing."""

    @property
    def view(self) -> TableView:
        return self.page.findChild(TableView)

    def begin(self, game: str, *phases: Phase) -> None:
        """Play until this person is asked in one of these phases."""
        self.window.start(msgspec.structs.replace(sensible(game), seed=9))
        self.wait()
        while self.session.view.round.phase not in phases:
            self._act()
            self.wait()

    def wait(self) -> None:
        wait_until(self._is_due)

    def find(self, target: Target) -> Piece:
        scene = self.view.scene()
        assert isinstance(scene, TableScene)
        return next(piece for piece in scene.pieces if piece.target == target)

    def drag(self, target: Target, goal: QPointF) -> None:
        start = self.spot(target)
        port = self.view.viewport()
        self.qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        self.qtbot.mouseMove(port, start + QPoint(0, -40))
        self.qtbot.mouseMove(port, self.view.mapFromScene(goal))
        self.qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=self.view.mapFromScene(goal))

    def spot(self, target: Target) -> QPoint:
        piece = self.find(target)
        scene = self.view.scene()
        assert isinstance(scene, TableScene)
        points = (QPointF(piece.x + dx, piece.y) for dx in range(-80, 80, 4))
        return self.view.mapFromScene(next(point for point in points if scene.target_at(point) == target))

    def plays(self) -> list[Play]:
        return [option for option in self.session.view.legal if isinstance(option, Play)]


@pytest.fixture
def person(qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> Dragger:
    return Dragger(qtbot, opened_window(qtbot, thinker, tmp_path))


@pytest.mark.parametrize("game", ["classic", "hattrick"])
def test_a_card_dropped_above_the_hand_is_played(person: Dragger, game: str) -> None:
    person.begin(game, Phase.PLAYING)
    play = person.plays()[0]
    person.drag(TargetCard(play.card), QPointF(500, 300))
    assert play in person.session.match.log


def test_a_card_dropped_back_on_the_hand_stays(person: Dragger) -> None:
    person.begin("classic", Phase.PLAYING)
    before = person.session.match
    person.drag(TargetCard(person.plays()[0].card), QPointF(500, 700))
    assert person.session.match == before
    assert person.page.picked is None


def test_a_card_is_dropped_on_a_place(person: Dragger) -> None:
    person.begin("stichling", Phase.PLAYING)
    play = person.plays()[-1]
    place = person.find(TargetPlace(play.place))
    person.drag(TargetCard(play.card), QPointF(place.x, place.y))
    assert play in person.session.match.log


def test_a_chosen_card_is_dropped_into_its_slot_and_back(person: Dragger) -> None:
    person.begin("classic", Phase.CHOOSING)
    slot = person.find(TargetPlace(0))
    card = next(piece.target for piece in person.page.pieces if isinstance(piece.target, TargetCard))
    person.drag(card, QPointF(slot.x, slot.y))
    assert any(isinstance(piece.target, TargetConfirm) for piece in person.page.pieces)
    person.drag(card, QPointF(500, 700))
    assert not any(isinstance(piece.target, TargetConfirm) for piece in person.page.pieces)


def test_tiles_are_dragged_into_order(person: Dragger) -> None:
    person.begin("stichling", Phase.ORDERING)
    goal = person.find(TargetTile(2))
    person.drag(TargetTile(0), QPointF(goal.x, goal.y))
    person.press(TargetConfirm())
    seat = person.session.seating.people[0]
    assert OrderTiles(seat, (2, 3, 1)) in person.session.match.log
