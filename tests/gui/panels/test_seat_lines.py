"""The rows of the dock's first page."""

import pytest
from chance import cast, states
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.panels.pen import Look
from sticheln_desktop.gui.panels.seat_lines import tile_lines, trick_lines, turn_text
from sticheln_desktop.gui.panels.seat_rows import SeatRows
from sticheln_desktop.gui.theme import DARK, LIGHT
from sticheln_desktop.rules import sticheln, stichling
from sticheln_desktop.rules.settings import CLASSIC, PRESETS
from sticheln_desktop.rules.state import Phase
from sticheln_desktop.rules.view import View, observe


def views(game: str, seats: int) -> list[View]:
    return [observe(state, frozenset({0})) for state in states(PRESETS[game], seats, 2) if state.rounds]


@pytest.mark.parametrize("game", ["classic", "reverse", "house"])
def test_the_trick_is_told_as_it_lies(game: str) -> None:
    rules = PRESETS.get(game, CLASSIC)
    seen = set()
    for view in views(rules.game, 5):
        plays, lines = view.round.table[0], list(trick_lines(view, cast(5)))
        assert [line.card for line in lines] == [play.card for play in plays]
        seen |= {line.words for line in lines}
        if plays:
            winner = sticheln.standing(plays, view.rules.polarity).play
            assert [line.card for line in lines if line.strong] == [winner.card]
    assert seen == {"leads", "trump", "lead colour", "0: no trump"}


def test_a_tile_is_worth_what_is_face_up_now() -> None:
    for view in views("stichling", 4):
        for seat, line in enumerate(tile_lines(view, cast(4))):
            assert line.tricks == stichling.wins(view.round.tricks, seat)
            if view.round.scores is not None:
                assert line.words == f"now {view.round.scores[seat]}"


def test_the_turn_line_names_whoever_plays() -> None:
    for view in views("classic", 4):
        told = turn_text(view, cast(4, 0))
        assert (told is None) == (view.round.phase is not Phase.PLAYING)
        if told is not None and view.round.pending[0] == 0:
            assert told[0].startswith("Your turn")


def test_rows_speak_and_grow_with_the_text(qtbot: QtBot) -> None:
    art = ArtCache(immediate=True)
    rows = SeatRows(Look(LIGHT, art), "Tiles")
    qtbot.addWidget(rows)
    rows.present(tuple(tile_lines(views("stichling", 3)[-1], cast(3))))
    before = rows.sizeHint().height()
    rows.resize(260, before)
    assert not rows.grab().isNull()
    assert rows.accessibleDescription().count(": now") == 3
    rows.set_look(Look(DARK, art, 1.5))
    assert rows.sizeHint().height() > before
