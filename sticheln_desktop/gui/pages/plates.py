"""How raised plates of a page are painted: shadow or border, and the ring of keyboard focus."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from sticheln_desktop.gui.theme import Theme

SHADOW: Final = 8
RADIUS: Final = 18.0
_LAYERS: Final = 7
_RING: Final = 3.0


def paint_plate(painter: QPainter, theme: Theme, area: QRectF) -> None:
    """A plate of the theme, with its shadow reaching `SHADOW` pixels around it."""
    if theme.has_shadows:
        paint_shadow(painter, area)
    border = theme.plate_line if not theme.has_shadows else theme.line
    painter.setPen(QPen(QColor(border), 1.0 if theme.has_shadows else 2.0))
    painter.setBrush(QColor(theme.plate))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)


def paint_shadow(painter: QPainter, area: QRectF) -> None:
    """A soft shadow under a plate."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(40, 30, 10, 9))
    for layer in range(1, _LAYERS):
        painter.drawRoundedRect(
            area.adjusted(-layer, 2 - layer, layer, 2 + layer), RADIUS + layer, RADIUS + layer
        )


def paint_ring(painter: QPainter, colour: str, area: QRectF) -> None:
    """The ring of keyboard focus, or with another colour of the pointer, just outside a plate."""
    painter.setPen(QPen(QColor(colour), _RING))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach = _RING + 1.0
    painter.drawRoundedRect(area.adjusted(-reach, -reach, reach, reach), RADIUS + reach, RADIUS + reach)
