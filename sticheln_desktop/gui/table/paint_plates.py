"""How plates, banner, pills, slots and rings are painted, each around its own centre."""

from math import sin, tau

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from sticheln_desktop.gui.art.palette import INK, VEIL, WHITE

from . import brush
from .drawn import Banner, Beat, FocusRing, Panel, Pill, Plate, Rim, Shade, Slot, Tone

STILL = Beat()


def around(width: float, height: float) -> QRectF:
    """A box around the origin."""
    return QRectF(-width / 2, -height / 2, width, height)


def plate(painter: QPainter, art: Plate, beat: Beat = STILL) -> None:
    """A name plate; its ring breathes and its dots wave."""
    area = around(art.width, art.height)
    radius = art.height * 0.2
    if art.turn:
        shown = painter.opacity()
        painter.setOpacity(shown * beat.ring)
        brush.glow(painter, area.adjusted(-1, -1, 1, 1), radius, art.ink.theme.gold)
        painter.setOpacity(shown)
    brush.ground(painter, area, radius, art.ink)
    if art.turn:
        painter.setPen(QPen(brush.faint(art.ink.theme.gold, beat.ring), 3.0))
        painter.drawRoundedRect(area, radius, radius)
    _plate_words(painter, art, area)
    if art.thinking and beat.dots:
        _dots(painter, art, area, beat)


def _plate_words(painter: QPainter, art: Plate, area: QRectF) -> None:
    theme, size = art.ink.theme, art.ink.font
    left = area.left() + art.height * 0.92
    middle = area.top() + art.height * 0.5
    name = min(size * 1.15, art.height * 0.31)
    points = brush.width(art.points, name, True) + 4
    right = area.right() - art.height * 0.16
    upper = QRectF(left, middle - art.height * 0.40, right - points - left, art.height * 0.42)
    brush.text(painter, upper, art.name, name, theme.text, bold=True)
    score = QRectF(right - points, upper.top(), points, upper.height())
    brush.text(painter, score, art.points, name, theme.text, bold=True, align=brush.RIGHT)
    lower = QRectF(left, middle + art.height * 0.01, right - left, art.height * 0.38)
    brush.text(painter, lower, art.detail, min(size * 0.93, art.height * 0.27), theme.secondary)


def _dots(painter: QPainter, art: Plate, area: QRectF, beat: Beat) -> None:
    size = art.height * 0.34
    text = size * 0.62
    beside = brush.width(beat.seconds, text, True) + size * 0.3 if beat.seconds else 0.0
    wide = size * 2 + beside
    pill = QRectF(area.right() - size * 0.2 - wide, area.top() - size * 0.5, wide, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(art.ink.theme.gold))
    painter.drawRoundedRect(pill, size / 2, size / 2)
    painter.setBrush(QColor(art.ink.theme.on_gold))
    for step in range(3):
        up = 0.0 if beat.wave is None else max(0.0, sin(tau * (beat.wave - step / 6)))
        at = QPointF(pill.left() + (0.5 + step * 0.5) * size, pill.center().y() - up * size * 0.2)
        painter.drawEllipse(at, size / 8, size / 8)
    said = QRectF(pill.left() + size * 1.8, pill.top(), beside + size * 0.1, size)
    brush.text(painter, said, beat.seconds, text, art.ink.theme.on_gold, bold=True)


def banner(painter: QPainter, art: Banner) -> None:
    """The banner of the own row."""
    area = around(art.width, art.height)
    brush.ground(painter, area, art.height * 0.2, art.ink)
    if art.edge is not Tone.PAPER:
        gold = art.edge is Tone.GOLD
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(art.ink.theme.gold if gold else art.ink.theme.minus), 2.5))
        painter.drawRoundedRect(area, art.height * 0.2, art.height * 0.2)
    pad = art.height * 0.26
    inner = area.adjusted(art.indent + pad, art.height * 0.1, -pad, -art.height * 0.1)
    _banner_left(painter, art, _banner_right(painter, art, inner))


def _banner_right(painter: QPainter, art: Banner, inner: QRectF) -> QRectF:
    """Paints total, worth and keys from the right and gives back what is left."""
    if art.total:
        inner = _total(painter, art, inner)
    if art.keys:
        return _keys(painter, art, inner)
    return _worth(painter, art, inner) if art.worth else inner


def _total(painter: QPainter, art: Banner, inner: QRectF) -> QRectF:
    size = min(art.height * 0.52, art.ink.font * 2.4)
    width = brush.width(art.total, size, True) + 4
    area = QRectF(inner.right() - width, inner.top(), width, inner.height())
    colour = brush.signed_colour(art.ink, art.sign)
    brush.text(painter, area, art.total, size, colour, bold=True, align=brush.RIGHT)
    return inner.adjusted(0, 0, -width - size * 0.5, 0)


def _keys(painter: QPainter, art: Banner, inner: QRectF) -> QRectF:
    height = inner.height() * 0.66
    right = inner.right()
    for key in reversed(art.keys):
        width = max(height, brush.width(key, art.ink.font, True) + height * 0.6)
        cap = QRectF(right - width, inner.center().y() - height / 2, width, height)
        painter.setPen(QPen(QColor(art.ink.theme.line), 1.0))
        painter.setBrush(QColor(art.ink.theme.raised))
        painter.drawRoundedRect(cap, height * 0.2, height * 0.2)
        brush.text(painter, cap, key, art.ink.font, art.ink.theme.text, bold=True, align=brush.CENTRE)
        right = cap.left() - height * 0.25
    return inner.adjusted(0, 0, right - inner.right() - height * 0.2, 0)


