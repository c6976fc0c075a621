"""The running totals as lines over the rounds."""

from itertools import accumulate, pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.specs import Stone
from sticheln_desktop.gui.art.stones import StoneKind
from sticheln_desktop.gui.texts import Cast, Label
from sticheln_desktop.rules.view import View

from .pen import Look, dpr, put, sized, write

LINE_WIDTH: Final = 2.4
MARKER: Final = 5.6
# In widths of the line: strokes and gaps, a different rhythm for each look; the first is solid.
DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (5.0, 1.6),
    (3.2, 1.8),
    (5.0, 1.6, 1.0, 1.6),
    (1.2, 1.4),
    (7.0, 2.0),
    (3.0, 1.4, 1.0, 1.4, 1.0, 1.4),
    (2.0, 2.4),
)
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
_MOST_LINES: Final = 6


def running_totals(scores: tuple[tuple[int, ...], ...], seat: int) -> tuple[int, ...]:
    """A seat's total before the first round and after each."""
    return tuple(accumulate((row[seat] for row in scores), initial=0))


def ticks(low: int, high: int) -> tuple[int, ...]:
    """Round numbers that span a range, zero among them, at most seven."""
    low, high = min(low, 0), max(high, 0)
    step = next((step for step in _STEPS if (high - low) / step <= _MOST_LINES - 1), _STEPS[-1])
    first, last = low // step, -(-high // step)
    return tuple(step * count for count in range(first, max(last, first + 1) + 1))


class ScoreChart(QWidget):
    """Lines of the running totals; each seat has its own colour, dash and marker."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._rounds = 1
        self._series: dict[int, tuple[int, ...]] = {}
        self._front: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.setAccessibleName(texts.label(Label.RUNNING_TOTAL))

    def set_look(self, look: Look) -> None:
        """Draw with another theme or text size."""
        self._look = look
        self.updateGeometry()
        self.update()

    def present(self, view: View, cast: Cast) -> None:
        """Draw the totals of a view; the own line lies on top."""
        self._rounds = max(view.rules.rounds, 1)
        self._series = {cast.look(seat): running_totals(view.scores, seat) for seat in range(view.seats)}
        self._front = None if cast.you is None else cast.look(cast.you)
        said = [f"{cast.label(seat)} {texts.spoken_points(view.totals[seat])}" for seat in range(view.seats)]
        self.setAccessibleDescription(", ".join(said))
        self.update()

    def sizeHint(self) -> QSize:
        """As high as in the dock of a middling window."""
        return QSize(round(self._look.px(260)), round(self._look.px(176)))

    def minimumSizeHint(self) -> QSize:
        """The least height at which lines can be told apart."""
        return QSize(round(self._look.px(160)), round(self._look.px(130)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Grid, lines, then markers."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(sized(self.font(), self._look, 11.5))
        values = [value for series in self._series.values() for value in series]
        marks = ticks(min(values, default=0), max(values, default=0) or 10)
        metrics = painter.fontMetrics()
        box = self._plot(max(metrics.horizontalAdvance(texts.number(mark)) for mark in marks))
        self._grid(painter, box, marks)
        order = sorted(self._series, key=lambda look: look == self._front)
        lines = {look: self._points(look, box, marks) for look in order}
        for look, line in lines.items():
            self._line(painter, look, line)
        for look, line in lines.items():
            for point in line[1:]:
                spec = Stone(look, self._look.px(MARKER), StoneKind.FLAT, dpr(self))
                put(painter, self._look, spec, point)

    def _plot(self, labels: float) -> QRectF:
        px = self._look.px
        return QRectF(self.rect()).adjusted(max(labels + px(10), px(26)), px(10), -px(12), -px(24))

    def _grid(self, painter: QPainter, box: QRectF, marks: tuple[int, ...]) -> None:
        theme, px = self._look.theme, self._look.px
        for mark in marks:
            y = _height(mark, box, marks)
            zero = mark == 0
            painter.setPen(QPen(QColor(theme.secondary if zero else theme.line), 1.6 if zero else 1.0))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            left = QRectF(0, y - px(8), box.left() - px(6), px(16))
            write(painter, left, texts.number(mark), theme.secondary, Qt.AlignmentFlag.AlignRight)
        for number in range(1, self._rounds + 1):
            x = box.left() + box.width() * number / self._rounds
            below = QRectF(x - px(12), box.bottom() + px(5), px(24), px(16))
            if self._rounds <= 10 or number % 5 == 0:
                write(painter, below, str(number), theme.secondary)

    def _points(self, look: int, box: QRectF, marks: tuple[int, ...]) -> list[QPointF]:
        step = box.width() / self._rounds
        return [
            QPointF(box.left() + step * count, _height(value, box, marks))
            for count, value in enumerate(self._series[look])
        ]

    def _line(self, painter: QPainter, look: int, points: list[QPointF]) -> None:
        pen = QPen(QColor(self._look.seat_colour(look)), LINE_WIDTH)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if DASHES[look]:
            pen.setDashPattern(list(DASHES[look]))
        painter.setPen(pen)
        for start, end in pairwise(points):
            painter.drawLine(start, end)


def _height(value: int, box: QRectF, marks: tuple[int, ...]) -> float:
    return box.bottom() - box.height() * (value - marks[0]) / (marks[-1] - marks[0])
