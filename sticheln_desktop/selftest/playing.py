"""Plays one round of every game at the real window, and lets every level think on the worker thread."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop

from sticheln_desktop.ai.player import Player
from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.pages.plan import COMPUTER, MatchPlan, match, sensible
from sticheln_desktop.gui.sound.sounds import Sounds
from sticheln_desktop.gui.window import MainWindow
from sticheln_desktop.match.match import Match
from sticheln_desktop.play.autosave import Autosave
from sticheln_desktop.play.thinker import Question, Thinker, Ticket
from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.settings import GAMES, PRESETS
from sticheln_desktop.rules.view import observe

_ONE_OF_EACH_FAMILY: Final = {rules.family: game for game, rules in PRESETS.items()}.values()
_SEED: Final = 20
_PATIENCE: Final = 120_000
_SECONDS: Final = 0.1


class Stuck(Exception):
    """What did not happen in time."""


def wait(until: Callable[[], bool], what: str) -> None:
    """Let the program run until something is so."""
    deadline = QDeadlineTimer(_PATIENCE)
    while not until():
        if deadline.hasExpired():
            raise Stuck(what)
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)


def play_rounds(
    thinker: Thinker, levels: Sequence[str], folder: Path, games: Sequence[str] = GAMES
) -> Iterator[str]:
    """Play; what went wrong, one sentence each."""
    matches, preferences = Autosave(folder / "matches"), folder / "prefs.json"
    window = MainWindow(thinker, ArtCache(), matches, preferences, levels, Sounds())
    window.prefer_for_now(
        pace=type(window.prefs.pace)(animation="off", trick_rest=0.0), think_seconds=_SECONDS
    )
    window.show()
    for game, level in zip(games, cycle(levels), strict=False):
        try:
            _play_round(window, _plan(game, level))
        except Stuck as fault:
            yield f"{game} with {level}: {fault}"
    window.close()
    window.deleteLater()


def _plan(game: str, level: str) -> MatchPlan:
    """One person, one computer of that level, and whoever else is needed."""
    plan = sensible(game)
    second = msgspec.structs.replace(plan.seats[1], played_by=COMPUTER + level)
    return msgspec.structs.replace(plan, seats=(plan.seats[0], second, *plan.seats[2:]), seed=_SEED)


def _play_round(window: MainWindow, plan: MatchPlan) -> None:
    random = Random(_SEED)
    window.start(plan)
    while not _is_played(window):
        wait(lambda: _is_played(window) or bool(_options(window)), "nobody is asked to decide")
        if options := _options(window):
            assert window.session is not None
            window.session.submit(random.choice(options))
    if window.grab().isNull():
        raise Stuck("the window cannot be drawn")


def _is_played(window: MainWindow) -> bool:
    assert window.session is not None
    assert window.match_page is not None
    state = window.session.match.state
    return window.match_page.is_idle and bool(state.rounds) and (state.awaits_deal or state.is_over)


def _options(window: MainWindow) -> list[Decision]:
    """What the person may decide, once the table stands still and asks."""
    session, page = window.session, window.match_page
    assert session is not None
    assert page is not None
    if not page.is_idle or page.awaited_seat is None or session.match.state.awaits_deal:
        return []
    return [option for option in session.view.legal if option.seat == page.awaited_seat]


def think_at_every_level(thinker: Thinker, players: Mapping[str, Callable[[], Player]]) -> Iterator[str]:
    """Ask each kind of player about the first and a later decision of each family, on the worker thread."""
    numbers = count()
    for game in _ONE_OF_EACH_FAMILY:
        for name, made in players.items():
            for position in _positions(game):
                ticket = Ticket(-1 - next(numbers), position.ply, position.state.pending[0])
                view = observe(position.state, frozenset({ticket.seat}))
                try:
                    _think(thinker, Question(ticket, made(), name, view, seconds=_SECONDS, seed=_SEED))
                except Stuck as fault:
                    yield f"{name} in {game}: {fault}"


def _positions(game: str) -> Iterator[Match]:
    begun, _ = match(sensible(game), _SEED).deal()
    yield begun
    random = Random(_SEED)
    for _ in range(2 * begun.state.seats):
        seat = begun.state.pending[0]
        begun, _ = begun.play(random.choice(observe(begun.state, frozenset({seat})).legal))
    yield begun


def _think(thinker: Thinker, question: Question) -> None:
    answers: list[Decision] = []

    def hear(ticket: Ticket, decision: Decision) -> None:
        if ticket == question.ticket:
            answers.append(decision)

    thinker.answered.connect(hear)
    thinker.ask(question)
    wait(lambda: bool(answers), "no answer from the worker thread")
    thinker.answered.disconnect(hear)
