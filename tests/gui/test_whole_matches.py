"""Whole matches of every game through the window by mouse; the record they leave is right."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from driving import Person, opened_window
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.pages.plan import HUMAN, MatchPlan, sensible
from sticheln_desktop.match import storage
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.settings import GAMES


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.stop()


def short(game: str, people: int = 1) -> MatchPlan:
    """The default match of a game, as short as it may be."""
    plan = sensible(game)
    seats = tuple(
        msgspec.structs.replace(seat, played_by=HUMAN) if index < people else seat
        for index, seat in enumerate(plan.seats)
    )
    length = plan.length if game == "stichling" else 1
    return msgspec.structs.replace(plan, seats=seats, length=length, seed=9)


def left_records(folder: Path) -> list[Path]:
    return sorted((folder / "matches").glob("*.sticheln"))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_by_mouse_to_the_last_score(
    game: str, qtbot: QtBot, thinker: Thinker, tmp_path: Path
) -> None:
    window = opened_window(qtbot, thinker, tmp_path)
    person = Person(qtbot, window)
    person.play_match(short(game))
    (record,) = left_records(tmp_path)
    assert storage.load(record).state == person.session.match.state
    assert storage.load(record).state.is_over


@pytest.mark.parametrize("game", ["classic", "hazy", "delayed", "hattrick", "stichling"])
def test_two_people_share_one_screen(game: str, qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> None:
    window = opened_window(qtbot, thinker, tmp_path)
    person = Person(qtbot, window)
    person.play_match(short(game, people=2))
    (record,) = left_records(tmp_path)
    assert storage.load(record).state.is_over
