"""The self-test as a whole: its exit code and what it hears."""

import logging
import sys
import tempfile
import warnings
from pathlib import Path

import pytest
from PySide6.QtCore import qCritical, qDebug

from sticheln_desktop.ai.levels import RandomPlayer
from sticheln_desktop.ai.player import Advice, Budget
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.view import View
from sticheln_desktop.selftest import playing, run
from sticheln_desktop.selftest.watch import Watch


class _Broken:
    """Cannot think."""

    def advise(self, view: View, budget: Budget) -> Advice:
        raise ValueError(budget.seed)


def test_rounds_are_played_at_the_window(qapp: object, tmp_path: Path) -> None:
    thinker = Thinker()
    with Watch() as watch:
        faults = list(playing.play_rounds(thinker, ["casual"], tmp_path, ["hattrick"]))
    thinker.stop()
    assert faults + watch.complaints == []


def test_every_level_thinks_on_the_worker_thread(qapp: object) -> None:
    thinker = Thinker()
    with Watch() as watch:
        faults = list(playing.think_at_every_level(thinker, {"random": RandomPlayer}))
    thinker.stop()
    assert faults + watch.complaints == []


def test_a_level_that_fails_is_heard(qapp: object) -> None:
    thinker = Thinker()
    with Watch() as watch:
        assert list(playing.think_at_every_level(thinker, {"nobody": _Broken})) == []
    thinker.stop()
    assert watch.complaints
    assert "nobody could not decide" in watch.complaints[0]


def test_everything_that_is_said_is_heard(qapp: object) -> None:
    with Watch() as watch:
        qDebug("not this")
        qCritical("from Qt")
        logging.getLogger("sticheln").warning("from the log")
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.warn("from Python", stacklevel=1)
        sys.excepthook(ValueError, ValueError("from a slot"), None)
    told = "\n".join(watch.complaints)
    assert all(word in told for word in ("from Qt", "from the log", "from Python", "from a slot"))
    assert "not this" not in told


def test_complaints_go_to_the_console_and_make_the_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert run._told([]) == 0
    assert run._told(["one", "two"]) == 1
    assert capsys.readouterr().err == "one\ntwo\n"


def test_without_a_console_they_are_left_in_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    assert run._told(["one"]) == 1
    assert [path.read_text() for path in tmp_path.iterdir()] == ["one"]
