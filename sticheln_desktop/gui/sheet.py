"""A sheet over the table: the result of a round or of the match, with what comes next."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.enter_button import EnterButton
from sticheln_desktop.gui.motion import Tempo
from sticheln_desktop.gui.panels.match_result import MatchResultPanel
from sticheln_desktop.gui.panels.pen import Look
from sticheln_desktop.gui.panels.round_result import RoundResultPanel
from sticheln_desktop.gui.texts import Cast, Label
from sticheln_desktop.rules.view import View

_SHARE = 0.86
_WIDEST, _TALLEST = 620, 900


class Sheet(QFrame):
    """Covers the middle of its parent while it is shown."""

    next_round = Signal()
    rematch = Signal()
    new_match = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.tempo = Tempo()
        self._after: Callable[[], None] = self.next_round.emit
        self.setProperty("sheet", True)
        self.setAutoFillBackground(True)
        self.next_button = EnterButton()
        self.next_button.setProperty("primary", True)
        self.next_button.clicked.connect(self._go_on)
        self._content: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.next_button, alignment=Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def show_round(self, view: View, cast: Cast, look: Look) -> None:
        """How the scores of the last round came about."""
        self._show_scores(view, cast, look, texts.next_round_text(view.rules), self.next_round.emit)

    def show_end(self, view: View, cast: Cast, look: Look) -> None:
        """How the very last scores came about, and then who won."""
        result = partial(self.show_match, view, cast, look)
        self._show_scores(view, cast, look, texts.label(Label.RESULT), result)

    def _show_scores(
        self, view: View, cast: Cast, look: Look, button: str, after: Callable[[], None]
    ) -> None:
        panel = RoundResultPanel(look)
        panel.present(view, cast)
        self._after = after
        self.next_button.setText(button)
        self._present(panel)
        self.next_button.show()
        self.next_button.setFocus()
        panel.count(self._factor)

    @property
    def _factor(self) -> float:
        return self.tempo.factor if self.tempo.moves else 0.0

    def show_match(self, view: View, cast: Cast, look: Look) -> None:
        """Who won, and what next."""
        panel = MatchResultPanel(look)
        panel.present(view, cast)
        panel.podium.rise(self._factor)
        panel.rematch.connect(self.rematch)
        panel.new_match.connect(self.new_match)
        self._present(panel)
        self.next_button.hide()
        panel.rematch_button.setFocus()

    def clear(self) -> None:
        """Take the sheet away, and what was written on it."""
        focused = self.focusWidget()
        if focused is not None and focused.hasFocus():
            # The keys go back to the table, not to whatever seat happens to be next in the chain.
            self.parentWidget().setFocus()
        self.hide()
        if self._content is not None:
            # It lives until the event loop has time for it, but must not be seen any more.
            self._column.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
            self._content = None

    def fit(self) -> None:
        """Stay in the middle, whatever the size of the table."""
        room = self.parentWidget().rect()
        wanted = self._content.sizeHint().width() if self._content is not None else 0
        width = min(round(room.width() * _SHARE), max(wanted, _WIDEST))
        height = min(round(room.height() * _SHARE), _TALLEST)
        self.setGeometry(QRect((room.width() - width) // 2, (room.height() - height) // 2, width, height))

    def _present(self, content: QWidget) -> None:
        self.clear()
        self._content = content
        self._column.insertWidget(0, content, 1)
        self.fit()
        self.show()
        self.raise_()

    def _go_on(self) -> None:
        self.clear()
        self._after()
