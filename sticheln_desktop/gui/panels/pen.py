"""What all panels draw with: theme, artwork and the fonts of the dock."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QLabel, QWidget

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.palette import SEATS
from sticheln_desktop.gui.art.specs import ArtSpec
from sticheln_desktop.gui.theme import Theme

CENTRED = Qt.AlignmentFlag.AlignCenter
_BODY = 13.0


@dataclass(frozen=True)
class Look:
    """The theme of a panel and where its pictures come from."""

    theme: Theme
    art: ArtCache
    scale: float = 1.0

    def px(self, length: float) -> float:
        """A length that grows with the text."""
        return length * self.scale

    def points_colour(self, points: int | None) -> str:
        """The colour of a number: only what is below zero stands out, and its sign says so too."""
        return self.theme.minus if points is not None and points < 0 else self.theme.text

    def seat_colour(self, look: int) -> str:
        """The colour of a seat's line in a chart."""
        seat = SEATS[look]
        return seat.on_dark_chart if self.theme.is_dark else seat.on_light_chart


def sized(base: QFont, look: Look, pixels: float = _BODY, bold: bool = False) -> QFont:
    """A font of that many pixels with digits of equal width."""
    font = QFont(base)
    font.setPixelSize(max(round(look.px(pixels)), 1))
    font.setBold(bold)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def put(painter: QPainter, look: Look, spec: ArtSpec, place: QPointF) -> None:
    """Draws a picture with its object's centre at a place."""
    picture = look.art.picture(spec)
    painter.drawPixmap(place - picture.centre, picture.pixmap)


def write(painter: QPainter, box: QRectF, text: str, colour: str, align: Qt.AlignmentFlag = CENTRED) -> None:
    """Writes one line, shortened at its end if it does not fit."""
    painter.setPen(QColor(colour))
    shown = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, shown)


def write_number(painter: QPainter, box: QRectF, text: str, colour: str, widest: str, room: float) -> None:
    """Writes a number in the middle, so small that the widest of its kind fits: none is ever shortened."""
    font = painter.font()
    wide = QFontMetricsF(font).horizontalAdvance(widest) + 4
    if wide > room > 0:
        font.setPixelSize(max(int(font.pixelSize() * room / wide), 6))
        painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(box, CENTRED, text)


def heading(text: str, role: str = "secondary") -> QLabel:
    """A bold line above a part of a panel."""
    label = QLabel(text)
    label.setProperty("role", role)
    font = QFont(label.font())
    font.setBold(True)
    label.setFont(font)
    label.setWordWrap(True)
    return label


def dpr(widget: QWidget) -> float:
    """How many device pixels a logical pixel has here."""
    return widget.devicePixelRatioF()
