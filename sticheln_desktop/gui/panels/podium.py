"""The podium: three steps, whoever is equal stands on the same one."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.palette import WHITE
from sticheln_desktop.gui.art.specs import Crown, Stone
from sticheln_desktop.gui.art.tint import darker
from sticheln_desktop.gui.motion.durations import PODIUM_STEP
from sticheln_desktop.gui.table.brush import faint
from sticheln_desktop.gui.texts import Cast, Label
from sticheln_desktop.rules.game import ranking
from sticheln_desktop.rules.view import View

from .pen import Look, dpr, put, sized, write

HEIGHTS: Final = {1: 1.0, 2: 0.78, 3: 0.60}
ORDER: Final = (2, 1, 3)
_STEP, _NAME, _STONE, _STONE_ROW, _CROWN, _TREAD = 120.0, 20.0, 11.0, 30.0, 26.0, 7.0
_UPWARDS: Final = QEasingCurve(QEasingCurve.Type.OutBack)
_UPWARDS.setOvershoot(1.05)


def on_steps(ranks: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """Which seats stand on each of the three steps."""
    return {step: tuple(seat for seat, rank in enumerate(ranks) if rank == step) for step in ORDER}


def _boxed(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(box)
    return path


class Podium(QWidget):
    """The first three places; the others have none."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._cast = Cast(())
        self._totals: tuple[int, ...] = ()
        self._steps: dict[int, tuple[int, ...]] = dict.fromkeys(ORDER, ())
        self._risen = float(len(ORDER))
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=float(len(ORDER)))
        self._clock.valueChanged.connect(self._rise_to)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(texts.label(Label.PODIUM))

    def set_look(self, look: Look) -> None:
        """Draw with another theme or text size."""
        self._look = look
        self.updateGeometry()
        self.update()

    def present(self, view: View, cast: Cast) -> None:
        """Seat everyone of a finished match."""
        self._cast, self._totals = cast, view.totals
        self._steps = on_steps(ranking(view.rules, view.scores))
        said = [
            f"{step}: {texts.listed([cast.label(seat) for seat in self._steps[step]])}"
            for step in HEIGHTS
            if self._steps[step]
        ]
        self.setAccessibleDescription("; ".join(said))
        self.updateGeometry()
        self.update()

    def rise(self, factor: float) -> None:
        """Let the steps come up, the third, the second and at last the first; no time, no rising."""
        self._clock.setDuration(round(len(ORDER) * PODIUM_STEP * factor))
        if self._clock.duration():
            self._clock.start()

    def _rise_to(self, risen: float) -> None:
        self._risen = risen
        self.update()

    def _part(self, step: int) -> float:
        """How far a step has come up."""
        at = min(max(self._risen - (len(ORDER) - step), 0.0), 1.0)
        return _UPWARDS.valueForProgress(at)

    def sizeHint(self) -> QSize:
        """Room for the highest pile of names on any step."""
        lifted = [HEIGHTS[step] * _STEP + len(seats) * _NAME for step, seats in self._steps.items()]
        tall = max(lifted) + _STONE_ROW + _CROWN + 8
        return QSize(round(self._look.px(250)), round(self._look.px(tall)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Step after step, from left to right."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.width() / len(ORDER)
        for column, step in enumerate(ORDER):
            part = self._part(step)
            if part <= 0.0:
                continue
            tall = self._look.px(_STEP) * HEIGHTS[step] * part
            box = QRectF(column * width + 2, self.height() - tall, width - 4, tall)
            self._block(painter, box, step)
            self._crowd(painter, box, step)

    def _block(self, painter: QPainter, box: QRectF, step: int) -> None:
        theme, px = self._look.theme, self._look.px
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(0, 0, 0, px(12)), px(10), px(10))
        painter.setClipRect(box)
        painter.fillPath(path, self._shade(box, theme.gold if step == 1 else theme.raised))
        tread = QRectF(box.left(), box.top(), box.width(), px(_TREAD))
        painter.fillPath(path.intersected(_boxed(tread)), faint(WHITE, 0.34 if theme.has_shadows else 0.0))
        if step != 1:
            painter.setPen(QPen(QColor(theme.line), 1.5))
            painter.drawPath(path)
        painter.setClipping(False)
        ink = theme.on_gold if step == 1 else theme.text
        painter.setFont(sized(self.font(), self._look, 26, bold=True))
        write(painter, QRectF(box.left(), box.top() + px(6), box.width(), px(34)), str(step), ink)
        if self._steps[step]:
            painter.setFont(sized(self.font(), self._look, 15, bold=True))
            foot = QRectF(box.left(), box.top() + px(40), box.width(), px(22))
            write(painter, foot, texts.number(self._totals[self._steps[step][0]]), ink)

    def _shade(self, box: QRectF, colour: str) -> QBrush:
        """Lit from above; plain where contrast counts."""
        if not self._look.theme.has_shadows:
            return QBrush(QColor(colour))
        gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
        gradient.setColorAt(0.0, QColor(colour))
        gradient.setColorAt(1.0, QColor(darker(colour, 0.16)))
        return QBrush(gradient)

    def _crowd(self, painter: QPainter, box: QRectF, step: int) -> None:
        """The stones side by side right on the step, the names above them, a crown above the winners."""
        px, seats = self._look.px, self._steps[step]
        pitch = min(px(2.5 * _STONE), box.width() / max(len(seats), 1))
        for place, seat in enumerate(seats):
            x = box.center().x() + (place - (len(seats) - 1) / 2) * pitch
            stone = Stone(self._cast.look(seat), px(_STONE), dpr=dpr(self))
            put(painter, self._look, stone, QPointF(x, box.top() - px(_STONE_ROW / 2)))
            name = box.top() - px(_STONE_ROW + (len(seats) - place) * _NAME)
            painter.setFont(sized(self.font(), self._look, 13, bold=seat == self._cast.you))
            room = QRectF(box.left(), name, box.width(), px(_NAME))
            write(painter, room, self._cast.label(seat), self._look.theme.text)
        if step == 1 and seats:
            top = box.top() - px(_STONE_ROW + len(seats) * _NAME + _CROWN / 2)
            crown = Crown(px(24), self._look.theme.gold, dpr(self))
            put(painter, self._look, crown, QPointF(box.center().x(), top))
