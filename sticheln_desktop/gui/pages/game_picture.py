"""The picture of a game: its scene, painted with the real cards, stones and signs of the table."""

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.art.palette import BACK_FIELD, BACK_GOLD, GOLD, INK, WHITE
from sticheln_desktop.gui.art.specs import ArtSpec, CardBack, CardFace, Crown, Stone
from sticheln_desktop.rules.cards import card

from .scenes import BOX_HEIGHT, BOX_WIDTH, SCENES, Back, Face, Mark, Part, Scene, StoneAt

_RADIUS: Final = 14.0
_RAYS: Final = 22
_LARGEST: Final = 1.25


class SceneWidget(QWidget):
    """Paints parts of a scene and paints them again when their true pictures arrive."""

    def __init__(self, art: ArtCache, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._style = style
        self._shown: set[ArtSpec] = set()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        art.ready.connect(self._arrived)

    def set_style(self, style: Style) -> None:
        """Show the other card face."""
        self._style = style
        self.update()

    def _arrived(self, spec: ArtSpec) -> None:
        if spec in self._shown:
            self.update()

    def _put_all(self, painter: QPainter, parts: Iterable[Part], scale: float) -> None:
        self._shown.clear()
        for part in parts:
            if isinstance(part, Mark) and part.sign != "crown":
                _SIGNS[part.sign](painter, part)
            else:
                self._put(painter, self._spec(part, scale), QPointF(part.x, part.y), scale)

    def _put(self, painter: QPainter, spec: ArtSpec, place: QPointF, scale: float) -> None:
        self._shown.add(spec)
        picture = self._art.picture(spec)
        size = picture.pixmap.deviceIndependentSize() / scale
        painter.drawPixmap(
            QRectF(place - picture.centre / scale, size), picture.pixmap, QRectF(picture.pixmap.rect())
        )

    def _spec(self, part: Part, scale: float) -> ArtSpec:
        dpr = self.devicePixelRatioF()
        match part:
            case Face():
                return CardFace(
                    card(part.text), part.height * scale, self._style, part.angle, badge=part.badge, dpr=dpr
                )
            case Back():
                return CardBack(part.height * scale, part.angle, badge=part.badge, dpr=dpr)
            case StoneAt():
                return Stone(part.look, part.radius * scale, dpr=dpr)
            case Mark():
                return Crown(part.size * scale, dpr=dpr)


class GamePicture(SceneWidget):
    """The picture of one game; its height follows its width."""

    def __init__(self, game: str, art: ArtCache, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(art, style, parent)
        self._scene: Scene = SCENES[game]
        # The first paint shows the ground alone: eight pictures would keep the window from coming up.
        self._is_awaited = not art.is_immediate
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_game(self, game: str) -> None:
        """Show another game."""
        self._scene = SCENES[game]
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(int(BOX_WIDTH), int(BOX_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(int(BOX_WIDTH * 0.6), int(BOX_HEIGHT * 0.6))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(min(width / BOX_WIDTH, _LARGEST) * BOX_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        ground = QPainterPath()
        ground.addRoundedRect(QRectF(self.rect()), _RADIUS, _RADIUS)
        if self._is_awaited:
            painter.fillPath(ground, QColor(self._scene.deep))
            QTimer.singleShot(0, self, self._begin)
            return
        painter.setClipPath(ground)
        _paint_ground(painter, QRectF(self.rect()), self._scene)
        scale = min(self.width() / BOX_WIDTH, self.height() / BOX_HEIGHT)
        painter.translate((self.width() - BOX_WIDTH * scale) / 2, (self.height() - BOX_HEIGHT * scale) / 2)
        painter.scale(scale, scale)
        self._put_all(painter, self._scene.parts, scale)
        painter.end()

    def _begin(self) -> None:
        self._is_awaited = False
        self.update()


def _paint_ground(painter: QPainter, area: QRectF, scene: Scene) -> None:
    shade = QLinearGradient(area.topLeft(), area.bottomRight())
    shade.setColorAt(0.0, QColor(scene.light))
    shade.setColorAt(1.0, QColor(scene.deep))
    painter.fillRect(area, shade)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 14))
    middle, reach = QPointF(area.center().x(), area.height() * 0.62), area.width()
    for ray in range(_RAYS):
        edges = [radians(360.0 * (ray + part) / _RAYS) for part in (0.0, 0.5)]
        ends = [middle + QPointF(cos(edge), sin(edge)) * reach for edge in edges]
        painter.drawPolygon(QPolygonF([middle, *ends]))


def _lane(painter: QPainter, mark: Mark) -> None:
    painter.setPen(QPen(QColor(255, 255, 255, 48), 1.0))
    painter.setBrush(QColor(255, 255, 255, 30))
    painter.drawRoundedRect(QRectF(mark.x - mark.size / 2, mark.y - 29, mark.size, 58), 9, 9)


def _disc(painter: QPainter, mark: Mark, ground: str, edge: str, width: float) -> None:
    painter.setPen(QPen(QColor(edge), width))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(QPointF(mark.x, mark.y), mark.size - width / 2, mark.size - width / 2)


def _write(painter: QPainter, mark: Mark, text: str, colour: str, size: float) -> None:
    font = QFont(painter.font())
    font.setBold(True)
    path = QPainterPath()
    font.setPointSizeF(size)
    path.addText(QPointF(), font, text)
    box = path.boundingRect()
    scale = size / box.height() if text == "?" else mark.size * 1.2 / box.width()
    painter.save()
    painter.translate(mark.x, mark.y)
    painter.scale(scale, scale)
    painter.translate(-box.center())
    painter.fillPath(path, QColor(colour))
    painter.restore()


def _five(painter: QPainter, mark: Mark) -> None:
    _disc(painter, mark, INK, WHITE, 3.0)
    _write(painter, mark, "−5", WHITE, 24.0)


def _question(painter: QPainter, mark: Mark) -> None:
    _disc(painter, mark, BACK_FIELD, BACK_GOLD, 2.0)
    _write(painter, mark, "?", WHITE, 28.0)


def _round_pen(colour: str, width: float) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


def _clock(painter: QPainter, mark: Mark) -> None:
    _disc(painter, mark, "#14264F", WHITE, 3.5)
    painter.save()
    painter.translate(mark.x, mark.y)
    painter.setPen(_round_pen(WHITE, 2.2))
    for hour in range(12):
        ray = QPointF(sin(radians(30 * hour)), -cos(radians(30 * hour)))
        painter.drawLine(ray * mark.size * 0.76, ray * mark.size * (0.84 if hour % 3 else 0.88))
    painter.setPen(_round_pen(GOLD, 5.0))
    painter.drawPolyline(
        [QPointF(0, -mark.size * 0.62), QPointF(), QPointF(mark.size * 0.40, mark.size * 0.2)]
    )
    painter.restore()


def _haze(painter: QPainter, mark: Mark) -> None:
    veil = QLinearGradient(0, mark.y - 60, 0, mark.y)
    veil.setColorAt(0.0, QColor(236, 242, 247, 0))
    veil.setColorAt(1.0, QColor(236, 242, 247, 215))
    painter.fillRect(QRectF(mark.x - mark.size * 2, mark.y - 60, mark.size * 4, 62), veil)


_SIGNS: Final = {"lane": _lane, "five": _five, "question": _question, "clock": _clock, "haze": _haze}
