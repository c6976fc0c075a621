"""Computer opponents on one background thread: asked by ticket, cancelled at once, never stuck."""

from dataclasses import dataclass
from threading import Event

from PySide6.QtCore import QObject, QThread, Signal, Slot

from sticheln_desktop.ai.player import Budget, Player
from sticheln_desktop.ai.safely import advice
from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.view import View


@dataclass(frozen=True, slots=True)
class Ticket:
    """Which question an answer belongs to; an answer to an old question is dropped."""

    session: int
    ply: int
    seat: int


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer opponent is asked."""

    ticket: Ticket
    player: Player
    name: str
    view: View
    seconds: float
    seed: int


def answer(question: Question, cancelled: Event) -> Decision:
    """A computer's decision; whatever goes wrong, a legal one."""
    budget = Budget(question.seconds, question.seed, cancelled=cancelled.is_set)
    found, _ = advice(question.name, question.player.advise, question.view, budget)
    return found.best


class _Worker(QObject):
    answered = Signal(object, object)

    def __init__(self, cancelled: Event) -> None:
        super().__init__()
        self._cancelled = cancelled

    @Slot(object)
    def think(self, question: Question) -> None:
        if not self._cancelled.is_set():
            self.answered.emit(question.ticket, answer(question, self._cancelled))


class Thinker(QObject):
    """The one thread on which every computer opponent thinks."""

    answered = Signal(object, object)
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cancelled = Event()
        self._thread = QThread()
        self._thread.setObjectName("thinker")
        self._worker: _Worker | None = None

    def ask(self, question: Question) -> None:
        """Think about this instead of whatever was thought about before."""
        self.cancel()
        self._cancelled = Event()
        self._worker = _Worker(self._cancelled)
        self._worker.moveToThread(self._thread)
        self._worker.answered.connect(self.answered)
        self._asked.connect(self._worker.think)
        if not self._thread.isRunning():
            self._thread.start()
        self._asked.emit(question)

    def cancel(self) -> None:
        """Give up the present question."""
        self._cancelled.set()
        if self._worker is not None:
            self._asked.disconnect(self._worker.think)
            self._worker.deleteLater()
            self._worker = None

    def stop(self) -> None:
        """End the thread; to be called before the program ends."""
        self.cancel()
        self._thread.quit()
        self._thread.wait()
