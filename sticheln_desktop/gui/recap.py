"""The strip a person finds after the curtain: what the others did since that person's last turn."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.specs import Chip, Crown, Stone
from sticheln_desktop.gui.panels.pen import Look, dpr, put, sized, write
from sticheln_desktop.gui.texts import Cast, Label
from sticheln_desktop.play.session import Happening
from sticheln_desktop.rules.events import CardPassed, CardPlayed, TrickWon

_HEADING, _ROW, _GAP, _CHIP_WIDTH, _STONE_WIDTH = 26.0, 32.0, 12.0, 38.0, 20.0
_MOST = 24
Fact = CardPlayed | CardPassed | TrickWon


class Recap(QFrame):
    """Stone and chip for every card, stone and crown for every trick; a click puts it away."""

    dismissed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look: Look | None = None
        self._cast = Cast(())
        self._facts: tuple[Fact, ...] = ()
        self.setProperty("plate", True)
        self.setAutoFillBackground(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def tell(self, happenings: Sequence[Happening], cast: Cast, look: Look) -> None:
        """Show what happened; nothing to tell shows nothing."""
        facts = [one for one in happenings if isinstance(one.event, CardPlayed | CardPassed | TrickWon)]
        self._facts = tuple(one.event for one in facts[-_MOST:])
        self._cast, self._look = cast, look
        self.setVisible(bool(self._facts))
        self.setAccessibleName(texts.label(Label.SINCE_LAST_TURN))
        said = [texts.event_text(one.event, one.view, cast) for one in facts[-_MOST:]]
        self.setAccessibleDescription(". ".join(said))
        self.fit()
        self.raise_()

    def put_away(self) -> None:
        """Hide, and forget what was told."""
        self.hide()
        self._facts = ()
        self.setAccessibleDescription("")

    def fit(self) -> None:
        """Lie at the top of the table, as wide and high as the facts need."""
        room = self.parentWidget().width()
        size = self._wanted(room - 40)
        self.setGeometry(max((room - size.width()) // 2, 0), 10, size.width(), size.height())

    def _wanted(self, room: int) -> QSize:
        if self._look is None:
            return QSize(0, 0)
        px = self._look.px
        font = sized(self.font(), self._look, 13, bold=True)
        least = QFontMetricsF(font).horizontalAdvance(texts.label(Label.SINCE_LAST_TURN)) + px(40)
        places = self._places(room)
        right = max((x for _, x in places), default=0.0) + px(_STONE_WIDTH + _CHIP_WIDTH + _GAP)
        rows = max((row for row, _ in places), default=0) + 1
        return QSize(round(max(right + px(_GAP), least)), round(px(_HEADING + rows * _ROW + 6)))

    def _places(self, width: int) -> list[tuple[int, float]]:
        """Row and left edge of every fact."""
        assert self._look is not None
        px = self._look.px
        step = px(_STONE_WIDTH + _CHIP_WIDTH + _GAP)
        per_row = max(int((width - px(2 * _GAP)) // step), 1)
        return [(index // per_row, px(_GAP) + index % per_row * step) for index, _ in enumerate(self._facts)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """The heading and the facts."""
        super().paintEvent(event)
        if self._look is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = self._look.px
        painter.setFont(sized(self.font(), self._look, 13, bold=True))
        heading = QRectF(px(_GAP), px(4), self.width() - px(2 * _GAP), px(_HEADING))
        write(painter, heading, texts.label(Label.SINCE_LAST_TURN), self._look.theme.secondary)
        for fact, (row, x) in zip(self._facts, self._places(self.width()), strict=True):
            self._paint(painter, fact, QPointF(x, px(_HEADING + (row + 0.5) * _ROW)))

    def _paint(self, painter: QPainter, fact: Fact, at: QPointF) -> None:
        assert self._look is not None
        px, ratio = self._look.px, dpr(self)
        seat = fact.winner if isinstance(fact, TrickWon) else fact.seat
        stone = Stone(self._cast.look(seat), px(7), dpr=ratio)
        put(painter, self._look, stone, at + QPointF(px(9), 0))
        beside = at + QPointF(px(_STONE_WIDTH + _CHIP_WIDTH / 2), 0)
        if isinstance(fact, TrickWon):
            put(painter, self._look, Crown(px(24), self._look.theme.gold, ratio), beside)
        else:
            chip = Chip(fact.card.colour, px(20), fact.card.value, dpr=ratio)
            put(painter, self._look, chip, beside)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Seen."""
        self.put_away()
        self.dismissed.emit()
