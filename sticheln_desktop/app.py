"""Builds the long-lived objects, connects them and starts the window."""

import os
import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from platformdirs import user_config_path, user_data_path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from sticheln_desktop import __version__
from sticheln_desktop.ai.levels import LEVELS
from sticheln_desktop.gui import languages
from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.demo import Demo
from sticheln_desktop.gui.preferences import load as load_preferences
from sticheln_desktop.gui.sound.sounds import Sounds
from sticheln_desktop.gui.theme import THEMES
from sticheln_desktop.gui.window import MainWindow
from sticheln_desktop.match.parse import printable
from sticheln_desktop.play.autosave import Autosave
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.settings import GAMES

_NAME = "sticheln-desktop"
_WINDOW = "window"
_SMALLEST, _LARGEST = (900, 600), (7680, 4320)
WRONG_INPUT, WRONG_USAGE = 1, 2


class _Parser(ArgumentParser):
    """Says what is wrong in one sentence instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_USAGE, f"{_NAME}: {printable(message)} (see: {_NAME} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program."""
    options = _options(arguments)
    if options.self_test:
        from sticheln_desktop.selftest.run import self_test

        return self_test()
    if options.bench not in (None, _WINDOW):
        from sticheln_desktop.gui.bench.__main__ import main as bench

        return bench([options.bench])
    if options.screenshot is not None and not options.screenshot.absolute().parent.is_dir():
        print(f"{_NAME}: {printable(str(options.screenshot))}: there is no such folder", file=sys.stderr)
        return WRONG_INPUT
    if options.screenshot is not None:
        options.demo = options.demo or GAMES[0]
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return _run(options)


def _run(options: Namespace) -> int:
    application = QApplication(sys.argv[:1])
    application.setApplicationName(_NAME)
    application.setApplicationDisplayName("Sticheln Desktop")
    application.setDesktopFileName(_NAME)
    application.setStyle("Fusion")
    path = user_config_path(_NAME) / "preferences.json"
    languages.install(application, load_preferences(path).language)
    thinker = Thinker()
    window = _window(options, thinker, path)
    if options.bench == _WINDOW:
        from sticheln_desktop.gui.bench.bare import FirstPaint

        FirstPaint(window)
    window.show()
    if options.file is not None:
        window.documents.open(options.file)
    code = application.exec()
    thinker.stop()
    return code


def _options(arguments: Sequence[str] | None) -> Namespace:
    parser = _Parser(prog=_NAME, description="Sticheln, Hattrick and Stichling.")
    parser.add_argument("--version", action="version", version=f"{_NAME} {__version__}")
    parser.add_argument(
        "--demo", choices=GAMES, metavar="GAME", help="let computers play: " + ", ".join(GAMES)
    )
    parser.add_argument(
        "--screenshot", type=Path, metavar="FILE", help="save a picture of the demo and leave"
    )
    parser.add_argument("--size", type=_size, metavar="WxH", help="from 900x600 to 7680x4320")
    parser.add_argument("--theme", choices=tuple(THEMES))
    parser.add_argument("--self-test", action="store_true", help="check this installation and leave")
    parser.add_argument("--bench", metavar="PART", help=SUPPRESS)
    parser.add_argument("file", nargs="?", type=Path, help="a match record to open")
    return parser.parse_args(arguments)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    digits = width.isascii() and height.isascii() and width.isdigit() and height.isdigit()
    size = (int(width), int(height)) if digits and len(text) < 12 else (0, 0)
    fits = all(low <= side <= high for low, side, high in zip(_SMALLEST, size, _LARGEST, strict=True))
    if not fits:
        raise ArgumentTypeError(f"{text!r} is not a size from 900x600 to 7680x4320")
    return size


def _window(options: Namespace, thinker: Thinker, preferences: Path) -> MainWindow:
    immediate = options.screenshot is not None
    levels = list(LEVELS)
    window = MainWindow(
        thinker,
        ArtCache(immediate=immediate),
        Autosave(user_data_path(_NAME) / "matches"),
        preferences,
        levels,
        None if immediate else Sounds(),
    )
    if options.size is not None or immediate:
        window.resize(*(options.size or (1280, 800)))
    if immediate:
        # Away from the corner, where a machine without a mouse has its pointer.
        window.move(60, 60)
    if options.theme is not None:
        window.prefer_for_now(theme=options.theme)
    if options.demo is not None:
        demo = Demo(window, options.demo, options.screenshot)
        demo.setParent(window)
        QTimer.singleShot(0, demo.begin)
    return window


if __name__ == "__main__":
    sys.exit(main())
