"""Sticheln, sentence by sentence: choosing, tricks, scoring, and what the settings change."""

import pytest
from positions import (
    after,
    choices_made,
    choose,
    dealt,
    events_of,
    name,
    played_round,
    plays,
    preset,
    steps_of,
)

from sticheln_desktop.rules import game, sticheln
from sticheln_desktop.rules.cards import cards, colours
from sticheln_desktop.rules.decisions import Choose, NameColours
from sticheln_desktop.rules.events import (
    CardPlayed,
    ChoicesShown,
    ColoursShown,
    RoundScored,
    SecretDecided,
    TrickWon,
)
from sticheln_desktop.rules.settings import Polarity, house
from sticheln_desktop.rules.state import Phase, State
from sticheln_desktop.rules.sticheln import Verdict

HIGHEST_TRICKS = {
    "only the led colour: its highest": ("0:G3 1:G8 2:G1 3:G5", "1:G8", Verdict.HIGHEST_OF_LEAD),
    "the led card may itself be the highest": ("0:G8 1:G3 2:G1 3:G5", "0:G8", Verdict.HIGHEST_OF_LEAD),
    "zeros of other colours never win": ("3:R2 0:R6 1:B0 2:R4", "0:R6", Verdict.HIGHEST_OF_LEAD),
    "a led 1 beats zeros of every colour": ("3:R1 0:R0 1:B0 2:Y0", "3:R1", Verdict.HIGHEST_OF_LEAD),
    "one trump beats the highest led card": ("2:Y7 3:B0 0:N1 1:Y8", "0:N1", Verdict.HIGHEST_TRUMP),
    "the higher of two trumps": ("0:Y7 1:N2 2:B5 3:Y8", "2:B5", Verdict.HIGHEST_TRUMP),
    "a later higher trump of a third colour": ("0:Y7 1:B5 2:N2 3:R6", "3:R6", Verdict.HIGHEST_TRUMP),
    "of equal highest trumps the first": ("0:G4 1:R8 2:B8 3:Y8", "1:R8", Verdict.FIRST_OF_EQUAL_TRUMPS),
    "the first of equals after a lower one": ("0:G4 1:R2 2:B8 3:Y8", "2:B8", Verdict.FIRST_OF_EQUAL_TRUMPS),
    "equal low trumps do not matter": ("0:G4 1:R2 2:B2 3:Y8", "3:Y8", Verdict.HIGHEST_TRUMP),
    "a trump as high as the led card wins": ("0:G8 1:R8 2:G7 3:G6", "1:R8", Verdict.HIGHEST_TRUMP),
    "zeros only: the leader": ("2:B0 3:G0 0:R0 1:Y0", "2:B0", Verdict.LED_THE_ZEROS),
    "a led 0 loses to its own colour": ("0:B0 1:B1 2:R0 3:Y0", "1:B1", Verdict.HIGHEST_OF_LEAD),
    "a led 0 loses to a trump": ("0:B0 1:B7 2:R1 3:Y0", "2:R1", Verdict.HIGHEST_TRUMP),
    "a led 0 and only trumps": ("0:B0 1:G3 2:R5 3:Y5", "2:R5", Verdict.FIRST_OF_EQUAL_TRUMPS),
    "one card wins as long as it lies alone": ("1:G0", "1:G0", Verdict.ONLY_CARD),
    "three players": ("2:N4 0:N8 1:R1", "1:R1", Verdict.HIGHEST_TRUMP),
    "eight players": ("5:V1 6:V18 7:G0 0:N9 1:R17 2:B17 3:Y2 4:V3", "1:R17", Verdict.FIRST_OF_EQUAL_TRUMPS),
}
LOWEST_TRICKS = {
    "the lowest trump wins": ("0:G8 1:R5 2:B2 3:Y7", "2:B2", Verdict.LOWEST_TRUMP),
    "of equal lowest trumps the first": ("0:G8 1:R5 2:B2 3:Y2", "2:B2", Verdict.FIRST_OF_EQUAL_TRUMPS),
    "equal high trumps do not matter": ("0:G8 1:R5 2:B5 3:Y2", "3:Y2", Verdict.LOWEST_TRUMP),
    "a 0 is still no trump": ("0:G8 1:R0 2:B6 3:Y7", "2:B6", Verdict.LOWEST_TRUMP),
    "a single high trump still wins": ("0:G1 1:G2 2:Y8 3:G0", "2:Y8", Verdict.LOWEST_TRUMP),
    "without trumps the highest led card": ("0:G3 1:G8 2:G1 3:G5", "1:G8", Verdict.HIGHEST_OF_LEAD),
    "zeros beside the led colour": ("0:G3 1:R0 2:G1 3:Y0", "0:G3", Verdict.HIGHEST_OF_LEAD),
    "zeros only: the leader": ("2:B0 3:G0 0:R0 1:Y0", "2:B0", Verdict.LED_THE_ZEROS),
    "a led 0 loses to a trump": ("0:B0 1:B7 2:R8 3:Y0", "2:R8", Verdict.LOWEST_TRUMP),
}


