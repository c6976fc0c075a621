"""The one who moves the table: a queue of scenes, each shown as the difference to the one before."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QTimer, QVariantAnimation, Signal

from sticheln_desktop.gui.motion import Beat
from sticheln_desktop.gui.table.pieces import Piece
from sticheln_desktop.gui.table.scene import TableScene

Layout = Callable[[], tuple[Piece, ...]]


@dataclass(frozen=True, slots=True)
class Shot:
    """What is to be shown next and how long it takes; `source` is the piece new things come from."""

    layout: Layout
    beat: Beat
    source: str | None = None
    before: Callable[[], None] | None = None


class Director(QObject):
    """Plays shots one after the other; `idle` says that the table stands still."""

    idle = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._queue: deque[Shot] = deque()
        self._pieces: dict[str, Piece] = {}
        self._flights: dict[str, tuple[QPointF, QPointF]] = {}
        self._rest = 0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._fly)
        self._animation.finished.connect(self._landed)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._next)
        self._busy = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves and nothing waits."""
        return not self._busy

    def enqueue(self, shot: Shot) -> None:
        """Show this after everything that waits already."""
        self._queue.append(shot)
        if not self._busy:
            self._busy = True
            self._next()

    def show_now(self, pieces: tuple[Piece, ...]) -> None:
        """Lay the table anew without a flight: undo, resize, hover, theme."""
        self._scene.show(pieces)
        self._pieces = {piece.key: piece for piece in pieces}
        if self._flights:
            self._fly(self._animation.currentValue())

    def skip(self) -> None:
        """End everything that moves or waits at once."""
        self._animation.stop()
        self._pause.stop()
        self._flights.clear()
        while self._queue:
            self._cut(self._queue.popleft())
        if self._busy:
            self._busy = False
            self.idle.emit()

    def clear(self) -> None:
        """Forget everything that waits: the match went another way."""
        self._queue.clear()
        self._animation.stop()
        self._pause.stop()
        self._flights.clear()
        self._busy = False

    def _cut(self, shot: Shot) -> None:
        if shot.before is not None:
            shot.before()
        self.show_now(shot.layout())

    def _next(self) -> None:
        while self._queue:
            shot = self._queue.popleft()
            if shot.beat.move <= 0:
                self._cut(shot)
                continue
            self._begin(shot)
            return
        self._busy = False
        self.idle.emit()

    def _begin(self, shot: Shot) -> None:
        if shot.before is not None:
            shot.before()
        old = self._pieces
        pieces = shot.layout()
        origin = old.get(shot.source or "")
        self._flights = {}
        for piece in pieces:
            came_from = old.get(piece.key) or (origin if piece.key.startswith("card:") else None)
            if flight := _flight(piece, came_from):
                self._flights[piece.key] = flight
        self.show_now(pieces)
        self._rest = shot.beat.rest
        self._animation.setDuration(shot.beat.move)
        self._animation.start()

    def _fly(self, progress: float) -> None:
        for key, (start, end) in self._flights.items():
            item = self._scene.item(key)
            if item is not None:
                item.setPos(start + (end - start) * progress)

    def _landed(self) -> None:
        self._flights.clear()
        self._pause.start(self._rest)


def _flight(piece: Piece, old: Piece | None) -> tuple[QPointF, QPointF] | None:
    if old is None or (abs(old.x - piece.x) < 1 and abs(old.y - piece.y) < 1):
        return None
    return QPointF(old.x, old.y), QPointF(piece.x, piece.y)
