"""Hattrick, sentence by sentence: double tricks, passes, the lead, the last card, the piles."""

import pytest
from positions import after, dealt, events_of, played_round, plays, preset, steps_of, table

from sticheln_desktop.rules import game, hattrick
from sticheln_desktop.rules.cards import Colour, card, cards
from sticheln_desktop.rules.events import CardPassed, CardPlayed, LastCardsShown, RoundScored, TrickWon
from sticheln_desktop.rules.state import State

PLACES = {
    "the leader's card opens the first": (("", ""), "R5", 0),
    "the open colour is joined": (("0:R5", ""), "R9", 0),
    "another colour opens the second": (("0:R5", ""), "B9", 1),
    "any other colour may": (("0:R5", ""), "G1", 1),
    "the first of two is joined": (("0:R5", "1:B9"), "R1", 0),
    "the second of two is joined": (("0:R5", "1:B9"), "B1", 1),
    "the third colour passes": (("0:R5", "1:B9"), "G20", None),
    "whichever colour is third": (("0:G5", "1:B9"), "R20", None),
    "and blue as well": (("0:G5", "1:R9"), "B20", None),
}


@pytest.mark.parametrize(("tricks", "played", "place"), PLACES.values(), ids=PLACES)
def test_a_card_goes_to(tricks: tuple[str, str], played: str, place: int | None) -> None:
    assert hattrick.place_of(card(played), table(*tricks)) == place


LEADS = {
    "one colour: its winner": (("0:R5 1:R9 2:R1 3:R2", ""), "1:R9"),
    "the higher top card": (("0:R18 1:R7 2:R3", "3:B19 4:B1"), "3:B19"),
    "the higher top card may lie first": (("0:R18 1:R7 2:R3", "3:B17 4:B16"), "0:R18"),
    "equal tops: the second cards": (("0:R18 1:R7", "2:B18 3:B8"), "2:B18"),
    "equal seconds: the third cards": (("0:R18 1:R7 2:R5", "3:B18 4:B7 5:B4"), "0:R18"),
    "played in any order": (("1:R7 2:R5 0:R18", "5:B6 4:B7 3:B18"), "3:B18"),
    "a trick with such a card beats one with none": (("0:G18", "1:B18 2:B1 3:B2"), "1:B18"),
    "even over the colour order": (("0:R18", "1:G18 2:G1"), "1:G18"),
    "even a 0 is such a card": (("0:R18", "1:G18 2:G0"), "1:G18"),
    "the fourth cards": (("0:R9 1:R8 2:R7 3:R1", "4:B9 5:B8 6:B7"), "0:R9"),
    "all equal: red before blue": (("0:B18 1:B7", "2:R18 3:R7"), "2:R18"),
    "all equal: red before green": (("0:G18", "1:R18"), "1:R18"),
    "all equal: blue before green": (("0:G18 1:G2", "2:B18 3:B2"), "2:B18"),
    "the colour order wherever it lies": (("2:R18 3:R7", "0:B18 1:B7"), "2:R18"),
}


@pytest.mark.parametrize(("tricks", "winner"), LEADS.values(), ids=LEADS)
def test_the_next_leader_won(tricks: tuple[str, str], winner: str) -> None:
    lying = table(*tricks)
    assert hattrick.top(lying[hattrick.leading_place(lying)]) == plays(winner)[0]


PILES = {
    "the worked example, 9 - 2 - 4 - 2": ((9, 2, 4), 1, Colour.RED, 1),
    "nothing at all": ((0, 0, 0), 0, Colour.RED, 0),
    "passes only": ((0, 0, 0), 3, Colour.RED, -6),
    "one colour": ((0, 7, 0), 0, Colour.BLUE, 7),
    "the largest is green": ((3, 2, 4), 0, Colour.GREEN, -1),
    "equal largest: red before blue": ((5, 5, 1), 0, Colour.RED, -1),
    "equal largest: red before green": ((5, 1, 5), 0, Colour.RED, -1),
    "equal largest: blue before green": ((1, 5, 5), 0, Colour.BLUE, -1),
    "three equal": ((4, 4, 4), 2, Colour.RED, -8),
}


@pytest.mark.parametrize(("counts", "passes", "best", "score"), PILES.values(), ids=PILES)
def test_piles_score(counts: tuple[int, int, int], passes: int, best: Colour, score: int) -> None:
    taken = " ".join(
        f"{letter}{value}"
        for letter, count in zip("RBG", counts, strict=True)
        for value in range(1, count + 1)
    )
    passed = cards("R20 B20 G20")[:passes]
    found = hattrick.piles(cards(taken), passed)
    assert (found.best, found.score) == (best, score)


