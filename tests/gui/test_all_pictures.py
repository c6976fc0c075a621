"""The command that draws everything."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from sticheln_desktop.gui import pictures
from sticheln_desktop.rules.settings import GAMES


def test_every_scene_has_a_name_of_its_own() -> None:
    names = [name for name, _ in pictures.scenes()]
    assert len(set(names)) == len(names)
    assert {*GAMES, "start", "new-match", "settings", "round-result", "match-result", "curtain"} <= set(names)


@pytest.mark.parametrize("name", ["classic", "settings", "match-result", "curtain", "start"])
def test_pictures_are_drawn_in_both_themes(qapp: QApplication, tmp_path: Path, name: str) -> None:
    assert pictures.draw_all(tmp_path, sizes=((900, 600),), only=name) == 2
    light, dark = (QImage(str(tmp_path / f"{name}-{theme}-900x600.png")) for theme in ("light", "dark"))
    assert not light.isNull()
    assert light != dark
    assert not QImage(str(tmp_path / "contact-sheet.png")).isNull()


def test_the_end_of_a_match_is_the_podium(qapp: QApplication, tmp_path: Path) -> None:
    """And not once more the scores that stand before it."""
    for name in ("last-round-result", "match-result"):
        pictures.draw_all(tmp_path, sizes=((900, 600),), only=name)
    before, after = (
        QImage(str(tmp_path / f"{name}-light-900x600.png")) for name in ("last-round-result", "match-result")
    )
    assert before != after


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert pictures.main([str(tmp_path / "file" / "folder")]) == 1
    assert capsys.readouterr().err.count("\n") == 1
