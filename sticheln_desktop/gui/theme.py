"""The colour themes of the program and what is made of them: palette, style sheet, felt and icons."""

import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from string import Template
from typing import Final

from PySide6.QtCore import QDir, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QIcon,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QRadialGradient,
)

from sticheln_desktop.gui.art.app_icon import app_icon as app_icon_svg
from sticheln_desktop.gui.art.render import rasterised, squares
from sticheln_desktop.gui.art.tint import mixed
from sticheln_desktop.gui.resources import resource

_ICON_SIZES: Final = (16, 20, 24, 32, 40, 48, 64)
_APP_ICON_SIZES: Final = (16, 20, 22, 24, 32, 48, 64, 128, 256)
_MARKS: Final = "marks"
_WEAVE_PITCH: Final = 7
_LENGTH: Final = re.compile(r"\b(\d+)(u|d)([+-]\d+)?\b")


@dataclass(frozen=True, slots=True)
class Theme:
    """One colour for each role; `plate_line` is transparent where a shadow does a border's work.

    `plate_edge` is a thin line besides the shadow, for a felt so dark that no shadow shows on it.
    """

    name: str
    is_dark: bool
    felt_centre: str
    felt_edge: str
    panel: str
    raised: str
    plate: str
    plate_line: str
    plate_edge: str
    text: str
    secondary: str
    line: str
    on_felt: str
    accent: str
    on_accent: str
    gold: str
    on_gold: str
    plus: str
    minus: str
    focus: str
    focus_casing: str

    @property
    def has_shadows(self) -> bool:
        """Whether plates cast shadows; high contrast draws borders instead."""
        return self.plate_line == _NO_LINE


_NO_LINE: Final = "transparent"

LIGHT: Final = Theme(
    name="light",
    is_dark=False,
    felt_centre="#38766F",
    felt_edge="#1F4D4B",
    panel="#FBF8F1",
    raised="#F0EADD",
    plate="#FFFDF8",
    plate_line=_NO_LINE,
    plate_edge=_NO_LINE,
    text="#221D17",
    secondary="#5F574B",
    line="#D9D0BF",
    on_felt="#FFFDF6",
    accent="#0B6B63",
    on_accent="#FFFFFF",
    gold="#FFC83D",
    on_gold="#1B1712",
    plus="#1C6B3C",
    minus="#B3202C",
    focus="#0A3DFF",
    focus_casing="#FFFFFF",
)
DARK: Final = Theme(
    name="dark",
    is_dark=True,
    felt_centre="#284447",
    felt_edge="#122127",
    panel="#1B2228",
    raised="#262F37",
    plate="#2A343C",
    plate_line=_NO_LINE,
    plate_edge="#84929A",
    text="#F2EEE4",
    secondary="#B4B9BA",
    line="#3A454E",
    on_felt="#F4F0E6",
    accent="#5FD0C2",
    on_accent="#0B1A19",
    gold="#FFC83D",
    on_gold="#1B1712",
    plus="#7BDFA0",
    minus="#FF8F8F",
    focus="#8FB6FF",
    focus_casing="#0C181D",
)
CONTRAST: Final = Theme(
    name="contrast",
    is_dark=True,
    felt_centre="#000000",
    felt_edge="#000000",
    panel="#000000",
    raised="#1A1A1A",
    plate="#000000",
    plate_line="#FFFFFF",
    plate_edge="#FFFFFF",
    text="#FFFFFF",
    secondary="#FFFFFF",
    line="#FFFFFF",
    on_felt="#FFFFFF",
    accent="#FFFF00",
    on_accent="#000000",
    gold="#FFFF00",
    on_gold="#000000",
    plus="#7CFF9B",
    minus="#FF9C9C",
    focus="#00E5FF",
    focus_casing="#000000",
)
THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


def system_theme() -> Theme:
    """The theme that fits the system's colour scheme and its wish for contrast."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT


def follow_system(restyle: Callable[[], None]) -> None:
    """Calls whenever the system gets another colour scheme or another wish for contrast."""
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(restyle)
    hints.accessibility().contrastPreferenceChanged.connect(restyle)


def palette(theme: Theme) -> QPalette:
    """The palette of all widgets that no style sheet rule speaks of."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.panel,
        role.WindowText: theme.text,
        role.Base: theme.plate,
        role.AlternateBase: theme.raised,
        role.Text: theme.text,
        role.PlaceholderText: theme.secondary,
        role.Button: theme.raised,
        role.ButtonText: theme.text,
        role.BrightText: theme.minus,
        role.ToolTipBase: theme.plate,
        role.ToolTipText: theme.text,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.Light: theme.plate,
        role.Midlight: theme.raised,
        role.Mid: theme.line,
        role.Dark: theme.secondary,
        role.Shadow: theme.felt_edge,
    }
    made = QPalette()
    for its_role, colour in colours.items():
        made.setColor(its_role, QColor(colour))
    for its_role in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, its_role, QColor(faded(theme)))
    return made


