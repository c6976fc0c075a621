"""Every reason to refuse a decision, and the refusal itself."""

import pytest
from positions import after, choices_made, choose, dealt, name, order, played_round, plays, preset
from positions import scored as scored_match

from sticheln_desktop.rules import game
from sticheln_desktop.rules.cards import cards
from sticheln_desktop.rules.decisions import Decision, OrderTiles, Play
from sticheln_desktop.rules.objections import IllegalDecision, Objection, Reason
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.state import State


def choosing() -> State:
    return dealt(preset("classic"), 3, {0: "R4 G5", 1: "R2 R3", 2: "B8 N7"})


def playing() -> State:
    return choices_made(choosing(), "R4", "R2", "B8")


def two_colours() -> State:
    return dealt(preset("aggravated"), 4, {0: "R4 R5 B2 G1"})


def naming() -> State:
    lowest = "G0 N0 R0 B0 Y0 G1 N1 R1 B1 Y1 G2 N2 R2 B2 Y2"
    first = "G3 G4 G5 G6 G7 G8 N3 N4 N5 N6 N7 N8 R3 R4 R5"
    return played_round(dealt(preset("delayed"), 3, {2: lowest, 0: first}), humble={2})[-1].state


def naming_two() -> State:
    return played_round(dealt(preset("delayed", colours=2), 4))[-1].state


def ordering() -> State:
    return dealt(preset("stichling"), 2, {0: "G1 Y1 V1 B6", 1: "G2 Y2 V2 B5"})


def four_places(made: str) -> State:
    return after(ordering(), order(0, 1, 2, 3), order(1, 1, 2, 3), *plays(made))


def not_taken(state: State, seat: int) -> str:
    taken = {str(card)[0] for card in state.round.taken(seat)}
    return next(letter for letter in "VGNRBY" if letter not in taken)


