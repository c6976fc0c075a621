"""Builds the long-lived objects, connects them and starts the window.

The bare frame is shown first; whatever else the program needs is imported and built after its first paint.
"""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sticheln_desktop.arguments import BENCH_WINDOW, NAME, WRONG_INPUT, complaint, options

if TYPE_CHECKING:
    from sticheln_desktop.gui.demo import Demo
    from sticheln_desktop.gui.frame import Frame
    from sticheln_desktop.gui.window import MainWindow
    from sticheln_desktop.play.thinker import Thinker


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program."""
    wanted = options(arguments)
    if wanted.self_test:
        from sticheln_desktop.selftest.run import self_test

        return self_test()
    if wanted.bench not in (None, BENCH_WINDOW):
        from sticheln_desktop.gui.bench.__main__ import main as bench

        return bench([wanted.bench])
    if wanted.screenshot is not None:
        if not wanted.screenshot.absolute().parent.is_dir():
            sys.stderr.write(complaint(f"{wanted.screenshot}: there is no such folder"))
            return WRONG_INPUT
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return _run(wanted)


def _run(wanted: Namespace) -> int:
    from PySide6.QtWidgets import QApplication

    from sticheln_desktop.gui.frame import Frame

    application = QApplication(sys.argv[:1])
    application.setApplicationName(NAME)
    application.setApplicationDisplayName("Sticheln Desktop")
    application.setDesktopFileName(NAME)
    application.setStyle("Fusion")
    frame = Frame(_config() / "window-place")
    program = Program(frame, wanted)
    _place(frame, wanted)
    if wanted.bench == BENCH_WINDOW:
        from sticheln_desktop.gui.bench.bare import FirstPaint

        FirstPaint(frame)
    else:
        frame.up.connect(program.begin)
    frame.show()
    code = application.exec()
    program.end()
    return code


def _config() -> Path:
    from platformdirs import user_config_path

    return user_config_path(NAME)


def _place(frame: "Frame", wanted: Namespace) -> None:
    if wanted.size is not None or wanted.screenshot is not None:
        frame.resize(*(wanted.size or (1280, 800)))
    if wanted.screenshot is not None:
        # Away from the corner, where a machine without a mouse has its pointer.
        frame.move(60, 60)


class Program:
    """The objects that live as long as the program, once the frame is on the screen."""

    def __init__(self, frame: "Frame", wanted: Namespace) -> None:
        self._frame = frame
        self._wanted = wanted
        self._thinker: Thinker | None = None
        self._demo: Demo | None = None

    def begin(self) -> None:
        """Furnish the frame, and do what the program was started for."""
        window = self._window()
        self._frame.furnish(window)
        if self._wanted.demo is not None or self._wanted.screenshot is not None:
            self._show_demo(window)
        elif self._wanted.file is not None:
            window.documents.open(self._wanted.file)

    def end(self) -> None:
        """Let the computers' thread come to its end; a demo leaves nothing behind."""
        if self._thinker is not None:
            self._thinker.stop()
        if self._demo is not None:
            self._demo.end()

    def _window(self) -> "MainWindow":
        from platformdirs import user_data_path
        from PySide6.QtWidgets import QApplication

        from sticheln_desktop.ai.levels import LEVELS
        from sticheln_desktop.gui import languages
        from sticheln_desktop.gui.art.cache import ArtCache
        from sticheln_desktop.gui.preferences import load
        from sticheln_desktop.gui.sound.sounds import Sounds
        from sticheln_desktop.gui.window import MainWindow
        from sticheln_desktop.play.autosave import Autosave
        from sticheln_desktop.play.thinker import Thinker

        preferences = _config() / "preferences.json"
        languages.install(QApplication.instance(), load(preferences).language)
        self._thinker = Thinker()
        is_picture = self._wanted.screenshot is not None
        art, matches = ArtCache(immediate=is_picture), Autosave(user_data_path(NAME) / "matches")
        sounds = None if is_picture else Sounds()
        window = MainWindow(self._thinker, art, matches, preferences, list(LEVELS), sounds)
        if self._wanted.theme is not None:
            window.prefer_for_now(theme=self._wanted.theme)
        return window

    def _show_demo(self, window: "MainWindow") -> None:
        from sticheln_desktop.gui.demo import Demo

        self._demo = Demo(window, self._wanted.demo or "classic", self._wanted.screenshot)
        self._demo.begin()


if __name__ == "__main__":
    sys.exit(main())
