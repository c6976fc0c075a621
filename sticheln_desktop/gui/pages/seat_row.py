"""One line of the new-match page: who sits at a seat and who plays it."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.specs import Stone
from sticheln_desktop.gui.texts import new_match as match_words
from sticheln_desktop.gui.texts import seats

from .layouts import icon_size, in_row
from .plan import BOT, COMPUTER, HUMAN, LONGEST_NAME, SEAT_LOOKS, PlannedSeat

_STONE: Final = 1.4
_SHORTEST_FIELD: Final = 14


class SeatRow(QWidget):
    """Stone, name and player of one seat; for a bot also its command, and its name if it is new."""

    changed = Signal()
    look_changed = Signal(int)

    def __init__(self, seat: int, levels: Sequence[str], art: ArtCache, bots: Mapping[str, str]) -> None:
        super().__init__()
        self._seat, self._bots = seat, dict(bots)
        self.look, self.name = QComboBox(), QLineEdit(maxLength=LONGEST_NAME)
        self.player, self.command = QComboBox(), QLineEdit()
        self.bot_name = QLineEdit(maxLength=LONGEST_NAME)
        self.stops: tuple[QWidget, ...] = (self.look, self.name, self.player, self.bot_name, self.command)
        self._last_look = 0
        self._fill_looks(art)
        self._fill_players(levels)
        self.command.setPlaceholderText(match_words.bot_hint())
        self.bot_name.setPlaceholderText(match_words.bot_name_hint())
        self.name.setMinimumWidth(self.name.fontMetrics().averageCharWidth() * _SHORTEST_FIELD)
        parts = {"name": self.name, "player": self.player, "bot": self.command, "bot_name": self.bot_name}
        for part, field in parts.items():
            field.setAccessibleName(match_words.seat_part(part, seat + 1))
        self._lay_out()
        self.look.currentIndexChanged.connect(self._look_changed)
        self.name.textChanged.connect(self.changed)
        self.player.currentIndexChanged.connect(self._player_changed)
        for field in (self.command, self.bot_name):
            field.textChanged.connect(self.changed)

    def _fill_looks(self, art: ArtCache) -> None:
        size = icon_size(self) * _STONE
        self.look.setIconSize(size)
        for look in range(SEAT_LOOKS):
            stone = art.picture(Stone(look, size.height() * 0.42, dpr=self.devicePixelRatioF()))
            self.look.addItem(QIcon(stone.pixmap), "")
            for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
                self.look.setItemData(look, seats.look_name(look), role)

    def _fill_players(self, levels: Sequence[str]) -> None:
        self.player.addItem(match_words.person(), HUMAN)
        for level in levels:
            self.player.addItem(match_words.computer(level), COMPUTER + level)
        for bot in self._bots:
            self.player.addItem(match_words.known_bot(bot), BOT + bot)
        self.player.addItem(match_words.bot(), BOT)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        grid.addWidget(self.look, 0, 0)
        grid.addWidget(self.name, 0, 1)
        grid.addWidget(self.player, 0, 2)
        # In the row before the command, so that a known bot's command has the whole width.
        bot = in_row(6)
        bot.addWidget(self.bot_name, 1)
        bot.addWidget(self.command, 2)
        grid.addLayout(bot, 1, 1, 1, 2)
        grid.setColumnStretch(1, 1)
        self.command.hide()
        self.bot_name.hide()

    def seat(self) -> PlannedSeat:
        """What the fields say now."""
        kind = str(self.player.currentData())
        played_by = BOT + self.bot_name.text().strip() if kind == BOT else kind
        return PlannedSeat(self.name.text().strip(), played_by, self.look.currentIndex())

    def bot(self) -> tuple[str, str] | None:
        """The bot of this seat and its command, if a bot plays it."""
        played_by = self.seat().played_by
        return (
            (played_by.removeprefix(BOT), self.command.text().strip()) if played_by.startswith(BOT) else None
        )

    def show_seat(self, seat: PlannedSeat) -> None:
        """Fill the fields; a level there is not becomes the strongest, an unknown bot a new one."""
        is_bot = seat.played_by.startswith(BOT)
        at = self.player.findData(seat.played_by)
        if is_bot and at < 0:
            self.bot_name.setText(seat.played_by.removeprefix(BOT))
            at = self.player.findData(BOT)
        strongest = self.player.count() - 2 - len(self._bots)
        self.player.setCurrentIndex(at if at >= 0 else max(strongest, 0))
        self.name.setText(seat.name)
        self.set_look(seat.look)

    def rename(self, name: str) -> None:
        """Take another name without telling."""
        if name != self.name.text().strip():
            self.name.blockSignals(True)
            self.name.setText(name)
            self.name.blockSignals(False)

    def set_look(self, look: int) -> None:
        """Take a colour without telling."""
        self.look.blockSignals(True)
        self.look.setCurrentIndex(look)
        self.look.blockSignals(False)
        self._name_look()

    def _look_changed(self, look: int) -> None:
        before = self._last_look
        self._name_look()
        self.look_changed.emit(before)
        self.changed.emit()

    def _name_look(self) -> None:
        self._last_look = self.look.currentIndex()
        self.look.setAccessibleName(match_words.seat_look(self._seat + 1, self._last_look))
        self.look.setToolTip(seats.look_name(self._last_look))

    def _player_changed(self) -> None:
        kind = str(self.player.currentData())
        self.command.setVisible(kind.startswith(BOT))
        self.bot_name.setVisible(kind == BOT)
        self.command.setText(self._bots.get(kind.removeprefix(BOT), ""))
        self.changed.emit()
