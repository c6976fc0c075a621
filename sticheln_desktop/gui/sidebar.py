"""The dock beside the table: score sheet, log and the cards still out."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QTabWidget, QWidget

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.panels.cards_out import CardsOutPanel
from sticheln_desktop.gui.panels.log import LogPanel
from sticheln_desktop.gui.panels.pen import Look
from sticheln_desktop.gui.panels.scores import ScorePanel
from sticheln_desktop.gui.texts import Cast, Label
from sticheln_desktop.rules.view import View

_WIDTH = 288


class Sidebar(QDockWidget):
    """Three pages that follow the match."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("sidebar")
        self.setWindowTitle(self.tr("Match"))
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.setAllowedAreas(Qt.DockWidgetArea.RightDockWidgetArea)
        self._scores, self._log, self._cards = ScorePanel(look), LogPanel(look), CardsOutPanel(look)
        self._tabs = QTabWidget()
        self._tabs.addTab(self._scores, texts.label(Label.SCORES))
        self._tabs.addTab(self._log, texts.label(Label.LOG))
        self._tabs.addTab(self._cards, texts.label(Label.CARDS_OUT))
        self.setWidget(self._tabs)
        self.setMinimumWidth(_WIDTH)
        self.setMaximumWidth(_WIDTH)
        # The tab names say all; a title bar would repeat them.
        self.setTitleBarWidget(QWidget())

    def set_look(self, look: Look) -> None:
        """Draw with another theme or text size."""
        for panel in (self._scores, self._log, self._cards):
            panel.set_look(look)

    def present(self, view: View, cast: Cast) -> None:
        """Follow the match."""
        self._scores.present(view, cast)
        self._log.present(view, cast)
        self._cards.present(view)
