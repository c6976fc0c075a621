"""The button with three lines that stands for all menus, in the bar and on the pages."""

from PySide6.QtWidgets import QToolButton, QWidget

from sticheln_desktop.gui.texts import menus as menu_words


def menu_button(parent: QWidget) -> QToolButton:
    """A menu button; what it opens is the window's business."""
    button = QToolButton(parent)
    button.setAccessibleName(menu_words.menu("menu"))
    button.setToolTip(menu_words.tip(menu_words.menu("menu"), "F10"))
    return button
