"""The ring of the turn and the dots of a thinking computer, driven by a clock of the test's own."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.art.cache import ArtCache, Picture
from sticheln_desktop.gui.art.specs import ArtSpec
from sticheln_desktop.gui.motion.durations import BEAT, PULSE, THINKING_COUNTS, THINKING_SHOWS, WAVE
from sticheln_desktop.gui.table.drawn import Beat, Ink, Plate
from sticheln_desktop.gui.table.heart import Heart, pulse
from sticheln_desktop.gui.table.items import PlateItem
from sticheln_desktop.gui.table.pieces import Piece
from sticheln_desktop.gui.table.scene import TableScene, TableView
from sticheln_desktop.gui.theme import LIGHT

CALM = Plate(170, 58, Ink(LIGHT, 13), "Mara", "+3", "", own=False, turn=False, thinking=False)
TURN = replace(CALM, turn=True)
THINKING = replace(TURN, thinking=True)


class Blanks(ArtCache):
    def picture(self, spec: ArtSpec) -> Picture:
        return Picture(QPixmap(1, 1), QPointF())


class Body:
    """A table of plates, a heart and the clock that it goes by."""

    def __init__(self, qtbot: QtBot) -> None:
        self.now = 100.0
        self.scene = TableScene(Blanks())
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.heart = Heart(self.scene, self.view, lambda: self.now)
        with qtbot.waitExposed(self.view):
            self.view.show()

    def lay(self, *plates: Plate) -> None:
        self.scene.show(tuple(Piece(f"plate:{at}", art, 200 * at, 0) for at, art in enumerate(plates)))

    def after(self, milliseconds: float) -> Beat:
        """The first plate so much later."""
        self.now += milliseconds / 1000
        self.heart.tick()
        return self.beat(0)

    def beat(self, seat: int) -> Beat:
        item = self.scene.item(f"plate:{seat}")
        assert isinstance(item, PlateItem)
        return item.beat


@pytest.fixture
def body(qtbot: QtBot) -> Body:
    return Body(qtbot)


def test_the_ring_goes_between_seventy_and_a_hundred_per_cent(body: Body) -> None:
    body.lay(TURN, CALM)
    rings = [body.beat(0).ring, *(body.after(PULSE / 4).ring for _ in range(4))]
    assert rings == pytest.approx([1.0, 0.85, 0.7, 0.85, 1.0])
    assert body.beat(1) == Beat()
    assert min(pulse(at / 100) for at in range(300)) == pytest.approx(0.7, abs=0.001)
    assert (body.heart.is_beating, body.heart.due) == (True, BEAT)


def test_a_table_without_a_turn_is_still(body: Body) -> None:
    body.lay(TURN)
    body.lay(CALM)
    assert not body.heart.is_beating
    assert body.beat(0) == Beat()


def test_secret_decisions_of_many_do_not_pulse(body: Body) -> None:
    body.lay(TURN, TURN, CALM)
    assert body.after(PULSE / 2).ring == 1.0
    assert not body.heart.is_beating


def test_a_new_layout_does_not_start_the_pulse_anew(body: Body) -> None:
    body.lay(TURN, CALM)
    body.after(PULSE / 2)
    body.lay(replace(TURN, points="+4"), CALM)
    assert body.beat(0).ring == pytest.approx(0.7)
    body.lay(CALM, TURN)
    assert body.beat(1).ring == 1.0


def test_dots_come_wave_and_count(body: Body) -> None:
    body.lay(THINKING)
    assert not body.after(THINKING_SHOWS - 1).dots
    beat = body.after(1)
    assert beat.dots
    assert beat.wave == pytest.approx(THINKING_SHOWS / WAVE)
    assert body.after(WAVE).wave == pytest.approx(beat.wave, abs=0.01)
    assert body.after(THINKING_COUNTS - THINKING_SHOWS - WAVE - 1).seconds == ""
    assert body.after(1).seconds == "4 s"
    assert body.after(1000).seconds == "5 s"


def test_without_motion_dots_are_still_and_it_wakes_only_for_new_words(body: Body) -> None:
    body.heart.let_move(False)
    body.lay(THINKING)
    assert body.heart.due == THINKING_SHOWS
    assert body.after(THINKING_SHOWS) == Beat()
    assert body.heart.due == THINKING_COUNTS - THINKING_SHOWS
    assert body.after(THINKING_COUNTS - THINKING_SHOWS) == Beat(seconds="4 s")
    assert body.heart.due == 1000
    body.lay(TURN)
    assert not body.heart.is_beating


def test_thinking_anew_counts_anew(body: Body) -> None:
    body.lay(THINKING)
    body.after(THINKING_COUNTS)
    body.lay(TURN)
    body.lay(THINKING)
    assert not body.beat(0).dots


def test_a_hidden_table_does_not_beat(body: Body) -> None:
    body.lay(TURN)
    body.view.hide()
    assert not body.heart.is_beating
    body.after(10)
    assert not body.heart.is_beating
    body.view.show()
    assert body.heart.is_beating


def test_only_the_plate_is_painted_anew(body: Body, qtbot: QtBot) -> None:
    body.lay(TURN, CALM, CALM)
    areas: list[float] = []
    body.scene.changed.connect(lambda rects: areas.extend(rect.width() * rect.height() for rect in rects))
    qtbot.wait(1)
    areas.clear()
    body.after(PULSE / 2)
    qtbot.waitUntil(lambda: bool(areas))
    item = body.scene.item("plate:0")
    assert item is not None
    plate = item.boundingRect()
    assert max(areas) <= (plate.width() + 4) * (plate.height() + 4)