@pytest.mark.parametrize(("trick", "winner", "verdict"), HIGHEST_TRICKS.values(), ids=HIGHEST_TRICKS)
def test_a_misery_trick_goes_to(trick: str, winner: str, verdict: Verdict) -> None:
    found = sticheln.standing(plays(trick), Polarity.MISERY)
    assert (found.play, found.verdict) == (*plays(winner), verdict)


@pytest.mark.parametrize(("trick", "winner", "verdict"), LOWEST_TRICKS.values(), ids=LOWEST_TRICKS)
def test_a_lucky_trick_goes_to(trick: str, winner: str, verdict: Verdict) -> None:
    found = sticheln.standing(plays(trick), Polarity.LUCKY)
    assert (found.play, found.verdict) == (*plays(winner), verdict)


FOURTEEN_OTHERS = "G0 G1 G2 G3 G4 N0 N1 N2 N3 B0 B1 B2 Y0 Y8"
WORTHS = {
    "the worked example, 14 - 11": ("classic", "R", f"R4 R2 R5 {FOURTEEN_OTHERS}", 3),
    "only the chosen card": ("classic", "R", "R4", -4),
    "a chosen 0 costs nothing": ("classic", "R", "R0", 0),
    "a taken 0 of the colour costs nothing": ("classic", "R", "R4 R0", -4),
    "a 0 of another colour scores one": ("classic", "R", "R4 G0", -3),
    "high cards of other colours score one each": ("classic", "R", "R1 G8 B8 Y7", 2),
    "lucky turns the worked example round": ("reverse", "R", f"R4 R2 R5 {FOURTEEN_OTHERS}", 11 - 14),
    "lucky: the chosen card alone": ("reverse", "B", "B8", 8),
    "lucky: a 0 of the colour is worth nothing": ("reverse", "B", "B0", 0),
    "lucky: a 0 of another colour costs one": ("reverse", "B", "B8 G0", 7),
    "mild: five a card": ("mild", "R", f"R4 R2 R5 {FOURTEEN_OTHERS}", 14 - 15),
    "mild: a chosen 0 costs five": ("mild", "R", "R0", -5),
    "mild: a taken 0 costs five too": ("mild", "R", "R8 R0 G3", 1 - 10),
    "aggravated: both colours cost": ("aggravated", "RB", "R4 B3 R1 B0 G8 Y2", 2 - 8),
    "aggravated: a third colour scores": ("aggravated", "GY", "G1 Y1 R8 B8 N8", 3 - 2),
    "delayed: nothing taken is nothing scored": ("delayed", "", "", 0),
}
HOUSE_WORTHS = {
    "lucky five: each card of the colour plus 5": (
        {"polarity": "lucky", "penalty": "five"},
        "R",
        "R0 R8 G3",
        9,
    ),
    "five and two colours": ({"penalty": "five", "colours": 2}, "RB", "R0 B8 G3 Y0", 2 - 10),
    "lucky and two colours": ({"polarity": "lucky", "colours": 2}, "RB", "R3 B8 G3 Y0", 11 - 2),
}


