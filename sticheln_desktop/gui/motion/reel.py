"""Carries flights out on the scene by one clock; what it plays is decided elsewhere."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, QVariantAnimation, Signal
from PySide6.QtGui import QTransform

from sticheln_desktop.gui.table.items import Item
from sticheln_desktop.gui.table.scene import TableScene

from .flight import Flight, Pose

_ABOVE = 1000.0


class _Run(NamedTuple):
    """A flight and the item that exists for it alone, if it leaves the table."""

    flight: Flight
    ghost: Item | None


class Reel(QObject):
    """Plays one set of flights at a time; `ended` says that all have arrived."""

    ended = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._runs: list[_Run] = []
        self._factor = 1.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._finish)

    @property
    def is_running(self) -> bool:
        """Whether something is on its way."""
        return bool(self._runs)

    @property
    def flights(self) -> tuple[Flight, ...]:
        """What is on its way."""
        return tuple(run.flight for run in self._runs)

    @property
    def keys(self) -> frozenset[str]:
        """The pieces of the table that are on their way."""
        return frozenset(flight.piece.key for flight in self.flights if not flight.leaves)

    @property
    def time(self) -> float:
        """Where the clock stands, in milliseconds at the normal pace."""
        return self._clock.currentTime() / self._factor

    def start(self, flights: Iterable[Flight], factor: float) -> None:
        """Play these instead of whatever is running."""
        self.stop()
        self._runs = [self._run(flight) for flight in flights if flight.ends > 0 and factor > 0]
        if not self._runs:
            self.ended.emit()
            return
        self._factor = factor
        # The clock knows only numbers of one kind.
        ends = float(max(run.flight.ends for run in self._runs))
        self._clock.setEndValue(ends)
        self._clock.setDuration(max(1, round(ends * factor)))
        self._clock.start()

    def _run(self, flight: Flight) -> _Run:
        return _Run(flight, self._scene.add_ghost(flight.piece) if flight.leaves else None)

    def advance(self, milliseconds: int) -> None:
        """Put the clock to a moment."""
        self._clock.setCurrentTime(milliseconds)

    def stop(self) -> None:
        """Let everything be where it belongs at once, without saying so."""
        self._clock.stop()
        runs, self._runs = self._runs, []
        for run in runs:
            self._land(run)

    def refresh(self) -> None:
        """Put everything back on its way after the scene was laid anew underneath."""
        if self._runs:
            self._tick(self.time)

    def _tick(self, time: float) -> None:
        arrived = [run for run in self._runs if run.flight.ends <= time]
        if arrived:
            self._runs = [run for run in self._runs if run.flight.ends > time]
        for run in arrived:
            self._land(run)
        for run in self._runs:
            self._show(run, time)

    def _show(self, run: _Run, time: float) -> None:
        flight = run.flight
        item = run.ghost or self._scene.item(flight.piece.key)
        if item is None or (run.ghost is None and flight.piece.key == self._scene.carried):
            return
        pose, art = flight.at(time)
        item.show_art(art)  # type: ignore[arg-type]
        stand(item, pose, flight.piece.opacity)
        if flight.raised:
            item.setZValue(flight.piece.z + _ABOVE)

    def _land(self, run: _Run) -> None:
        if run.ghost is not None:
            self._scene.remove_ghost(run.ghost)
        else:
            self._scene.settle(run.flight.piece.key)

    def _finish(self) -> None:
        self.stop()
        self.ended.emit()


def stand(item: Item, pose: Pose, opacity: float) -> None:
    """Give an item a pose."""
    item.setPos(pose.x, pose.y)
    item.setOpacity(pose.opacity * opacity)
    if pose.turn or pose.scale != 1.0 or pose.squeeze != 1.0:
        turned = QTransform().rotate(pose.turn)
        item.setTransform(turned.scale(pose.scale * pose.squeeze, pose.scale))
    elif not item.transform().isIdentity():
        item.resetTransform()
