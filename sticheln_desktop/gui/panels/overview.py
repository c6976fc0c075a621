"""The dock's first page: the score sheet, what the running round is about, and more where there is room."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sticheln_desktop.gui.texts import Cast, Label, label, panels
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
_FOOT: Final = 12
_LOWEST: Final = 240
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
        self._parts = (*parts, self)

    @property
    def needed(self) -> int:
        """The height it would like; while it is hidden its layouts do not hear that something grew."""
        for part in self._parts:
            layout = part.layout()
            if layout is not None:
                layout.invalidate()
            part.updateGeometry()
        return self.sizeHint().height()


class OverviewPanel(QWidget):
    """Everything about the match at one glance."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model, self.sheet = ScoreModel(), ScoreSheet(look)
        self.sheet.setModel(self.model)
        self.chart, self.turn = ScoreChart(look), TurnLine(look)
        self.log, self.cards = LogPanel(look), CardsOutPanel(look, titled=False)
        trick, tiles = panels.section("trick"), panels.section("won")
        self.trick, self.tiles = SeatRows(look, trick), SeatRows(look, tiles)
        self.sections: dict[str, _Section] = {
            "chart": _Section(label(Label.RUNNING_TOTAL), self.chart),
            "trick": _Section(trick, self.trick, self.turn),
            "tiles": _Section(panels.section("tiles"), self.tiles),
            "log": _Section(label(Label.LOG), self.log),
            "cards": _Section(label(Label.STILL_OUT), self.cards),
        }
        self._family = Family.STICHELN
        self._allows_cards = True
        self.log.layout().setContentsMargins(0, 0, 0, 0)  # type: ignore[union-attr]
        self._lay_out()
        self.set_look(look)

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(4, 8, 8, _FOOT)
        self._column.setSpacing(_SPACING)
        self._column.addWidget(self.sheet)
        for name in _ORDER:
            self._column.addWidget(self.sections[name])
        self._column.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        """Sections come and go with the height, so they must not keep the window high."""
        return QSize(super().minimumSizeHint().width(), _LOWEST)

    def set_look(self, look: Look) -> None:
        """Draw with another theme or text size."""
        for part in (self.sheet, self.chart, self.turn, self.log, self.cards, self.trick, self.tiles):
            part.set_look(look)
        self.log.setFixedHeight(round(look.px(_SHORT_LOG)))
        self._choose()

    def allow_cards(self, allowed: bool) -> None:
        """Whether the cards still out may be shown."""
        self._allows_cards = allowed
        self._choose()

    def present(self, view: View, cast: Cast) -> None:
        """Follow the match."""
        self._family = view.rules.family
        self.model.show(view, cast)
        self.chart.present(view, cast)
        self.turn.present(turn_text(view, cast))
        if self._family is Family.STICHELN:
            self.trick.present(tuple(trick_lines(view, cast)))
        if self._family is Family.STICHLING:
            self.tiles.present(tuple(tile_lines(view, cast)))
        self.log.present(view, cast)
        self.cards.present(view)
        self._choose()

    def _choose(self) -> None:
        """Show as many sections as there is room for; a sheet too long for that scrolls above the first."""
        wanted = [name for name in _WANTED[self._family] if self._has(name)]
        room = self.height() - 8 - _FOOT
        left = room - self.sheet.fit()
        if left < 0:
            left = room - self.sheet.fit(room - self._height(wanted[0]) - _SPACING)
        for name in wanted:
            needed = self._height(name) + _SPACING
            self.sections[name].setVisible(needed <= left)
            left -= needed if needed <= left else 0
        for name in self.sections.keys() - set(wanted):
            self.sections[name].hide()
        self._column.activate()

    def _has(self, name: str) -> bool:
        """Whether there is anything to tell; a heading alone would only ask what is missing."""
        if name == "cards":
            return self._allows_cards
        return name != "trick" or bool(self.trick.lines or self.turn.text)

    def _height(self, name: str) -> int:
        """What a section needs; the trick is given room for all its cards from the first on."""
        needed = self.sections[name].needed
        if name == "trick":
            missing = self.model.columnCount() - 1 - len(self.trick.lines)
            needed += max(missing, 0) * self.trick.row_height
        return needed

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another height, other sections."""
        super().resizeEvent(event)
        self._choose()
