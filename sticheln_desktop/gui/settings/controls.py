"""Controls of the settings: a slider that says its value, a choice of card faces with real cards."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QLabel, QSlider, QWidget

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.art.specs import ArtSpec, CardFace
from sticheln_desktop.gui.pages.layouts import in_row
from sticheln_desktop.gui.texts import menus as menu_words
from sticheln_desktop.gui.theme import LIGHT, Theme
from sticheln_desktop.rules.cards import card

_CARDS: Final = ("R7", "Y12", "B3")
_CARD, _PITCH = 84.0, 34.0
_PREVIEW: Final = QSize(158, 128)


class Slider(QWidget):
    """A slider over a range in steps, with its value in words beside it."""

    moved = Signal(float)

    def __init__(self, low: float, high: float, step: float, told: Callable[[float], str], name: str) -> None:
        super().__init__()
        self._step, self._told = step, told
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(round(low / step), round(high / step))
        self.slider.setPageStep(max(round((high - low) / step / 8), 1))
        self.slider.setAccessibleName(name)
        self.slider.setMinimumWidth(230)
        self.value_label = QLabel()
        self.value_label.setMinimumWidth(self.value_label.fontMetrics().horizontalAdvance("200 %  "))
        row = in_row(10, self)
        row.addWidget(self.slider, 1)
        row.addWidget(self.value_label)
        self.slider.valueChanged.connect(self._changed)
        self._tell()

    @property
    def value(self) -> float:
        """Where the slider stands."""
        return round(self.slider.value() * self._step, 3)

    def show_value(self, value: float) -> None:
        """Stand there without telling."""
        self.slider.blockSignals(True)
        self.slider.setValue(round(value / self._step))
        self.slider.blockSignals(False)
        self._tell()

    def _changed(self) -> None:
        self._tell()
        self.moved.emit(self.value)

    def _tell(self) -> None:
        self.value_label.setText(self._told(self.value))
        self.slider.setAccessibleDescription(self._told(self.value))


class FacePreview(QAbstractButton):
    """Three real cards in one face; the chosen one has a ring."""

    def __init__(self, style: Style, art: ArtCache) -> None:
        super().__init__()
        self._style, self._art, self._theme = style, art, LIGHT
        self._shown: set[ArtSpec] = set()
        self.setCheckable(True)
        self.setText(menu_words.choice("face", style.value))
        self.setAccessibleName(self.text())
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        art.ready.connect(self._arrived)

    def _arrived(self, spec: ArtSpec) -> None:
        if spec in self._shown:
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the cards and the name below."""
        text = self.fontMetrics().size(0, self.text())
        return QSize(max(_PREVIEW.width(), text.width() + 24), _PREVIEW.height() + text.height() - 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, cards, name and ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        theme = self._theme
        painter.setBrush(QColor(theme.raised))
        ring = theme.focus if self.hasFocus() else theme.accent if self.isChecked() else theme.line
        painter.setPen(QPen(QColor(ring), 3.0 if self.hasFocus() or self.isChecked() else 1.0))
        painter.drawRoundedRect(area, 12, 12)
        self._cards(painter, area)
        font = self.font()
        font.setBold(self.isChecked())
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        foot = area.adjusted(0, 0, 0, -8)
        painter.drawText(foot, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, self.text())
        painter.end()

    def _cards(self, painter: QPainter, area: QRectF) -> None:
        self._shown.clear()
        for at, text in enumerate(_CARDS):
            spec = CardFace(card(text), _CARD, self._style, dpr=self.devicePixelRatioF())
            self._shown.add(spec)
            picture = self._art.picture(spec)
            place = area.center()
            place.setX(place.x() + (at - 1) * _PITCH)
            place.setY(area.top() + 10 + _CARD / 2)
            painter.drawPixmap(place - picture.centre, picture.pixmap)


class FaceChoice(QWidget):
    """All card faces side by side."""

    chosen = Signal(str)

    def __init__(self, art: ArtCache, styles: Sequence[Style] = tuple(Style)) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.previews = {style.value: FacePreview(style, art) for style in styles}
        row = in_row(10, self)
        for name, preview in self.previews.items():
            self._group.addButton(preview)
            preview.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            row.addWidget(preview)
        row.addStretch(1)

    def show_face(self, name: str, theme: Theme) -> None:
        """Mark the face in use."""
        self.previews[name].setChecked(True)
        for preview in self.previews.values():
            preview.set_theme(theme)
