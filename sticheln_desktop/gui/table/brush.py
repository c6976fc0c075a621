"""Small strokes that all painted things share: grounds, dashed frames and texts that fit."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from .drawn import Ink

LEAST = 10.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def font(size: float, bold: bool = False) -> QFont:
    """The system's font at that size in pixels."""
    made = QFont()
    made.setPixelSize(max(1, round(size)))
    made.setBold(bold)
    return made


def width(text: str, size: float, bold: bool) -> float:
    """A text's width in pixels, for the layout."""
    return _advance(text, round(size), bold, QFont().family())


@lru_cache(maxsize=4096)
def _advance(text: str, size: int, bold: bool, family: str) -> float:
    # The family is only named so that a change of the system's font is noticed.
    return QFontMetricsF(font(size, bold)).horizontalAdvance(text)


def faint(colour: str, part: float) -> QColor:
    """A colour at a part of its strength."""
    made = QColor(colour)
    made.setAlphaF(part)
    return made


def text(
    painter: QPainter,
    area: QRectF,
    words: str,
    size: float,
    colour: QColor | str,
    *,
    bold: bool = False,
    align: Qt.AlignmentFlag = _LEFT,
    least: float = LEAST,
) -> None:
    """One line, made smaller and at last shortened so that it fits."""
    while size > least and width(words, size, bold) > area.width():
        size -= 0.5
    made = font(size, bold)
    painter.setFont(made)
    painter.setPen(QColor(colour))
    shown = QFontMetricsF(made).elidedText(words, Qt.TextElideMode.ElideRight, area.width() + 1)
    painter.drawText(area, align | Qt.TextFlag.TextSingleLine, shown)


def wrapped(
    painter: QPainter,
    area: QRectF,
    words: str,
    size: float,
    colour: QColor | str,
    *,
    bold: bool = False,
    align: Qt.AlignmentFlag = _LEFT,
) -> None:
    """Several lines, made smaller until they fit."""
    flags = align | Qt.TextFlag.TextWordWrap
    while size > LEAST:
        needed = QFontMetricsF(font(size, bold)).boundingRect(area, flags, words)
        if needed.height() <= area.height() and needed.width() <= area.width():
            break
        size -= 0.5
    painter.setFont(font(size, bold))
    painter.setPen(QColor(colour))
    painter.drawText(area, flags, words)


def ground(painter: QPainter, area: QRectF, radius: float, ink: Ink) -> None:
    """A plate's ground: with a soft shadow, or with a line where the theme has none."""
    theme = ink.theme
    painter.setPen(Qt.PenStyle.NoPen)
    edge = QPen(QColor(theme.plate_edge), 1.25)
    if theme.has_shadows:
        for grow in (4.0, 2.5, 1.0):
            painter.setBrush(faint("#000000", 0.08))
            painter.drawRoundedRect(
                area.adjusted(-grow, 1 - grow, grow, grow + 2), radius + grow, radius + grow
            )
    else:
        edge = QPen(QColor(theme.plate_line), 2.0)
    painter.setPen(edge)
    painter.setBrush(QColor(theme.plate))
    painter.drawRoundedRect(area, radius, radius)


def glow(painter: QPainter, area: QRectF, radius: float, colour: str) -> None:
    """A gold line of 3 px with two soft strokes around it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for thickness, part in ((16.0, 0.10), (10.0, 0.20), (3.0, 1.0)):
        painter.setPen(QPen(faint(colour, part), thickness))
        painter.drawRoundedRect(area, radius, radius)


def dashed(painter: QPainter, area: QRectF, radius: float, colour: QColor, thickness: float) -> None:
    """A dashed outline."""
    pen = QPen(colour, thickness)
    pen.setDashPattern([5.0, 3.0])
    painter.setPen(pen)
    painter.setBrush(faint("#FFFFFF", 0.05))
    painter.drawRoundedRect(area, radius, radius)


def signed_colour(ink: Ink, sign: int) -> str:
    """The colour of a sum on a plate."""
    return ink.theme.plus if sign > 0 else ink.theme.minus if sign < 0 else ink.theme.text
