"""The panels: they show whole matches of every game in every theme, and say what they show."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from chance import EVERY_GAME, cast, states
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.palette import SEATS
from sticheln_desktop.gui.panels.cards_out import CardsOutPanel, columns
from sticheln_desktop.gui.panels.chart import DASHES, ScoreChart, running_totals, ticks
from sticheln_desktop.gui.panels.log import LogPanel, unbroken
from sticheln_desktop.gui.panels.match_result import MatchResultPanel
from sticheln_desktop.gui.panels.pen import Look
from sticheln_desktop.gui.panels.picture import PANELS, main
from sticheln_desktop.gui.panels.podium import HEIGHTS, on_steps
from sticheln_desktop.gui.panels.round_result import RoundResultPanel
from sticheln_desktop.gui.panels.scores import ScorePanel
from sticheln_desktop.gui.theme import DARK, LIGHT, THEMES, style_sheet
from sticheln_desktop.rules.settings import CLASSIC, PRESETS, Rules
from sticheln_desktop.rules.view import observe


@pytest.fixture
def look() -> Look:
    return Look(LIGHT, ArtCache(immediate=True))


@pytest.fixture
def plain_style(qapp: QApplication) -> Iterator[None]:
    """Give the application its look back after the test."""
    font, palette, name = qapp.font(), qapp.palette(), qapp.style().objectName()
    yield
    qapp.setStyleSheet("")
    qapp.setStyle(name)
    qapp.setPalette(palette)
    qapp.setFont(font)


def painted(panel: QWidget, qtbot: QtBot, width: int = 288) -> QImage:
    qtbot.addWidget(panel)
    panel.resize(width, 640)
    return panel.grab().toImage()


@pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: f"{rules.game}-{rules.colours}")
def test_every_panel_shows_every_game(qtbot: QtBot, look: Look, rules: Rules) -> None:
    seats = rules.seat_counts()[-1]
    past = states(rules, seats, 2)
    over = observe(past[-1], frozenset({0}))
    for panel in (ScorePanel(look), LogPanel(look), RoundResultPanel(look), MatchResultPanel(look)):
        panel.present(over, cast(seats))
        first = painted(panel, qtbot)
        panel.set_look(Look(DARK, look.art, 1.5))
        assert painted(panel, qtbot) != first
    grid = CardsOutPanel(look)
    grid.present(observe(past[len(past) // 2], frozenset({0})))
    assert not painted(grid, qtbot).isNull()


@pytest.mark.parametrize("scale", [0.8, 2.0])
def test_sheet_fits_the_dock_at_any_text_size(qtbot: QtBot, look: Look, scale: float) -> None:
    panel = ScorePanel(Look(LIGHT, look.art, scale))
    panel.setStyleSheet(style_sheet(LIGHT, scale))
    panel.present(observe(states(CLASSIC, 8, 2)[-1], frozenset()), cast(8))
    painted(panel, qtbot)
    assert panel.sheet.horizontalScrollBar().maximum() == 0
    assert panel.sheet.verticalScrollBar().maximum() == 0


def test_round_result_names_every_score(qtbot: QtBot, look: Look) -> None:
    view = observe(states(CLASSIC, 4, 2)[-1], frozenset())
    panel = RoundResultPanel(look)
    panel.present(view, cast(4), 0)
    painted(panel, qtbot)
    shown = {label.text() for label in panel.findChildren(QLabel)}
    assert {cast(4).label(seat) for seat in range(4)} <= shown
    assert len(panel.findChildren(QLabel)) > 12


def test_a_running_round_has_no_result(qtbot: QtBot, look: Look) -> None:
    panel = RoundResultPanel(look)
    panel.present(observe(states(CLASSIC, 4, 2)[0], frozenset()), cast(4))
    assert panel.widget() is None


def test_buttons_ask_for_what_they_say(qtbot: QtBot, look: Look) -> None:
    panel = MatchResultPanel(look)
    qtbot.addWidget(panel)
    with qtbot.waitSignal(panel.rematch):
        qtbot.mouseClick(panel.rematch_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(panel.new_match):
        qtbot.mouseClick(panel.new_match_button, Qt.MouseButton.LeftButton)


def test_log_stays_at_its_end(qtbot: QtBot, look: Look) -> None:
    panel = LogPanel(look)
    painted(panel, qtbot)
    past = states(CLASSIC, 4, 2)
    for state in past[:60:10]:
        panel.present(observe(state, frozenset()), cast(4))
        painted(panel, qtbot)
    bar = panel.list.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0


def test_equal_places_share_a_step() -> None:
    assert on_steps((1, 3, 1, 4)) == {1: (0, 2), 2: (), 3: (1,)}
    assert [HEIGHTS[step] for step in (1, 2, 3)] == [1.0, 0.78, 0.60]


def test_chart_says_what_it_shows(qtbot: QtBot, look: Look) -> None:
    view = observe(states(PRESETS["hattrick"], 4, 2)[-1], frozenset())
    chart = ScoreChart(look)
    chart.present(view, cast(4, None))
    painted(chart, qtbot)
    assert "Ildikó" in chart.accessibleDescription()
    assert [running_totals(view.scores, seat)[-1] for seat in range(4)] == list(view.totals)


@pytest.mark.parametrize(("low", "high"), [(0, 0), (0, 34), (-120, 60), (-7, 0), (-3, 2), (0, 4000)])
def test_ticks_span_the_range_with_zero(low: int, high: int) -> None:
    marks = ticks(low, high)
    assert marks[0] <= low
    assert marks[-1] >= high
    assert 0 in marks
    assert 2 <= len(marks) <= 8


def test_every_look_has_its_own_dash() -> None:
    assert len(set(DASHES)) == len(DASHES) == len(SEATS)


def test_many_values_stand_in_two_lines() -> None:
    assert [columns(count) for count in (6, 12, 15, 20)] == [6, 12, 8, 10]


def test_no_line_of_the_log_begins_with_a_number() -> None:
    assert unbroken("Mara plays red 7 to place 2") == "Mara plays red\u00a07 to place\u00a02"


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.usefixtures("plain_style")
def test_picture_tool_writes_a_picture(tmp_path: Path, panel: str) -> None:
    out = tmp_path / "panel.png"
    theme = list(THEMES)[PANELS.index(panel) % len(THEMES)]
    assert main([str(out), "--panel", panel, "--theme", theme, "--seats", "4"]) == 0
    assert out.stat().st_size > 2000
