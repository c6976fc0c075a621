"""The bare window: up before anything else, remembering its place, closed with what is in it."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.frame import USUAL, Frame


def shown(qtbot: QtBot, place: Path) -> Frame:
    frame = Frame(place)
    qtbot.addWidget(frame)
    with qtbot.waitSignal(frame.up, timeout=5_000):
        frame.show()
    return frame


def size(frame: Frame) -> tuple[int, int]:
    return frame.width(), frame.height()


def test_the_window_comes_back_where_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    first = shown(qtbot, tmp_path / "config" / "place")
    assert size(first) == USUAL
    first.resize(900, 707)
    first.close()
    assert size(shown(qtbot, tmp_path / "config" / "place")) == (900, 707)


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\xff" * 3000, b"A" * 9000])
def test_a_damaged_place_is_forgotten(qtbot: QtBot, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "place").write_bytes(content)
    assert size(shown(qtbot, tmp_path / "place")) == USUAL


def test_a_place_that_cannot_be_written_harms_nobody(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "place").mkdir()
    assert shown(qtbot, tmp_path / "place").close()


class Content(QWidget):
    willing = False

    def closeEvent(self, event: QCloseEvent) -> None:
        event.setAccepted(self.willing)


def test_what_is_inside_has_its_say_before_the_window_closes(qtbot: QtBot, tmp_path: Path) -> None:
    frame, content = shown(qtbot, tmp_path / "place"), Content()
    content.setWindowTitle("Inside")
    frame.furnish(content)
    assert frame.windowTitle() == "Inside"
    assert not frame.close()
    content.willing = True
    assert frame.close()


def test_the_frame_waits_for_nothing_but_qt() -> None:
    heavy = ("numpy", "msgspec", "sticheln_desktop.gui.window", "sticheln_desktop.match", "rich")
    modules = "sticheln_desktop.app, sticheln_desktop.gui.frame"
    asked = f"import sys, {modules}; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
