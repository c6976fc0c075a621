"""How everything looks by the preferences: theme, card face, text size and pace."""

from dataclasses import dataclass

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.motion import Tempo
from sticheln_desktop.gui.motion.reduced import tempo
from sticheln_desktop.gui.panels.pen import Look
from sticheln_desktop.gui.preferences import Preferences
from sticheln_desktop.gui.theme import THEMES, Theme, palette, style_sheet, system_theme


@dataclass(frozen=True, slots=True)
class Appearance:
    """What follows from the preferences."""

    prefs: Preferences
    art: ArtCache

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return system_theme() if self.prefs.theme == "system" else THEMES[self.prefs.theme]

    @property
    def face(self) -> Style:
        """The card face in use."""
        return Style(self.prefs.face)

    @property
    def tempo(self) -> Tempo:
        """How fast the table moves, and how long a trick rests."""
        return tempo(self.prefs.pace.animation, self.prefs.pace.trick_rest)

    @property
    def scale(self) -> float:
        """How much larger than usual texts are."""
        return self.prefs.text_scale / 100

    @property
    def look(self) -> Look:
        """What panels are drawn with."""
        return Look(self.theme, self.art, self.scale)

    def put_on(self, application: QApplication) -> None:
        """Dress every widget there is; what has not changed is left alone, for dressing is slow."""
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        font.setPointSizeF(font.pointSizeF() * self.scale)
        sheet = style_sheet(self.theme, self.scale)
        application.setPalette(palette(self.theme))
        if application.font() != font:
            application.setFont(font)
        if application.styleSheet() != sheet:
            application.setStyleSheet(sheet)
