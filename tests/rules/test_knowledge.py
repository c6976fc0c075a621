"""What a seat may know, case by case: hands, choices, late colours, tiles, passed cards."""

import pytest
from positions import after, choices_made, choose, dealt, name, order, played_round, plays, preset

from sticheln_desktop.rules import game
from sticheln_desktop.rules.cards import cards, colours
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.state import State
from sticheln_desktop.rules.view import NOBODY, Eyes, observe

SEAT_0: Eyes = frozenset({0})
SEATS_0_AND_2: Eyes = frozenset({0, 2})
ALL: Eyes = frozenset({0, 1, 2})
R4, R2, B8 = cards("R4"), cards("R2"), cards("B8")


def choosing(game_name: str) -> State:
    return dealt(preset(game_name), 3, {0: "R4", 1: "R2", 2: "B8"})


def chosen(game_name: str) -> State:
    return choices_made(choosing(game_name), "R4", "R2", "B8")


def half_chosen(game_name: str) -> State:
    return after(choosing(game_name), choose(0, "R4"), choose(2, "B8"))


def scored(game_name: str) -> State:
    return played_round(chosen(game_name))[-1].state


CHOICES_SEEN = {
    "while one is due, one's own": (half_chosen("classic"), SEAT_0, (R4, None, None)),
    "while one is due, nobody sees any": (half_chosen("classic"), NOBODY, (None, None, None)),
    "open once all are made": (chosen("classic"), SEAT_0, (R4, R2, B8)),
    "open to everybody": (chosen("classic"), NOBODY, (R4, R2, B8)),
    "hidden: one's own": (chosen("hazy"), SEAT_0, (R4, None, None)),
    "hidden: two seats together": (chosen("hazy"), SEATS_0_AND_2, (R4, None, B8)),
    "hidden: nobody sees any": (chosen("hazy"), NOBODY, (None, None, None)),
    "hidden: all eyes see all": (chosen("hazy"), ALL, (R4, R2, B8)),
    "hidden: open when scored": (scored("hazy"), SEAT_0, (R4, R2, B8)),
}


@pytest.mark.parametrize(("state", "eyes", "seen"), CHOICES_SEEN.values(), ids=CHOICES_SEEN)
def test_choices_are_seen(state: State, eyes: Eyes, seen: tuple) -> None:
    assert observe(state, eyes).round.choices == seen


def test_it_is_public_who_has_decided() -> None:
    assert observe(half_chosen("classic"), NOBODY).round.decided == (True, False, True)


@pytest.mark.parametrize("game_name", PRESETS)
def test_only_ones_own_hand_is_seen_while_the_round_runs(game_name: str) -> None:
    rules = PRESETS[game_name]
    state = dealt(rules, rules.seat_counts()[0])
    for seat in range(state.seats):
        hands = tuple(hand if at == seat else None for at, hand in enumerate(state.round.hands))
        view = observe(state, frozenset({seat}))
        assert (view.round.hands, view.round.dealt) == (hands, hands)
    assert set(observe(state, NOBODY).round.hands) == {None}


def late() -> State:
    return played_round(dealt(preset("delayed"), 4))[-1].state


def test_late_colours_are_seen_by_their_seat_alone_until_all_are_named() -> None:
    state = late()
    seat, other = state.pending[:2]
    decision = game.legal(state, seat)[0]
    state = after(state, decision)
    assert observe(state, frozenset({seat})).round.named[seat] == decision.colours
    assert observe(state, frozenset({other})).round.named[seat] is None
    state = after(state, *(game.legal(state, left)[0] for left in state.pending))
    assert observe(state, NOBODY).round.named == state.round.named


def test_a_seat_without_a_trick_has_named_nothing_in_any_view() -> None:
    lowest = "G0 N0 R0 B0 Y0 G1 N1 R1 B1 Y1 G2 N2 R2 B2 Y2"
    first = "G3 G4 G5 G6 G7 G8 N3 N4 N5 N6 N7 N8 R3 R4 R5"
    state = played_round(dealt(preset("delayed"), 3, {2: lowest, 0: first}), humble={2})[-1].state
    state = after(state, name(0, "G"), name(1, "R"))
    assert observe(state, NOBODY).round.named == (colours("G"), colours("R"), None)


TILE_HANDS = {0: "G6 G5 Y6 Y5 V6 V5 B6 B5", 1: "G1 G2 Y1 Y2 V1 V2 B1 B2"}
FIRST_TRICK = "0:G6@1 1:G1@1 0:G5@1 1:G2@1"
SECOND_TRICK = "0:Y6@1 1:Y1@1 0:Y5@1 1:Y2@1"
THIRD_TRICK = "0:V6@1 1:V1@1 0:V5@1 1:V2@1"
FOURTH_TRICK = "0:B6@1 1:B1@1 0:B5@1 1:B2@1"
TILES_SEEN = {
    "none before a trick is won": ("", (None, None, None)),
    "the first": (FIRST_TRICK, (2, None, None)),
    "the first was seen, the second is up": (f"{FIRST_TRICK} {SECOND_TRICK}", (2, 3, None)),
    "all were seen": (f"{FIRST_TRICK} {SECOND_TRICK} {THIRD_TRICK}", (2, 3, 1)),
    "the first is up again": (f"{FIRST_TRICK} {SECOND_TRICK} {THIRD_TRICK} {FOURTH_TRICK}", (2, 3, 1)),
}


@pytest.mark.parametrize(("made", "seen"), TILES_SEEN.values(), ids=TILES_SEEN)
def test_the_other_seat_has_seen_these_tiles(made: str, seen: tuple) -> None:
    state = after(dealt(preset("stichling"), 2, TILE_HANDS), order(0, 2, 3, 1), order(1, 3, 2, 1))
    state = after(state, *plays(made))
    assert observe(state, frozenset({1})).round.tiles == (seen, (3, 2, 1))
    assert observe(state, frozenset({0})).round.tiles == ((2, 3, 1), (None, None, None))


def test_tiles_that_were_never_turned_stay_secret_after_the_round() -> None:
    state = played_round(dealt(preset("stichling"), 2))[-1].state
    for seat in (0, 1):
        won = sum(trick.winner == seat for trick in state.round.tricks)
        tiles = observe(state, frozenset({1 - seat})).round.tiles[seat]
        assert tiles is not None
        assert [value is not None for value in tiles] == [at < won for at in range(3)]


def test_passed_cards_piles_and_last_cards_are_public() -> None:
    state = dealt(preset("hattrick"), 4, {1: "R5", 2: "B6", 3: "G20", 0: "R1"}, opener=1)
    seen = observe(after(state, *plays("1:R5 2:B6 3:G20 0:R1")), NOBODY).round
    assert seen.passed == ((), (), (), cards("G20"))
    assert seen.taken(1) == cards("R5 R1")
    ended = played_round(state)[-1].state
    assert observe(ended, NOBODY).round.hands == ended.round.hands


def test_a_finished_round_is_open_but_the_next_hands_are_not() -> None:
    first = scored("hazy")
    hands = first.round.dealt
    view = observe(game.deal(first, hands).state, SEAT_0)
    assert view.rounds[0].dealt == hands
    assert view.rounds[1].hands == (hands[0], None, None)