def test_the_colour_of_a_passed_card_does_not_matter() -> None:
    taken = cards("R1 R2 R3")
    assert {hattrick.piles(taken, cards(passed)).score for passed in ("R20", "B20", "G20")} == {1}


def double_trick() -> tuple[State, str]:
    """Five seats; the double trick of the rulebook: three red cards, two blue ones."""
    made = "0:R4 1:R9 2:R16 3:B2 4:B18"
    wanted = {seat: text.split(":")[1] for seat, text in enumerate(made.split())}
    return dealt(preset("hattrick"), 5, wanted), made


def test_a_double_trick_goes_to_two_winners() -> None:
    state, made = double_trick()
    state = after(state, *plays(made))
    assert state.round.taken(2) == cards("R4 R9 R16")
    assert state.round.taken(4) == cards("B2 B18")
    assert state.round.turn == 4


def test_both_tricks_are_told_in_the_order_they_were_opened() -> None:
    state, made = double_trick()
    won = [event for event in events_of(state, *plays(made)) if isinstance(event, TrickWon)]
    assert won == [TrickWon(2, 0, plays("0:R4 1:R9 2:R16")), TrickWon(4, 1, plays("3:B2 4:B18"))]


def test_a_single_card_is_a_trick_too() -> None:
    made = plays("0:R4 1:R9 2:R16 3:G1")
    state = after(dealt(preset("hattrick"), 4, {0: "R4", 1: "R9", 2: "R16", 3: "G1"}), *made)
    assert state.round.taken(3) == cards("G1")


def test_one_seat_may_win_only_one_of_the_two() -> None:
    made = plays("0:R20 1:B1 2:R19 3:B2")
    state = after(dealt(preset("hattrick"), 4, {0: "R20", 1: "B1", 2: "R19", 3: "B2"}), *made)
    assert [trick.winner for trick in state.round.tricks] == [0, 3]


def passing() -> State:
    return dealt(preset("hattrick"), 4, {1: "R5", 2: "B6", 3: "G20", 0: "R1"}, opener=1)


def test_a_pass_is_shown_and_laid_before_its_seat() -> None:
    steps = steps_of(passing(), plays("1:R5 2:B6 3:G20 0:R1"))
    assert steps[2].event == CardPassed(3, card("G20"))
    assert steps[2].state.round.table == table("1:R5", "2:B6")
    after_all = steps[-1].state.round
    assert after_all.passed == ((), (), (), cards("G20"))
    assert [trick.winner for trick in after_all.tricks] == [1, 2]


def test_a_pass_wins_nothing_and_never_leads() -> None:
    assert after(passing(), *plays("1:R5 2:B6 3:G20 0:R1")).round.turn == 2


def test_a_card_of_the_third_colour_is_no_pass_while_one_colour_is_open() -> None:
    state = dealt(preset("hattrick"), 4, {0: "R5", 1: "R6", 2: "G20"})
    last = events_of(state, *plays("0:R5 1:R6 2:G20"))[-1]
    assert last == CardPlayed(2, card("G20"), 1)


def test_every_card_of_the_hand_is_always_playable() -> None:
    state = after(passing(), *plays("1:R5 2:B6"))
    assert {play.card for play in game.legal(state, 3)} == set(state.round.hands[3])


ROUNDS = [(4, 14), (5, 11), (6, 9), (7, 8)]


@pytest.mark.parametrize(("seats", "double_tricks"), ROUNDS)
def test_everyone_keeps_the_last_card(seats: int, double_tricks: int) -> None:
    steps = played_round(dealt(preset("hattrick"), seats))
    round = steps[-1].state.round
    assert len(round.plays) == seats * double_tricks
    assert [len(hand) for hand in round.hands] == [1] * seats
    shown, told = [step.event for step in steps[-2:]]
    assert shown == LastCardsShown(tuple(hand[0] for hand in round.hands))
    assert isinstance(told, RoundScored)


@pytest.mark.parametrize(("seats", "double_tricks"), ROUNDS)
def test_the_last_card_is_not_scored(seats: int, double_tricks: int) -> None:
    round = played_round(dealt(preset("hattrick"), seats))[-1].state.round
    kept = {card for hand in round.hands for card in hand}
    counted = {card for seat in range(seats) for card in (*round.taken(seat), *round.passed[seat])}
    assert kept.isdisjoint(counted)
    assert len(kept) + len(counted) == len(preset("hattrick").pack(seats).cards)
