"""The measurements measure something; how fast this machine is, is not asked here."""

import pytest
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.bench import report
from sticheln_desktop.gui.bench.frames import Lateness, frames_a_second, lateness
from sticheln_desktop.gui.bench.startup import Startup, startup


def test_frames_are_counted(qtbot: QtBot) -> None:
    assert frames_a_second(0.1) > 0


def test_ticks_are_watched_while_a_computer_thinks(qtbot: QtBot) -> None:
    late = lateness("casual", 0.3)
    assert late.answers > 0
    assert 0 <= late.p99 <= late.most


def test_both_windows_come_up() -> None:
    up = startup(runs=1)
    assert up.ours > 0
    assert up.bare > 0


def test_the_report_sets_every_figure_beside_its_aim(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(report, "lateness", lambda level: Lateness(1.25, 9.0, 70))
    monkeypatch.setattr(report, "frames_a_second", lambda: 612.4)
    monkeypatch.setattr(report, "startup", lambda: Startup(0.3, 0.2))
    report.measure("casual")
    figures = [line[42:].split() for line in capsys.readouterr().out.splitlines()]
    assert figures[0] == ["1.2", "ms", "at", "most", "8"]
    assert figures[3] == ["612", "at", "least", "100"]
    assert figures[-1] == ["1.50", "at", "most", "1.6"]
