"""Rows of the dock's first page: the trick as it lies, and what the tiles are worth now."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from sticheln_desktop.gui.art.specs import Chip, Stone
from sticheln_desktop.rules.cards import Card

from .pen import Look, dpr, put, sized, write

_ROW, _STONE, _STONE_AT, _NAME_AT = 30.0, 8.5, 12.0, 29.0
_CHIP, _CHIP_AT, _CHIP_AT_MOST, _WORD_AT = 22.0, 0.35, 0.45, 0.62
_BOX_WIDE, _BOX_TALL, _BOX_PITCH, _FEWEST_BOXES = 11.0, 16.0, 15.0, 4
_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat: a card or so many tricks won, a few words, and whether it stands out."""

    name: str
    look: int
    words: str
    card: Card | None = None
    tricks: int | None = None
    strong: bool = False

    @property
    def spoken(self) -> str:
        """The line as a screen reader says it."""
        return f"{self.name}: {self.words}"


class SeatRows(QWidget):
    """A few lines, one for each seat that has something to tell."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.lines: tuple[SeatLine, ...] = ()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        """Draw with another theme or text size."""
        self._look = look
        self.updateGeometry()
        self.update()

    def present(self, lines: Sequence[SeatLine], spoken: Sequence[str] = ()) -> None:
        """Show these lines; `spoken` says more than they do where that is needed."""
        self.lines = tuple(lines)
        self.setAccessibleDescription(". ".join(spoken or [line.spoken for line in self.lines]))
        self.updateGeometry()
        self.update()

    @property
    def row_height(self) -> int:
        """The height of one line."""
        return round(self._look.px(_ROW))

    def sizeHint(self) -> QSize:
        """A row for each line."""
        return QSize(round(self._look.px(240)), self.row_height * len(self.lines))

    @property
    def aside(self) -> float:
        """Where the names end: behind the longest one, as long as the words keep their room."""
        metrics = QFontMetricsF(sized(self.font(), self._look, bold=True))
        longest = max((metrics.horizontalAdvance(line.name) for line in self.lines), default=0.0)
        wanted = longest + self._look.px(_NAME_AT + 6)
        return max(_CHIP_AT * self.width(), min(wanted, _CHIP_AT_MOST * self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Row after row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tall = self.row_height
        for at, line in enumerate(self.lines):
            self._row(painter, QRectF(0, at * tall, self.width(), tall), line)
        painter.end()

    def _row(self, painter: QPainter, box: QRectF, line: SeatLine) -> None:
        px, theme, middle = self._look.px, self._look.theme, box.center().y()
        stone = Stone(line.look, px(_STONE), dpr=dpr(self))
        put(painter, self._look, stone, QPointF(px(_STONE_AT), middle))
        painter.setFont(sized(self.font(), self._look, bold=line.strong))
        aside = self.aside
        name = QRectF(px(_NAME_AT), box.top(), aside - px(_NAME_AT) - px(4), box.height())
        write(painter, name, line.name, theme.text, _LEFT)
        if line.card is not None:
            self._chip(painter, QPointF(aside, middle), line.card)
        if line.tricks is not None:
            self._boxes(painter, QPointF(aside, middle), line.tricks, box.right() - aside - px(62))
        words = QRectF(box.width() * _WORD_AT, box.top(), box.width() * (1 - _WORD_AT), box.height())
        colour = theme.text if line.strong else theme.secondary
        write(painter, words, line.words, colour, _LEFT if line.tricks is None else _RIGHT)

    def _chip(self, painter: QPainter, left: QPointF, card: Card) -> None:
        chip = Chip(card.colour, self._look.px(_CHIP), card.value, dpr=dpr(self))
        picture = self._look.art.picture(chip)
        painter.drawPixmap(left - QPointF(0, picture.centre.y()), picture.pixmap)

    def _boxes(self, painter: QPainter, left: QPointF, tricks: int, room: float) -> None:
        """A box for each trick won, and empty ones up to four."""
        px, theme = self._look.px, self._look.theme
        count = max(tricks, _FEWEST_BOXES)
        pitch = min(px(_BOX_PITCH), room / count)
        wide = min(px(_BOX_WIDE), pitch * 0.75)
        for at in range(count):
            won = at < tricks
            painter.setPen(QPen(QColor(theme.accent if won else theme.secondary), 1.4))
            painter.setBrush(QColor(theme.accent) if won else Qt.BrushStyle.NoBrush)
            top = left.y() - px(_BOX_TALL) / 2
            painter.drawRoundedRect(QRectF(left.x() + at * pitch, top, wide, px(_BOX_TALL)), 2, 2)
