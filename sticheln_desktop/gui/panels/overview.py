"""The dock's first page: the score sheet, what the running round is about, and more where there is room."""

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from sticheln_desktop.gui.texts import Cast, Label, label, translate
from sticheln_desktop.rules.settings import Family
from sticheln_desktop.rules.view import View

from .cards_out import CardsOutPanel
from .chart import ScoreChart
from .log import LogPanel
from .pen import Look, heading
from .scores import ScoreModel, ScoreSheet
from .seat_lines import tile_lines, trick_lines, turn_text
from .seat_rows import SeatRows
from .turn_line import TurnLine

_SHORT_LOG: Final = 132
_SPACING: Final = 6
# What the space goes to, first come first served; the sheet is always there.
_WANTED: Final = {
    Family.STICHELN: ("chart", "trick", "cards", "log"),
    Family.HATTRICK: ("chart", "cards", "log"),
    Family.STICHLING: ("tiles", "log", "cards", "chart"),
}
# Where it stands.
_ORDER: Final = ("chart", "trick", "tiles", "log", "cards")


class _Section(QWidget):
    """A heading and what stands under it."""

    def __init__(self, title: str, *parts: QWidget) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(2)
        column.addWidget(heading(title))
        for part in parts:
            column.addWidget(part)


class OverviewPanel(QScrollArea):
    """Everything about the match at one glance."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model, self.sheet = ScoreModel(), ScoreSheet(look)
        self.sheet.setModel(self.model)
        self.chart, self.turn = ScoreChart(look), TurnLine(look)
        self.log, self.cards = LogPanel(look), CardsOutPanel(look, titled=False)
        trick, tiles = translate("Panels", "This trick"), translate("Panels", "Tricks won and face-up tile")
        self.trick, self.tiles = SeatRows(look, trick), SeatRows(look, tiles)
        self.sections: dict[str, QWidget] = {
            "chart": _Section(label(Label.RUNNING_TOTAL), self.chart),
            "trick": _Section(trick, self.trick, self.turn),
            "tiles": _Section(translate("Panels", "Face-up tile counts at the end of the round"), self.tiles),
            "log": _Section(label(Label.LOG), self.log),
            "cards": _Section(label(Label.STILL_OUT), self.cards),
        }
        self._family = Family.STICHELN
        self._allows_cards = True
        self._lay_out()
        self.set_look(look)

    def _lay_out(self) -> None:
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(8, 8, 8, 12)
        self._column.setSpacing(_SPACING)
        self._column.addWidget(self.sheet)
        for name in _ORDER:
            self._column.addWidget(self.sections[name])
        self._column.addStretch(1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(content)
        self._settle = QTimer(self, singleShot=True, interval=0)
        self._settle.timeout.connect(self._choose)

    def set_look(self, look: Look) -> None:
        """Draw with another theme or text size."""
        for part in (self.sheet, self.chart, self.turn, self.log, self.cards, self.trick, self.tiles):
            part.set_look(look)
        self.log.setFixedHeight(round(look.px(_SHORT_LOG)))
        self._settle.start()

    def allow_cards(self, allowed: bool) -> None:
        """Whether the cards still out may be shown."""
        self._allows_cards = allowed
        self._settle.start()

    def present(self, view: View, cast: Cast) -> None:
        """Follow the match."""
        self._family = view.rules.family
        self.model.show(view, cast)
        self.sheet.fit()
        self.chart.present(view, cast)
        self.turn.present(turn_text(view, cast))
        if self._family is Family.STICHELN:
            self.trick.present(tuple(trick_lines(view, cast)))
        if self._family is Family.STICHLING:
            self.tiles.present(tuple(tile_lines(view, cast)))
        self.log.present(view, cast)
        self.cards.present(view)
        self._settle.start()

    def _choose(self) -> None:
        """Show as many sections as there is room for; the first is there whatever the height."""
        left = self.viewport().height() - 20 - self.sheet.height()
        wanted = [name for name in _WANTED[self._family] if name != "cards" or self._allows_cards]
        shown = set()
        for name in wanted:
            left -= self._height(name) + _SPACING
            if left < 0 and shown:
                break
            shown.add(name)
        for name, section in self.sections.items():
            section.setVisible(name in shown)

    def _height(self, name: str) -> int:
        """What a section needs; the trick is given room for all its cards from the first on."""
        section = self.sections[name]
        needed = section.sizeHint().height()
        if name == "trick":
            rows = self.model.columnCount() - 1 - len(self.trick.lines)
            needed += max(rows, 0) * round(
                self.trick.sizeHint().height() / max(len(self.trick.lines), 1) or 30
            )
        return needed

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another height, other sections."""
        super().resizeEvent(event)
        self._settle.start()
