"""How Stichling places, Hattrick lanes, the pass slot and piles are painted."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sticheln_desktop.gui.art.palette import BACK_FIELD, PAPER, SUITS

from . import brush
from .drawn import Ink, Lane, PassSlot, Pile, PlaceFrame, PlaceState
from .paint_plates import around

LIT = 0.06
"""How much white lies on a place that a card may go to; with more, the text on it would be hard to read."""
SHADED = 0.20
CAP = 0.18
_RADIUS = 16.0
_LEAST = 12.0


def _panel(painter: QPainter, area: QRectF, ink: Ink, legal: bool, dashed: bool, radius: float) -> None:
    theme = ink.theme
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush.faint("#FFFFFF", LIT) if legal else brush.faint("#000000", SHADED))
    painter.drawRoundedRect(area, radius, radius)
    if legal and not dashed:
        brush.glow(painter, area, radius, theme.gold)
        return
    calm = brush.faint(theme.line, 1.0) if not theme.has_shadows else brush.faint("#FFFFFF", 0.22)
    colour, thickness = (QColor(theme.gold), 3.0) if legal else (calm, 1.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour, thickness)
    if dashed:
        pen.setDashPattern([5.0, 3.0])
    painter.setPen(pen)
    painter.drawRoundedRect(area, radius, radius)


def place(painter: QPainter, art: PlaceFrame) -> None:
    """A place with its header, holder and foot."""
    area = around(art.width, art.height)
    legal = art.state is PlaceState.LEGAL
    radius = _RADIUS * art.unit
    _panel(painter, area, art.ink, legal, not art.has_trick, radius)
    head = max(40 * art.unit, art.ink.font * 2.7)
    _digit(painter, art, area, head, legal)
    _header(painter, art, area, head)
    if art.holder:
        _holder(painter, art, area, head)
    if art.foot:
        _foot(painter, art, area, legal)


def _digit(painter: QPainter, art: PlaceFrame, area: QRectF, head: float, legal: bool) -> None:
    side = head * 0.58
    cap = QRectF(area.left() + head * 0.25, area.top() + head * 0.52 - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(art.ink.theme.gold) if legal else brush.faint("#FFFFFF", CAP))
    painter.drawRoundedRect(cap, side * 0.24, side * 0.24)
    colour = art.ink.theme.on_gold if legal else art.ink.theme.on_felt
    brush.text(painter, cap, str(art.number), art.ink.font, colour, bold=True, align=brush.CENTRE)


def _header(painter: QPainter, art: PlaceFrame, area: QRectF, head: float) -> None:
    marks = min(head * 1.25, art.width * 0.22)
    right = area.right() - head * 0.25
    left = area.left() + head * (1.75 if art.has_trick else 1.0)
    words = QRectF(left, area.top(), right - left - (marks + 4 if art.has_trick else 0), head)
    brush.text(painter, words, art.header, art.ink.font * 1.05, art.ink.theme.on_felt, bold=True)
    if not art.has_trick:
        return
    step = marks / 4
    for index in range(4):
        mark = QRectF(right - marks + index * step + 1, area.top() + head * 0.38, step * 0.72, step)
        painter.setPen(QPen(QColor(art.ink.theme.on_felt), 1.2))
        filled = index < art.filled
        painter.setBrush(QColor(art.ink.theme.on_felt) if filled else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(mark, 1.6, 1.6)


def _holder(painter: QPainter, art: PlaceFrame, area: QRectF, head: float) -> None:
    size = art.ink.font
    theme = art.ink.theme
    row = QRectF(area.left() + head * 1.5, area.top() + art.row - size, art.width - head * 1.7, size * 2)
    while size > brush.LEAST and _holder_width(art, size) > row.width():
        size -= 0.5
    room = missing_room(art, size, row.width())
    brush.text(painter, row.adjusted(0, 0, -room, 0), art.holder, size, theme.on_felt, bold=True)
    if room:
        left = QRectF(row.right() - room, row.top(), room, row.height())
        brush.text(painter, left, art.missing, size * 0.95, theme.on_felt, align=brush.RIGHT)


def missing_room(art: PlaceFrame, size: float, room: float) -> float:
    """What the number of missing cards gets of the row: nothing before the holder, as marks tell it too."""
    return _missing_width(art, size) if _holder_width(art, size) <= room else 0.0


def _holder_width(art: PlaceFrame, size: float) -> float:
    return brush.width(art.holder, size, True) + _missing_width(art, size) + 2


def _missing_width(art: PlaceFrame, size: float) -> float:
    return brush.width(art.missing, size * 0.95, False) + 8


def _foot(painter: QPainter, art: PlaceFrame, area: QRectF, legal: bool) -> None:
    size = art.ink.font
    height = max(40 * art.unit, size * 2.9)
    inset = 8 * art.unit
    foot = QRectF(area.left() + inset, area.bottom() - inset - height, art.width - 2 * inset, height)
    if not legal:
        words = foot.adjusted(size * 1.9, 0, -2, 0)
        brush.wrapped(painter, words, art.foot, size * 0.95, art.ink.theme.on_felt)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(art.ink.theme.gold))
    painter.drawRoundedRect(foot, 8 * art.unit, 8 * art.unit)
    ink = art.ink.theme.on_gold
    inner = foot.adjusted(6, 2, -6, -2)
    upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.54)
    lower = QRectF(inner.left(), upper.bottom(), inner.width(), inner.height() * 0.42)
    brush.text(painter, upper, art.foot, size * 1.05, ink, bold=True, align=brush.CENTRE)
    brush.text(painter, lower, art.foot_detail, size * 0.92, ink, align=brush.CENTRE)


def lane(painter: QPainter, art: Lane) -> None:
    """A lane with its coloured head and the verdict at its end."""
    area = around(art.width, art.height)
    radius = art.height * 0.12
    _panel(painter, area, art.ink, art.legal, art.colour is None, radius)
    head = QRectF(area.left(), area.top(), art.head, art.height)
    if art.colour is None:
        words = head.adjusted(4, 4, -2, -4)
        brush.wrapped(painter, words, art.title, art.ink.font, art.ink.theme.on_felt, align=brush.CENTRE)
        return
    suit = SUITS[art.colour]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(suit.body))
    painter.drawPath(_head_path(area, art.head, radius))
    top = head.center().y() + art.head * 0.14
    low = min(art.ink.font * 2, head.bottom() - 6 - top)
    title, size = QRectF(head.left() + 3, top, art.head - 6, low), min(art.ink.font * 1.05, low * 0.78)
    brush.text(painter, title, art.title, size, suit.ink, bold=True, align=brush.CENTRE)
    _verdict(painter, art, area)


def _head_path(area: QRectF, head: float, radius: float) -> QPainterPath:
    whole, rest = QPainterPath(), QPainterPath()
    whole.addRoundedRect(area, radius, radius)
    rest.addRect(area.adjusted(head, 0, 0, 0))
    return whole.subtracted(rest)


def _verdict(painter: QPainter, art: Lane, area: QRectF) -> None:
    height = min(art.height * 0.62, art.ink.font * 4.6)
    right = area.right() - art.height * 0.1
    plate = QRectF(right - art.verdict_width, -height / 2, art.verdict_width, height)
    brush.ground(painter, plate, height * 0.16, art.ink)
    inner = plate.adjusted(10, height * 0.08, -8, -height * 0.08)
    upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
    theme = art.ink.theme
    brush.text(painter, upper, art.verdict, art.ink.font * 1.1, theme.text, bold=True)
    lower = upper.translated(0, inner.height() / 2)
    brush.text(painter, lower, art.verdict_detail, art.ink.font * 0.95, theme.secondary)


def pass_slot(painter: QPainter, art: PassSlot) -> None:
    """The slot of the third colour."""
    area = around(art.width, art.height)
    theme, size = art.ink.theme, art.ink.font
    _panel(painter, area, art.ink, art.legal, False, art.width * 0.1)
    inner = area.adjusted(6, size * 0.6, -6, -size * 0.7)
    top = QRectF(inner.left(), inner.top(), inner.width(), size * 1.7)
    _slot_line(painter, top, art.title, size * 1.15, theme.on_felt)
    below = QRectF(inner.left(), top.bottom() - size * 0.1, inner.width(), size * 2.6)
    above = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
    brush.wrapped(painter, below, art.detail, size * 0.95, theme.on_felt, align=above)
    button = QRectF(inner.left() + 2, inner.bottom() - size * 2.6, inner.width() - 4, size * 2.6)
    label = button.translated(0, -size * 2.5)
    _slot_line(painter, label, art.label, size, theme.on_felt)
    if art.action:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.gold))
        painter.drawRoundedRect(button, 8, 8)
        words = button.adjusted(4, 0, -4, 0)
        _slot_line(painter, words, art.action, size, theme.on_gold)


def _slot_line(painter: QPainter, area: QRectF, words: str, size: float, colour: str) -> None:
    brush.text(painter, area, words, size, colour, bold=True, align=brush.CENTRE, least=_LEAST)


def pile(painter: QPainter, art: Pile) -> None:
    """A small pile with its count on it and its worth under it."""
    card_height = art.width * 7 / 5
    area = around(art.width, art.height)
    card = QRectF(area.left(), area.top(), art.width, card_height)
    if art.count:
        _stack(painter, art, card)
    else:
        brush.dashed(painter, card.adjusted(1, 1, -1, -1), 3, brush.faint(art.ink.theme.on_felt, 0.42), 1.2)
    below = QRectF(area.left() - 6, card.bottom(), art.width + 12, art.height - card_height)
    size = min(art.ink.font * 0.88, below.height() * 0.95)
    brush.text(painter, below, art.worth, size, art.ink.theme.on_felt, bold=True, align=brush.CENTRE)


def _stack(painter: QPainter, art: Pile, card: QRectF) -> None:
    body, ink = (BACK_FIELD, PAPER) if art.colour is None else (SUITS[art.colour].body, SUITS[art.colour].ink)
    painter.setPen(QPen(QColor(PAPER), 1.6))
    painter.setBrush(QColor(body))
    for depth in range(min(art.count, 3) - 1, -1, -1):
        painter.drawRoundedRect(card.translated(depth * 2.2, -depth * 1.4), 3, 3)
    count = card.adjusted(2, 1, -2, -card.height() * (0.45 if art.colour is not None else 0.0))
    shown = str(art.count) if art.colour is not None else f"×{art.count}"
    brush.text(painter, count, shown, card.height() * 0.4, ink, bold=True, align=brush.CENTRE)
