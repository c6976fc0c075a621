"""The end of a match: who won, podium, score sheet and curve, and what next."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.enter_button import EnterButton
from sticheln_desktop.gui.texts import Cast, Label
from sticheln_desktop.rules.game import winners
from sticheln_desktop.rules.view import View

from .pen import Look, heading
from .podium import Podium
from .scores import ScorePanel


class MatchResultPanel(QWidget):
    """Shown when a match has ended."""

    rematch = Signal()
    new_match = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = heading("", "heading")
        self.podium = Podium(look)
        self.scores = ScorePanel(look)
        self.scores.layout().setContentsMargins(0, 6, 0, 0)  # type: ignore[union-attr]
        self.rematch_button = EnterButton(texts.label(Label.REMATCH))
        self.rematch_button.setProperty("primary", True)
        self.new_match_button = EnterButton(texts.label(Label.NEW_MATCH))
        self.rematch_button.clicked.connect(self.rematch)
        self.new_match_button.clicked.connect(self.new_match)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._page(), 1)
        layout.addLayout(self._buttons())

    def set_look(self, look: Look) -> None:
        """Draw with another theme or text size."""
        self.podium.set_look(look)
        self.scores.set_look(look)

    def present(self, view: View, cast: Cast) -> None:
        """Show a finished match."""
        self.title.setText(texts.match_over_text(winners(view.rules, view.scores), cast))
        self.podium.present(view, cast)
        self.scores.present(view, cast)

    def _buttons(self) -> QHBoxLayout:
        buttons = QHBoxLayout()
        buttons.setContentsMargins(14, 4, 14, 12)
        buttons.addWidget(self.rematch_button, 1)
        buttons.addWidget(self.new_match_button, 1)
        return buttons

    def _page(self) -> QScrollArea:
        area, page = QScrollArea(), QWidget()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(14, 14, 14, 14)
        layout.setSpacing(10)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for widget in (self.title, self.podium, self.scores):
            layout.addWidget(widget)
        layout.addStretch(1)
        area.setWidget(page)
        return area