@pytest.mark.parametrize(("game_name", "counting", "taken", "points"), WORTHS.values(), ids=WORTHS)
def test_cards_are_worth(game_name: str, counting: str, taken: str, points: int) -> None:
    assert sticheln.worth(cards(taken), colours(counting), preset(game_name)) == points


@pytest.mark.parametrize(("mix", "counting", "taken", "points"), HOUSE_WORTHS.values(), ids=HOUSE_WORTHS)
def test_cards_are_worth_in_a_house_mix(mix: dict, counting: str, taken: str, points: int) -> None:
    assert sticheln.worth(cards(taken), colours(counting), house(**mix)) == points


def chosen_three(game_name: str = "classic", **changes: object) -> State:
    state = dealt(preset(game_name, **changes), 3, {0: "R4 G5", 1: "R2 R3", 2: "B8 N7"})
    return choices_made(state, "R4", "R2", "B8")


def test_every_card_of_the_hand_may_be_chosen() -> None:
    state = dealt(preset("classic"), 4)
    for seat in range(4):
        assert game.legal(state, seat) == tuple(Choose(seat, (card,)) for card in state.round.hands[seat])


def test_choices_are_secret_until_the_last_and_then_shown_at_once() -> None:
    state = dealt(preset("classic"), 3, {0: "R4", 1: "R2", 2: "B8"})
    found = events_of(state, choose(2, "B8"), choose(0, "R4"), choose(1, "R2"))
    shown = ChoicesShown((cards("R4"), cards("R2"), cards("B8")))
    assert found == [SecretDecided(2), SecretDecided(0), SecretDecided(1), shown]


def test_several_seats_may_choose_one_colour() -> None:
    state = chosen_three()
    assert [sticheln.counting_colours(state.round, seat) for seat in range(3)] == [
        colours("R"),
        colours("R"),
        colours("B"),
    ]


def test_the_chosen_card_leaves_the_hand_and_counts_already() -> None:
    state = chosen_three()
    assert cards("R4")[0] not in state.round.hands[0]
    assert sticheln.counted_cards(state.round, 0) == cards("R4")
    assert sticheln.scores(state.round, state.rules) == (-4, -2, -8)


def test_hidden_choices_are_shown_only_when_the_round_is_scored() -> None:
    state = dealt(preset("hazy"), 3, {0: "R4", 1: "R2", 2: "B8"})
    found = steps_of(state, [choose(0, "R4"), choose(1, "R2"), choose(2, "B8")])
    assert [step.event for step in found] == [SecretDecided(0), SecretDecided(1), SecretDecided(2)]
    last_events = [step.event for step in played_round(found[-1].state)][-2:]
    assert last_events[0] == ChoicesShown((cards("R4"), cards("R2"), cards("B8")))
    assert isinstance(last_events[1], RoundScored)


@pytest.mark.parametrize("leader", range(4))
def test_there_is_no_duty_to_follow(leader: int) -> None:
    state = dealt(preset("delayed"), 4, {seat: ["G1", "R1", "B1", "Y1"][seat] for seat in range(4)}, leader)
    for _ in range(4):
        seat = state.round.turn
        assert {play.card for play in game.legal(state, seat)} == set(state.round.hands[seat])
        state = after(state, game.legal(state, seat)[0])


def test_everyone_plays_clockwise_and_the_winner_leads_next() -> None:
    state = dealt(preset("delayed"), 4, {2: "G5", 3: "R3", 0: "N7", 1: "G11"}, opener=2)
    trick = plays("2:G5 3:R3 0:N7 1:G11")
    found = events_of(state, *trick)
    assert found == [*(CardPlayed(play.seat, play.card, 0) for play in trick), TrickWon(0, 0, trick)]
    state = after(state, *trick)
    assert (state.round.turn, state.pending, state.round.table) == (0, (0,), ((),))
    assert state.round.taken(0) == tuple(play.card for play in trick)


