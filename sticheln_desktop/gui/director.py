"""The one who moves the table: a queue of shots, each shown as the difference to what is there."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, QTimer, Signal

from sticheln_desktop.gui.motion.change import Change, apart
from sticheln_desktop.gui.motion.durations import Pace, Tempo
from sticheln_desktop.gui.motion.flight import Flight, Pose, home
from sticheln_desktop.gui.motion.plan import adjustments, fades, plan
from sticheln_desktop.gui.motion.reel import Reel
from sticheln_desktop.gui.motion.ways import shaking
from sticheln_desktop.gui.table.pieces import Piece
from sticheln_desktop.gui.table.scene import TableScene
from sticheln_desktop.rules.events import Event

Layout = Callable[[], tuple[Piece, ...]]


@dataclass(frozen=True, slots=True)
class Shot:
    """What is to be shown next; the event says how it comes about, without one it is simply there."""

    layout: Layout
    event: Event | None = None
    before: Callable[[], None] | None = None


class _State(Enum):
    IDLE = auto()
    HOLDING = auto()
    MOVING = auto()
    RESTING = auto()


class Director(QObject):
    """Plays shots one after the other; `idle` says that the table stands still."""

    idle = Signal()
    holding = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tempo = Tempo()
        self._scene = scene
        self._queue: deque[Shot] = deque()
        self._pieces: dict[str, Piece] = {}
        self._last: Event | None = None
        self._state = _State.IDLE
        self._reel = Reel(scene, self)
        self._reel.ended.connect(self._landed)
        self._aside = Reel(scene, self)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._pause_over)

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits to be shown; a card may still be lifted or make room."""
        return self._state is _State.IDLE

    @property
    def is_holding(self) -> bool:
        """Whether a finished trick rests."""
        return self._state is _State.HOLDING

    @property
    def is_still(self) -> bool:
        """Whether nothing at all moves."""
        return not self._reel.is_running and not self._aside.is_running

    def enqueue(self, shot: Shot) -> None:
        """Show this after everything that waits already."""
        self._queue.append(shot)
        if self._state is _State.IDLE:
            # Whatever the shots bring about must queue behind them.
            self._state = _State.RESTING
            self._next()

    def show_now(self, pieces: tuple[Piece, ...]) -> None:
        """Lay the table anew without a flight: undo, resize, theme. What moved has arrived."""
        self._lay(pieces)
        if self._state is _State.MOVING:
            self._landed()

    def touch(self, pieces: tuple[Piece, ...]) -> None:
        """Show what a person does at the table: cards lift and make room at once, whatever else moves."""
        change = Change(self._pieces, _by_key(pieces), None, self._displaced())
        moving = self._reel.keys
        self._take(pieces)
        self._reel.refresh()
        if self.tempo.moves:
            shaking = [left for left in self._aside_left() if left.legs[-1].sway]
            busy = {*moving, *(flight.piece.key for flight in shaking)}
            ways = [flight for flight in adjustments(change) if flight.piece.key not in busy]
            self._aside.start([*shaking, *ways], self.tempo.factor)

    def settle(self) -> None:
        """Let everything that was carried or pushed aside go home."""
        self.touch(tuple(self._pieces.values()))

    def shake(self, key: str) -> None:
        """Let a piece say no; one that is still coming home does so once it is there."""
        piece = self._pieces.get(key)
        if piece is None or key in self._reel.keys or not self.tempo.moves:
            return
        running = self._aside_left()
        others = [flight for flight in running if flight.piece.key != key]
        legs = next((flight.legs for flight in running if flight.piece.key == key), ())
        no = shaking(piece, legs[-1].ends if legs else 0.0)
        self._aside.start([*others, Flight(piece, (*legs, no))], self.tempo.factor)

    def _aside_left(self) -> list[Flight]:
        return [flight.after(self._aside.time) for flight in self._aside.flights]

    def go_on(self) -> None:
        """Enough looked at the finished trick."""
        if self._state is _State.HOLDING:
            self._pause.stop()
            self._state = _State.RESTING
            if not self._play(self._queue.popleft()):
                self._next()

    def skip(self) -> None:
        """End all that moves, rests or waits; only a trick that waits for somebody stops it."""
        self._pause.stop()
        self._reel.stop()
        self._aside.stop()
        while self._queue and (self._state is _State.HOLDING or self._rest_before() is not None):
            self._state = _State.RESTING
            self._cut(self._queue.popleft())
        if self._queue:
            self._hold(None)
        elif self._state is not _State.IDLE:
            self._become_idle()

    def clear(self) -> None:
        """Forget everything that waits: the match went another way."""
        self._queue.clear()
        self._pause.stop()
        self._reel.stop()
        self._aside.stop()
        self._last = None
        self._state = _State.IDLE

    def _next(self) -> None:
        while self._queue:
            rest = self._rest_before()
            if rest is None or rest > 0:
                self._hold(rest)
                return
            if self._play(self._queue.popleft()):
                return
        self._become_idle()

    def _play(self, shot: Shot) -> bool:
        """Show a shot; whether it takes time."""
        if shot.event is None or self.tempo.pace is Pace.OFF:
            self._cut(shot)
            return False
        self._begin(shot)
        return True

    def _rest_before(self) -> int | None:
        return self.tempo.rest_before(self._queue[0].event, self._last)

    def _hold(self, rest: int | None) -> None:
        self._state = _State.HOLDING
        if rest is not None:
            self._pause.start(rest)
        self.holding.emit()

    def _become_idle(self) -> None:
        self._state = _State.IDLE
        self.idle.emit()

    def _pause_over(self) -> None:
        if self._state is _State.HOLDING:
            self.go_on()
        else:
            self._next()

    def _cut(self, shot: Shot) -> None:
        self._lay(self._arranged(shot))

    def _arranged(self, shot: Shot) -> tuple[Piece, ...]:
        if shot.before is not None:
            shot.before()
        if shot.event is not None:
            self._last = shot.event
        return shot.layout()

    def _begin(self, shot: Shot) -> None:
        self._state = _State.MOVING
        displaced = self._displaced()
        old = self._pieces
        pieces = self._arranged(shot)
        change = Change(old, _by_key(pieces), shot.event, displaced)
        ways = plan(change) if self.tempo.moves else fades(change)
        self._lay(pieces)
        self._reel.start(ways, self.tempo.factor)

    def _landed(self) -> None:
        self._state = _State.RESTING
        self._pause.start(self.tempo.rest_after(self._last))

    def _lay(self, pieces: tuple[Piece, ...]) -> None:
        self._reel.stop()
        self._aside.stop()
        self._take(pieces)

    def _take(self, pieces: tuple[Piece, ...]) -> None:
        self._pieces = _by_key(pieces)
        self._scene.show(pieces)

    def _displaced(self) -> dict[str, Pose]:
        """The pieces that do not stand where the layout has them, and where they are."""
        found: dict[str, Pose] = {}
        for key, piece in self._pieces.items():
            item = self._scene.item(key)
            if item is not None:
                pose = Pose(item.x(), item.y(), item.transform().m22())
                if apart(pose, home(piece)):
                    found[key] = pose
        return found


def _by_key(pieces: tuple[Piece, ...]) -> dict[str, Piece]:
    return {piece.key: piece for piece in pieces}
