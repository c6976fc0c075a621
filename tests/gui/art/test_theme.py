"""Palette, style sheet, felt and icons of the themes."""

import re

import pytest
from PySide6.QtCore import QFile, QSize
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.resources import resource
from sticheln_desktop.gui.theme import (
    CONTRAST,
    DARK,
    LIGHT,
    THEMES,
    Theme,
    app_icon,
    felt,
    icon,
    palette,
    style_sheet,
    system_theme,
)

EACH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@EACH
def test_style_sheet_is_complete_and_understood(qtbot: QtBot, theme: Theme) -> None:
    text = style_sheet(theme, 1.3)
    assert "$" not in text
    assert not re.search(r"\b\d+[ud]\b", text)
    button = QPushButton("Play")
    qtbot.addWidget(button)
    button.setStyleSheet(text)
    button.ensurePolished()


@EACH
def test_style_sheet_names_existing_pictures(theme: Theme) -> None:
    files = set(re.findall(r"url\(([^)]*)\)", style_sheet(theme)))
    assert files
    assert all(QFile.exists(file) for file in files)


def test_style_sheet_does_not_depend_on_where_the_program_lies() -> None:
    assert str(resource()) not in style_sheet(LIGHT)


def test_style_sheet_grows_with_the_text() -> None:
    assert "padding: 7px 16px" in style_sheet(LIGHT)
    assert "padding: 14px 32px" in style_sheet(LIGHT, 2.0)


@EACH
def test_palette_takes_its_colours_from_the_theme(qtbot: QtBot, theme: Theme) -> None:
    made = palette(theme)
    assert made.color(QPalette.ColorRole.Window).name().upper() == theme.panel
    assert made.color(QPalette.ColorRole.Highlight).name().upper() == theme.accent


def test_felt_is_brightest_near_its_middle(qtbot: QtBot) -> None:
    image = felt(LIGHT, QSize(200, 100), 2.0).toImage()
    assert image.size() == QSize(400, 200)
    assert image.pixelColor(200, 76).lightness() > image.pixelColor(2, 198).lightness()


def test_felt_of_high_contrast_is_black(qtbot: QtBot) -> None:
    image = felt(CONTRAST, QSize(20, 10)).toImage()
    assert {image.pixel(x, y) for x in range(20) for y in range(10)} == {0xFF000000}


def test_felt_of_no_size_is_empty(qtbot: QtBot) -> None:
    assert felt(DARK, QSize(0, 0)).isNull()


@pytest.mark.parametrize("name", sorted(path.stem for path in resource("icons").glob("*.svg")))
def test_icon_takes_the_text_colour(qtbot: QtBot, name: str) -> None:
    sizes = icon(name, LIGHT).availableSizes(QIcon.Mode.Normal)
    assert QSize(24, 24) in sizes
    light, dark = (icon(name, theme).pixmap(24, 24).toImage() for theme in (LIGHT, DARK))
    assert any(bytes(light.constBits()))
    assert light != dark


def test_app_icon_has_small_and_large_sizes(qtbot: QtBot) -> None:
    assert {QSize(16, 16), QSize(256, 256)} <= set(app_icon().availableSizes())


def test_system_theme_is_one_of_the_themes(qtbot: QtBot) -> None:
    assert system_theme() in THEMES.values()
