"""Whole matches at a moving table by a person who cannot wait: space at any moment, nothing left behind."""

from pathlib import Path

import msgspec
import pytest
from driving import Person, opened_window
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from test_whole_matches import assert_played_to_the_end, short

from sticheln_desktop.gui.preferences import Pace
from sticheln_desktop.gui.table.scene import TableScene, TableView
from sticheln_desktop.play.thinker import Thinker


class Impatient(Person):
    """Presses space whenever something moves, and looks what is left on the table."""

    def _is_due(self) -> bool:
        view = self.page.findChild(TableView)
        if not self.page.is_idle:
            self.qtbot.keyClick(view, Qt.Key.Key_Space)
        due = super()._is_due()
        scene = view.scene()
        assert isinstance(scene, TableScene)
        if due:
            assert len(scene.items()) == len(scene.pieces)
        return due


@pytest.mark.parametrize("trick_rest", [0.9, None], ids=["timed", "until told"])
@pytest.mark.parametrize(("game", "people"), [("classic", 2), ("hattrick", 1), ("stichling", 2)])
def test_an_impatient_match_is_played_to_the_end(
    game: str, people: int, trick_rest: float | None, qtbot: QtBot, thinker: Thinker, tmp_path: Path
) -> None:
    window = opened_window(qtbot, thinker, tmp_path)
    window.prefer_for_now(pace=Pace(animation="normal", trick_rest=trick_rest))
    person = Impatient(qtbot, window)
    plan = short(game, people)
    person.play_match(msgspec.structs.replace(plan, length=min(plan.length, 2)))
    assert_played_to_the_end(person, tmp_path)
