"""Cards and decisions as text, and the text back again."""

import pytest
from positions import choose, dealt, name, order, plays, preset

from sticheln_desktop.rules import game, notation
from sticheln_desktop.rules.cards import Card, Colour, card, cards, colour, colours
from sticheln_desktop.rules.decisions import Decision

LETTERS = {"green": "G", "brown": "N", "red": "R", "blue": "B", "yellow": "Y", "violet": "V"}


@pytest.mark.parametrize(("label", "letter"), LETTERS.items())
def test_a_colour_has_a_name_and_a_letter(label: str, letter: str) -> None:
    found = colour(label)
    assert (found.label, found.letter) == (label, letter)
    assert colours(letter) == (found,)


def test_every_card_is_found_by_its_text() -> None:
    for each in Colour:
        for value in range(21):
            assert card(str(Card(each, value))) == Card(each, value)
    assert cards("R4 G0 N7") == (Card(Colour.RED, 4), Card(Colour.GREEN, 0), Card(Colour.BROWN, 7))


@pytest.mark.parametrize("text", ["", "R", "4", "R21", "R-1", "r4", "X4", "R04", "R4 ", "R٤"])
def test_there_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        card(text)


@pytest.mark.parametrize("label", ["", "Red", "pink", "R"])
def test_there_is_no_colour(label: str) -> None:
    with pytest.raises(ValueError, match="no colour"):
        colour(label)


DECISIONS = {
    "a play": (plays("3:G5")[0], "G5"),
    "a play to a place": (plays("3:G5@2")[0], "G5@2"),
    "a choice": (choose(0, "R4"), ["R4"]),
    "a choice of two, sorted": (choose(0, "Y1 R4"), ["R4", "Y1"]),
    "an order of tiles": (order(0, 3, 1, 2), [3, 1, 2]),
    "a colour": (name(0, "R"), ["red"]),
    "two colours, sorted": (name(0, "BR"), ["red", "blue"]),
}


@pytest.mark.parametrize(("decision", "text"), DECISIONS.values(), ids=DECISIONS)
def test_a_decision_is_written(decision: Decision, text: notation.Text) -> None:
    assert notation.decision_text(decision) == text


@pytest.mark.parametrize("text", ["2:G5", "0:R0", "7:V18", "4:B15@4", "0:G1@1"])
def test_a_play_with_its_seat_round_trips(text: str) -> None:
    assert notation.seated_play_text(notation.seated_play(text)) == text


@pytest.mark.parametrize(
    "text", ["G5", ":G5", "8:G5", "-1:G5", "0:G5@0", "0:G5@5", "0:G5@", "0:@1", "0:X5", ""]
)
def test_it_is_no_play(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a play|no card|no place"):
        notation.seated_play(text)


def test_two_cards_are_found_in_either_order() -> None:
    state = dealt(preset("aggravated"), 3, {0: "R4 Y1"})
    options = game.legal(state, 0)
    assert notation.named_among(["Y1", "R4"], options) == choose(0, "R4 Y1")
    assert notation.named_among(["R4", "Y1"], options) == choose(0, "R4 Y1")


def test_the_order_of_tiles_matters() -> None:
    options = game.legal(dealt(preset("stichling"), 2), 1)
    assert notation.named_among([3, 1, 2], options) == order(1, 3, 1, 2)
    assert notation.named_among([2, 1, 3], options) == order(1, 2, 1, 3)


NONSENSE = [
    None,
    "",
    "R4",
    "R4@1",
    4,
    [],
    ["R4", "R4"],
    ["G5", "G5"],
    [4],
    ["Z9"],
    {"R4": 1},
    [["R4"]],
    [None],
]


@pytest.mark.parametrize("text", NONSENSE, ids=repr)
def test_nonsense_names_no_legal_decision(text: object) -> None:
    state = dealt(preset("classic"), 3, {0: "R4 G5"})
    assert notation.named_among(text, game.legal(state, 0)) is None
