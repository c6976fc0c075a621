"""Whole matches through the session: people, computers, the curtain, the journal, undo and resuming."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from sticheln_desktop.ai.player import Advice, Budget
from sticheln_desktop.match import storage
from sticheln_desktop.match.match import Match, Participant, new_match
from sticheln_desktop.match.storage import DiskTrouble
from sticheln_desktop.play.session import Happening, Session
from sticheln_desktop.play.thinker import Question, Thinker, Ticket, answer
from sticheln_desktop.rules.objections import IllegalDecision
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.view import NOBODY, View, observe


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.stop()


class Table:
    """Sits before a session as the window will: answers for people, lifts curtains, deals on."""

    def __init__(self, session: Session, seed: int = 1) -> None:
        self.session = session
        self.random = Random(seed)
        self.happenings: list[Happening] = []
        self.curtains: list[int] = []
        self.over = False
        session.happened.connect(self.happenings.append)
        session.asked.connect(self.decide)
        session.curtain_fell.connect(self.lift)
        session.round_over.connect(lambda view: session.deal_on())
        session.match_over.connect(self.end)

    def decide(self, seat: int, view: View) -> None:
        own = [option for option in view.legal if option.seat == seat]
        # As by a mouse click: from the event loop, never from inside the question.
        QTimer.singleShot(0, partial(self.session.submit, self.random.choice(own)))

    def lift(self, seat: int) -> None:
        assert self.session.seating.eyes == NOBODY
        self.curtains.append(seat)
        QTimer.singleShot(0, partial(self.session.lift_curtain, seat))

    def end(self, view: View) -> None:
        self.over = True


def players(seats: int, people: int) -> list[Participant]:
    kinds = ["human"] * people + ["computer:random"] * (seats - people)
    return [Participant(f"P{seat}", kind) for seat, kind in enumerate(kinds)]


def short(game: str) -> Match:
    rules = PRESETS[game]
    if game != "stichling":
        rules = replace(rules, rounds=2)
    return new_match(rules, players(rules.seat_counts()[0], 0), seed=11)


def with_people(match: Match, people: int) -> Match:
    return replace(match, participants=tuple(players(match.state.seats, people)))


def journal_to(path: Path) -> Callable[[Match], None]:
    return lambda match: storage.save(match, path)


@pytest.mark.parametrize("people", [0, 1, 2])
@pytest.mark.parametrize("game", PRESETS)
def test_a_match_is_played_to_its_end_and_journalled(
    game: str, people: int, qtbot: QtBot, thinker: Thinker, tmp_path: Path
) -> None:
    path = tmp_path / "match.sticheln"
    session = Session(with_people(short(game), people), thinker, journal_to(path), seconds=0.0)
    table = Table(session)
    session.begin()
    qtbot.waitUntil(lambda: table.over, timeout=20_000)
    assert storage.load(path).state == session.match.state
    assert bool(table.curtains) == (people > 1)


@pytest.mark.parametrize("game", ["classic", "hazy", "stichling"])
def test_nobody_sees_a_hand_while_the_curtain_is_down(game: str, qtbot: QtBot, thinker: Thinker) -> None:
    session = Session(with_people(short(game), 2), thinker, lambda match: None)
    with qtbot.waitSignal(session.curtain_fell, timeout=5_000):
        session.begin()
    view = session.view
    assert view.round.hands == (None,) * view.seats
    assert not view.legal


def test_only_the_person_who_looks_is_shown(qtbot: QtBot, thinker: Thinker) -> None:
    session = Session(with_people(short("classic"), 2), thinker, lambda match: None)
    table = Table(session)
    session.begin()
    qtbot.waitUntil(lambda: table.over, timeout=20_000)
    for happening in table.happenings:
        assert len(happening.view.eyes) <= 1


def test_every_decision_is_written_before_it_is_shown(qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> None:
    path = tmp_path / "match.sticheln"
    session = Session(short("hattrick"), thinker, journal_to(path), seconds=0.0)
    table = Table(session)
    behind: list[Happening] = []

    def compare(happening: Happening) -> None:
        if len(storage.load(path).state.round.plays) < len(happening.view.round.plays):
            behind.append(happening)

    session.happened.connect(compare)
    session.begin()
    qtbot.waitUntil(lambda: table.over, timeout=30_000)
    assert not behind


def test_a_match_goes_on_exactly_where_it_was_left(qtbot: QtBot, thinker: Thinker) -> None:
    whole = Session(short("aggravated"), thinker, lambda match: None, seconds=0.0)
    table = Table(whole)
    whole.begin()
    qtbot.waitUntil(lambda: table.over, timeout=20_000)
    whole.close()
    resumed = Session(whole.match.at(30), thinker, lambda match: None, seconds=0.0)
    again = Table(resumed)
    resumed.begin()
    qtbot.waitUntil(lambda: again.over, timeout=20_000)
    assert resumed.match == whole.match


def test_undo_leads_back_to_the_last_question(qtbot: QtBot, thinker: Thinker) -> None:
    session = Session(with_people(short("delayed"), 1), thinker, lambda match: None, seconds=0.0)
    assert not session.can_undo
    with qtbot.waitSignal(session.asked, timeout=5_000) as first:
        session.begin()
    seat, view = first.args
    with qtbot.waitSignal(session.asked, timeout=5_000):
        session.submit(view.legal[0])
    assert session.can_undo
    with qtbot.waitSignal(session.asked, timeout=5_000) as again:
        session.undo()
    assert again.args == [seat, view]


def test_an_illegal_decision_changes_nothing(qtbot: QtBot, thinker: Thinker) -> None:
    session = Session(with_people(short("delayed"), 1), thinker, lambda match: None)
    with qtbot.waitSignal(session.asked, timeout=5_000) as asked:
        session.begin()
    before = session.match
    with pytest.raises(IllegalDecision):
        session.submit(replace(asked.args[1].legal[0], place=3))
    assert session.match is before


def test_a_full_disk_is_told_and_the_match_goes_on(qtbot: QtBot, thinker: Thinker) -> None:
    def full(match: Match) -> None:
        raise DiskTrouble("no space left on device")

    session = Session(short("stichling"), thinker, full, seconds=0.0)
    table = Table(session)
    told: list[str] = []
    session.journal_failed.connect(told.append)
    session.begin()
    qtbot.waitUntil(lambda: table.over, timeout=20_000)
    assert set(told) == {"no space left on device"}


def test_what_happened_since_the_last_look_is_told(qtbot: QtBot, thinker: Thinker) -> None:
    session = Session(with_people(short("hattrick"), 1), thinker, lambda match: None, seconds=0.0)
    with qtbot.waitSignal(session.asked, timeout=5_000) as asked:
        session.begin()
    with qtbot.waitSignal(session.asked, timeout=5_000):
        session.submit(asked.args[1].legal[0])
    assert session.since_last_look(0) == ()
    assert all(happening.view.eyes == {1} for happening in session.since_last_look(1))
    assert session.since_last_look(1)


def test_a_player_that_fails_is_replaced_by_a_legal_decision(caplog: pytest.LogCaptureFixture) -> None:
    from threading import Event

    match, _ = short("classic").deal()
    view = observe(match.state, frozenset({0}))

    class Broken:
        def advise(self, view: View, budget: Budget) -> Advice:
            raise ZeroDivisionError

    question = Question(Ticket(0, 1, 0), Broken(), "broken", view, 0.0, seed=5)
    assert answer(question, Event()) in view.legal
    assert "could not decide" in caplog.text


def test_a_stale_answer_is_dropped(qtbot: QtBot, thinker: Thinker) -> None:
    session = Session(with_people(short("delayed"), 1), thinker, lambda match: None)
    with qtbot.waitSignal(session.asked, timeout=5_000) as asked:
        session.begin()
    before = session.match
    thinker.answered.emit(Ticket(-1, before.ply, 0), asked.args[1].legal[0])
    assert session.match is before
