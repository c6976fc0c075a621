"""Whole matches of every game through the window, by mouse and by keys; the record they leave is right."""

import re
from pathlib import Path

import pytest
from driving import Person, Typist, opened_window
from pytestqt.qtbot import QtBot
from witnesses import Reader, Witness, short

from sticheln_desktop.cli.main import main
from sticheln_desktop.match import storage
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.settings import GAMES

YOU = re.compile(r"\b(you|your)\b", re.IGNORECASE)
WRONG_VERB = re.compile(r"\byou (?!points|pass\b)(\w+s|has|is)\b", re.IGNORECASE)


def assert_played_to_the_end(person: Person, folder: Path) -> None:
    (record,) = (folder / "matches").glob("*.sticheln")
    assert storage.load(record).state == person.session.match.state
    assert person.session.match.state.is_over
    assert main(["check", str(record)]) == 0


@pytest.mark.parametrize("game", GAMES)
def test_keys_alone_play_to_the_last_score(game: str, qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> None:
    person = Typist(qtbot, opened_window(qtbot, thinker, tmp_path))
    person.play_match(short(game))
    assert_played_to_the_end(person, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_the_only_person_plays_by_mouse_and_is_spoken_to(
    game: str, qtbot: QtBot, thinker: Thinker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(qtbot, thinker, tmp_path, monkeypatch)
    reader.play_match(short(game))
    assert_played_to_the_end(reader, tmp_path)
    reader.read()
    everything = reader.shared | reader.private
    assert [said for said in sorted(everything) if WRONG_VERB.search(said)] == []
    assert any(said.startswith(("You play ", "You lead ", "You open ")) for said in everything)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_share_one_screen_and_no_secret(
    game: str, qtbot: QtBot, thinker: Thinker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    witness = Witness(qtbot, thinker, tmp_path, monkeypatch)
    witness.play_match(short(game, people=2))
    assert_played_to_the_end(witness, tmp_path)
    assert witness.falls >= 2
    assert_nobody_is_addressed(witness)


def assert_nobody_is_addressed(reader: Reader) -> None:
    """What several people read together names everybody."""
    reader.read()
    assert [said for said in sorted(reader.shared) if YOU.search(said)] == []
    assert any("Player 1" in said for said in reader.shared)
    assert any("Player 2" in said or "Mara" in said for said in reader.shared)
    assert [said for said in reader.private if WRONG_VERB.search(said)] == []
