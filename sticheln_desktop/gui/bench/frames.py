"""How many frames a second a moving card gets, and how late a clock of 60 Hz is while a computer thinks."""

import time
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer

from sticheln_desktop.play.opponents import opponent
from sticheln_desktop.play.thinker import Question, Thinker, Ticket

from .table import Table

_SECONDS = 4.0
_WARM_UP = 0.2
_TICK = 1 / 60


class _Paints(QObject):
    """Counts how often something is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.Paint
        return super().eventFilter(watched, event)


def frames_a_second(seconds: float = _SECONDS) -> float:
    """Repaints of one moving card over a whole table, one after the other."""
    table, paints = Table(), _Paints()
    card = table.card
    table.view.viewport().installEventFilter(paints)
    began, step = time.perf_counter(), 0
    while (spent := time.perf_counter() - began) < seconds:
        table.move(card, step)
        step += 1
        QCoreApplication.processEvents()
    return paints.count / spent


class Lateness(NamedTuple):
    """Milliseconds by which ticks came late, and how many questions were answered meanwhile."""

    p99: float
    most: float
    answers: int


class _Watch(QObject):
    """A clock of 60 Hz that moves a card and notes how late it is, while a computer is asked on and on."""

    def __init__(self, level: str, seconds: float) -> None:
        super().__init__()
        self._table = Table()
        self._card = self._table.card
        self._question = Question(
            Ticket(0, 0, self._table.seat), opponent(level), level, self._table.seen, seconds, 1
        )
        self._thinker = Thinker(self)
        self._clock = QTimer(self, timerType=Qt.TimerType.PreciseTimer, singleShot=True)
        self._clock.timeout.connect(self._tick)
        self._due = 0.0
        self.late: list[float] = []
        self.answers = -1

    def run(self, seconds: float) -> None:
        """Watch for so long, once the opponent has loaded what it thinks with."""
        loop = QEventLoop()
        self._thinker.answered.connect(loop.quit)
        self._thinker.ask(replace(self._question, seconds=_WARM_UP))
        loop.exec()
        self._thinker.answered.disconnect(loop.quit)
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        self._thinker.answered.connect(self._ask)
        self._ask()
        self._wait(time.perf_counter() + _TICK)
        loop.exec()
        self._thinker.stop()

    def _ask(self, *_: object) -> None:
        self.answers += 1
        self._thinker.ask(self._question)

    def _wait(self, due: float) -> None:
        self._due = due
        self._clock.start(max(0, round((due - time.perf_counter()) * 1000)))

    def _tick(self) -> None:
        now = time.perf_counter()
        self.late.append(max(0.0, now - self._due) * 1000)
        self._table.move(self._card, len(self.late))
        # A missed tick is late once; the next ones are due from now on.
        self._wait(max(self._due + _TICK, now))


def lateness(level: str, seconds: float = _SECONDS) -> Lateness:
    """How late the ticks are while an opponent of that level thinks."""
    watch = _Watch(level, seconds)
    watch.run(seconds)
    late = sorted(watch.late)
    return Lateness(late[int(len(late) * 0.99)], late[-1], watch.answers)
