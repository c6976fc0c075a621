"""The items of the scene: pixmaps for artwork, painted ones for plates and frames."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.specs import ArtSpec

from . import paint_places, paint_plates
from .drawn import (
    Banner,
    Beat,
    Drawn,
    FocusRing,
    Lane,
    Panel,
    PassSlot,
    Pile,
    Pill,
    PlaceFrame,
    Plate,
    Rim,
    Shade,
    Slot,
)
from .measures import box
from .pieces import Piece

_REACH = 14.0
_PAINTERS: dict[type, Callable[[QPainter, Any], None]] = {
    Plate: paint_plates.plate,
    Banner: paint_plates.banner,
    Panel: paint_plates.panel,
    Slot: paint_plates.slot,
    Pill: paint_plates.pill,
    Rim: paint_plates.rim,
    Shade: paint_plates.shade,
    FocusRing: paint_plates.focus,
    PlaceFrame: paint_places.place,
    Lane: paint_places.lane,
    PassSlot: paint_places.pass_slot,
    Pile: paint_places.pile,
}


def is_drawn(art: ArtSpec | Drawn) -> bool:
    """Whether a piece is painted here rather than taken from the cache."""
    return type(art) in _PAINTERS


class DrawnItem(QGraphicsItem):
    """A painted thing, centred on its position."""

    def __init__(self, art: Drawn) -> None:
        super().__init__()
        self.art = art

    def show_art(self, art: Drawn) -> None:
        """Shows another state of the thing."""
        if art != self.art:
            self.prepareGeometryChange()
            self.art = art
            self.update()

    def boundingRect(self) -> QRectF:
        width, height = box(self.art)
        reach = _REACH + (max(width, height) * 0.06 if isinstance(self.art, FocusRing) else 0.0)
        return paint_plates.around(width + 2 * reach, height + 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _PAINTERS[type(self.art)](painter, self.art)


class PlateItem(DrawnItem):
    """A name plate, which alone is alive while nothing moves."""

    beat = paint_plates.STILL

    def show_beat(self, beat: Beat) -> None:
        """Shows another moment; nothing else is painted anew."""
        if beat != self.beat:
            self.beat = beat
            self.update()

    def boundingRect(self) -> QRectF:
        width, height = box(self.art)
        reach = max(_REACH, height * 0.2)
        return paint_plates.around(width + 2 * reach, height + 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_plates.plate(painter, self.art, self.beat)  # type: ignore[arg-type]


class ArtItem(QGraphicsPixmapItem):
    """A picture from the cache, centred on its position."""

    def __init__(self, art: ArtSpec, cache: ArtCache) -> None:
        super().__init__()
        self.art = art
        self._cache = cache
        # Costs nothing at rest; only what is on its way is scaled or turned.
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.refresh()

    def show_art(self, art: ArtSpec) -> None:
        """Shows another picture."""
        if art != self.art:
            self.art = art
            self.refresh()

    def refresh(self) -> None:
        """Takes the best picture there is now."""
        picture = self._cache.picture(self.art)
        self.setPixmap(picture.pixmap)
        self.setOffset(-picture.centre)


Item = DrawnItem | ArtItem


def made_item(piece: Piece, cache: ArtCache) -> Item:
    """A new item for a piece."""
    if isinstance(piece.art, Plate):
        return PlateItem(piece.art)
    if is_drawn(piece.art):
        return DrawnItem(piece.art)  # type: ignore[arg-type]
    return ArtItem(piece.art, cache)  # type: ignore[arg-type]


def placed(item: Item, piece: Piece) -> None:
    """Puts an item where its piece says."""
    item.setPos(piece.x, piece.y)
    item.setZValue(piece.z)
    item.setOpacity(piece.opacity)