def test_the_new_lead_colour_is_the_colour_of_the_winners_next_card() -> None:
    state = dealt(preset("delayed"), 3, {0: "G5 G6", 1: "R3 N8", 2: "B8 B7"})
    state = after(state, *plays("0:G5 1:R3 2:B8 2:B7 0:G6 1:N8"))
    assert [trick.winner for trick in state.round.tricks] == [2, 1]


LUCKY_AND_MISERY = {"classic": 2, "reverse": 1}


@pytest.mark.parametrize(("game_name", "winner"), LUCKY_AND_MISERY.items())
def test_the_polarity_of_the_match_decides_its_tricks(game_name: str, winner: int) -> None:
    state = dealt(preset(game_name), 3, {0: "G5 N0", 1: "R3 N1", 2: "B8 N2"})
    state = after(choices_made(state, "N0", "N1", "N2"), *plays("0:G5 1:R3 2:B8"))
    assert state.round.tricks[0].winner == winner


TWO_COLOURS = {
    "two cards of two colours": ("R4 B2", True),
    "in any order": ("B2 R4", True),
    "two cards of one colour": ("R4 R5", False),
    "one card": ("R4", False),
    "three cards": ("R4 B2 G1", False),
    "one card twice": ("R4 R4", False),
}


@pytest.mark.parametrize(("text", "allowed"), TWO_COLOURS.values(), ids=TWO_COLOURS)
def test_two_misery_colours_are_chosen_with(text: str, allowed: bool) -> None:
    state = dealt(preset("aggravated"), 4, {0: "R4 R5 B2 G1"})
    assert (game.objection(state, choose(0, text)) is None) is allowed


def test_two_chosen_cards_leave_thirteen_tricks_and_both_count() -> None:
    state = dealt(preset("aggravated"), 3, {0: "R4 B2", 1: "R1 G1", 2: "Y8 N7"})
    state = choices_made(state, "R4 B2", "R1 G1", "Y8 N7")
    assert [len(hand) for hand in state.round.hands] == [13, 13, 13]
    assert sticheln.scores(state.round, state.rules) == (-6, -2, -15)


def test_a_hand_of_one_colour_chooses_two_cards_of_it() -> None:
    state = dealt(preset("aggravated"), 5)
    assert {card.colour for card in state.round.hands[0]} == set(colours("G"))
    assert game.objection(state, choose(0, "G3 G9")) is None
    assert len(game.legal(state, 0)) == 15 * 14 // 2
    state = after(state, choose(0, "G3 G9"))
    assert sticheln.counting_colours(state.round, 0) == colours("G")


def test_a_hand_with_one_card_of_another_colour_must_choose_that_too() -> None:
    greens = "G0 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13"
    state = dealt(preset("aggravated"), 5, {0: f"{greens} Y1"})
    assert len(game.legal(state, 0)) == 14
    assert all(cards("Y1")[0] in decision.cards for decision in game.legal(state, 0))


DELAYED_SEATS = [(3, 15), (4, 15), (5, 15), (6, 15), (7, 15), (8, 14)]


def naming_due(seats: int, **changes: object) -> State:
    state = dealt(preset("delayed", **changes), seats)
    return played_round(state, humble={seats - 1})[-1].state


@pytest.mark.parametrize(("seats", "tricks"), DELAYED_SEATS)
def test_delayed_lays_no_card_and_plays_one_trick_more(seats: int, tricks: int) -> None:
    state = dealt(preset("delayed"), seats)
    assert state.round.phase is Phase.PLAYING
    assert len(naming_due(seats).round.tricks) == tricks


@pytest.mark.parametrize("seats", range(3, 9))
def test_after_the_last_trick_each_seat_with_cards_names_a_colour_it_took(seats: int) -> None:
    state = naming_due(seats)
    for seat in range(seats):
        taken = sorted({card.colour for card in state.round.taken(seat)})
        assert (seat in state.pending) is bool(taken)
        assert game.legal(state, seat) == tuple(NameColours(seat, (colour,)) for colour in taken)


