"""Writes a picture of a page, to look at it without a screen."""

import argparse
import os
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.theme import THEMES, Theme, palette, style_sheet
from sticheln_desktop.rules.settings import GAMES

from .banner import Unfinished
from .new_match import NewMatchPage
from .plan import sensible
from .start import StartPage

_LEVELS = ("beginner", "casual", "strong", "expert")


def _page(options: argparse.Namespace, theme: Theme) -> QWidget:
    art, face = ArtCache(immediate=True), Style(options.face)
    if options.page == "new":
        page = NewMatchPage(art, theme, _LEVELS, face)
        page.set_plan(sensible(options.game))
        return page
    start = StartPage(art, theme, face)
    art.setParent(start)
    if options.unfinished:
        start.set_unfinished(Unfinished("stichling", "Round 2 of 3, your turn. Jonas, Mara, Ildikó."))
    return start


def _parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m sticheln_desktop.gui.pages.picture")
    parser.add_argument("out", type=Path)
    parser.add_argument("--page", choices=("start", "new"), default="start")
    parser.add_argument("--game", choices=GAMES, default="classic")
    parser.add_argument("--size", default="1280x800", metavar="WxH")
    parser.add_argument("--theme", choices=sorted(THEMES), default="light")
    parser.add_argument("--face", choices=[style.value for style in Style], default="illustrated")
    parser.add_argument("--scale", type=int, default=100, help="text scale in per cent")
    parser.add_argument("--unfinished", action="store_true", help="with the banner")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    """Writes the picture to a file."""
    options = _parsed(arguments)
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(sys.argv[:1])
    theme, scale = THEMES[options.theme], options.scale / 100
    application.setStyle("Fusion")
    application.setPalette(palette(theme))
    font = application.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    application.setFont(font)
    application.setStyleSheet(style_sheet(theme, scale))
    page = _page(options, theme)
    page.resize(*map(int, options.size.split("x")))
    page.show()
    application.processEvents()
    return 0 if page.grab().save(str(options.out)) else 1


if __name__ == "__main__":
    sys.exit(main())
