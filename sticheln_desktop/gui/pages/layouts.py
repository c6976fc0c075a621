"""Rows and columns of a given spacing, without margins of their own, and icons as large as text."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

_ICON_SIDES = (16, 20, 24, 32, 40, 48)


def in_row(spacing: int, owner: QWidget | None = None) -> QHBoxLayout:
    """Things side by side."""
    made = QHBoxLayout() if owner is None else QHBoxLayout(owner)
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(spacing)
    return made


def in_column(spacing: int, owner: QWidget | None = None) -> QVBoxLayout:
    """Things below each other."""
    made = QVBoxLayout() if owner is None else QVBoxLayout(owner)
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(spacing)
    return made


def icon_size(widget: QWidget) -> QSize:
    """The size of an icon that stands beside a widget's text."""
    side = min(_ICON_SIDES, key=lambda side: abs(side - widget.fontMetrics().height()))
    return QSize(side, side)
