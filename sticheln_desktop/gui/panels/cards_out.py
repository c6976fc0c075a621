"""Cards still out, one row a colour: what has been seen shrinks to a dot."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.specs import Chip
from sticheln_desktop.gui.models.cards_out import CardsOutModel, Whereabouts
from sticheln_desktop.gui.models.roles import Role
from sticheln_desktop.gui.models.rows import Index
from sticheln_desktop.gui.texts import Label
from sticheln_desktop.rules.view import View

from .pen import Look, dpr, heading, put, sized, write

_CHIP, _CHIP_ROOM = 24.0, 32.0
_LINE, _GAP = 19.0, 10.0
_MOST_IN_A_LINE = 13


def columns(values: int) -> int:
    """How many values stand side by side: all of them, or half of them in each of two lines."""
    return values if values <= _MOST_IN_A_LINE else -(-values // 2)


class _Rows(QStyledItemDelegate):
    """A chip and its values in fixed columns."""

    def __init__(self, look: Look, parent: QListView) -> None:
        super().__init__(parent)
        self.look = look
        self._list = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One or two lines of values."""
        count = len(_model(index).values)
        lines = -(-count // columns(count))
        height = max(lines * _LINE, _CHIP) + _GAP
        return QSize(self._list.viewport().width(), round(self.look.px(height)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One colour."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, px = QRectF(option.rect), self.look.px
        colour, ratio = index.data(Role.COLOUR), dpr(self._list)
        chip = Chip(colour, px(_CHIP), dpr=ratio)
        put(painter, self.look, chip, QPointF(box.left() + px(_CHIP / 2 + 3), box.center().y()))
        painter.setFont(sized(option.font, self.look, 12, bold=True))
        self._values(painter, box.adjusted(px(_CHIP_ROOM), 0, -px(2), 0), _model(index).where(colour))
        painter.restore()

    def _values(self, painter: QPainter, box: QRectF, where: Sequence[tuple[int, Whereabouts]]) -> None:
        across = columns(len(where))
        lines = -(-len(where) // across)
        width, height = box.width() / across, self.look.px(_LINE)
        top = box.center().y() - lines * height / 2
        for place, (value, whereabouts) in enumerate(where):
            at = QPointF(box.left() + place % across * width, top + place // across * height)
            cell = QRectF(at.x(), at.y(), width, height)
            mark(painter, cell, self.look, str(value) if whereabouts is Whereabouts.OUT else whereabouts)


def _model(index: Index) -> CardsOutModel:
    model = index.model()
    assert isinstance(model, CardsOutModel)
    return model


def mark(painter: QPainter, cell: QRectF, look: Look, what: str | Whereabouts) -> None:
    """A value, a dot for a card that was seen, or a small ring for one in the own hand."""
    if isinstance(what, str):
        write(painter, cell, what, look.theme.text)
        return
    own = what is Whereabouts.OWN
    painter.setPen(QPen(QColor(look.theme.accent), look.px(1.6)) if own else Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush if own else QColor(look.theme.secondary))
    radius = look.px(3.0 if own else 1.3)
    painter.drawEllipse(cell.center(), radius, radius)


class _Legend(QLabel):
    """One sign and its meaning."""

    def __init__(self, look: Look, what: Whereabouts, text: str) -> None:
        super().__init__(text)
        self.look = look
        self._what = what
        self.setProperty("role", "secondary")
        self.setContentsMargins(round(look.px(20)), 0, 0, 0)

    def paintEvent(self, event: object) -> None:
        """The text and, before it, the sign."""
        super().paintEvent(event)  # type: ignore[arg-type]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mark(painter, QRectF(0, 0, self.look.px(16), self.height()), self.look, self._what)


class CardsOutPanel(QWidget):
    """The dock's third page, an aid that a match may forbid."""

    def __init__(self, look: Look, parent: QWidget | None = None, titled: bool = True) -> None:
        super().__init__(parent)
        self.model = CardsOutModel()
        self.list = QListView(self)
        self._rows = _Rows(look, self.list)
        self.list.setItemDelegate(self._rows)
        self.list.setModel(self.model)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(texts.label(Label.STILL_OUT))
        self._legends = [
            _Legend(look, Whereabouts.SEEN, texts.label(Label.SEEN)),
            _Legend(look, Whereabouts.OWN, texts.label(Label.OWN)),
        ]
        self._titled = titled
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*((8,) * 4 if titled else (0,) * 4))
        if titled:
            layout.addWidget(heading(texts.label(Label.STILL_OUT)))
            layout.addLayout(self._signs())
        layout.addWidget(self.list, 1)

    def _signs(self) -> QHBoxLayout:
        signs = QHBoxLayout()
        for legend in self._legends:
            signs.addWidget(legend)
        signs.addStretch(1)
        return signs

    def set_look(self, look: Look) -> None:
        """Draw with another theme or text size."""
        self._rows.look = look
        for legend in self._legends:
            legend.look = look
            legend.setContentsMargins(round(look.px(20)), 0, 0, 0)
        self.list.scheduleDelayedItemsLayout()
        if not self._titled:
            self._fit()

    def present(self, view: View) -> None:
        """Show what a view knows of the newest round."""
        self.model.show(view)
        if not self._titled:
            self._fit()

    def _fit(self) -> None:
        """As a part of another page the list is exactly as high as its rows."""
        rows = range(self.model.rowCount())
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFixedHeight(sum(self.list.sizeHintForRow(row) for row in rows) + 4)
