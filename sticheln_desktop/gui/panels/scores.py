"""The score sheet and the chart below it."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.specs import Crown, Stone
from sticheln_desktop.gui.models.roles import Role
from sticheln_desktop.gui.models.rows import Index
from sticheln_desktop.gui.models.scores import ScoreModel
from sticheln_desktop.gui.texts import Cast, Label
from sticheln_desktop.rules.view import View

from .chart import ScoreChart
from .pen import Look, dpr, heading, put, sized, write, write_number

ROW = 26
TOTAL_ROW = 44
HEADER = 52
SECOND_NAME_LINE = 16
MOST_IN_ONE_LINE = 5.5
NUMBERS = 28
_STONE = 9.0
_NEVER = Qt.ScrollBarPolicy.ScrollBarAlwaysOff


class _Cells(QStyledItemDelegate):
    """Zebra rows with round ends, the sum line, and a crown under whoever is ahead."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.widest = {False: "", True: ""}

    def measure(self, model: ScoreModel) -> None:
        """Find the longest number of the rounds and of the totals."""
        for total in self.widest:
            rows = [row for row in range(model.rowCount()) if model.is_total(row) is total]
            cells = [model.index(row, seat).data() for row in rows for seat in range(model.columnCount())]
            self.widest[total] = max(cells, key=len, default="")

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One cell."""
        model = index.model()
        assert isinstance(model, ScoreModel)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect)
        if model.is_total(index.row()):
            self._total(painter, box, index, option)
        else:
            if index.row() % 2 == 0:
                last = index.column() == model.columnCount() - 1
                stripe(painter, box, self.look, right=last)
            points = index.data(Role.POINTS)
            painter.setFont(sized(option.font, self.look))
            colour = self.look.theme.secondary if points is None else self.look.points_colour(points)
            write_number(painter, box, index.data(), colour, self.widest[False], self._room())
        painter.restore()

    def _room(self) -> float:
        """The width of the narrowest column, so that all numbers are written alike."""
        table = self.parent()
        assert isinstance(table, ScoreSheet)
        return table.viewport().width() // max(table.model().columnCount(), 1)

    def _total(self, painter: QPainter, box: QRectF, index: Index, option: QStyleOptionViewItem) -> None:
        px = self.look.px
        sum_line(painter, box, self.look)
        painter.setFont(sized(option.font, self.look, 15, bold=True))
        upper = QRectF(box.left(), box.top() + px(5), box.width(), px(24))
        colour = self.look.points_colour(index.data(Role.POINTS))
        write_number(painter, upper, index.data(), colour, self.widest[True], self._room())
        if index.data(Role.AHEAD):
            widget = option.widget
            crown = Crown(px(15), self.look.theme.gold, dpr(widget) if widget else 1.0)
            put(painter, self.look, crown, QPointF(box.center().x(), box.top() + px(35)))


class _Names(QHeaderView):
    """A stone and a name above each column."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.look = look

    def sizeHint(self) -> QSize:
        """Room for a stone above a name, or two lines of names."""
        return QSize(0, round(self.look.px(HEADER + (SECOND_NAME_LINE if self._is_crowded() else 0))))

    def _is_crowded(self) -> bool:
        """Whether neighbours write their names on two lines, each as wide as two columns."""
        return self.count() * self.look.scale > MOST_IN_ONE_LINE

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """One column's head."""
        model, px = self.model(), self.look.px
        assert isinstance(model, ScoreModel)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(rect)
        middle = QPointF(box.center().x(), box.top() + px(16))
        put(painter, self.look, Stone(model.cast.look(section), px(_STONE), dpr=dpr(self)), middle)
        own = section == model.cast.you
        painter.setFont(sized(self.font(), self.look, 12, bold=own))
        name = QRectF(box.left() + 1, box.top() + px(30), box.width() - 2, px(20))
        if self._is_crowded():
            half = box.width() / 2
            right = min(half, self.width() - box.right())
            name = name.adjusted(-half, 0, right, 0).translated(0, px(SECOND_NAME_LINE) * (section % 2))
        write(painter, name, model.cast.label(section), self.look.theme.text)
        painter.restore()


