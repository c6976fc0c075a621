"""A contact sheet of all the artwork: `python -m sticheln_desktop.gui.art.sheet OUT.png [--scale 2]`."""

import argparse
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter

from sticheln_desktop.gui.resources import resource
from sticheln_desktop.gui.theme import DARK, LIGHT, Theme, felt, icon
from sticheln_desktop.rules.cards import Card, Colour

from .app_icon import app_icon
from .cache import ArtCache
from .cards import Style
from .palette import GOLD, SEATS, SUITS
from .render import rasterised
from .specs import ArtSpec, Badge, CardBack, CardFace, Chip, Crown, Lock, Silhouette, Stone, Tile
from .stones import StoneKind
from .tiles import TileSide

WIDTH: Final = 1600
_HEIGHT: Final = 1960
_GROUND: Final = "#F6EFE1"
_VALUES: Final = (7, 11, 20, 14, 12, 9)
_LOW: Final = (1, 6, 18, 3, 15, 8)


class Sheet:
    """An image that takes pictures and headings at logical places."""

    def __init__(self, scale: float, height: float = _HEIGHT) -> None:
        self.scale = scale
        self.image = QImage(round(WIDTH * scale), round(height * scale), QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(scale)
        self.image.fill(QColor(_GROUND))
        self._cache = ArtCache(immediate=True)
        self._painter = QPainter(self.image)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def heading(self, text: str, x: float, y: float, colour: str = LIGHT.text) -> None:
        font = QFont()
        font.setPixelSize(15)
        font.setBold(True)
        self._painter.setFont(font)
        self._painter.setPen(QColor(colour))
        self._painter.drawText(QPointF(x, y), text)

    def put(self, spec: ArtSpec, x: float, y: float) -> None:
        """Draws a picture with its object's centre at a place."""
        picture = self._cache.picture(spec)
        self._painter.drawPixmap(QPointF(x, y) - picture.centre, picture.pixmap)

    def put_image(self, image: QImage, x: float, y: float) -> None:
        self._painter.drawImage(QPointF(x, y), image)

    def table(self, theme: Theme, rect: QRectF) -> None:
        self._painter.drawPixmap(rect.topLeft(), felt(theme, rect.size().toSize(), self.scale))

    def icon(self, name: str, theme: Theme, x: float, y: float) -> None:
        self._painter.drawPixmap(QPointF(x, y), icon(name, theme).pixmap(QSize(24, 24), self.scale))

    def close(self) -> None:
        self._painter.end()


def row(sheet: Sheet, specs: Iterable[ArtSpec], x: float, y: float, pitch: float) -> None:
    """Draws pictures side by side."""
    for index, spec in enumerate(specs):
        sheet.put(spec, x + index * pitch, y)


def _faces(sheet: Sheet) -> None:
    scale = sheet.scale
    sheet.heading("Illustrated faces", 40, 34)
    high = [
        CardFace(Card(colour, value), 256.0, dpr=scale) for colour, value in zip(Colour, _VALUES, strict=True)
    ]
    row(sheet, [*high, CardBack(256.0, dpr=scale)], 132, 178, 206)
    sheet.heading("Zeros", 40, 344)
    row(sheet, [CardFace(Card(colour, 0), 168.0, dpr=scale) for colour in Colour], 100, 444, 134)
    sheet.heading("Twenties", 860, 344)
    row(sheet, [CardFace(Card(colour, 20), 168.0, dpr=scale) for colour in Colour], 904, 444, 126)


def _large(sheet: Sheet) -> None:
    scale = sheet.scale
    sheet.heading("Large print", 40, 564)
    for start, values in ((100.0, _LOW), (906.0, (0, 0, 0, 0, 0, 20))):
        pairs = zip(Colour, values, strict=True)
        specs = [CardFace(Card(colour, value), 168.0, Style.LARGE, dpr=scale) for colour, value in pairs]
        row(sheet, specs, start, 664, 134 if start < 500 else 126)


def _small(sheet: Sheet) -> None:
    scale = sheet.scale
    sheet.heading("44 pixels wide", 40, 786)
    for line, style in enumerate(Style):
        specs = [
            CardFace(Card(colour, value), 62.0, style, dpr=scale)
            for values in (_VALUES, (0, 0, 0, 0, 0, 0), _LOW)
            for colour, value in zip(Colour, values, strict=True)
        ]
        row(sheet, specs, 62, 834 + line * 76, 53)
    backs = [CardBack(height, dpr=scale) for height in (156.0, 88.0, 62.0, 44.0, 36.0)]
    row(sheet, backs, 1080, 872, 96)


def _stones(sheet: Sheet) -> None:
    scale = sheet.scale
    sheet.heading("Stones", 40, 984)
    for seat in range(len(SEATS)):
        x = 84.0 + seat * 104
        sheet.put(Stone(seat, 36.0, dpr=scale), x, 1044)
        for index, radius in enumerate((15.0, 11.0, 8.0)):
            sheet.put(Stone(seat, radius, dpr=scale), x - 30 + index * 30, 1116)
        sheet.put(Stone(seat, 7.5, StoneKind.FLAT, scale), x - 30, 1152)
        sheet.put(Stone(seat, 5.6, StoneKind.FLAT, scale), x - 6, 1152)
        sheet.put(Stone(seat, 8.0, StoneKind.SPENT, scale), x + 18, 1152)


def _tiles(sheet: Sheet) -> None:
    scale = sheet.scale
    sheet.heading("Tiles", 900, 984)
    for seat in range(len(SEATS)):
        x = 934.0 + seat * 82
        sheet.put(Tile(seat, TileSide.DOWN, 74.0, dpr=scale), x, 1036)
        tacks = seat % 3 + 1
        number = tacks * (seat // 3 + 1)
        ring = GOLD if seat in (1, 5) else None
        sheet.put(Tile(seat, TileSide.UP, 74.0, number, tacks, ring, scale), x, 1124)
        sheet.put(Tile(seat, TileSide.PEEK, 74.0, number, tacks, dpr=scale), x, 1210)


def _signs(sheet: Sheet) -> None:
    scale = sheet.scale
    sheet.heading("Signs, chips, silhouettes", 40, 1200)
    signs: list[ArtSpec] = [
        Badge("misery", 22.0, scale),
        Badge("lucky", 22.0, scale),
        Crown(44.0, dpr=scale),
        Lock(40.0, LIGHT.secondary, scale),
    ]
    row(sheet, signs, 70, 1244, 70)
    for index, colour in enumerate(Colour):
        sheet.put(Chip(colour, 26.0, dpr=scale), 340 + index * 90, 1230)
        sheet.put(Chip(colour, 26.0, _VALUES[index], dpr=scale), 382 + index * 90, 1230)
        sheet.put(Chip(colour, 17.0, dpr=scale), 336 + index * 90, 1262)
        sheet.put(Chip(colour, 20.0, letter=True, dpr=scale), 378 + index * 90, 1262)
    for index, colour in enumerate(Colour):
        sheet.put(Silhouette(colour, 60.0, SUITS[colour].body, scale), 80 + index * 76, 1324)
        for size, y in ((14.0, 1294.0), (18.0, 1316.0), (24.0, 1344.0), (32.0, 1380.0)):
            sheet.put(Silhouette(colour, size, LIGHT.text, scale), 560 + index * 54, y)


def _icons(sheet: Sheet) -> None:
    sheet.heading("Icons", 900, 1290)
    names = sorted(path.stem for path in resource("icons").glob("*.svg"))
    for index, name in enumerate(names):
        sheet.icon(name, LIGHT, 900 + index % 10 * 33, 1304 + index // 10 * 33)
    places = (
        (110, 900.0, 0.0),
        (48, 1030.0, 0.0),
        (32, 1030.0, 60.0),
        (24, 1074.0, 60.0),
        (16, 1110.0, 60.0),
    )
    for size, x, y in places:
        sheet.put_image(rasterised(app_icon(size), size, size, sheet.scale), x + 340, y + 1310)


def _states(sheet: Sheet, theme: Theme, top: float) -> None:
    scale, card = sheet.scale, Card(Colour.GREEN, 5)
    sheet.table(theme, QRectF(0, top, WIDTH, 250))
    states: list[ArtSpec] = [
        CardFace(card, 156.0, dpr=scale),
        CardFace(card, 156.0, lifted=True, dpr=scale),
        CardFace(card, 156.0, lifted=True, ring=GOLD, dpr=scale),
        CardFace(card, 156.0, veil=0.5, dpr=scale),
        CardFace(card, 156.0, veil=0.25, dpr=scale),
        CardFace(Card(Colour.RED, 4), 156.0, badge="misery", dpr=scale),
        CardFace(Card(Colour.GREEN, 12), 156.0, badge="lucky", dpr=scale),
        CardBack(156.0, badge="misery", dpr=scale),
    ]
    row(sheet, states, 84, top + 125, 142)
    fan = [
        CardFace(Card(Colour(index), 8 + index), 156.0, angle=3.2 * (index - 2.5) / 2.5, dpr=scale)
        for index in range(6)
    ]
    row(sheet, fan, 1240, top + 125, 56)


def paint(scale: float) -> QImage:
    """The whole sheet."""
    sheet = Sheet(scale)
    for part in (_faces, _large, _small, _stones, _tiles, _signs, _icons):
        part(sheet)
    _states(sheet, LIGHT, 1440)
    _states(sheet, DARK, 1700)
    sheet.close()
    return sheet.image


def main(arguments: list[str] | None = None) -> int:
    """Writes the sheet to a file."""
    parser = argparse.ArgumentParser(prog="python -m sticheln_desktop.gui.art.sheet")
    parser.add_argument("out", type=Path)
    parser.add_argument("--scale", type=float, default=1.0)
    options = parser.parse_args(arguments)
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    written = paint(options.scale).save(str(options.out))
    del application
    return 0 if written else 1


if __name__ == "__main__":
    sys.exit(main())
