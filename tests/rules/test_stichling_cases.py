"""Stichling, sentence by sentence: tiles, places, stones, full tricks, the end of a round."""

from dataclasses import replace

import pytest
from positions import (
    after,
    dealt,
    events_of,
    order,
    plays,
    preset,
    stichling_table,
    tiles_laid,
    with_hand,
)

from sticheln_desktop.rules import game, stichling
from sticheln_desktop.rules.cards import card
from sticheln_desktop.rules.events import CardPlayed, Event, SecretDecided, StoneMoved, TileTurned, TrickWon
from sticheln_desktop.rules.objections import Reason
from sticheln_desktop.rules.state import Phase, State, WonTrick

TILES = [(0, (1, 2, 3)), (1, (2, 4, 6)), (2, (3, 6, 9))]


@pytest.mark.parametrize(("number", "values"), TILES)
def test_the_tiles_of_a_round(number: int, values: tuple[int, int, int]) -> None:
    assert stichling.tile_values(number) == values


def test_tiles_are_laid_in_any_of_six_orders_by_all_at_once() -> None:
    state = dealt(preset("stichling"), 3)
    assert state.pending == (0, 1, 2)
    orders = {(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)}
    assert {decision.order for decision in game.legal(state, 1)} == orders


def test_the_order_of_tiles_stays_secret() -> None:
    state = dealt(preset("stichling"), 2, opener=1)
    assert events_of(state, order(1, 3, 1, 2), order(0, 1, 2, 3)) == [SecretDecided(1), SecretDecided(0)]
    state = after(state, order(1, 3, 1, 2), order(0, 1, 2, 3))
    assert (state.round.phase, state.pending) == (Phase.PLAYING, (1,))


# The rulebook's picture: green left, green above, yellow below, one place free.
THREE_OPEN = "0:G8@1 1:G7@2 2:Y1@3 3:Y4@3 0:G2@1 1:G3@1"
# Two green, one yellow, one violet: only blue is not open.
FOUR_OPEN = "0:G1@1 1:G7@2 2:Y1@3 3:V4@4"
CASES = {
    "three open: green goes to green or to the free place": (THREE_OPEN, "G12", {1, 2, 4}),
    "three open: yellow goes to yellow or to the free place": (THREE_OPEN, "Y12", {3, 4}),
    "three open: violet must open": (THREE_OPEN, "V12", {4}),
    "three open: blue must open": (THREE_OPEN, "B12", {4}),
    "an empty table takes any card anywhere": ("", "B12", {1, 2, 3, 4}),
    "one open: its colour may follow or open again": ("0:B5@2", "B6", {1, 2, 3, 4}),
    "one open: another colour must open": ("0:B5@2", "G6", {1, 3, 4}),
    "four open: green must follow one of the green tricks": (FOUR_OPEN, "G12", {1, 2}),
    "four open: yellow must follow yellow": (FOUR_OPEN, "Y12", {3}),
    "four open: violet must follow violet": (FOUR_OPEN, "V12", {4}),
    "four open: the colour that is not open is discarded anywhere": (FOUR_OPEN, "B12", {1, 2, 3, 4}),
}


@pytest.mark.parametrize(("made", "held", "places"), CASES.values(), ids=CASES)
def test_a_card_may_go_to(made: str, held: str, places: set[int]) -> None:
    state = stichling_table(4, made)
    seat = state.round.turn
    state = with_hand(state, seat, held)
    assert {play.place for play in game.legal(state, seat)} == places


OBJECTIONS = {
    "a free place must take it": (THREE_OPEN, "V12", 1, Reason.A_PLACE_IS_FREE, 4),
    "a free place comes before a fitting one": (THREE_OPEN, "Y12", 1, Reason.A_PLACE_IS_FREE, 4),
    "its colour lies elsewhere": (FOUR_OPEN, "V12", 1, Reason.COLOUR_LIES_ELSEWHERE, 4),
    "the first place of its colour is named": (FOUR_OPEN, "G12", 3, Reason.COLOUR_LIES_ELSEWHERE, 1),
}