def faded(theme: Theme) -> str:
    """The text colour of what cannot be used now."""
    return mixed(theme.text, theme.panel, 0.48)


def style_sheet(theme: Theme, scale: float = 1.0) -> str:
    """The style sheet of the whole program; `scale` is the text scale and widens paddings with it.

    Its rules know these dynamic properties: `primary`, `gold` and `flat` on buttons, `role` with the values
    `title`, `heading`, `secondary`, `plus`, `minus` and `key` on labels, `plate` on frames.
    """
    colours = asdict(theme) | {
        "faded": faded(theme),
        "hover": mixed(theme.raised, theme.text, 0.08),
        "pressed": mixed(theme.raised, theme.text, 0.16),
        "accent_hover": mixed(theme.accent, theme.text, 0.16),
        "accent_pressed": mixed(theme.accent, theme.text, 0.30),
        "control_line": mixed(theme.line, theme.text, 0.34),
        "marks": f"{_MARKS}:{theme.name}",
    }
    # A path of its own would break the sheet where the program lies in a folder with brackets in its name.
    QDir.setSearchPaths(_MARKS, [str(resource("icons", "theme"))])
    template = Template(resource("art", "style.qss").read_text(encoding="utf-8"))
    return _LENGTH.sub(lambda found: _pixels(found, scale), template.substitute(colours))


def _pixels(found: re.Match[str], scale: float) -> str:
    length = round(int(found[1]) * scale) * (2 if found[2] == "d" else 1)
    return f"{max(length + int(found[3] or 0), 0)}px"


def felt(theme: Theme, size: QSize, dpr: float = 1.0) -> QPixmap:
    """The table's ground for a view of that size in logical pixels."""
    pixmap = QPixmap(size * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor(theme.felt_edge))
    if theme.felt_centre != theme.felt_edge and not size.isEmpty():
        painter = QPainter(pixmap)
        painter.fillRect(QRectF(QPointF(), size), _glow(theme, size))
        painter.drawTiledPixmap(QRectF(QPointF(), size), _thread(dpr))
        painter.end()
    return pixmap


def _glow(theme: Theme, size: QSize) -> QRadialGradient:
    centre = QPointF(size.width() * 0.5, size.height() * 0.38)
    gradient = QRadialGradient(centre, max(size.width(), size.height()) * 0.66)
    gradient.setColorAt(0.0, QColor(theme.felt_centre))
    gradient.setColorAt(1.0, QColor(theme.felt_edge))
    return gradient


@cache
def _thread(dpr: float) -> QPixmap:
    """A patch of the felt's weave that fits to itself; drawing every single thread would be slow."""
    side = _WEAVE_PITCH * (_WEAVE_PITCH + 1)
    patch = QPixmap(round(side * dpr), round(side * dpr))
    patch.setDevicePixelRatio(dpr)
    patch.fill(Qt.GlobalColor.transparent)
    painter = QPainter(patch)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(255, 255, 255, 5), 1.0))
    for x in range(-side, side, _WEAVE_PITCH):
        painter.drawLine(x, 0, x + side, side)
    painter.setPen(QPen(QColor(0, 0, 0, 7), 1.0))
    for x in range(0, 2 * side, _WEAVE_PITCH + 1):
        painter.drawLine(x, 0, x - side, side)
    painter.end()
    return patch


@cache
def icon(name: str, theme: Theme, colour: str | None = None) -> QIcon:
    """A line icon in the theme's text colour or in another one."""
    text = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    made = QIcon()
    _add(made, text.replace("currentColor", colour or theme.text), QIcon.Mode.Normal)
    _add(made, text.replace("currentColor", faded(theme)), QIcon.Mode.Disabled)
    return made


def _add(made: QIcon, svg: str, mode: QIcon.Mode) -> None:
    for image in squares(svg, _ICON_SIZES):
        made.addPixmap(QPixmap.fromImage(image), mode)


@cache
def app_icon() -> QIcon:
    """The program's own icon."""
    made = QIcon()
    for size in _APP_ICON_SIZES:
        made.addPixmap(QPixmap.fromImage(rasterised(app_icon_svg(size), size, size)))
    return made
