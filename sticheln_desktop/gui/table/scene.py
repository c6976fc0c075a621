"""The scene that shows a layout, and the view through which it is seen and pressed."""

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.theme import LIGHT, Theme, felt

from .items import ArtItem, Item, is_drawn, made_item, placed
from .measures import target_piece
from .pieces import Piece, Target


class TableScene(QGraphicsScene):
    """Shows pieces: items are made, changed and removed by the pieces' keys."""

    def __init__(self, cache: ArtCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._cache = cache
        self._items: dict[str, Item] = {}
        self._pieces: tuple[Piece, ...] = ()
        self._theme = LIGHT
        self._felt = QPixmap()
        self._dpr = 1.0
        cache.ready.connect(self._refresh)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """What is shown."""
        return self._pieces

    def item(self, key: str) -> Item | None:
        """The item of a key, for whoever animates it."""
        return self._items.get(key)

    def lay(self, size: QSizeF, theme: Theme, dpr: float = 1.0) -> None:
        """Lays the felt for a scene of that size."""
        if self.sceneRect().size() == size and theme == self._theme and dpr == self._dpr and self._felt:
            return
        self._theme, self._dpr = theme, dpr
        self._felt = felt(theme, QSize(round(size.width()), round(size.height())), dpr)
        self.setSceneRect(QRectF(QPointF(), size))
        self.invalidate()

    def show(self, pieces: tuple[Piece, ...]) -> None:
        """Shows a layout at once, without a flight."""
        self._pieces = pieces
        wanted = {piece.key for piece in pieces}
        for key in [key for key in self._items if key not in wanted]:
            self.removeItem(self._items.pop(key))
        for piece in pieces:
            placed(self._fitting(piece), piece)

    def target_at(self, point: QPointF) -> Target | None:
        """What a press there would mean."""
        piece = target_piece(self._pieces, point.x(), point.y())
        return piece.target if piece else None

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        area = QRectF(rect)
        painter.drawPixmap(area, self._felt, QRectF(area.topLeft() * self._dpr, area.size() * self._dpr))

    def _fitting(self, piece: Piece) -> Item:
        item = self._items.get(piece.key)
        if item is not None and isinstance(item, ArtItem) is not is_drawn(piece.art):
            item.show_art(piece.art)  # type: ignore[arg-type]
            return item
        if item is not None:
            self.removeItem(item)
        item = made_item(piece, self._cache)
        self._items[piece.key] = item
        self.addItem(item)
        return item

    @Slot(object)
    def _refresh(self, spec: object) -> None:
        for item in self._items.values():
            if isinstance(item, ArtItem) and item.art == spec:
                item.refresh()


class TableView(QGraphicsView):
    """The window onto the table."""

    resized = Signal(QSizeF)
    pressed = Signal(object)
    hovered = Signal(object)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._under: Target | None = None
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setMouseTracking(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        # Holding the interpreter once for all items keeps frames even while another thread computes.
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit(QSizeF(event.size()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            target = self._target(event)
            if target is not None:
                self.pressed.emit(target)
        super().mousePressEvent(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._target(event))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: object) -> None:
        self._hover(None)

    def _target(self, event: QMouseEvent) -> Target | None:
        return self._scene.target_at(self.mapToScene(event.position().toPoint()))

    def _hover(self, target: Target | None) -> None:
        if target != self._under:
            self._under = target
            self.hovered.emit(target)
