"""Transparent buttons over the table: what keys and screen readers find where the scene shows only items."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from .measures import box
from .pieces import Piece, Target
from .scene import TableView


class ReachButton(QAbstractButton):
    """One thing on the table; mice pass through it to the scene."""

    got_focus = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.target: Target | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def forget(self) -> None:
        """Stand for nothing, and leave no word of what it stood for."""
        self.hide()
        self.target = None
        self.setAccessibleName("")
        self.setAccessibleDescription("")

    def paintEvent(self, event: QPaintEvent) -> None:
        """The scene draws the thing itself and the ring around it."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever tabs here sees the ring here."""
        super().focusInEvent(event)
        self.got_focus.emit(self.target)


class TableReach(QObject):
    """Keeps one button for every piece that means something when pressed."""

    pressed = Signal(object)
    focused = Signal(object)

    def __init__(self, table: TableView, keys: QObject) -> None:
        super().__init__(table)
        self._table = table
        self._keys = keys
        self._buttons: dict[str, ReachButton] = {}
        # A button may vanish while it is being pressed, so it is kept for the next thing, not deleted.
        self._spare: list[ReachButton] = []

    @property
    def buttons(self) -> tuple[ReachButton, ...]:
        """All buttons, in the order of the Tab key."""
        return tuple(self._buttons.values())

    def follow(self, pieces: Iterable[Piece], name: Callable[[Piece], str]) -> None:
        """Put the buttons where the pieces are, and call them what the pieces are."""
        wanted = {piece.key: piece for piece in pieces if piece.target is not None}
        for key in [key for key, button in self._buttons.items() if _is_stale(button, wanted.get(key))]:
            self._drop(key)
        for key, piece in wanted.items():
            button = self._buttons.get(key) or self._taken(key, piece)
            button.setGeometry(self._area(piece))
            said = name(piece)
            if button.accessibleName() != said:
                button.setAccessibleName(said)
        self._chain([key for key in wanted if key in self._buttons])

    def focus(self, target: Target | None, description: str = "") -> None:
        """Give the focus to a thing's button, and let it be read with this explanation."""
        button = next((one for one in self._buttons.values() if one.target == target), None)
        if button is None:
            return
        button.setAccessibleDescription(description)
        if not button.hasFocus():
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _taken(self, key: str, piece: Piece) -> ReachButton:
        button = self._spare.pop() if self._spare else self._made()
        button.target = piece.target
        button.show()
        self._buttons[key] = button
        return button

    def _made(self) -> ReachButton:
        button = ReachButton(self._table.viewport())
        button.clicked.connect(lambda: self.pressed.emit(button.target))
        button.got_focus.connect(self.focused)
        button.installEventFilter(self._keys)
        return button

    def _drop(self, key: str) -> None:
        button = self._buttons.pop(key)
        if button.hasFocus():
            # Qt would hand the focus to whatever comes next; the table keeps it.
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        button.forget()
        self._spare.append(button)

    def _area(self, piece: Piece) -> QRectF:
        width, height = box(piece.art)
        return QRectF(piece.x - width / 2, piece.y - height / 2, width, height).toRect()

    def _chain(self, keys: list[str]) -> None:
        """The Tab key goes through the things in the order of the layout."""
        if list(self._buttons) == keys:
            return
        self._buttons = {key: self._buttons[key] for key in keys}
        previous: QWidget = self._table
        for button in self._buttons.values():
            QWidget.setTabOrder(previous, button)
            previous = button


def _is_stale(button: ReachButton, piece: Piece | None) -> bool:
    return piece is None or piece.target != button.target
