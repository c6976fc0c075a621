"""The tile of one game on the start page: a large button with two small ones in it."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.texts import games
from sticheln_desktop.gui.texts import start as page_words
from sticheln_desktop.gui.theme import Theme, icon

from .game_picture import GamePicture
from .layouts import icon_size, in_column, in_row
from .plan import preset
from .plates import SHADOW, paint_plate, paint_ring

MINUTES: Final = {
    "classic": 30,
    "reverse": 30,
    "mild": 30,
    "aggravated": 30,
    "hazy": 30,
    "delayed": 35,
    "hattrick": 35,
    "stichling": 25,
}


class GameTile(QAbstractButton):
    """Clicked as a whole it starts its game."""

    customised = Signal()

    def __init__(self, game: str, art: ArtCache, theme: Theme, style: Style) -> None:
        super().__init__()
        self.game = game
        self._theme = theme
        self._picture = GamePicture(game, art, style)
        self._title, self._sentence = QLabel(), QLabel(wordWrap=True)
        self._title.setProperty("role", "heading")
        self._title.setWordWrap(True)
        self._sentence.setProperty("role", "secondary")
        self._facts = _Facts()
        self._play = QPushButton()
        self._play.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._play.clicked.connect(self.clicked)
        self.set_up = QToolButton()
        self.set_up.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_up.clicked.connect(self.customised)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._lay_out()
        self.set_look(theme, style)
        self.retranslate()

    def _lay_out(self) -> None:
        edge = SHADOW + 6
        outer = in_column(8, self)
        outer.setContentsMargins(edge, edge, edge, edge)
        texts = in_column(4)
        texts.setContentsMargins(8, 2, 6, 4)
        texts.addWidget(self._title)
        texts.addWidget(self._sentence)
        texts.addStretch(1)
        texts.addLayout(self._foot())
        outer.addWidget(self._picture)
        outer.addLayout(texts, 1)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _foot(self) -> QHBoxLayout:
        foot = in_row(6)
        foot.addWidget(self._facts)
        foot.addStretch(1)
        foot.addWidget(self.set_up)
        foot.addWidget(self._play)
        return foot

    def set_look(self, theme: Theme, style: Style) -> None:
        """Take the colours of a theme and a card face."""
        self._theme = theme
        self._picture.set_style(style)
        self._facts.set_theme(theme)
        self.set_up.setIcon(icon("settings", theme))
        self.set_up.setIconSize(icon_size(self))
        self.update()

    def retranslate(self) -> None:
        """Write all texts in the language of now."""
        game, counts = self.game, preset(self.game).seat_counts()
        self._title.setText(games.game_name(game))
        self._sentence.setText(games.game_sentence(game))
        self._facts.set_facts(page_words.players(counts[0], counts[-1]), page_words.minutes(MINUTES[game]))
        self._play.setText(page_words.play())
        self._play.setAccessibleName(page_words.play_game(game))
        self.set_up.setText(page_words.set_up())
        self.set_up.setToolTip(page_words.set_up_game(game))
        self.set_up.setAccessibleName(page_words.set_up_game(game))
        self.setAccessibleName(page_words.play_game(game))
        spoken = (page_words.players_spoken(counts[0], counts[-1]), page_words.minutes_spoken(MINUTES[game]))
        self.setAccessibleDescription(" ".join((games.game_sentence(game), *(f"{fact}." for fact in spoken))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self.set_up if self.set_up.hasFocus() else self).click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._emphasise()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._emphasise()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._emphasise()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._emphasise()

    def _emphasise(self) -> None:
        self._play.setProperty("primary", self.hasFocus() or self.underMouse())
        self._play.style().unpolish(self._play)
        self._play.style().polish(self._play)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        paint_plate(painter, self._theme, area)
        if self.hasFocus():
            paint_ring(painter, self._theme.focus, area)
        elif self.underMouse():
            paint_ring(painter, self._theme.accent, area)
        painter.end()


class _Facts(QWidget):
    """How many play, and how long."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._signs = {name: QLabel() for name in ("players", "clock")}
        self._texts = {name: QLabel() for name in ("players", "clock")}
        row = in_row(5, self)
        for name in self._signs:
            row.addWidget(self._signs[name])
            row.addWidget(self._texts[name])
            row.addSpacing(6)

    def set_theme(self, theme: Theme) -> None:
        """Draw the two signs in the theme's colour."""
        for name, sign in self._signs.items():
            sign.setPixmap(
                icon(name, theme, theme.secondary).pixmap(icon_size(self), sign.devicePixelRatioF())
            )

    def set_facts(self, players: str, minutes: str) -> None:
        """Write both facts."""
        self._texts["players"].setText(players)
        self._texts["clock"].setText(minutes)