R = Reason
FOULS: dict[str, tuple[Reason, State, Decision]] = {
    "before the first deal": (R.NOTHING_TO_DECIDE, game.start(preset("classic"), 3, 0), choose(0, "R4")),
    "after a scored round": (
        R.NOTHING_TO_DECIDE,
        scored_match(preset("classic"), 0, (1, 2, 3)),
        plays("0:G5")[0],
    ),
    "playing out of turn": (R.NOT_YOUR_TURN, playing(), plays("1:R3")[0]),
    "playing as nobody": (R.NOT_YOUR_TURN, playing(), Play(7, cards("R3")[0])),
    "choosing twice": (R.ALREADY_DECIDED, after(choosing(), choose(0, "R4")), choose(0, "G5")),
    "ordering twice": (R.ALREADY_DECIDED, after(ordering(), order(1, 3, 2, 1)), order(1, 1, 2, 3)),
    "naming twice": (R.ALREADY_DECIDED, after(naming(), name(0, "G")), name(0, "N")),
    "playing while choices are due": (R.WRONG_KIND, choosing(), plays("0:R4")[0]),
    "choosing while cards are played": (R.WRONG_KIND, playing(), choose(0, "G5")),
    "ordering tiles in Sticheln": (R.WRONG_KIND, choosing(), order(0, 1, 2, 3)),
    "naming colours too early": (R.WRONG_KIND, playing(), name(0, "R")),
    "choosing in Stichling": (R.WRONG_KIND, ordering(), choose(0, "G1")),
    "choosing in Hattrick": (R.WRONG_KIND, dealt(preset("hattrick"), 4, {0: "R5"}), choose(0, "R5")),
    "a strange card chosen": (R.NOT_IN_HAND, choosing(), choose(0, "B8")),
    "a strange card played": (R.NOT_IN_HAND, playing(), plays("0:R3")[0]),
    "the chosen card played": (R.NOT_IN_HAND, playing(), plays("0:R4")[0]),
    "two cards chosen for one": (R.WRONG_NUMBER_OF_CARDS, choosing(), choose(0, "R4 G5")),
    "no card chosen": (R.WRONG_NUMBER_OF_CARDS, choosing(), choose(0, "")),
    "one card chosen for two": (R.WRONG_NUMBER_OF_CARDS, two_colours(), choose(0, "R4")),
    "one card chosen twice": (R.WRONG_NUMBER_OF_CARDS, two_colours(), choose(0, "R4 R4")),
    "two cards of one colour": (R.SAME_COLOUR_TWICE, two_colours(), choose(0, "R4 R5")),
    "tiles of another round": (R.WRONG_TILES, ordering(), order(0, 2, 4, 6)),
    "a tile twice": (R.WRONG_TILES, ordering(), order(0, 1, 1, 2)),
    "too few tiles": (R.WRONG_TILES, ordering(), OrderTiles(0, (1, 2))),
    "two colours named for one": (R.WRONG_NUMBER_OF_COLOURS, naming(), name(0, "GN")),
    "no colour named": (R.WRONG_NUMBER_OF_COLOURS, naming(), name(0, "")),
    "one colour named for two": (
        R.WRONG_NUMBER_OF_COLOURS,
        naming_two(),
        name(naming_two().pending[0], str(naming_two().round.taken(naming_two().pending[0])[0])[0]),
    ),
    "a colour not taken": (R.COLOUR_NOT_TAKEN, naming(), name(0, not_taken(naming(), 0))),
    "a place in Sticheln": (R.NO_SUCH_PLACE, playing(), Play(0, cards("G5")[0], 1)),
    "a place in Hattrick": (
        R.NO_SUCH_PLACE,
        dealt(preset("hattrick"), 4, {0: "R5"}),
        Play(0, cards("R5")[0], 2),
    ),
    "no place in Stichling": (R.NO_SUCH_PLACE, four_places(""), plays("0:G1")[0]),
    "a fifth place in Stichling": (R.NO_SUCH_PLACE, four_places(""), Play(0, cards("G1")[0], 5)),
    "a discard while a place is free": (R.A_PLACE_IS_FREE, four_places("0:G1@1"), plays("1:Y2@1")[0]),
    "a discard while its colour is open": (
        R.COLOUR_LIES_ELSEWHERE,
        four_places("0:G1@1 1:G2@2 0:Y1@3 1:V2@4"),
        plays("0:V1@1")[0],
    ),
}


@pytest.mark.parametrize(("reason", "state", "decision"), FOULS.values(), ids=FOULS)
def test_it_is_refused(reason: Reason, state: State, decision: Decision) -> None:
    found = game.objection(state, decision)
    assert found is not None
    assert found.reason is reason
    with pytest.raises(IllegalDecision, match=reason.name) as refusal:
        game.apply(state, decision)
    assert (refusal.value.decision, refusal.value.objection) == (decision, found)


def test_every_reason_has_a_case() -> None:
    assert {reason for reason, _, _ in FOULS.values()} == set(Reason)


def test_a_seat_without_a_trick_may_name_nothing() -> None:
    state = naming()
    for letters in ("", "G", "V"):
        assert game.objection(state, name(2, letters)) is not None


PLACES_TOLD = {
    "the free place": (four_places("0:G1@1"), plays("1:Y2@1")[0], Objection(R.A_PLACE_IS_FREE, 2)),
    "the place of its colour": (
        four_places("0:G1@1 1:G2@2 0:Y1@3 1:V2@4"),
        plays("0:V1@1")[0],
        Objection(R.COLOUR_LIES_ELSEWHERE, 4),
    ),
}


@pytest.mark.parametrize(("state", "decision", "told"), PLACES_TOLD.values(), ids=PLACES_TOLD)
def test_the_objection_tells_where_the_card_belongs(
    state: State, decision: Decision, told: Objection
) -> None:
    assert game.objection(state, decision) == told


@pytest.mark.parametrize("game_name", PRESETS)
def test_a_legal_decision_is_not_refused(game_name: str) -> None:
    rules = PRESETS[game_name]
    state = dealt(rules, rules.seat_counts()[0])
    for seat in state.pending:
        assert all(game.objection(state, decision) is None for decision in game.legal(state, seat))
