"""Paints drawings into images, with shadow, ring, badge and turn baked in. Safe in any thread."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import ceil, cos, exp, radians, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from .drawings import Drawing, Shadow
from .signs import badge

_LAYERS: Final = 14
# Widths of the glow's strokes in ring widths, and their strengths.
_GLOW: Final = ((2.2, 0.28), (3.6, 0.16), (5.2, 0.09))
_BADGE_RADIUS: Final = 0.115
_BADGE_INSET: Final = 0.045
_SHADOW_PIXELS: Final = 6.0


class Raster(NamedTuple):
    """A painted image and where in it the object's centre lies, in logical pixels."""

    image: QImage
    centre: QPointF


def rasterised(svg: str, width: float, height: float, dpr: float = 1.0) -> QImage:
    """SVG text as an image of that size, nothing around it."""
    image = _blank(ceil(width * dpr), ceil(height * dpr), dpr)
    painter = QPainter(image)
    _paint_svg(painter, svg, QRectF(0, 0, width, height))
    painter.end()
    return image


def squares(svg: str, sides: Iterable[int]) -> Iterator[QImage]:
    """SVG text as square images of several sizes; it is read only once."""
    renderer = QSvgRenderer(svg.encode())
    for side in sides:
        image = _blank(side, side, 1.0)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, side, side))
        painter.end()
        yield image


def render(drawing: Drawing) -> Raster:
    """The drawing with all that surrounds it."""
    width, height = _turned_size(drawing)
    margin = ceil(_margin(drawing) * drawing.dpr)
    image = _blank(
        ceil(width * drawing.dpr) + 2 * margin, ceil(height * drawing.dpr) + 2 * margin, drawing.dpr
    )
    centre = QPointF(margin / drawing.dpr + width / 2, margin / drawing.dpr + height / 2)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    _paint(painter, drawing, centre)
    painter.end()
    return Raster(image, centre)


def _blank(width: int, height: int, dpr: float) -> QImage:
    image = QImage(max(width, 1), max(height, 1), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(0)
    return image


def _paint_svg(painter: QPainter, svg: str, rect: QRectF) -> None:
    QSvgRenderer(svg.encode()).render(painter, rect)


def _turned_size(drawing: Drawing) -> tuple[float, float]:
    across, down = abs(cos(radians(drawing.angle))), abs(sin(radians(drawing.angle)))
    return (
        drawing.width * across + drawing.height * down,
        drawing.width * down + drawing.height * across,
    )


def _margin(drawing: Drawing) -> float:
    shadow = drawing.shadow.blur + drawing.shadow.drop if drawing.shadow else 0.0
    glow = drawing.ring_width * (1 + _GLOW[-1][0] / 2) if drawing.ring else 0.0
    mark = _BADGE_RADIUS if drawing.badge else 0.0
    return drawing.height * max(shadow, glow, mark)


def _paint(painter: QPainter, drawing: Drawing, centre: QPointF) -> None:
    painter.translate(centre)
    if drawing.shadow:
        _paint_shadow(painter, drawing, drawing.shadow)
    painter.rotate(drawing.angle)
    rect = QRectF(-drawing.width / 2, -drawing.height / 2, drawing.width, drawing.height)
    if drawing.ring:
        _paint_ring(painter, drawing, rect, drawing.ring)
    _paint_svg(painter, drawing.svg, rect)
    if drawing.badge:
        middle = rect.topRight() + QPointF(-_BADGE_INSET, _BADGE_INSET) * drawing.height
        reach = QPointF(_BADGE_RADIUS, _BADGE_RADIUS) * drawing.height
        _paint_svg(painter, badge(drawing.badge), QRectF(middle - reach, middle + reach))


def _paint_shadow(painter: QPainter, drawing: Drawing, shadow: Shadow) -> None:
    blur = shadow.blur * drawing.height
    image = _soft_box(drawing.width, drawing.height, drawing.radius, blur, drawing.dpr)
    painter.save()
    # The light comes from above the table, so the shadow falls down whichever way the card is turned.
    painter.translate(0, shadow.drop * drawing.height)
    painter.rotate(drawing.angle)
    painter.setOpacity(shadow.strength)
    across, down = drawing.width / 2 + blur, drawing.height / 2 + blur
    painter.drawImage(QRectF(-across, -down, 2 * across, 2 * down), image)
    painter.restore()


@lru_cache(maxsize=48)
def _soft_box(width: float, height: float, radius: float, blur: float, dpr: float) -> QImage:
    """A blurred black box; it is smooth, so a few pixels per blur are enough."""
    scale = min(dpr, _SHADOW_PIXELS / blur)
    size = QSize(ceil((width + 2 * blur) * scale), ceil((height + 2 * blur) * scale))
    image = _blank(size.width(), size.height(), 1.0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(size.width() / (width + 2 * blur), size.height() / (height + 2 * blur))
    for inset, weight in _falloff(blur):
        painter.setBrush(QColor.fromRgbF(0, 0, 0, weight))
        box = QRectF(inset, inset, width + 2 * (blur - inset), height + 2 * (blur - inset))
        corner = max(radius + blur - inset, blur / 2)
        painter.drawRoundedRect(box, corner, corner)
    painter.end()
    return image


def _falloff(blur: float) -> list[tuple[float, float]]:
    """Insets and weights of the layers whose sum fades like a Gaussian blur."""
    places = [(index + 0.5) / _LAYERS for index in range(_LAYERS)]
    weights = [exp(-((place - 0.5) ** 2) * 9) for place in places]
    return [(2 * blur * place, weight / sum(weights)) for place, weight in zip(places, weights, strict=True)]


def _paint_ring(painter: QPainter, drawing: Drawing, rect: QRectF, colour: str) -> None:
    width = drawing.ring_width * drawing.height
    for widths, strength in _GLOW:
        tone = QColor(colour)
        tone.setAlphaF(strength)
        _stroke(painter, rect, drawing.radius, tone, widths * width, width)
    _stroke(painter, rect, drawing.radius, QColor(colour), width, width / 2)


def _stroke(
    painter: QPainter, rect: QRectF, radius: float, colour: QColor, width: float, outset: float
) -> None:
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = radius + outset
    painter.drawRoundedRect(rect.adjusted(-outset, -outset, outset, outset), corner, corner)