class _Rounds(QHeaderView):
    """Round numbers at the left, part of the zebra."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.look = look

    def sizeHint(self) -> QSize:
        """Room for two digits."""
        return QSize(round(self.look.px(NUMBERS)), 0)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """One row's number or the sum sign."""
        model = self.model()
        assert isinstance(model, ScoreModel)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, total = QRectF(rect), model.is_total(section)
        if total:
            sum_line(painter, box, self.look)
            box = QRectF(box.left(), box.top() + self.look.px(5), box.width(), self.look.px(24))
        elif section % 2 == 0:
            stripe(painter, box, self.look, left=True)
        painter.setFont(sized(self.font(), self.look, 14 if total else 12, bold=total))
        text = model.headerData(section, Qt.Orientation.Vertical)
        write(painter, box, text, self.look.theme.text if total else self.look.theme.secondary)
        painter.restore()


def stripe(painter: QPainter, box: QRectF, look: Look, left: bool = False, right: bool = False) -> None:
    """A raised row's part, rounded at the row's ends."""
    path, radius = QPainterPath(), look.px(7)
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(box, radius, radius)
    if not left:
        path.addRect(box.adjusted(0, 0, -box.width() / 2, 0))
    if not right:
        path.addRect(box.adjusted(box.width() / 2, 0, 0, 0))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, left or right)
    painter.fillPath(path, QColor(look.theme.raised))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def sum_line(painter: QPainter, box: QRectF, look: Look) -> None:
    """The strong line above the totals."""
    painter.setPen(QPen(QColor(look.theme.text), 2))
    painter.drawLine(box.topLeft() + QPointF(0, 1), box.topRight() + QPointF(0, 1))


class ScoreSheet(QTableView):
    """The table alone, exactly as high as its rows."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cells, self._names, self._rounds = _Cells(look, self), _Names(look, self), _Rounds(look, self)
        self.setItemDelegate(self._cells)
        self.setHorizontalHeader(self._names)
        self.setVerticalHeader(self._rounds)
        self._names.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._names.setMinimumSectionSize(1)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(texts.label(Label.SCORES))

    def set_look(self, look: Look) -> None:
        """Draw with another theme or text size."""
        for part in (self._cells, self._names, self._rounds):
            part.look = look
        self.fit()

    def fit(self, room: int | None = None) -> int:
        """Give every row its height and the table the sum of them; in less room than that it scrolls."""
        model, look = self.model(), self._cells.look
        assert isinstance(model, ScoreModel)
        self._cells.measure(model)
        header = self._names.sizeHint().height()
        height = header + 2 * self.frameWidth() + 6
        for row in range(model.rowCount()):
            tall = round(look.px(TOTAL_ROW if model.is_total(row) else ROW))
            self.setRowHeight(row, tall)
            height += tall
        self._names.setFixedHeight(header)
        self._rounds.setFixedWidth(round(look.px(NUMBERS)))
        shown = height if room is None else min(height, max(room, 3 * header))
        scrolls = Qt.ScrollBarPolicy.ScrollBarAsNeeded if shown < height else _NEVER
        self.setVerticalScrollBarPolicy(scrolls)
        self.setFixedHeight(shown)
        return shown


class ScorePanel(QWidget):
    """The dock's first page."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ScoreModel()
        self.sheet = ScoreSheet(look, self)
        self.sheet.setModel(self.model)
        self.chart = ScoreChart(look, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 12)
        layout.addWidget(self.sheet)
        layout.addWidget(heading(texts.label(Label.RUNNING_TOTAL)))
        layout.addWidget(self.chart)
        layout.addStretch(1)

    def set_look(self, look: Look) -> None:
        """Draw with another theme or text size."""
        self.sheet.set_look(look)
        self.chart.set_look(look)
        self.update()

    def present(self, view: View, cast: Cast) -> None:
        """Show the scores of a view."""
        self.model.show(view, cast)
        self.sheet.fit()
        self.chart.present(view, cast)