@pytest.mark.parametrize(("made", "held", "place", "reason", "better"), OBJECTIONS.values(), ids=OBJECTIONS)
def test_a_card_may_not_go_to(made: str, held: str, place: int, reason: Reason, better: int) -> None:
    state = stichling_table(4, made)
    play = plays(f"{state.round.turn}:{held}@{place}")[0]
    found = stichling.place_objection(state.round.table, play)
    assert (found.reason, found.place) == (reason, better)


def test_a_matching_card_in_hand_does_not_forbid_discarding_another() -> None:
    state = stichling_table(4, FOUR_OPEN)
    state = with_hand(state, state.round.turn, "G12 B12")
    assert plays("0:B12@3")[0] in game.legal(state, 0)


HOLDERS = {
    "the opener": ("0:G8", "0:G8"),
    "lower cards do not take over": ("0:G8 1:G2 2:G3", "0:G8"),
    "a higher card of the colour takes over": ("2:Y1 3:Y4", "3:Y4"),
    "a discard never takes over": ("0:G8 1:G3 2:G2 3:B9", "0:G8"),
    "higher and higher": ("0:G1 1:G2 2:G3 3:G4", "3:G4"),
    "overtaken, then a lower card": ("0:G1 1:G9 2:G3", "1:G9"),
    "one seat may overtake itself": ("0:G1 0:G9", "0:G9"),
}


@pytest.mark.parametrize(("trick", "holder"), HOLDERS.values(), ids=HOLDERS)
def test_the_stone_stands_by(trick: str, holder: str) -> None:
    assert stichling.holder(plays(trick)) == plays(holder)[0]


def hands_for(made: str) -> dict[int, str]:
    """Every seat is dealt what it plays."""
    found: dict[int, str] = {}
    for play in plays(made):
        found[play.seat] = f"{found.get(play.seat, '')} {play.card}"
    return found


def last_events(made: str, seats: int = 2) -> list[Event]:
    """What the last of these plays brings about."""
    *before, last = plays(made)
    state = after(tiles_laid(dealt(preset("stichling"), seats, hands_for(made))), *before)
    return events_of(state, last)


STONES = {
    "opening places a stone": ("0:G3@1", [StoneMoved(0, None, 0)]),
    "a higher card moves it": ("0:G3@1 1:G4@1", [StoneMoved(0, 0, 1)]),
    "a lower card does not": ("0:G3@1 1:G2@1", []),
    "overtaking oneself leaves it": ("0:G3@1 1:Y2@2 0:G5@1", []),
    "each place has its own stone": ("0:G3@1 1:Y2@4", [StoneMoved(3, None, 1)]),
    "the same colour opened again has a stone too": ("0:G3@1 1:G2@2", [StoneMoved(1, None, 1)]),
    "a discard moves none": ("0:G1@1 1:G2@2 0:Y1@3 1:V1@4 0:B6@2", []),
}


@pytest.mark.parametrize(("made", "moved"), STONES.values(), ids=STONES)
def test_stones_move(made: str, moved: list[StoneMoved]) -> None:
    first, *rest = last_events(made)
    last = plays(made)[-1]
    assert first == CardPlayed(last.seat, last.card, last.place - 1)
    assert rest == moved


def test_one_seat_may_play_to_a_trick_again_and_again() -> None:
    state = stichling_table(2, "0:G3@1 1:Y2@2 0:G5@1 1:Y1@2 0:G6@1 1:Y3@2 0:G1@1")
    assert [trick.winner for trick in state.round.tricks] == [0]


def test_the_fourth_card_fills_a_trick_and_its_holder_wins_it_at_once() -> None:
    made = "0:G5@1 1:G4@1 0:G3@1 1:G6@1"
    assert last_events(made) == [
        CardPlayed(1, card("G6"), 0),
        StoneMoved(0, 0, 1),
        TrickWon(1, 0, plays(made)),
        TileTurned(1, 1),
    ]


def test_a_discard_that_fills_a_trick_leaves_it_to_the_holder() -> None:
    made = "0:G8@1 1:G2@1 2:G3@1 3:G7@2 0:Y1@3 1:V1@4 2:B9@1"
    found = last_events(made, seats=4)
    assert found == [
        CardPlayed(2, card("B9"), 0),
        TrickWon(0, 0, plays("0:G8@1 1:G2@1 2:G3@1 2:B9@1")),
        TileTurned(0, 1),
    ]


