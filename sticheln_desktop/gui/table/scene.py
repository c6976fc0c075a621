"""The scene that shows a layout, and the view through which it is seen and pressed."""

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.theme import LIGHT, Theme, felt

from .drag import Drag, can_be_dragged, drag_of
from .items import ArtItem, Item, is_drawn, made_item, placed
from .measures import target_piece
from .pieces import Piece, Target

_HELD_Z = 2000.0


class TableScene(QGraphicsScene):
    """Shows pieces: items are made, changed and removed by the pieces' keys."""

    shown = Signal()

    def __init__(self, cache: ArtCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._cache = cache
        self._items: dict[str, Item] = {}
        self._pieces: tuple[Piece, ...] = ()
        self._by_key: dict[str, Piece] = {}
        self._ghosts: list[Item] = []
        self._carried: str | None = None
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

    @property
    def carried(self) -> str | None:
        """The key of the piece that is in somebody's hand, over the table."""
        return self._carried

    def carry(self, key: str, point: QPointF) -> None:
        """Hold a piece above all others; it stays there whatever is laid out, until it is put down."""
        item = self._items.get(key)
        if item is not None:
            self._carried = key
            item.resetTransform()
            item.setOpacity(1.0)
            item.setZValue(_HELD_Z)
            item.setPos(point)

    def put_down(self) -> None:
        """Let go of what is held; it lies where it is until it is laid out or moved anew."""
        self._carried = None

    def add_ghost(self, piece: Piece) -> Item:
        """An item for a piece that is no longer part of the table but still on its way out."""
        ghost = made_item(piece, self._cache)
        placed(ghost, piece)
        self._ghosts.append(ghost)
        self.addItem(ghost)
        return ghost

    def remove_ghost(self, ghost: Item) -> None:
        """It is out."""
        self._ghosts.remove(ghost)
        self.removeItem(ghost)

    def settle(self, key: str) -> None:
        """Let a piece be and look as the layout says."""
        item = self._items.get(key)
        piece = self._by_key.get(key)
        if item is not None and piece is not None and key != self._carried:
            item.show_art(piece.art)  # type: ignore[arg-type]
            item.resetTransform()
            placed(item, piece)

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
        self._by_key = {piece.key: piece for piece in pieces}
        for key in [key for key in self._items if key not in self._by_key]:
            self.removeItem(self._items.pop(key))
        if self._carried not in self._by_key:
            self._carried = None
        for piece in pieces:
            item = self._fitting(piece)
            if piece.key != self._carried:
                placed(item, piece)
        self.shown.emit()

    def target_at(self, point: QPointF) -> Target | None:
        """What a press there would mean."""
        piece = self.piece_at(point)
        return piece.target if piece else None

    def piece_at(self, point: QPointF) -> Piece | None:
        """What would be pressed there; whatever is held in the hand covers nothing."""
        return target_piece(
            tuple(piece for piece in self._pieces if piece.key != self._carried), point.x(), point.y()
        )

    def offers(self, target: Target) -> bool:
        """Whether there is something to press that means this."""
        return any(piece.target == target for piece in self._pieces)

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
        for item in (*self._items.values(), *self._ghosts):
            if isinstance(item, ArtItem) and item.art == spec:
                item.refresh()


class TableView(QGraphicsView):
    """The window onto the table.

    A press on something that can be dragged counts when it is let go where it was; all else counts at once.
    """

    resized = Signal(QSizeF)
    clicked = Signal()
    pressed = Signal(object)
    hovered = Signal(object)
    drag_began = Signal(object)
    drag_moved = Signal(object, QPointF, object)
    dropped = Signal(object, QPointF, object)
    drag_ended = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._under: Target | None = None
        self._drag: Drag | None = None
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        # A moving card repaints its own surroundings only: the whole table takes twenty times as long.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMouseTracking(True)

    @property
    def is_dragging(self) -> bool:
        """Whether something is in the hand."""
        return self._drag is not None and self._drag.has_begun

    def cancel_drag(self) -> None:
        """Let go of what is held, as if it had never been taken."""
        drag, self._drag = self._drag, None
        if drag is not None and drag.has_begun:
            self._scene.put_down()
            self.drag_ended.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Holding the interpreter once for all items keeps frames even while another thread computes.
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.cancel_drag()
        self.resized.emit(QSizeF(event.size()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.cancel_drag()
        if event.button() is Qt.MouseButton.LeftButton:
            self._press(event.position().toPoint())
        super().mousePressEvent(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Two quick presses are two presses.
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._drag is None:
            self._hover(self._target(event))
        else:
            self._pull(self._drag, event.position().toPoint())
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._let_go(event.position().toPoint())
        super().mouseReleaseEvent(event)
        event.accept()

    def leaveEvent(self, event: object) -> None:
        self._hover(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.cancel_drag()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.cancel_drag()
        super().hideEvent(event)

    def _press(self, at: QPoint) -> None:
        point = self.mapToScene(at)
        piece = self._scene.piece_at(point)
        self.clicked.emit()
        if piece is not None and can_be_dragged(piece.target):
            self._drag = drag_of(piece, at, point)
        elif piece is not None:
            self.pressed.emit(piece.target)

    def _pull(self, drag: Drag, at: QPoint) -> None:
        if drag.begins(at):
            self._scene.carry(drag.key, self.mapToScene(at) + drag.grip)
            self._hover(None)
            self.drag_began.emit(drag.target)
        if not drag.has_begun:
            return
        if self._scene.carried != drag.key:
            self.cancel_drag()  # the match went on without it
            return
        point = self.mapToScene(at)
        self._scene.carry(drag.key, point + drag.grip)
        self.drag_moved.emit(drag.target, point, self._scene.target_at(point))

    def _let_go(self, at: QPoint) -> None:
        drag = self._drag
        if drag is None:
            return
        if not drag.has_begun:
            self._drag = None
            if self._scene.offers(drag.target):
                self.pressed.emit(drag.target)
        elif self._scene.carried != drag.key or not self.viewport().rect().contains(at):
            self.cancel_drag()
        else:
            point = self.mapToScene(at)
            over = self._scene.target_at(point)
            self._scene.put_down()
            self._drag = None
            self.dropped.emit(drag.target, point, over)
            self.drag_ended.emit()

    def _target(self, event: QMouseEvent) -> Target | None:
        return self._scene.target_at(self.mapToScene(event.position().toPoint()))

    def _hover(self, target: Target | None) -> None:
        if target != self._under:
            self._under = target
            self.hovered.emit(target)
