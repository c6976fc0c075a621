"""The raised line that says whose turn it is."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sticheln_desktop.gui.art.specs import Stone

from .pen import Look, dpr, put, sized

_TALL, _STONE, _STONE_AT, _TEXT_AT = 42.0, 9.5, 18.0, 36.0
_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class TurnLine(QWidget):
    """A stone and a sentence on a raised ground."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._text, self._stone = "", 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def text(self) -> str:
        """What it says; nothing while nobody is to play."""
        return self._text

    def set_look(self, look: Look) -> None:
        """Draw with another theme or text size."""
        self._look = look
        self.updateGeometry()
        self.update()

    def present(self, told: tuple[str, int] | None) -> None:
        """Say whose turn it is, or take no room."""
        self._text, self._stone = told or ("", 0)
        self.setVisible(told is not None)
        self.setAccessibleName(self._text)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Long sentences wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """One line or as many as needed."""
        metrics = QFontMetricsF(sized(self.font(), self._look, bold=True))
        room = QRectF(0, 0, width - self._look.px(_TEXT_AT + 10), 1000)
        needed = metrics.boundingRect(room, int(_WRAPPED), self._text).height()
        return round(max(self._look.px(_TALL), needed + self._look.px(18)))

    def sizeHint(self) -> QSize:
        """As wide as the dock."""
        width = round(self._look.px(256))
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, stone and sentence."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, theme, box = self._look.px, self._look.theme, QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(box, px(10), px(10))
        stone = Stone(self._stone, px(_STONE), dpr=dpr(self))
        put(painter, self._look, stone, QPointF(px(_STONE_AT), box.center().y()))
        painter.setPen(QColor(theme.text))
        painter.setFont(sized(self.font(), self._look, bold=True))
        painter.drawText(box.adjusted(px(_TEXT_AT), 0, -px(10), 0), int(_WRAPPED), self._text)
        painter.end()
