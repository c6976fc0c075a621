"""The new-match page: every choice of a match on one page, ready to start."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.menu_button import menu_button
from sticheln_desktop.gui.texts import games
from sticheln_desktop.gui.texts import new_match as match_words
from sticheln_desktop.gui.theme import Theme, icon
from sticheln_desktop.rules.settings import HOUSE, Family

from .controls import secondary
from .game_picture import GamePicture
from .layouts import icon_size, in_column, in_row
from .option_groups import EditionGroup, HouseGroup, MatchGroup
from .plan import MatchPlan, faults, preset, runnable, sensible
from .players_group import PlayersGroup

_WIDEST: Final = 1180
_MARGIN: Final = 24
_PICTURE: Final = 190


class NewMatchPage(QWidget):
    """Shows a plan and gives back what became of it; `levels` are the names of the computers there are."""

    started = Signal(object)
    cancelled = Signal()
    pace_chosen = Signal(object)

    def __init__(
        self,
        art: ArtCache,
        theme: Theme,
        levels: Sequence[str],
        style: Style = Style.ILLUSTRATED,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._art, self._theme, self._style, self._levels = art, theme, style, tuple(levels)
        self._content: QWidget | None = None
        self._pace = "normal"
        self.fault = QLabel(wordWrap=True)
        self.fault.setProperty("role", "minus")
        self.start_button = QPushButton(default=True)
        self.start_button.clicked.connect(self._start)
        self.start_button.setProperty("primary", True)
        self.back_button = QPushButton()
        self.back_button.clicked.connect(self.cancelled)
        self.menu_button = menu_button(self)
        self._area = QScrollArea(widgetResizable=True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        page = in_column(0, self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._area, 1)
        page.addLayout(self._foot())
        self.set_plan(sensible("classic"))

    def _foot(self) -> QHBoxLayout:
        foot = in_row(10)
        foot.setContentsMargins(_MARGIN, 10, _MARGIN, 12)
        foot.addWidget(self.fault, 1)
        foot.addWidget(self.back_button)
        foot.addWidget(self.start_button)
        return foot

    def set_plan(self, plan: MatchPlan, bots: Mapping[str, str] | None = None) -> None:
        """Show a plan, whatever was shown before; `bots` are the commands of the bots there are."""
        self._game = plan.game
        self._known = plan
        family = preset(plan.game).family
        self.players = PlayersGroup(plan, self._levels, self._art, bots or {})
        self.house = HouseGroup(plan) if plan.game == HOUSE else None
        self.edition = EditionGroup(plan) if family is Family.STICHELN else None
        self.match = MatchGroup(plan)
        self.match.pace.choose(self._pace)
        self.match.pace.chosen.connect(self.pace_chosen.emit)
        self._build()
        for group in (self.players, self.house, self.edition, self.match):
            if group is not None:
                group.changed.connect(self._check)
        self.start_button.setText(match_words.start())
        self.back_button.setText(match_words.back())
        self.set_look(self._theme, self._style)
        self._check()

    def _build(self) -> None:
        self._content = QWidget()
        self._column = in_column(14, self._content)
        self._column.addLayout(self._head())
        self._halves: QBoxLayout = in_row(14)
        for half in self._groups():
            lines = in_column(14)
            for group in half:
                lines.addWidget(group)
            lines.addStretch(1)
            self._halves.addLayout(lines, 1)
        self._column.addLayout(self._halves)
        self._column.addStretch(1)
        self._area.setWidget(self._content)
        for before, after in pairwise((self.match.seed, self.start_button, self.back_button)):
            QWidget.setTabOrder(before, after)
        self._arrange(self.width())

    def _groups(self) -> tuple[list[QWidget], list[QWidget]]:
        """The groups of the left and of the right half; the short one of a house mix goes left."""
        rights = [group for group in (self.house, self.edition) if group is not None]
        if self.house is not None:
            return [self.players, self.match], [*rights]
        return [self.players], [*rights, self.match]

    def _head(self) -> QHBoxLayout:
        self._picture = GamePicture(self._game, self._art, self._style)
        self._picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._picture.setFixedSize(_PICTURE, self._picture.heightForWidth(_PICTURE))
        name = QLabel(games.game_name(self._game), wordWrap=True)
        name.setProperty("role", "title")
        words = in_column(2)
        words.addStretch(1)
        words.addWidget(secondary(match_words.new_match()))
        words.addWidget(name)
        words.addWidget(secondary(games.game_rule(self._game)))
        words.addStretch(1)
        head = in_row(20)
        head.addWidget(self._picture)
        head.addLayout(words, 1)
        head.addWidget(self.menu_button, alignment=Qt.AlignmentFlag.AlignTop)
        return head

    def plan(self) -> MatchPlan:
        """What the page says now."""
        undealt, dealer = self._known.undealt, self._known.dealer
        if self.edition is not None:
            undealt, dealer = self.edition.options()
        return MatchPlan(
            self._game,
            self.players.seats(),
            house=self._known.house if self.house is None else self.house.settings(),
            opener=self.players.chosen_opener(),
            undealt=undealt,
            dealer=dealer,
            length=self.match.length.value(),
            seed=self.match.chosen_seed(),
            allows_undo=self.match.undo.isChecked(),
            allows_cards_seen=self.match.cards_seen.isChecked(),
        )

    def _check(self) -> None:
        found = self._faults()
        self.start_button.setEnabled(not found)
        self.fault.setText("\n".join(found))

    def set_pace(self, name: str) -> None:
        """Show how fast the table moves; that holds for all matches."""
        self._pace = name
        self.match.pace.choose(name)

    def bots(self) -> dict[str, str]:
        """The commands of all bots, new ones included."""
        return self.players.bots()

    def _faults(self) -> list[str]:
        unknown = [
            name for name, command in self.players.seated_bots().items() if name and not runnable(command)
        ]
        return [*faults(self.plan()), *map(match_words.no_command, unknown)]

    def _start(self) -> None:
        if not self._faults():
            self.started.emit(self.plan())

    def set_look(self, theme: Theme, style: Style) -> None:
        """Take the colours of a theme and a card face."""
        self._theme, self._style = theme, style
        self._picture.set_style(style)
        self.start_button.setIcon(icon("play", theme, theme.on_accent))
        self.back_button.setIcon(icon("back", theme))
        self.menu_button.setIcon(icon("menu", theme))
        for button in (self.start_button, self.back_button):
            button.setIconSize(icon_size(self))
        self.menu_button.setIconSize(icon_size(self) * 1.5)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.start_button.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.set_plan(self.plan(), self.bots())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            (focused.click if isinstance(focused, QPushButton) else self._start)()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(event.size().width())

    def _arrange(self, width: int) -> None:
        side = max(_MARGIN, (width - _WIDEST) // 2)
        self._column.setContentsMargins(side, 18, side, 12)
        needed = sum(max(group.minimumSizeHint().width() for group in half) for half in self._groups())
        fits = needed + self._halves.spacing() <= width - 2 * side - 16
        direction = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(direction)
