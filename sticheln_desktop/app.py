"""Builds the long-lived objects, connects them and starts the window."""

import os
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from platformdirs import user_config_path, user_data_path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from sticheln_desktop import __version__
from sticheln_desktop.ai.levels import LEVELS
from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.demo import Demo
from sticheln_desktop.gui.window import MainWindow
from sticheln_desktop.play.autosave import Autosave
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.settings import GAMES

_NAME = "sticheln-desktop"
_WINDOW = "window"
_HIDDEN_LEVELS = {"random"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program."""
    options = _options(arguments)
    if options.bench not in (None, _WINDOW):
        from sticheln_desktop.gui.bench.__main__ import main as bench

        return bench([options.bench])
    if options.screenshot is not None and options.demo is None:
        options.demo = GAMES[0]
    if options.screenshot is not None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(sys.argv[:1])
    application.setApplicationName(_NAME)
    application.setApplicationDisplayName("Sticheln Desktop")
    application.setStyle("Fusion")
    thinker = Thinker()
    window = _window(options, thinker)
    if options.bench == _WINDOW:
        from sticheln_desktop.gui.bench.bare import FirstPaint

        FirstPaint(window)
    window.show()
    if options.file is not None:
        window.open(options.file)
    code = application.exec()
    thinker.stop()
    return code


def _options(arguments: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog=_NAME, description="Sticheln, Hattrick and Stichling.")
    parser.add_argument("--version", action="version", version=f"{_NAME} {__version__}")
    parser.add_argument(
        "--demo", choices=GAMES, metavar="GAME", help="let computers play: " + ", ".join(GAMES)
    )
    parser.add_argument(
        "--screenshot", type=Path, metavar="FILE", help="save a picture of the demo and leave"
    )
    parser.add_argument("--size", type=_size, default=(1280, 800), metavar="WxH")
    parser.add_argument("--theme", choices=("light", "dark", "contrast"))
    parser.add_argument("--bench", metavar="PART", help=SUPPRESS)
    parser.add_argument("file", nargs="?", type=Path, help="a match record to open")
    return parser.parse_args(arguments)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    size = int(width), int(height)
    if not (900 <= size[0] <= 7680 and 600 <= size[1] <= 4320):
        raise ValueError(text)
    return size


def _window(options: Namespace, thinker: Thinker) -> MainWindow:
    immediate = options.screenshot is not None
    levels = [level for level in LEVELS if level not in _HIDDEN_LEVELS]
    window = MainWindow(
        thinker,
        ArtCache(immediate=immediate),
        Autosave(user_data_path(_NAME) / "matches"),
        user_config_path(_NAME) / "preferences.json",
        levels,
    )
    window.resize(*options.size)
    if options.theme is not None:
        window.prefer_for_now(theme=options.theme)
    if options.demo is not None:
        demo = Demo(window, options.demo, options.screenshot)
        demo.setParent(window)
        QTimer.singleShot(0, demo.begin)
    return window


if __name__ == "__main__":
    sys.exit(main())
