"""The banner above the tiles that offers to go on with an unfinished match."""

from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.texts import start as page_words
from sticheln_desktop.gui.theme import Theme, icon
from sticheln_desktop.rules.cards import Card

from .game_picture import SceneWidget
from .layouts import icon_size, in_column, in_row
from .plates import RADIUS, SHADOW, paint_shadow
from .scenes import UNFINISHED

_CARDS: Final = QSize(168, 68)
_WORDS: Final = 26
"""Letters that a line of the banner has room for at least."""


class Unfinished(NamedTuple):
    """A match that was left: its game, in a few words how it stands, and some cards of the own hand."""

    game: str
    standing: str
    cards: tuple[Card, ...] = ()


class ContinueBanner(QWidget):
    """Title, standing and a button; only shown while there is something to continue."""

    continued = Signal()
    discarded = Signal()

    def __init__(self, art: ArtCache, theme: Theme, style: Style) -> None:
        super().__init__()
        self._theme = theme
        self._unfinished: Unfinished | None = None
        self._cards = _Cards(art, style)
        self._title, self._standing = QLabel(wordWrap=True), QLabel(wordWrap=True)
        self._title.setProperty("role", "heading")
        self.button = QPushButton()
        self.button.clicked.connect(self.continued)
        self.button.setProperty("gold", True)
        self.discard_button = QPushButton()
        self.discard_button.setProperty("onfelt", True)
        self.discard_button.clicked.connect(self._discard)
        self._asked = False
        self._lay_out()
        self.set_look(theme, style)
        self.show_unfinished(None)

    def _lay_out(self) -> None:
        row = in_row(20, self)
        row.setContentsMargins(SHADOW + 24, SHADOW + 8, SHADOW + 20, SHADOW + 8)
        texts = in_column(4)
        texts.addStretch(1)
        texts.addWidget(self._title)
        texts.addWidget(self._standing)
        texts.addStretch(1)
        row.addWidget(self._cards)
        row.addLayout(texts, 1)
        row.addWidget(self.discard_button)
        row.addWidget(self.button)

    def fit(self, room: int) -> None:
        """Leave the cards away where the words and buttons need their place."""
        buttons = self.discard_button.sizeHint().width() + self.button.sizeHint().width()
        words = self.fontMetrics().averageCharWidth() * _WORDS
        self._cards.setVisible(buttons + words + _CARDS.width() + 2 * SHADOW + 120 <= room)

    def set_look(self, theme: Theme, style: Style) -> None:
        """Take the colours of a theme and a card face."""
        self._theme = theme
        self._cards.set_style(style)
        for label in (self._title, self._standing):
            label.setStyleSheet(f"color: {theme.on_felt};")
        self.button.setIcon(icon("play", theme, theme.on_gold))
        self.button.setIconSize(icon_size(self))
        self.discard_button.setIcon(icon("delete", theme, theme.on_felt))
        self.discard_button.setIconSize(icon_size(self))
        self.update()

    def _discard(self) -> None:
        """The first press asks, the second one throws away."""
        if self._asked:
            self._ask(False)
            self.discarded.emit()
        else:
            self._ask(True)

    def _ask(self, asked: bool) -> None:
        self._asked = asked
        self.discard_button.setText(page_words.really_discard() if asked else page_words.discard())
        self.discard_button.setAccessibleName(self.discard_button.text())

    def show_unfinished(self, unfinished: Unfinished | None) -> None:
        """Offer to continue this match, or hide."""
        self._unfinished = unfinished
        self.setVisible(unfinished is not None)
        self._ask(False)
        if unfinished is not None:
            self._title.setText(page_words.continue_game(unfinished.game))
            self._standing.setText(unfinished.standing)
            self._cards.show_cards(unfinished.cards)
            self.button.setText(page_words.continue_match())
            self.button.setAccessibleName(page_words.continue_game(unfinished.game))
            self.button.setAccessibleDescription(unfinished.standing)

    def retranslate(self) -> None:
        """Write all texts in the language of now."""
        self.show_unfinished(self._unfinished)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        if self._theme.has_shadows:
            paint_shadow(painter, area)
        shade = QLinearGradient(area.topLeft(), area.topRight())
        shade.setColorAt(0.0, QColor(self._theme.felt_edge))
        shade.setColorAt(1.0, QColor(self._theme.felt_centre))
        painter.setBrush(shade)
        painter.setPen(Qt.PenStyle.NoPen if self._theme.has_shadows else QPen(QColor(self._theme.line), 2.0))
        painter.drawRoundedRect(area, RADIUS, RADIUS)
        painter.end()


class _Cards(SceneWidget):
    """A few cards of the own hand, or any where that would tell secrets."""

    def __init__(self, art: ArtCache, style: Style) -> None:
        super().__init__(art, style)
        self._faces = UNFINISHED
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Lay these cards side by side."""
        places = zip(cards, UNFINISHED, strict=False)
        self._faces = tuple(replace(place, text=str(card)) for card, place in places) or UNFINISHED
        self.update()

    def sizeHint(self) -> QSize:
        return _CARDS

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._put_all(painter, self._faces, 1.0)
        painter.end()