def _worth(painter: QPainter, art: Banner, inner: QRectF) -> QRectF:
    theme, size = art.ink.theme, min(art.ink.font, art.height * 0.24)
    shown = "   ".join(part.text for part in art.parts)
    wanted = max(brush.width(shown, size, True), brush.width(art.worth, size, False)) + 4
    width = min(wanted, inner.width() * 0.5)
    left = inner.right() - width
    upper = QRectF(left, inner.top(), width, inner.height() / 2)
    lower = QRectF(left, inner.center().y(), width, inner.height() / 2)
    if not art.parts:
        upper = QRectF(left, inner.top(), width, inner.height())
    brush.text(painter, upper, art.worth, size, theme.secondary)
    _parts(painter, art, lower, size, wanted > width)
    painter.setPen(QPen(QColor(theme.line), 1.0))
    rule = left - size * 1.1
    painter.drawLine(QPointF(rule, inner.top()), QPointF(rule, inner.bottom()))
    return inner.adjusted(0, 0, -width - size * 2, 0)


def _parts(painter: QPainter, art: Banner, area: QRectF, size: float, tight: bool) -> None:
    if tight:
        shown = "  ".join(part.text for part in art.parts)
        brush.text(painter, area, shown, size, art.ink.theme.text, bold=True)
        return
    left = area.left()
    for part in art.parts:
        width = brush.width(part.text, size, True)
        colour = art.ink.theme.minus if part.sign < 0 else art.ink.theme.text
        brush.text(
            painter, QRectF(left, area.top(), width + 1, area.height()), part.text, size, colour, bold=True
        )
        left += width + size * 0.9


def _banner_left(painter: QPainter, art: Banner, inner: QRectF) -> None:
    theme = art.ink.theme
    title = min(art.ink.font * 1.23, art.height * 0.3)
    reason = min(art.ink.font, art.height * 0.25)
    upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.5)
    lower = QRectF(inner.left(), inner.top() + inner.height() * 0.5, inner.width(), inner.height() * 0.5)
    if brush.width(art.reason, reason, False) > inner.width() * 1.12:
        upper.setHeight(inner.height() * 0.4)
        lower.setTop(upper.bottom())
    brush.text(painter, upper, art.title, title, theme.text, bold=True)
    brush.wrapped(painter, lower, art.reason, reason, theme.secondary)


def panel(painter: QPainter, art: Panel) -> None:
    """A sheet with its heading at the top."""
    area = around(art.width, art.height)
    brush.ground(painter, area, 16.0, art.ink)
    size = art.ink.font
    heading = QRectF(area.left() + size, area.top() + size * 0.7, area.width() - 2 * size, size * 1.6)
    brush.text(painter, heading, art.title, size * 1.15, art.ink.theme.text, bold=True, align=brush.CENTRE)


def slot(painter: QPainter, art: Slot) -> None:
    """A dashed outline with a word in it."""
    area = around(art.width, art.height)
    gold = art.tone is Tone.GOLD
    colour = QColor(art.ink.theme.gold) if gold else brush.faint(art.ink.theme.on_felt, 0.42)
    brush.dashed(painter, area, art.height * 0.062, colour, 2.4 if gold else 1.6)
    inner = area.adjusted(5, 5, -5, -5)
    brush.wrapped(
        painter, inner, art.text, art.ink.font * 0.95, art.ink.theme.on_felt, bold=gold, align=brush.CENTRE
    )


def pill(painter: QPainter, art: Pill) -> None:
    """A short text on its ground."""
    area = around(art.width, art.height)
    theme = art.ink.theme
    size = art.ink.font * art.size
    colours = {
        Tone.PAPER: (theme.plate, theme.text),
        Tone.INK: (INK, WHITE),
        Tone.GOLD: (theme.gold, theme.on_gold),
        Tone.MINUS: (theme.minus, theme.plate),
        Tone.BARE: ("", theme.text),
    }
    fill, colour = colours.get(art.tone, ("", theme.on_felt))
    if fill:
        _pill_ground(painter, art, area, fill)
    pad = size * 0.6 if fill else 0.0
    inner = area.adjusted(max(art.indent, 0.0) + pad, 0, -pad, 0)
    if art.indent:
        brush.text(painter, inner, art.text, size, colour, bold=art.bold)
    else:
        brush.text(painter, inner, art.text, size, colour, bold=art.bold, align=brush.CENTRE)


def _pill_ground(painter: QPainter, art: Pill, area: QRectF, fill: str) -> None:
    radius = art.height / 2
    line = art.ink.theme.plate_line
    plain = art.ink.theme.has_shadows
    painter.setPen(Qt.PenStyle.NoPen)
    if plain:
        painter.setBrush(brush.faint("#000000", 0.18))
        painter.drawRoundedRect(area.translated(0, 2), radius, radius)
    else:
        painter.setPen(QPen(QColor(line), 1.5))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(area, radius, radius)


def rim(painter: QPainter, art: Rim) -> None:
    """The faint oval around the trick."""
    painter.setPen(QPen(brush.faint("#FFFFFF", 0.14), 1.5))
    painter.setBrush(brush.faint("#FFFFFF", 0.025))
    painter.drawEllipse(around(art.width, art.height))


def focus(painter: QPainter, art: FocusRing) -> None:
    """The ring of the key focus in its casing."""
    painter.rotate(art.angle)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, thickness in ((art.ink.theme.focus_casing, 6.0), (art.ink.theme.focus, 3.0)):
        painter.setPen(QPen(QColor(colour), thickness))
        painter.drawRoundedRect(around(art.width, art.height), 12, 12)


def shade(painter: QPainter, art: Shade) -> None:
    """A veil that takes a part of the light."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush.faint(VEIL, 0.34))
    painter.drawRoundedRect(around(art.width, art.height), art.height * 0.062, art.height * 0.062)
