"""The start page: what can be played, and the match that was left."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.art.specs import Silhouette
from sticheln_desktop.gui.menu_button import menu_button
from sticheln_desktop.gui.texts import start as page_words
from sticheln_desktop.gui.theme import Theme, app_icon, icon
from sticheln_desktop.rules.cards import Colour
from sticheln_desktop.rules.settings import PRESETS

from .banner import ContinueBanner, Unfinished
from .layouts import icon_size, in_column, in_row
from .plates import SHADOW
from .tile import GameTile

_MARGIN, _GAP = 48, 20
_NARROW_MARGIN: Final = 24
_WIDEST: Final = 1800
_FOUR_FROM: Final = 1100
_COLUMNS: Final = (4, 2, 1)
_ICON: Final = 72
_LINK_GAP: Final = 18
_SILHOUETTES: Final = tuple(Colour(value) for value in (5, 4, 3, 2, 1, 0))


class StartPage(QWidget):
    """Eight tiles, a banner for the unfinished match, and links to everything else."""

    quick_start = Signal(str)
    customise = Signal(str)
    continue_match = Signal()
    discard_match = Signal()
    house_rules = Signal()
    learn = Signal()
    open_file = Signal()
    settings = Signal()

    def __init__(
        self, art: ArtCache, theme: Theme, style: Style = Style.ILLUSTRATED, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._columns = 0
        self._title, self._sentence = QLabel(), QLabel()
        self._title.setProperty("role", "title")
        self._sentence.setProperty("role", "secondary")
        self._silhouettes = _Silhouettes(art, theme)
        self.menu_button = menu_button(self)
        ways = (("new", self.house_rules), ("learn", self.learn), ("open", self.open_file))
        self.links = {name: _link(way) for name, way in (*ways, ("settings", self.settings))}
        self._banner = ContinueBanner(art, theme, style)
        self._banner.continued.connect(self.continue_match)
        self._banner.discarded.connect(self.discard_match)
        self.tiles = {game: self._tile(game, art, style) for game in PRESETS}
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP - 2 * SHADOW)
        self._content = _Ground(theme)
        self._lay_out()
        self.set_look(theme, style)
        self._retranslate()

    def _tile(self, game: str, art: ArtCache, style: Style) -> GameTile:
        tile = GameTile(game, art, self._theme, style)
        tile.clicked.connect(lambda: self.quick_start.emit(game))
        tile.customised.connect(lambda: self.customise.emit(game))
        return tile

    def _lay_out(self) -> None:
        self._column = in_column(8, self._content)
        self._column.addLayout(self._head())
        self._column.addWidget(self._banner)
        self._column.addLayout(self._grid)
        self._column.addLayout(self._foot())
        self._column.addStretch(1)
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._content)
        self._area = area
        page = in_column(0, self)
        page.addWidget(area)

    def _order_focus(self) -> None:
        stops = [
            self._banner.button,
            self._banner.discard_button,
            *(stop for tile in self.tiles.values() for stop in (tile, tile.set_up)),
            *self.links.values(),
            self.menu_button,
        ]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _head(self) -> QHBoxLayout:
        sign = QLabel()
        sign.setPixmap(app_icon().pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))
        words = in_column(0)
        words.addWidget(self._title)
        words.addWidget(self._sentence)
        head = in_row(18)
        head.setContentsMargins(SHADOW, 0, SHADOW, 0)
        head.addWidget(sign)
        head.addLayout(words)
        head.addStretch(1)
        head.addWidget(self._silhouettes)
        head.addWidget(self.menu_button, alignment=Qt.AlignmentFlag.AlignVCenter)
        return head

    def _foot(self) -> QGridLayout:
        self._links = QGridLayout()
        self._links.setContentsMargins(SHADOW - 8, 0, SHADOW, 0)
        self._links.setHorizontalSpacing(_LINK_GAP)
        self._links.setColumnStretch(len(self.links), 1)
        self._lay_links(self.width())
        return self._links

    def _lay_links(self, room: int) -> None:
        """All links in a row, or in two where the language or the size of the text makes them long."""
        needed = sum(link.sizeHint().width() + _LINK_GAP for link in self.links.values())
        columns = len(self.links) if needed <= room else 2
        for at, link in enumerate(self.links.values()):
            self._links.addWidget(link, at // columns, at % columns, Qt.AlignmentFlag.AlignLeft)

    def set_unfinished(self, unfinished: Unfinished | None) -> None:
        """Offer to continue a match, or nothing."""
        self._banner.show_unfinished(unfinished)

    def set_look(self, theme: Theme, style: Style) -> None:
        """Take the colours of a theme and a card face."""
        self._theme = theme
        self._content.set_theme(theme)
        self._silhouettes.set_theme(theme)
        for name, button in (*self.links.items(), ("menu", self.menu_button)):
            button.setIcon(icon(name, theme, theme.text if name == "menu" else theme.accent))
            button.setIconSize(icon_size(self) * (1.5 if name == "menu" else 1))
        self._banner.set_look(theme, style)
        for tile in self.tiles.values():
            tile.set_look(theme, style)
        self._arrange(self.width())

    def _retranslate(self) -> None:
        self._title.setText(page_words.program_name())
        self._sentence.setText(page_words.program_sentence())
        self.links["new"].setText(page_words.house_rules())
        self.links["learn"].setText(page_words.learn())
        self.links["open"].setText(page_words.open_match())
        self.links["settings"].setText(page_words.settings())
        self._banner.retranslate()
        for tile in self.tiles.values():
            tile.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Only now do the tiles know how much room their texts need.
        self._arrange(self.width())
        waits = self._banner.isVisibleTo(self)
        (self._banner.button if waits else next(iter(self.tiles.values()))).setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(event.size().width())

    def _arrange(self, width: int) -> None:
        margin = (_MARGIN if width >= _FOUR_FROM else _NARROW_MARGIN) - SHADOW
        side = max(margin, (width - _WIDEST) // 2)
        self._column.setContentsMargins(side, 12, side, 8)
        self._silhouettes.setVisible(width >= _FOUR_FROM)
        self._banner.fit(width - 2 * side)
        self._lay_links(width - 2 * side)
        columns = self._fitting(width - 2 * side)
        if columns != self._columns:
            self._columns = columns
            self._fill(columns)
            self._order_focus()

    def _fitting(self, width: int) -> int:
        """How many columns there are room for, whatever the language and the size of the text."""
        needed = max(tile.minimumSizeHint().width() for tile in self.tiles.values())
        fits = [columns for columns in _COLUMNS if columns * (needed + _GAP) <= width]
        allowed = 4 if self.width() >= _FOUR_FROM else 2
        return max((columns for columns in fits if columns <= allowed), default=1)

    def _fill(self, columns: int) -> None:
        for column in range(max(_COLUMNS)):
            self._grid.setColumnStretch(column, int(column < columns))
        for at, tile in enumerate(self.tiles.values()):
            self._grid.addWidget(tile, at // columns, at % columns)


def _link(way: SignalInstance) -> QPushButton:
    """A flat button that leads somewhere."""
    link = QPushButton()
    link.setProperty("flat", True)
    link.clicked.connect(way)
    return link


class _Ground(QWidget):
    """The page's ground, a little darker towards its foot."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        shade = QLinearGradient(QPointF(), QPointF(0, self.height()))
        shade.setColorAt(0.0, QColor(self._theme.panel))
        shade.setColorAt(1.0, QColor(self._theme.raised if self._theme.has_shadows else self._theme.panel))
        painter = QPainter(self)
        painter.fillRect(self.rect(), shade)
        painter.end()


class _Silhouettes(QWidget):
    """The six creatures and plants of the cards, faint."""

    def __init__(self, art: ArtCache, theme: Theme) -> None:
        super().__init__()
        self._art = art
        self._theme = theme
        self.setFixedSize(len(_SILHOUETTES) * 56, 44)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(0.10 if self._theme.has_shadows else 0.4)
        for at, colour in enumerate(_SILHOUETTES):
            spec = Silhouette(colour, 40.0, self._theme.text, dpr=self.devicePixelRatioF())
            picture = self._art.picture(spec)
            painter.drawPixmap(QPointF(28 + 56 * at, 22) - picture.centre, picture.pixmap)
        painter.end()
