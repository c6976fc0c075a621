"""The panels beside the table: score sheet, log and the cards still out."""

from typing import Final

from PySide6.QtWidgets import QFrame, QTabWidget, QVBoxLayout, QWidget

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.panels.cards_out import CardsOutPanel
from sticheln_desktop.gui.panels.in_words import InWordsPanel
from sticheln_desktop.gui.panels.log import LogPanel
from sticheln_desktop.gui.panels.overview import OverviewPanel
from sticheln_desktop.gui.panels.pen import Look
from sticheln_desktop.gui.texts import Cast, Label
from sticheln_desktop.rules.view import View

WIDTH: Final = 288
_WIDEST_SCALE: Final = 1.75
"""Enough for four tabs side by side in the largest text."""


class Sidebar(QFrame):
    """Four pages that follow the match; the third is an aid that a match may forbid."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("sidebar", True)
        self.overview, self._cards = OverviewPanel(look), CardsOutPanel(look)
        self._log = LogPanel(look, self.overview.log.model)
        self.in_words = InWordsPanel()
        self.tabs = QTabWidget()
        self.tabs.tabBar().setExpanding(False)
        self.tabs.addTab(self.overview, texts.label(Label.SCORES))
        self.tabs.addTab(self._log, texts.label(Label.LOG))
        self.tabs.addTab(self._cards, texts.label(Label.CARDS_OUT))
        self.tabs.addTab(self.in_words, texts.label(Label.IN_WORDS))
        column = QVBoxLayout(self)
        column.setContentsMargins(9, 6, 6, 0)
        column.addWidget(self.tabs)
        self.set_look(look)
        # Pictures are made in the background: draw again with the true ones.
        look.art.ready.connect(self._pictures_arrived)

    def _pictures_arrived(self) -> None:
        self.update()

    def set_look(self, look: Look) -> None:
        """Draw with another theme or text size."""
        self.setFixedWidth(round(WIDTH * min(max(look.scale, 1.0), _WIDEST_SCALE)))
        for panel in (self.overview, self._log, self._cards):
            panel.set_look(look)

    def allow_cards(self, allowed: bool) -> None:
        """Show or hide everything about cards that are still out."""
        self.tabs.setTabVisible(self.tabs.indexOf(self._cards), allowed)
        self.overview.allow_cards(allowed)

    def present(self, view: View, cast: Cast) -> None:
        """Follow the match; the overview tells the log for both."""
        self.overview.present(view, cast)
        self._cards.present(view)
        self.in_words.present(view, cast)
