"""The strip a person finds after the curtain: what the others did since that person's last turn."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.specs import Chip, Crown, Stone
from sticheln_desktop.gui.panels.pen import Look, dpr, put, sized, write
from sticheln_desktop.gui.texts import Cast, Label
from sticheln_desktop.play.session import Happening
from sticheln_desktop.rules.events import CardPassed, CardPlayed, TrickWon

_HEIGHT, _PAD, _STEP, _STONE, _CHIP = 32.0, 12.0, 66.0, 9.0, 38.0
_WIDEST_PART = 0.66
Fact = CardPlayed | CardPassed | TrickWon


class Recap(QFrame):
    """Stone and chip for every card, stone and crown for every trick, oldest first; a click puts it away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look: Look | None = None
        self._cast = Cast(())
        self._facts: tuple[Fact, ...] = ()
        self._top = 0.0
        self.setProperty("plate", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def tell(self, happenings: Sequence[Happening], cast: Cast, look: Look) -> None:
        """Show what happened; nothing to tell shows nothing."""
        told = [one for one in happenings if isinstance(one.event, CardPlayed | CardPassed | TrickWon)]
        self._facts = tuple(one.event for one in told)
        self._cast, self._look = cast, look
        self.setVisible(bool(self._facts))
        self.setAccessibleName(texts.label(Label.SINCE_LAST_TURN))
        said = [texts.event_text(one.event, one.view, cast) for one in told]
        self.setAccessibleDescription(". ".join(said))
        self.fit(self._top)
        self.raise_()

    def put_away(self) -> None:
        """Hide, and forget what was told."""
        self.hide()
        self._facts = ()
        self.setAccessibleDescription("")

    def fit(self, top: float) -> None:
        """Lie at that height by the right edge; where not everything fits, the newest facts are shown."""
        self._top = top
        if self._look is None:
            return
        px, room = self._look.px, self.parentWidget().width()
        width = self._heading_width() + len(self._shown()) * px(_STEP) + px(_PAD)
        self.setGeometry(round(room - width - px(_PAD)), round(top), round(width), round(px(_HEIGHT)))

    def _heading_width(self) -> float:
        assert self._look is not None
        font = sized(self.font(), self._look, 13, bold=True)
        wide = QFontMetricsF(font).horizontalAdvance(texts.label(Label.SINCE_LAST_TURN))
        return wide + self._look.px(2 * _PAD)

    def _shown(self) -> tuple[Fact, ...]:
        assert self._look is not None
        room = self.parentWidget().width() * _WIDEST_PART - self._heading_width()
        return self._facts[-max(int(room // self._look.px(_STEP)), 1) :]

    def paintEvent(self, event: QPaintEvent) -> None:
        """The heading and the facts."""
        super().paintEvent(event)
        if self._look is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, theme = self._look.px, self._look.theme
        painter.setFont(sized(self.font(), self._look, 13, bold=True))
        heading = QRectF(0, 0, self._heading_width(), self.height())
        write(painter, heading, texts.label(Label.SINCE_LAST_TURN), theme.secondary)
        for index, fact in enumerate(self._shown()):
            self._paint(painter, fact, QPointF(heading.right() + index * px(_STEP), self.height() / 2))

    def _paint(self, painter: QPainter, fact: Fact, at: QPointF) -> None:
        assert self._look is not None
        px, ratio = self._look.px, dpr(self)
        seat = fact.winner if isinstance(fact, TrickWon) else fact.seat
        stone = Stone(self._cast.look(seat), px(7), dpr=ratio)
        put(painter, self._look, stone, at + QPointF(px(_STONE), 0))
        beside = at + QPointF(px(2 * _STONE + 2 + _CHIP / 2), 0)
        if isinstance(fact, TrickWon):
            put(painter, self._look, Crown(px(24), self._look.theme.gold, ratio), beside)
        else:
            put(painter, self._look, Chip(fact.card.colour, px(20), fact.card.value, dpr=ratio), beside)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Seen."""
        self.put_away()
