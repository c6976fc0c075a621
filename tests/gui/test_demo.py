"""The demo: computers play a game, and nobody is waited for."""

from pathlib import Path

import pytest
from driving import opened_window, wait_until
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.demo import Demo
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.settings import PRESETS


@pytest.mark.parametrize("game", PRESETS)
def test_computers_play_at_the_table_to_the_end_of_the_round(
    game: str, qtbot: QtBot, thinker: Thinker, tmp_path: Path
) -> None:
    window = opened_window(qtbot, thinker, tmp_path)
    demo = Demo(window, game, None)
    demo.begin()
    session = window.session
    assert session is not None
    wait_until(lambda: bool(session.match.state.scores))
    demo.end()
