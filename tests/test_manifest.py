"""What counts as carried, and that the list survives its file."""

from pathlib import Path

import pytest

from sticheln_desktop import manifest
from sticheln_desktop.manifest import Manifest


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A package with modules and caches, and data files with some that only developers need."""
    for name in (
        "package/__init__.py",
        "package/part/__init__.py",
        "package/part/module.py",
        "package/__pycache__/module.pyc",
        "resources/icons/play.svg",
        "resources/i18n/de.qm",
        "resources/i18n/de.ts",
        "resources/ai/training.log",
        "resources/.hidden",
        "resources/__pycache__/x.svg",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    return tmp_path


def test_modules_are_listed_by_their_full_names(checkout: Path) -> None:
    listed = manifest.listed(checkout / "package", checkout / "resources")
    assert listed.modules == ["package", "package.part", "package.part.module"]


def test_data_files_are_those_players_need(checkout: Path) -> None:
    assert list(manifest.hashes(checkout / "resources")) == ["i18n/de.qm", "icons/play.svg"]


def test_a_changed_file_has_another_hash(checkout: Path) -> None:
    before = manifest.hashes(checkout / "resources")
    (checkout / "resources" / "icons" / "play.svg").write_text("changed")
    after = manifest.hashes(checkout / "resources")
    assert [name for name in before if before[name] != after[name]] == ["icons/play.svg"]


def test_the_list_survives_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = Manifest("1.2.3", ["package"], {"icons/play.svg": "00"})
    monkeypatch.setattr(manifest, "_PACKAGE", tmp_path)
    assert manifest.shipped() is None
    manifest.write(listed, tmp_path / manifest.FILE_NAME)
    assert manifest.shipped() == listed
