"""The gallery renders everything, and the pictures in README are its own and small."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from sticheln_desktop.gui import gallery
from sticheln_desktop.gui.art import sheet
from sticheln_desktop.gui.resources import resource
from sticheln_desktop.gui.small_png import save_small
from sticheln_desktop.rules.settings import PRESETS

LARGEST = 250_000
ARTWORK = 1_500_000
EACH_GAME = pytest.mark.parametrize("name", PRESETS)


@EACH_GAME
def test_readme_shows_the_game(name: str) -> None:
    picture = resource("pictures", f"{name}.png")
    readme = (resource().parent / "README.md").read_text(encoding="utf-8")
    assert f"(resources/pictures/{name}.png)" in readme
    assert 10_000 < picture.stat().st_size < LARGEST


@EACH_GAME
def test_moment_is_in_the_midst_of_a_trick(name: str) -> None:
    state = gallery.moment(name)
    assert state.pending == (0,)
    assert any(state.round.table)


def test_whole_artwork_is_small() -> None:
    files = [path for folder in ("art", "icons", "sounds") for path in resource(folder).rglob("*")]
    assert sum(path.stat().st_size for path in files if path.is_file()) < ARTWORK


def test_contact_sheet_holds_all_parts(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        gallery, "_table_shots", lambda: iter([("classic", gallery.LIGHT, gallery.Style.LARGE)])
    )
    image = gallery.contact_sheet(0.5)
    assert image.width() == sheet.WIDTH // 2
    assert image.height() > 1700


def test_all_tables_stand_on_the_sheet() -> None:
    shots = list(gallery._table_shots())
    assert {(name, theme.name) for name, theme, _ in shots} == {
        (name, theme) for name in PRESETS for theme in gallery.THEMES
    }


def test_reduced_picture_looks_the_same(qapp: object, tmp_path: Path) -> None:
    before = gallery.table("stichling", size=(900.0, 560.0))
    assert save_small(before, tmp_path / "small.png")
    after = QImage(str(tmp_path / "small.png"))
    assert after.size() == QSize(900, 560)
    places = [(x, y) for x in range(5, 900, 45) for y in range(5, 560, 37)]
    for x, y in places:
        old, new = before.pixelColor(x, y), after.pixelColor(x, y)
        assert abs(old.lightness() - new.lightness()) < 24


def test_command_writes_the_pictures_of_the_games(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "_README", (900.0, 560.0))
    monkeypatch.setattr(gallery, "PRESETS", {"classic": PRESETS["classic"]})
    assert gallery.main([str(tmp_path), "--games"]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["classic.png"]