def loser_state() -> State:
    """Three seats; seat 2 holds every zero and the lowest cards and never takes a trick."""
    lowest = "G0 N0 R0 B0 Y0 G1 N1 R1 B1 Y1 G2 N2 R2 B2 Y2"
    first = "G3 G4 G5 G6 G7 G8 N3 N4 N5 N6 N7 N8 R3 R4 R5"
    return played_round(dealt(preset("delayed"), 3, {2: lowest, 0: first}), humble={2})[-1].state


def test_a_seat_without_a_trick_names_nothing_and_scores_nothing() -> None:
    state = loser_state()
    assert state.round.taken(2) == ()
    assert state.pending == (0, 1)
    assert game.legal(state, 2) == ()
    found = events_of(state, name(0, "G"), name(1, "R"))
    assert found[2] == ColoursShown((colours("G"), colours("R"), None))
    assert isinstance(found[3], RoundScored)
    assert found[3].scores[2] == 0


def test_late_choices_are_secret_until_the_last_and_shown_together() -> None:
    state = loser_state()
    found = events_of(state, name(1, "R"), name(0, "G"))
    assert found[:3] == [SecretDecided(1), SecretDecided(0), ColoursShown((colours("G"), colours("R"), None))]


def test_a_named_colour_counts_for_every_card_taken_of_it() -> None:
    state = loser_state()
    scores = after(state, name(0, "G"), name(1, "R")).round.scores
    for seat, letter in ((0, "G"), (1, "R")):
        taken = state.round.taken(seat)
        misery = [card.value for card in taken if str(card)[0] == letter]
        assert scores[seat] == len(taken) - len(misery) - sum(misery)


def test_late_two_colours_are_two_different_ones_among_those_taken() -> None:
    state = naming_due(4, colours=2)
    for seat in state.pending:
        taken = {card.colour for card in state.round.taken(seat)}
        named = [set(decision.colours) for decision in game.legal(state, seat)]
        assert len(named) == len(taken) * (len(taken) - 1) // 2
        assert all(len(pair) == 2 and pair <= taken for pair in named)


def one_colour_taken() -> State:
    """Five seats; seat 0 takes the first trick, all green, and nothing after it."""
    low = "G14 G0 N0 R0 B0 Y0 G1 N1 R1 B1 Y1 N2 R2 B2 Y2"
    hands = {0: low, 1: "G13 N14 R3", 2: "G12 R14 N3", 3: "G11 B14 Y3", 4: "G10 Y14 B3"}
    state = dealt(preset("delayed", colours=2), 5, hands)
    state = after(state, *plays("0:G14 1:G13 2:G12 3:G11 4:G10"))
    return played_round(state, humble={0})[-1].state


def test_late_two_colours_with_only_one_taken_name_the_only_one() -> None:
    state = one_colour_taken()
    assert state.round.taken(0) == cards("G14 G13 G12 G11 G10")
    assert game.legal(state, 0) == (name(0, "G"),)
    for seat in state.pending[1:]:
        assert all(len(decision.colours) == 2 for decision in game.legal(state, seat))
    others = [game.legal(state, seat)[0] for seat in state.pending[1:]]
    assert after(state, name(0, "G"), *others).round.scores[0] == -(14 + 13 + 12 + 11 + 10)


def test_a_late_lucky_colour_scores_its_values_and_the_others_cost_one() -> None:
    state = played_round(dealt(house(polarity="lucky", choose="after"), 3))[-1].state
    seat = state.pending[0]
    taken = state.round.taken(seat)
    decision = game.legal(state, seat)[0]
    others = [game.legal(state, other)[0] for other in state.pending[1:]]
    lucky = [card.value for card in taken if card.colour in decision.colours]
    assert after(state, decision, *others).round.scores[seat] == sum(lucky) - (len(taken) - len(lucky))


def test_hidden_and_late_choices_are_late_choices_shown_together() -> None:
    state = played_round(dealt(house(reveal="hidden", choose="after"), 3))[-1].state
    found = events_of(state, *(game.legal(state, seat)[0] for seat in state.pending))
    assert [type(event) for event in found[-2:]] == [ColoursShown, RoundScored]
