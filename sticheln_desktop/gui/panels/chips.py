"""A row of card chips that wraps, with the points of each card below it where they differ."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.specs import Chip
from sticheln_desktop.rules.cards import Card

from .breakdown import Line
from .pen import Look, dpr, sized, write

_HEIGHT, _GAP, _POINTS = 19.0, 5.0, 15.0


class ChipRow(QWidget):
    """The cards of one line of a score."""

    def __init__(self, look: Look, line: Line, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._line = line
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(texts.card_names(line.cards))

    def hasHeightForWidth(self) -> bool:
        """Chips wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As many rows as needed."""
        rows = max((row for row, _ in self._places(width)), default=0) + 1
        return round(rows * self._row_height())

    def sizeHint(self) -> QSize:
        """A dock's width."""
        width = round(self._look.px(220))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """At least one chip."""
        return QSize(round(self._look.px(60)), round(self._row_height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Chip after chip."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(sized(self.font(), self._look, 12))
        px, theme = self._look.px, self._look.theme
        for index, (row, x) in enumerate(self._places(self.width())):
            picture = self._look.art.picture(self._chip(self._line.cards[index]))
            top = row * self._row_height()
            painter.drawPixmap(QPointF(x, top), picture.pixmap)
            if self._line.each:
                points = self._line.each[index]
                below = QRectF(x - px(2), top + px(_HEIGHT), 2 * picture.centre.x() + px(4), px(_POINTS))
                colour = theme.plus if points > 0 else theme.minus if points < 0 else theme.secondary
                write(painter, below, texts.points(points), colour)

    def _chip(self, card: Card) -> Chip:
        return Chip(card.colour, self._look.px(_HEIGHT), card.value, dpr=dpr(self))

    def _row_height(self) -> float:
        return self._look.px(_HEIGHT + _GAP + (_POINTS if self._line.each else 0))

    def _places(self, width: int) -> list[tuple[int, float]]:
        """Row and left edge of each chip."""
        places: list[tuple[int, float]] = []
        row, x = 0, 0.0
        for card in self._line.cards:
            wide = 2 * self._look.art.picture(self._chip(card)).centre.x()
            if x and x + wide > width:
                row, x = row + 1, 0.0
            places.append((row, x))
            x += wide + self._look.px(_GAP)
        return places
