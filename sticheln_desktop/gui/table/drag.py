"""A press that may become a drag: what is held, where it was taken, and whether it has left its place."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication

from .pieces import Piece, Target, TargetCard, TargetTile


def can_be_dragged(target: Target | None) -> bool:
    """Whether this is something of one's own that a hand can take."""
    return isinstance(target, TargetCard | TargetTile)


@dataclass
class Drag:
    """One press on a piece; `grip` leads from the pointer to the piece's middle."""

    target: Target
    key: str
    pressed: QPoint
    grip: QPointF
    has_begun: bool = False

    def begins(self, point: QPoint) -> bool:
        """Whether the pointer has just gone too far for a click."""
        if self.has_begun or (point - self.pressed).manhattanLength() < QApplication.startDragDistance():
            return False
        self.has_begun = True
        return True


def drag_of(piece: Piece, pressed: QPoint, point: QPointF) -> Drag:
    """The drag that a press on a piece may become."""
    assert piece.target is not None
    return Drag(piece.target, piece.key, pressed, QPointF(piece.x, piece.y) - point)
