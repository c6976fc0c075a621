"""The curtain between two people at one screen: it hides everything and asks for the next person."""

from functools import lru_cache
from itertools import product

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.specs import Stone
from sticheln_desktop.gui.enter_button import EnterButton
from sticheln_desktop.gui.texts import panels
from sticheln_desktop.gui.theme import Theme

_STONE_RADIUS = 48.0
_LATTICE, _LATTICE_ALPHA = 44, 15
_RING = _LATTICE * 0.71


@lru_cache(maxsize=4)
def _lattice(dpr: float) -> QPixmap:
    """One cell of interlocking rings, to be repeated: hundreds of rings are too slow for every paint."""
    cell = QPixmap(round(_LATTICE * dpr), round(_LATTICE * dpr))
    cell.setDevicePixelRatio(dpr)
    cell.fill(Qt.GlobalColor.transparent)
    painter = QPainter(cell)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(255, 255, 255, _LATTICE_ALPHA), 1.5))
    for row, column in product((0, 1), repeat=2):
        painter.drawEllipse(QPointF(column * _LATTICE, row * _LATTICE), _RING, _RING)
    painter.end()
    return cell


class Curtain(QWidget):
    """Covers its parent until the person it names asks to see the cards."""

    lifted = Signal(int)

    def __init__(self, art: ArtCache, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._seat = -1
        self._stone = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._name = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._line = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self._button = EnterButton()
        self._button.setProperty("gold", True)
        self._button.setDefault(True)
        self._button.clicked.connect(self._lift)
        self._ground = QColor()
        self._arrange()
        self.hide()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.addStretch(3)
        for widget in (self._stone, self._name, self._line):
            column.addWidget(widget)
        column.addSpacing(18)
        column.addWidget(self._button, alignment=Qt.AlignmentFlag.AlignCenter)
        column.addStretch(4)

    @property
    def is_down(self) -> bool:
        """Whether it hides the table; also while its window is hidden."""
        return self._seat >= 0

    def fall(self, seat: int, name: str, theme: Theme, look: int) -> None:
        """Hide the table and call this person."""
        self._seat = seat
        self._paint_felt(theme)
        self._stone.setPixmap(
            self._art.picture(Stone(look, _STONE_RADIUS, dpr=self.devicePixelRatioF())).pixmap
        )
        self._name.setText(name)
        self._line.setText(panels.called(name))
        self._button.setText(panels.lift_curtain())
        self.setGeometry(self.parentWidget().rect())
        self.show()
        self.raise_()
        self._button.setFocus()

    def _paint_felt(self, theme: Theme) -> None:
        self._ground = QColor(theme.felt_edge)
        self.setStyleSheet(f"QLabel {{ color: {theme.on_felt}; font-size: 15px; }}")
        self._name.setStyleSheet("font-size: 36px; font-weight: bold;")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Felt, with the lattice of the cards' backs woven in faintly."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._ground)
        painter.drawTiledPixmap(self.rect(), _lattice(self.devicePixelRatioF()))

    def _lift(self) -> None:
        seat, self._seat = self._seat, -1
        self.hide()
        self.lifted.emit(seat)
