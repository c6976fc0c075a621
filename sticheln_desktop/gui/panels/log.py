"""The log of plays as a list with stones and chips."""

import re

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.specs import Chip, Stone
from sticheln_desktop.gui.models.log import LogModel
from sticheln_desktop.gui.models.roles import Role
from sticheln_desktop.gui.models.rows import Index
from sticheln_desktop.gui.texts import Cast, Label
from sticheln_desktop.rules.view import View

from .pen import Look, dpr, put, sized

_STONE_AT, _STONE = 11.0, 6.5
_CHIP_AT, _CHIP, _CHIP_WIDTH = 24.0, 20.0, 35.0
_PADDING, _LEAST = 5.0, 28.0
_BEFORE_NUMBER = re.compile(rf" (?=[\d{texts.MINUS}])")
_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


def unbroken(text: str) -> str:
    """The same words, but no line will begin with a number."""
    return _BEFORE_NUMBER.sub("\u00a0", text)


class _Lines(QStyledItemDelegate):
    """A stone for the seat, a chip for the card, and the words beside them."""

    def __init__(self, look: Look, parent: QListView) -> None:
        super().__init__(parent)
        self.look = look
        self._list = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the words need."""
        width = self._list.viewport().width()
        words = self._words(QRectF(0, 0, width, 4000), index)
        metrics = QFontMetricsF(sized(option.font, self.look, bold=bool(index.data(Role.HEADING))))
        needed = metrics.boundingRect(words, int(_WRAPPED), unbroken(index.data())).height()
        return QSize(width, round(max(needed + self.look.px(2 * _PADDING), self.look.px(_LEAST))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One line."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, px, head = QRectF(option.rect), self.look.px, bool(index.data(Role.HEADING))
        if head:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.look.theme.raised))
            painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), px(7), px(7))
        self._marks(painter, box, index)
        painter.setFont(sized(option.font, self.look, bold=head))
        painter.setPen(QColor(self.look.theme.text))
        painter.drawText(self._words(box, index), int(_WRAPPED), unbroken(index.data()))
        painter.restore()

    def _marks(self, painter: QPainter, box: QRectF, index: Index) -> None:
        px, ratio, middle = self.look.px, dpr(self._list), box.center().y()
        look, colour = index.data(Role.LOOK), index.data(Role.COLOUR)
        if look is not None:
            stone = Stone(look, px(_STONE), dpr=ratio)
            put(painter, self.look, stone, QPointF(box.left() + px(_STONE_AT), middle))
        if colour is not None:
            chip = Chip(colour, px(_CHIP), index.data(Role.VALUE), dpr=ratio)
            picture = self.look.art.picture(chip)
            painter.drawPixmap(
                QPointF(box.left() + px(_CHIP_AT), middle - picture.centre.y()), picture.pixmap
            )

    def _words(self, box: QRectF, index: Index) -> QRectF:
        """Where the words stand: lines with a seat keep one left edge, headings begin at the border."""
        px = self.look.px
        plain = index.data(Role.SEAT) is None
        left = px(10) if plain else px(_CHIP_AT + _CHIP_WIDTH + 8)
        return box.adjusted(left, 0, -px(4), 0)


class _List(QListView):
    """A list whose lines wrap anew when it becomes narrower."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure all lines again."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class LogPanel(QWidget):
    """The dock's second page, or a view of its lines; it stays at its end while one does not scroll away."""

    def __init__(self, look: Look, model: LogModel | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model or LogModel()
        self.list = _List(self)
        self._lines = _Lines(look, self.list)
        self.list.setItemDelegate(self._lines)
        self.list.setModel(self.model)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(texts.label(Label.LOG))
        self._at_end = True
        self.list.verticalScrollBar().valueChanged.connect(self._moved)
        self.list.verticalScrollBar().rangeChanged.connect(self._grew)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 4, 8)
        layout.addWidget(self.list)

    def set_look(self, look: Look) -> None:
        """Draw with another theme or text size."""
        self._lines.look = look
        self.list.scheduleDelayedItemsLayout()

    def present(self, view: View, cast: Cast) -> None:
        """Tell the match of a view."""
        self.model.show(view, cast)

    def _moved(self, value: int) -> None:
        self._at_end = value == self.list.verticalScrollBar().maximum()

    def _grew(self, _: int, end: int) -> None:
        if self._at_end:
            self.list.verticalScrollBar().setValue(end)
