"""A record named on the command line: a wrong one is told in one sentence, and nothing is harmed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sticheln_desktop.app import Program
from sticheln_desktop.arguments import options
from sticheln_desktop.gui.frame import Frame
from sticheln_desktop.gui.pages.plan import match, sensible
from sticheln_desktop.gui.pages.start import StartPage
from sticheln_desktop.gui.window import MainWindow
from sticheln_desktop.match import storage


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[None]:
    """The program's folders are the test's own, and it speaks English."""
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setattr("sticheln_desktop.gui.languages.install", lambda application, language: None)
    monkeypatch.setattr("sticheln_desktop.app._config", lambda: tmp_path / "home")
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.fixture
def door(qtbot: QtBot, tmp_path: Path) -> Iterator["Door"]:
    opened = Door(qtbot, tmp_path)
    yield opened
    for program in opened.programs:
        program.end()


class Door:
    """Starts the program with a file."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot, self._folder = qtbot, folder
        self.programs: list[Program] = []

    def open(self, file: Path) -> MainWindow:
        frame = Frame(self._folder / "window-place")
        self._qtbot.addWidget(frame)
        program = Program(frame, options([str(file)]))
        self.programs.append(program)
        with self._qtbot.waitExposed(frame):
            frame.show()
        program.begin()
        window = frame.findChild(MainWindow)
        assert window is not None
        return window


def told(window: MainWindow) -> str:
    return window.strip.sentence if window.strip.isVisibleTo(window) else ""


@pytest.mark.parametrize("content", [b"", b"no record", b'{"format": 99}', b"\xff\xfe\x00", None])
def test_a_wrong_file_is_told_in_one_sentence(door: Door, tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "wrong.sticheln"
    if content is not None:
        file.write_bytes(content)
    window = door.open(file)
    assert told(window).startswith("wrong.sticheln cannot be opened: ")
    assert told(window).endswith(".")
    assert "\n" not in told(window)
    assert window.session is None
    assert isinstance(window.page(), StartPage)
    assert (file.read_bytes() if file.exists() else None) == content
    assert window.prefs.recent == ()


def test_a_folder_is_no_record(door: Door, tmp_path: Path) -> None:
    assert told(door.open(tmp_path)).startswith(f"{tmp_path.name} cannot be opened: ")


def test_a_right_file_is_played_on(door: Door, tmp_path: Path) -> None:
    file = tmp_path / "right.sticheln"
    begun, _ = match(sensible("classic"), 5).deal()
    storage.save(begun, file)
    window = door.open(file)
    assert told(window) == ""
    assert window.session is not None
    assert window.session.match.state == begun.state
