"""The only thing at the table that moves by itself: the ring of the turn, and the dots of a computer."""

from collections.abc import Callable, Iterator
from math import cos, tau
from time import monotonic

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from sticheln_desktop.gui.motion.durations import (
    BEAT,
    PULSE,
    PULSE_LOWEST,
    THINKING_COUNTS,
    THINKING_SHOWS,
    WAVE,
)
from sticheln_desktop.gui.texts.numbers import seconds

from .drawn import Beat, Plate
from .items import PlateItem
from .scene import TableScene

Clock = Callable[[], float]


class Heart(QObject):
    """Beats while a plate lives and its view is seen; without motion it only wakes to show new words."""

    def __init__(self, scene: TableScene, view: QWidget, clock: Clock = monotonic) -> None:
        super().__init__(view)
        self._scene, self._view, self._clock = scene, view, clock
        self._moves = True
        self._hidden = not view.isVisible()
        self._since: dict[tuple[str, str], float] = {}
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.tick)
        scene.shown.connect(self.tick)
        view.installEventFilter(self)

    @property
    def is_beating(self) -> bool:
        """Whether something is due to be painted."""
        return self._timer.isActive()

    @property
    def due(self) -> int:
        """In how many milliseconds that is."""
        return self._timer.interval()

    def let_move(self, moves: bool) -> None:
        """Whether rings pulse and dots wave, or stand still."""
        self._moves = moves
        self.tick()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nobody looks at a hidden table."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._hidden = event.type() is QEvent.Type.Hide
            self.tick()
        return super().eventFilter(watched, event)

    def tick(self) -> None:
        """Show every living plate as it is at this moment."""
        plates = list(self._plates())
        self._remember(plates)
        pulsing = sum(art.turn for _, art, _ in plates) == 1
        waits = [self._show(key, art, item, pulsing) for key, art, item in plates]
        due = [wait for wait in waits if wait is not None]
        if due and not self._hidden:
            self._timer.start(max(min(due), 1))
        else:
            self._timer.stop()

    def _plates(self) -> Iterator[tuple[str, Plate, PlateItem]]:
        for piece in self._scene.pieces:
            if isinstance(piece.art, Plate):
                item = self._scene.item(piece.key)
                if isinstance(item, PlateItem):
                    yield piece.key, piece.art, item

    def _remember(self, plates: list[tuple[str, Plate, PlateItem]]) -> None:
        now = self._clock()
        living = {(key, "turn") for key, art, _ in plates if art.turn}
        living |= {(key, "thinking") for key, art, _ in plates if art.thinking}
        self._since = {what: self._since.get(what, now) for what in living}

    def _show(self, key: str, art: Plate, item: PlateItem, pulsing: bool) -> int | None:
        """A plate at this moment; in how many milliseconds it will look otherwise, if ever."""
        now = self._clock()
        pulses = art.turn and pulsing and self._moves
        ring = pulse(now - self._since[key, "turn"]) if pulses else 1.0
        if not art.thinking:
            item.show_beat(Beat(ring))
            return BEAT if pulses else None
        thought = round((now - self._since[key, "thinking"]) * 1000)
        shows, counts = thought >= THINKING_SHOWS, thought >= THINKING_COUNTS
        wave = thought % WAVE / WAVE if shows and self._moves else None
        said = seconds(thought // 1000, 0) if counts else ""
        item.show_beat(Beat(ring, shows, wave, said))
        if pulses or wave is not None:
            return BEAT
        if counts:
            return 1000 - thought % 1000
        return (THINKING_COUNTS if shows else THINKING_SHOWS) - thought


def pulse(seconds: float) -> float:
    """How bright a ring is that has been there so long: it begins bright and never goes out."""
    middle = (1 + PULSE_LOWEST) / 2
    return round(middle + (1 - middle) * cos(tau * seconds * 1000 / PULSE), 3)
