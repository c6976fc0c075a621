"""The director shows shots one after the other, can be hurried and interrupted, and leaves nothing behind."""

from collections.abc import Iterator
from functools import partial

import pytest
from moving import GAMES, SIZE, laid, steps
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.art.cache import ArtCache, Picture
from sticheln_desktop.gui.art.specs import ArtSpec
from sticheln_desktop.gui.director import Director, Shot
from sticheln_desktop.gui.motion import Pace, Tempo
from sticheln_desktop.gui.motion.reel import Reel
from sticheln_desktop.gui.table.pieces import Piece, TargetCard
from sticheln_desktop.gui.table.scene import TableScene
from sticheln_desktop.gui.theme import LIGHT
from sticheln_desktop.rules.events import CardPlayed, Event, TrickWon
from sticheln_desktop.rules.game import Step


class Blanks(ArtCache):
    """Where things are is asked here, not what they look like."""

    def picture(self, spec: ArtSpec) -> Picture:
        return Picture(QPixmap(1, 1), QPointF())


class Theatre:
    """A scene, its director and the shots of a round."""

    def __init__(self, pace: Pace = Pace.NORMAL, trick_rest: float | None = 0.0) -> None:
        self.scene = TableScene(Blanks())
        self.scene.lay(QSizeF(*SIZE), LIGHT)
        self.director = Director(self.scene)
        self.director.tempo = Tempo(pace, trick_rest)
        self.seen: list[Event] = []

    @property
    def reels(self) -> list[Reel]:
        return self.director.findChildren(Reel)

    def shoot(self, step: Step) -> None:
        before = partial(self.seen.append, step.event)
        self.director.enqueue(Shot(lambda: laid(step), step.event, before))

    def show(self, step: Step) -> None:
        """The step is on the table and nothing moves."""
        self.shoot(step)
        self.director.skip()

    def assert_still_as(self, pieces: tuple[Piece, ...]) -> None:
        assert self.director.is_still
        assert len(self.scene.items()) == len(pieces)
        for piece in pieces:
            item = self.scene.item(piece.key)
            assert item is not None
            assert (item.x(), item.y(), item.zValue(), item.opacity()) == pytest.approx(
                (piece.x, piece.y, piece.z, piece.opacity), abs=1e-6
            )
            assert item.transform().isIdentity()
            assert item.art == piece.art


@pytest.fixture
def theatre(qapp: object) -> Theatre:
    return Theatre()


def up_to(kind: type[Event], name: str = "classic", seats: int = 4) -> Iterator[Step]:
    """The steps of a round up to and with the first event of that kind."""
    for step in steps(name, seats):
        yield step
        if isinstance(step.event, kind):
            return


def shown_before(theatre: Theatre, kind: type[Event], name: str = "classic", seats: int = 4) -> Step:
    """Everything before the first such event lies there; its step is still to come."""
    *before, last = up_to(kind, name, seats)
    for step in before:
        theatre.show(step)
    return last


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_shot_ends_with_exactly_its_layout(name: str, seats: int, qapp: object) -> None:
    theatre = Theatre()
    for step in steps(name, seats):
        theatre.shoot(step)
        for moment in (0, 100, 300, 700, 5000):
            theatre.reels[0].advance(moment)
        theatre.assert_still_as(laid(step))
        theatre.director.skip()


@pytest.mark.parametrize(("name", "seats"), GAMES)
@pytest.mark.parametrize("pace", [Pace.NORMAL, Pace.REDUCED])
def test_a_skip_at_any_moment_leaves_nothing_behind(name: str, seats: int, pace: Pace, qapp: object) -> None:
    theatre = Theatre(pace)
    for number, step in enumerate(steps(name, seats)):
        theatre.shoot(step)
        theatre.reels[0].advance(number * 37 % 500)
        theatre.director.skip()
        theatre.assert_still_as(laid(step))
        assert theatre.director.is_idle


def test_a_new_layout_ends_all_flights_at_once(theatre: Theatre) -> None:
    won = shown_before(theatre, TrickWon)
    theatre.shoot(won)
    theatre.reels[0].advance(200)
    assert len(theatre.scene.items()) > len(laid(won))
    theatre.director.show_now(laid(won))
    theatre.assert_still_as(laid(won))
    assert not theatre.director.is_idle


def test_clearing_forgets_what_waits(theatre: Theatre, qtbot: QtBot) -> None:
    for step in up_to(TrickWon):
        theatre.shoot(step)
    seen = len(theatre.seen)
    theatre.director.clear()
    assert theatre.director.is_idle
    assert theatre.director.is_still
    assert len(theatre.seen) == seen == 1


def test_shots_are_played_in_order_to_the_end(qtbot: QtBot) -> None:
    theatre = Theatre(Pace.FAST)
    expected = list(up_to(CardPlayed))
    with qtbot.waitSignal(theatre.director.idle, timeout=20_000):
        for step in expected:
            theatre.shoot(step)
    assert theatre.seen == [step.event for step in expected]
    theatre.assert_still_as(laid(expected[-1]))


