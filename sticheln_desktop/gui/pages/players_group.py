"""The left half of the new-match page: how many play, who they are, and who starts."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFrame, QPushButton, QWidget

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.texts import new_match as match_words
from sticheln_desktop.rules.settings import Family

from .controls import Segments, Value, heading, labelled, secondary
from .layouts import in_column
from .plan import MatchPlan, PlannedSeat, preset, properly_named, renamed, resized
from .seat_row import SeatRow


class PlayersGroup(QFrame):
    """Rows come and go with the number of players; seats that went are remembered while the page is open."""

    changed = Signal()

    def __init__(
        self, plan: MatchPlan, levels: Sequence[str], art: ArtCache, bots: Mapping[str, str]
    ) -> None:
        super().__init__()
        self.setProperty("plate", True)
        rules = preset(plan.game)
        self._levels, self._art, self._bots = levels, art, dict(bots)
        self._known = properly_named(plan.seats)
        self.rows: list[SeatRow] = []
        counts = [(count, str(count)) for count in rules.seat_counts()]
        self.count = Segments(counts, match_words.choice("count"))
        self.count.chosen.connect(self._resize)
        self.opener = QComboBox()
        self.opener.currentIndexChanged.connect(self.changed)
        self._lines = in_column(8)
        hint = secondary(match_words.opener_hint(rules.family is Family.STICHLING))
        column = in_column(12, self)
        column.setContentsMargins(18, 14, 18, 16)
        column.addWidget(heading(match_words.heading("players")))
        column.addLayout(labelled(match_words.choice("count"), self.count))
        column.addLayout(self._lines)
        column.addLayout(labelled(match_words.choice("opener"), self.opener, hint))
        column.addStretch(1)
        self._show(plan)

    def _show(self, plan: MatchPlan) -> None:
        self.count.choose(len(plan.seats))
        for seat in self._known:
            self._add(seat)
        self._before = self.seats()
        self._order_focus()
        self._name_openers()
        self.opener.setCurrentIndex(0 if plan.opener is None else plan.opener + 1)

    def seats(self) -> tuple[PlannedSeat, ...]:
        """Who sits at the table."""
        return tuple(row.seat() for row in self.rows)

    def bots(self) -> dict[str, str]:
        """All known bots with their commands, those at the table as they are written now."""
        return {**self._bots, **self.seated_bots()}

    def seated_bots(self) -> dict[str, str]:
        """The bots at the table with their commands."""
        return dict(bot for row in self.rows if (bot := row.bot()) is not None)

    def chosen_opener(self) -> int | None:
        """Who starts; None leaves it to the draw."""
        at = self.opener.currentIndex()
        return at - 1 if at > 0 else None

    def _add(self, seat: PlannedSeat) -> None:
        row = SeatRow(len(self.rows), self._levels, self._art, self._bots)
        row.show_seat(seat)
        row.changed.connect(self._seat_changed)
        row.look_changed.connect(lambda before, row=row: self._swap_looks(row, before))
        self._lines.addWidget(row)
        row.show()
        self.rows.append(row)

    def _order_focus(self) -> None:
        counts = self.count.findChildren(QPushButton)
        stops = [*counts, *(stop for row in self.rows for stop in row.stops), self.opener]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _swap_looks(self, changed: SeatRow, before: int) -> None:
        """Whoever had the colour gets the one that became free."""
        for row in self.rows:
            if row is not changed and row.look.currentIndex() == changed.look.currentIndex():
                row.set_look(before)

    def _resize(self, count: Value) -> None:
        wanted = self._remembered(int(count))
        while len(self.rows) > len(wanted):
            gone = self.rows.pop()
            gone.setParent(None)
            gone.deleteLater()
        for seat in wanted[len(self.rows) :]:
            self._add(seat)
        self._order_focus()
        self._seat_changed()

    def _remembered(self, count: int) -> tuple[PlannedSeat, ...]:
        """So many seats; those who left come back unless their name or colour was taken meanwhile."""
        seats = self.seats()
        self._known = (*seats, *self._known[len(seats) :])
        wanted = resized(self._known, count)
        names, looks = {seat.name for seat in wanted}, {seat.look for seat in wanted}
        return wanted if len(names) == len(looks) == count else resized(seats, count)

    def _seat_changed(self) -> None:
        self._rename()
        self._name_openers()
        self.changed.emit()

    def _rename(self) -> None:
        """Only who plays changes names: nothing is written under somebody's fingers."""
        before, self._before = self._before, self.seats()
        if [seat.played_by for seat in before] == [seat.played_by for seat in self._before]:
            return
        for row, seat in zip(self.rows, renamed(before, self._before), strict=True):
            row.rename(seat.name)
        self._before = self.seats()

    def _name_openers(self) -> None:
        kept = self.opener.currentIndex()
        self.opener.blockSignals(True)
        self.opener.clear()
        self.opener.addItem(match_words.drawn())
        self.opener.addItems([row.name.text().strip() or str(at + 1) for at, row in enumerate(self.rows)])
        self.opener.setCurrentIndex(kept if 0 <= kept <= len(self.rows) else 0)
        self.opener.blockSignals(False)
