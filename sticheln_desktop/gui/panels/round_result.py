"""How each score of a round came about, card by card."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.specs import Stone
from sticheln_desktop.gui.motion.durations import COUNTING
from sticheln_desktop.gui.texts import Cast
from sticheln_desktop.rules.view import RoundView, View

from .breakdown import Line, breakdown
from .chips import ChipRow
from .pen import Look, dpr, heading, sized

_COLUMN: Final = 350
"""The width from which a plate's chips stand in few rows."""


class RoundResultPanel(QScrollArea):
    """One plate for each seat, best first, two side by side where there is room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[View, Cast, int] | None = None
        self._sums: list[tuple[QLabel, int]] = []
        self._plates: list[QFrame] = []
        self._grid = QGridLayout()
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._clock.valueChanged.connect(self._counted)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def set_look(self, look: Look) -> None:
        """Draw with another theme or text size."""
        self._look = look
        if self._shown:
            self.present(*self._shown)

    def present(self, view: View, cast: Cast, number: int = -1) -> None:
        """Show a finished round of a view, the newest one unless another is wanted."""
        round = view.rounds[number]
        if round.scores is None:
            return
        self._shown = view, cast, number
        self._clock.stop()
        self._sums, self._grid = [], QGridLayout()
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(10)
        layout.addWidget(heading(texts.round_over_text(round.number, view, cast), "heading"))
        best_first = sorted(range(view.seats), key=lambda seat: -(round.scores or ())[seat])
        self._plates = [self._plate(round, view, cast, seat) for seat in best_first]
        self._grid.setSpacing(10)
        layout.addLayout(self._grid)
        layout.addStretch(1)
        self._arrange()
        self.setWidget(page)

    def _arrange(self) -> None:
        columns = 2 if self.width() >= 2 * self._look.px(_COLUMN) else 1
        for index, plate in enumerate(self._plates):
            self._grid.addWidget(plate, index // columns, index % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, perhaps another number of columns."""
        super().resizeEvent(event)
        self._arrange()

    def count(self, factor: float) -> None:
        """Let every seat's points count up in whole points; no time, no counting."""
        self._clock.setDuration(round(COUNTING * factor))
        if self._clock.duration():
            self._clock.start()

    def _counted(self, part: float) -> None:
        for label, points in self._sums:
            label.setText(texts.points(round(points * part)))

    def _plate(self, round: RoundView, view: View, cast: Cast, seat: int) -> QFrame:
        plate = QFrame()
        plate.setProperty("plate", True)
        layout = QVBoxLayout(plate)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.addLayout(self._title(cast, seat, (round.scores or ())[seat]))
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        for line in breakdown(round, view.rules, seat):
            self._add(grid, line)
        layout.addLayout(grid)
        layout.addStretch(1)
        return plate

    def _title(self, cast: Cast, seat: int, score: int) -> QHBoxLayout:
        row = QHBoxLayout()
        stone, name = QLabel(), QLabel(cast.label(seat))
        stone.setPixmap(
            self._look.art.picture(Stone(cast.look(seat), self._look.px(10), dpr=dpr(self))).pixmap
        )
        name.setFont(sized(self.font(), self._look, 15, bold=True))
        row.addWidget(stone)
        row.addWidget(name, 1)
        total = self._points(score, 20)
        total.setObjectName("total")
        self._sums.append((total, score))
        row.addWidget(total)
        return row

    def _add(self, grid: QGridLayout, line: Line) -> None:
        row = grid.rowCount()
        label = QLabel(line.label)
        label.setWordWrap(True)
        label.setProperty("role", "secondary")
        grid.addWidget(label, row, 0)
        if line.points or line.each or not line.cards:
            grid.addWidget(self._points(line.points, 13), row, 1)
        if line.cards:
            grid.addWidget(ChipRow(self._look, line), row + 1, 0, 1, 2)

    def _points(self, points: int, pixels: float) -> QLabel:
        label = QLabel(texts.points(points))
        label.setProperty("role", "plus" if points > 0 else "minus" if points < 0 else "secondary")
        label.setFont(sized(self.font(), self._look, pixels, bold=True))
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        label.setAccessibleName(texts.spoken_points(points))
        return label

    def sizeHint(self) -> QSize:
        """Wide enough for two plates side by side."""
        return QSize(round(self._look.px(2 * _COLUMN + 160)), round(self._look.px(560)))
