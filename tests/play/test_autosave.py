"""The folder of matches: names that never clash, the newest unfinished one, broken files left alone."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from sticheln_desktop.match.match import Match, Participant, new_match
from sticheln_desktop.match.storage import DiskTrouble
from sticheln_desktop.play.autosave import Autosave
from sticheln_desktop.rules.settings import PRESETS

NOW = datetime(2026, 4, 1, 20, 15, 0)


def begun() -> Match:
    match = new_match(PRESETS["mild"], [Participant(name) for name in "abc"], seed=3)
    return match.deal()[0]


def test_two_matches_of_one_moment_get_two_names(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    first = autosave.path_for_new(begun(), NOW)
    autosave.write(begun(), first)
    assert autosave.path_for_new(begun(), NOW) != first


def test_the_newest_unfinished_match_is_found_and_broken_files_stay(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path / "matches")
    older = autosave.path_for_new(begun(), NOW)
    autosave.write(begun(), older)
    newer = autosave.path_for_new(begun(), NOW)
    autosave.write(begun(), newer)
    os.utime(older, (1, 1))
    broken = tmp_path / "matches" / "broken.sticheln"
    broken.write_bytes(b"{")
    assert autosave.unfinished() == (newer, begun())
    assert broken.read_bytes() == b"{"


def test_a_match_elsewhere_is_found_if_it_was_played_last(tmp_path: Path) -> None:
    autosave, elsewhere = Autosave(tmp_path / "matches"), tmp_path / "opened.sticheln"
    own = autosave.path_for_new(begun(), NOW)
    autosave.write(begun(), own)
    autosave.write(begun(), elsewhere)
    os.utime(own, (5, 5))
    assert autosave.unfinished([tmp_path / "gone.sticheln", elsewhere]) == (elsewhere, begun())
    os.utime(elsewhere, (1, 1))
    assert autosave.unfinished([elsewhere]) == (own, begun())


def test_an_empty_or_missing_folder_has_nothing_to_continue(tmp_path: Path) -> None:
    assert Autosave(tmp_path / "nowhere").unfinished() is None


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    autosave = Autosave(tmp_path / "file" / "matches")
    with pytest.raises(DiskTrouble):
        autosave.write(begun(), tmp_path / "file" / "matches" / "x.sticheln")