def test_without_motion_everything_is_there_at_once(qapp: object) -> None:
    theatre = Theatre(Pace.OFF)
    for step in up_to(TrickWon):
        theatre.shoot(step)
        theatre.assert_still_as(laid(step))
        assert theatre.director.is_idle


def test_reduced_motion_only_fades(qapp: object) -> None:
    theatre = Theatre(Pace.REDUCED)
    step = shown_before(theatre, CardPlayed)
    theatre.shoot(step)
    theatre.reels[0].advance(60)
    for piece in laid(step):
        item = theatre.scene.item(piece.key)
        assert item is not None
        assert (item.x(), item.y()) == (piece.x, piece.y)


# The rest of a finished trick


def test_a_finished_trick_rests_before_it_is_taken(qtbot: QtBot) -> None:
    theatre = Theatre(Pace.FAST, trick_rest=0.01)
    won = shown_before(theatre, TrickWon)
    theatre.shoot(won)
    assert theatre.director.is_holding
    assert won.event not in theatre.seen
    qtbot.waitUntil(lambda: theatre.director.is_idle)
    theatre.assert_still_as(laid(won))


@pytest.mark.parametrize("pace", [Pace.OFF, Pace.NORMAL])
def test_a_trick_can_rest_until_somebody_goes_on(pace: Pace, qapp: object) -> None:
    theatre = Theatre(pace, trick_rest=None)
    won = shown_before(theatre, TrickWon)
    theatre.shoot(won)
    assert theatre.director.is_holding
    assert not theatre.director.is_idle
    theatre.director.go_on()
    assert not theatre.director.is_holding
    assert theatre.seen[-1] == won.event


def test_two_tricks_of_one_double_trick_rest_once(qapp: object) -> None:
    theatre = Theatre(Pace.OFF, trick_rest=None)
    holds = 0
    tricks: list[int] = []
    for step in steps("hattrick", 5):
        theatre.shoot(step)
        holds += theatre.director.is_holding
        theatre.director.go_on()
        if isinstance(step.event, CardPlayed):
            tricks.append(0)
        if isinstance(step.event, TrickWon) and tricks[-1] == 0:
            tricks.append(1)
    assert holds == sum(tricks)


def test_a_skip_stops_at_a_trick_that_waits_for_somebody(qapp: object) -> None:
    theatre = Theatre(trick_rest=None)
    for step in up_to(TrickWon):
        theatre.shoot(step)
    theatre.director.skip()
    assert theatre.director.is_holding
    assert not isinstance(theatre.seen[-1], TrickWon)
    theatre.director.skip()
    assert theatre.director.is_idle
    assert isinstance(theatre.seen[-1], TrickWon)


def test_going_on_means_nothing_while_no_trick_rests(theatre: Theatre) -> None:
    theatre.director.go_on()
    assert theatre.director.is_idle


# What people do meanwhile


def hand_card(pieces: tuple[Piece, ...]) -> Piece:
    return next(piece for piece in pieces if isinstance(piece.target, TargetCard))


def test_hovering_lifts_at_once_and_is_never_queued(theatre: Theatre) -> None:
    step = next(steps("classic", 4))
    theatre.show(step)
    card = hand_card(laid(step))
    theatre.director.touch(laid(step, hovered=card.target))
    assert theatre.director.is_idle
    item = theatre.scene.item(card.key)
    assert item is not None
    theatre.reels[1].advance(45)
    assert item.y() < card.y
    theatre.director.touch(laid(step))
    theatre.reels[1].advance(1000)
    theatre.assert_still_as(laid(step))


def test_hovering_does_not_disturb_a_flight(theatre: Theatre) -> None:
    step = shown_before(theatre, CardPlayed)
    theatre.shoot(step)
    theatre.reels[0].advance(100)
    assert isinstance(step.event, CardPlayed)
    flying = theatre.scene.item(f"card:{step.event.card}")
    assert flying is not None
    where = flying.pos(), flying.transform(), flying.zValue()
    theatre.director.touch(laid(step, hovered=hand_card(laid(step)).target))
    assert (flying.pos(), flying.transform(), flying.zValue()) == where
    theatre.director.touch(laid(step))
    theatre.reels[0].advance(5000)
    theatre.reels[1].advance(5000)
    theatre.assert_still_as(laid(step))


def test_a_shaken_card_sways_and_comes_to_rest(theatre: Theatre) -> None:
    step = next(steps("classic", 4))
    theatre.show(step)
    card = hand_card(laid(step))
    theatre.director.shake(card.key)
    item = theatre.scene.item(card.key)
    assert item is not None
    sways = set()
    for moment in range(0, 240, 10):
        theatre.reels[1].advance(moment)
        sways.add(round(item.x() - card.x))
        theatre.director.touch(laid(step))
    assert max(sways) >= 4
    assert min(sways) <= -4
    assert max(map(abs, sways)) <= 6
    theatre.reels[1].advance(1000)
    theatre.assert_still_as(laid(step))


def test_without_motion_nothing_shakes(qapp: object) -> None:
    theatre = Theatre(Pace.OFF)
    step = next(steps("classic", 4))
    theatre.show(step)
    theatre.director.shake(hand_card(laid(step)).key)
    theatre.director.shake("card:nonsense")
    theatre.assert_still_as(laid(step))