def test_the_place_of_a_full_trick_is_free_for_the_next_player() -> None:
    state = stichling_table(4, "0:G8@1 1:G2@1 2:G3@1 3:G7@1")
    assert state.round.table == ((), (), (), ())
    state = with_hand(state, 0, "B1")
    assert {play.place for play in game.legal(state, 0)} == {1, 2, 3, 4}


def test_a_full_trick_does_not_change_the_order_of_turns() -> None:
    state = stichling_table(3, "0:G5@1 1:G9@1 2:Y1@2 0:G1@1 1:Y2@2 2:G2@1")
    assert (state.round.tricks[0].winner, state.round.turn) == (1, 0)


def with_tricks_won(count: int, tiles: tuple[int, ...]) -> State:
    state = after(dealt(preset("stichling"), 2), order(0, *tiles), order(1, 1, 2, 3))
    won = (WonTrick(0, plays("0:G5 1:G4 0:G3 1:G2")),) * count
    return replace(state, rounds=(replace(state.round, tricks=won),))


FACE_UP = [(0, 0), (1, 3), (2, 1), (3, 2), (4, 3), (5, 1), (6, 2), (7, 3)]


@pytest.mark.parametrize(("won", "shown"), FACE_UP)
def test_after_so_many_tricks_the_tile_face_up_is(won: int, shown: int) -> None:
    round = with_tricks_won(won, (3, 1, 2)).round
    assert stichling.score(round, 0) == shown
    assert stichling.score(round, 1) == 0


def test_the_fourth_won_trick_turns_the_first_tile_up_again() -> None:
    made = (
        "0:G6@1 1:G1@1 0:G5@1 1:G2@1 0:Y6@1 1:Y1@1 0:Y5@1 1:Y2@1 "
        "0:V6@1 1:V1@1 0:V5@1 1:V2@1 0:B6@1 1:B1@1 0:B5@1 1:B2@1"
    )
    wanted = {0: "G6 G5 Y6 Y5 V6 V5 B6 B5", 1: "G1 G2 Y1 Y2 V1 V2 B1 B2"}
    state = after(dealt(preset("stichling"), 2, wanted), order(0, 2, 3, 1), order(1, 1, 2, 3))
    turned = [event for event in events_of(state, *plays(made)) if isinstance(event, TileTurned)]
    assert turned == [TileTurned(0, 2), TileTurned(0, 3), TileTurned(0, 1), TileTurned(0, 2)]


# Seat 0 collects three full tricks; the rest of the cards lies in tricks that stay short.
WHOLE_ROUND = (
    "0:G6@1 1:G1@1 0:G5@1 1:G2@1 0:Y6@1 1:Y1@1 0:Y5@1 1:Y2@1 0:V6@1 1:V1@1 0:V5@1 1:V2@1 "
    "0:B6@1 1:B5@2 0:B4@3 1:B3@4 0:B2@1 1:B1@2 0:G3@3 1:G4@3 0:Y3@4 1:Y4@4 0:V3@1 1:V4@2"
)


def whole_round() -> State:
    state = dealt(preset("stichling"), 2, hands_for(WHOLE_ROUND))
    return after(state, order(0, 2, 3, 1), order(1, 3, 2, 1), *plays(WHOLE_ROUND))


def test_tricks_that_are_not_full_count_for_nobody() -> None:
    round = whole_round().round
    assert round.phase is Phase.SCORED
    assert [len(trick) for trick in round.table] == [3, 3, 3, 3]
    assert [trick.winner for trick in round.tricks] == [0, 0, 0]


def test_the_tile_face_up_is_the_score_and_without_a_trick_0() -> None:
    assert whole_round().round.scores == (1, 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_has_twelve_turns_always_clockwise(seats: int) -> None:
    state = tiles_laid(dealt(preset("stichling"), seats, opener=1))
    while state.round.phase is Phase.PLAYING:
        state = after(state, game.legal(state, state.round.turn)[0])
    assert [play.seat for play in state.round.plays] == [(1 + turn) % seats for turn in range(12 * seats)]
