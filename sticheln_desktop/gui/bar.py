"""The bar above the table: menu, what is played and how far it is, and the buttons one needs at hand."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QToolButton, QWidget

from sticheln_desktop.gui.actions import Actions
from sticheln_desktop.gui.menu_button import menu_button
from sticheln_desktop.gui.pages.layouts import in_row
from sticheln_desktop.gui.texts import Cast
from sticheln_desktop.gui.texts import bar as bar_words
from sticheln_desktop.gui.texts import menus as menu_words
from sticheln_desktop.gui.theme import Theme, icon
from sticheln_desktop.rules.view import View

HEIGHT, LOW_HEIGHT = 44, 40
LOW_WINDOW: Final = 700
BUTTONS: Final = ("undo", "last_trick", "sort", "sound", "settings", "panels")
_ICON: Final = 20
_GAP, _EDGE, _BESIDE_TITLE = 4, 8, 14
_BETWEEN: Final = "   ·   "


class Bar(QFrame):
    """Follows the match; its buttons are the window's actions."""

    menu_wanted = Signal()

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("bar", True)
        self.menu_button = menu_button(self)
        self.menu_button.clicked.connect(self.menu_wanted)
        self._title = QLabel()
        self._titles = ("", "")
        self._title.setProperty("role", "heading")
        self._standing = Parts()
        self._standing.setProperty("role", "secondary")
        self.buttons = {name: self._button(actions, name) for name in BUTTONS}
        row = in_row(_GAP, self)
        row.setContentsMargins(_EDGE, 0, _EDGE, 0)
        row.addWidget(self.menu_button)
        row.addSpacing(2)
        row.addWidget(self._title)
        row.addSpacing(_BESIDE_TITLE)
        row.addWidget(self._standing, 1)
        for button in self.buttons.values():
            row.addWidget(button)

    def _button(self, actions: Actions, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(actions[name])
        button.setAccessibleName(menu_words.tip(actions[name].text(), ""))
        # A lit button for what is usually on would shout; the two that hide something may.
        button.setProperty("quiet", True)
        return button

    @property
    def title(self) -> str:
        """What is played."""
        return self._title.text()

    @property
    def standing(self) -> str:
        """How far the match is, all of it."""
        return self._standing.text()

    def present(self, view: View, cast: Cast) -> None:
        """Follow the match."""
        self._titles = bar_words.title(view.rules), bar_words.short_title(view.rules)
        self._standing.set_parts(bar_words.standing(view, cast), bar_words.edition_tip(view.rules))
        self._choose_title()

    def _choose_title(self) -> None:
        """The whole title where the round beside it can still be read."""
        full, short = self._titles
        buttons = (self.menu_button, *self.buttons.values())
        taken = sum(button.sizeHint().width() + _GAP for button in buttons) + 2 * _EDGE + _BESIDE_TITLE + 20
        wanted = self._title.fontMetrics().horizontalAdvance(full) + self._standing.least
        text = full if wanted <= self.width() - taken else short
        if text != self._title.text():
            self._title.setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Less room, a shorter title."""
        super().resizeEvent(event)
        self._choose_title()

    def set_look(self, theme: Theme, scale: float, low: bool) -> None:
        """Take the colours of a theme, the size of the text and the height that fits the window."""
        self.menu_button.setIcon(icon("menu", theme))
        side = round(_ICON * max(scale, 1.0))
        for button in (self.menu_button, *self.buttons.values()):
            button.setIconSize(QSize(side, side))
        self.setFixedHeight(max(LOW_HEIGHT if low else HEIGHT, side + 20))
        self._choose_title()


class Parts(QLabel):
    """Parts of one line, as many as there is room for; the tooltip tells all."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_parts(self, parts: tuple[str, ...], more: str = "") -> None:
        """Show these; `more` is for the tooltip only."""
        self._parts = parts
        self.setText(_BETWEEN.join(parts))
        self.setToolTip("\n".join(line for line in (self.text(), more) if line))

    @property
    def least(self) -> int:
        """The width of the first part."""
        return self.fontMetrics().horizontalAdvance(self._parts[0]) if self._parts else 0

    def fitting(self, width: int) -> str:
        """The longest beginning that fits, in whole parts while there is room for one."""
        for count in range(len(self._parts), 1, -1):
            text = _BETWEEN.join(self._parts[:count])
            if self.fontMetrics().horizontalAdvance(text) <= width:
                return text
        first = self._parts[0] if self._parts else ""
        return self.fontMetrics().elidedText(first, Qt.TextElideMode.ElideRight, width)

    def paintEvent(self, event: QPaintEvent) -> None:
        """What fits."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self.fitting(self.width()))
        painter.end()
