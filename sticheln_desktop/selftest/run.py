"""`sticheln-desktop --self-test`: everything in order, exit code 0 and silence; otherwise what is wrong."""

import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication

from sticheln_desktop.ai.levels import EVERYBODY, LEVELS
from sticheln_desktop.play.thinker import Thinker

from . import carried, playing
from .watch import Watch

_REPORT: Final = "sticheln-self-test.txt"


def self_test() -> int:
    """Check this installation."""
    if sys.platform.startswith("linux") and not (os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with Watch() as watch, tempfile.TemporaryDirectory(prefix="sticheln-self-test-") as folder:
        application = QApplication(sys.argv[:1])
        application.setStyle("Fusion")
        _check(watch, Path(folder))
        application.processEvents()
    return _told(watch.complaints)


def _check(watch: Watch, folder: Path) -> None:
    thinker = Thinker()
    checks = (
        carried.faults(),
        playing.think_at_every_level(thinker, EVERYBODY),
        playing.play_rounds(thinker, list(LEVELS), folder),
    )
    for check in checks:
        for fault in check:
            watch.complain(fault)
    thinker.stop()


def _told(complaints: Sequence[str]) -> int:
    """Say what is wrong; a program without a console leaves it in the folder for temporary files."""
    text = "\n".join(complaints)
    if complaints and sys.stderr is not None:
        print(text, file=sys.stderr)
    elif complaints:
        Path(tempfile.gettempdir(), _REPORT).write_text(text, encoding="utf-8")
    return 1 if complaints else 0
