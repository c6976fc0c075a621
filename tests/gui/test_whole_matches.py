"""Whole matches of every game through the window, by mouse and by keys; the record they leave is right."""

from pathlib import Path

import msgspec
import pytest
from driving import Person, Typist, opened_window
from pytestqt.qtbot import QtBot

from sticheln_desktop.cli.main import main
from sticheln_desktop.gui.pages.plan import HUMAN, MatchPlan, sensible
from sticheln_desktop.match import storage
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.settings import GAMES


def short(game: str, people: int = 1) -> MatchPlan:
    """The default match of a game, as short as it may be."""
    plan = sensible(game)
    seats = tuple(
        msgspec.structs.replace(seat, played_by=HUMAN) if index < people else seat
        for index, seat in enumerate(plan.seats)
    )
    length = plan.length if game == "stichling" else 1
    return msgspec.structs.replace(plan, seats=seats, length=length, seed=9)


def assert_played_to_the_end(person: Person, folder: Path) -> None:
    (record,) = (folder / "matches").glob("*.sticheln")
    assert storage.load(record).state == person.session.match.state
    assert person.session.match.state.is_over
    assert main(["check", str(record)]) == 0


@pytest.mark.parametrize("kind", [Person, Typist])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_the_last_score(
    game: str, kind: type[Person], qtbot: QtBot, thinker: Thinker, tmp_path: Path
) -> None:
    person = kind(qtbot, opened_window(qtbot, thinker, tmp_path))
    person.play_match(short(game))
    assert_played_to_the_end(person, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_share_one_screen(game: str, qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> None:
    person = Person(qtbot, opened_window(qtbot, thinker, tmp_path))
    person.play_match(short(game, people=2))
    assert_played_to_the_end(person, tmp_path)
