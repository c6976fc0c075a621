"""Drags by real mouse events: what is told, what is held, and what becomes of it."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from pytestqt.qtbot import QtBot
from test_scene import looked_at, seen

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.table.layout import layout
from sticheln_desktop.gui.table.pieces import Piece, Target, TargetCard, TargetPlace, TargetTile
from sticheln_desktop.gui.table.scene import TableScene, TableView
from sticheln_desktop.gui.theme import LIGHT

LEFT = Qt.MouseButton.LeftButton


class Hand:
    """A mouse over a table, and what the table said."""

    def __init__(self, qtbot: QtBot, game: str, plies: int) -> None:
        view = seen(game, 4, plies)
        self.qtbot = qtbot
        self.scene = TableScene(ArtCache(immediate=True))
        self.table = TableView(self.scene)
        qtbot.addWidget(self.table)
        self.table.resize(900, 560)
        self.scene.lay(QSizeF(900, 560), LIGHT)
        self.pieces = layout(view, looked_at(view))
        self.scene.show(self.pieces)
        self.table.show()
        self.said: list[tuple[object, ...]] = []
        for name in ("pressed", "drag_began", "drag_moved", "dropped", "drag_ended"):
            getattr(self.table, name).connect(lambda *words, name=name: self.said.append((name, *words)))

    def first(self, kind: type[Target]) -> Piece:
        return next(piece for piece in self.pieces if isinstance(piece.target, kind))

    def press(self, at: QPoint) -> None:
        self.qtbot.mousePress(self.table.viewport(), LEFT, pos=at)

    def move(self, at: QPoint) -> None:
        self.qtbot.mouseMove(self.table.viewport(), at)

    def release(self, at: QPoint) -> None:
        self.qtbot.mouseRelease(self.table.viewport(), LEFT, pos=at)

    @property
    def words(self) -> list[str]:
        return [str(said[0]) for said in self.said]


@pytest.fixture
def hand(qtbot: QtBot) -> Hand:
    # While a card may go to any of four places.
    return Hand(qtbot, "stichling", 4)


def at(piece: Piece) -> QPoint:
    return QPoint(round(piece.x - 15), round(piece.y))


def test_a_card_is_dragged_to_a_place(hand: Hand) -> None:
    card, place = hand.first(TargetCard), hand.first(TargetPlace)
    goal = QPoint(round(place.x), round(place.y))
    hand.press(at(card))
    hand.move(at(card) + QPoint(0, -60))
    assert hand.scene.carried == card.key
    hand.move(goal)
    item = hand.scene.item(card.key)
    assert item is not None
    assert (item.x(), item.y()) == pytest.approx((goal.x() + card.x - at(card).x(), goal.y()), abs=1)
    assert item.zValue() > max(piece.z for piece in hand.pieces)
    hand.release(goal)
    assert hand.said[0] == ("drag_began", card.target)
    assert hand.said[-2] == ("dropped", card.target, QPointF(goal), place.target)
    assert hand.words[-1] == "drag_ended"
    assert "pressed" not in hand.words
    assert hand.scene.carried is None


def test_a_press_without_a_move_stays_a_press(hand: Hand) -> None:
    card = hand.first(TargetCard)
    hand.press(at(card))
    assert hand.said == []
    hand.move(at(card) + QPoint(2, 1))
    hand.release(at(card) + QPoint(2, 1))
    assert hand.said == [("pressed", card.target)]


def test_two_quick_presses_are_two(hand: Hand) -> None:
    card = hand.first(TargetCard)
    for _ in range(2):
        hand.press(at(card))
        hand.release(at(card))
    assert hand.words == ["pressed", "pressed"]


def test_places_are_pressed_at_once(hand: Hand) -> None:
    place = hand.first(TargetPlace)
    hand.press(at(place))
    assert hand.said == [("pressed", place.target)]


def test_a_tile_is_dragged_onto_another(qtbot: QtBot) -> None:
    hand = Hand(qtbot, "stichling", 0)
    tiles = [piece for piece in hand.pieces if isinstance(piece.target, TargetTile)]
    hand.press(at(tiles[0]))
    hand.move(at(tiles[2]))
    hand.release(at(tiles[2]))
    assert hand.said[-2][0] == "dropped"
    assert hand.said[-2][1:2] + hand.said[-2][3:] == (tiles[0].target, tiles[2].target)


def dragging(hand: Hand) -> Piece:
    card = hand.first(TargetCard)
    hand.press(at(card))
    hand.move(QPoint(450, 250))
    assert hand.table.is_dragging
    return card


def assert_cancelled(hand: Hand) -> None:
    assert hand.words[-1] == "drag_ended"
    assert "dropped" not in hand.words
    assert hand.scene.carried is None
    assert not hand.table.is_dragging


def test_a_drag_can_be_cancelled(hand: Hand) -> None:
    dragging(hand)
    hand.table.cancel_drag()
    assert_cancelled(hand)
    hand.release(QPoint(450, 250))
    assert_cancelled(hand)


def test_letting_go_outside_cancels(hand: Hand) -> None:
    dragging(hand)
    hand.release(QPoint(-20, 100))
    assert_cancelled(hand)


def test_a_hidden_table_holds_nothing(hand: Hand) -> None:
    dragging(hand)
    hand.table.hide()
    assert_cancelled(hand)


def test_what_is_held_stays_in_the_hand_whatever_is_laid_out(hand: Hand) -> None:
    card = dragging(hand)
    item = hand.scene.item(card.key)
    assert item is not None
    where = item.pos()
    hand.scene.show(hand.pieces)
    assert item.pos() == where


def test_a_card_that_vanishes_ends_its_drag(hand: Hand) -> None:
    card = dragging(hand)
    hand.scene.show(tuple(piece for piece in hand.pieces if piece.key != card.key))
    hand.move(QPoint(440, 240))
    assert_cancelled(hand)
