"""A round that is wrong in one place gets the one sentence that names the place."""

import pytest
from recordings import Edit, add, drop, fault_after, put

HUGE = 10**4000
FIRST = ("rounds", 0)
SECOND = ("rounds", 1)

DEALS: dict[str, tuple[str, Edit, str]] = {
    "no rounds": ("classic", drop("rounds"), "object missing required field rounds"),
    "rounds empty": ("classic", put("rounds", to=[]), "no round of this match has been dealt"),
    "rounds object": ("classic", put("rounds", to={}), "rounds: expected array, got object"),
    "round null": ("classic", put(*SECOND, to=None), "round 2: expected object, got null"),
    "unknown in round": ("classic", put(*SECOND, "x", to=1), "round 2: object contains unknown field x"),
    "unknown of two lines": (
        "classic",
        put(*FIRST, "x\r\ny", to=1),
        "round 1: object contains unknown field x\ufffd\ufffdy",
    ),
    "no leader": ("classic", drop(*SECOND, "leader"), "round 2: object missing required field leader"),
    "leader text": ("classic", put(*FIRST, "leader", to="1"), "round 1, leader: expected int, got str"),
    "leader true": ("classic", put(*FIRST, "leader", to=True), "round 1, leader: expected int, got bool"),
    "leader 3": ("classic", put(*FIRST, "leader", to=3), "round 1, leader: there is no seat 3"),
    "leader -1": ("classic", put(*FIRST, "leader", to=-1), "round 1, leader: there is no seat -1"),
    "leader huge": (
        "classic",
        put(*FIRST, "leader", to=HUGE),
        f"round 1, leader: there is no seat 1{'0' * 19}",
    ),
    "second leader": (
        "classic",
        put(*SECOND, "leader", to=1),
        "round 2, leader: it is seat 2, the record says 1",
    ),
    "second leader huge": (
        "classic",
        put(*SECOND, "leader", to=HUGE),
        f"round 2, leader: it is seat 2, the record says 1{'0' * 19}",
    ),
    "lowest deals": (
        "classic",
        put("options", "dealer", to="lowest"),
        "round 2, leader: it is seat 1, the record says 2",
    ),
    "no hands": ("classic", drop(*FIRST, "hands"), "round 1: object missing required field hands"),
    "hands null": ("classic", put(*FIRST, "hands", to=None), "round 1, hands: expected array, got null"),
    "hand null": (
        "classic",
        put(*FIRST, "hands", 2, to=None),
        "round 1, hands of seat 2: expected array, got null",
    ),
    "hand card": (
        "classic",
        put(*FIRST, "hands", 2, 3, to=4),
        "round 1, hands of seat 2: expected str, got int",
    ),
    "two hands": ("classic", drop(*FIRST, "hands", 2), "round 1, deal: 2 hands for 3 seats"),
    "four hands": ("classic", add(*FIRST, "hands", item=[]), "round 1, deal: 4 hands for 3 seats"),
    "small hand": (
        "classic",
        drop(*SECOND, "hands", 1, 0),
        "round 2, deal: seat 1 has 14 cards instead of 15",
    ),
    "no card": ("classic", put(*FIRST, "hands", 0, 0, to="G21"), "round 1, deal: there is no card 'G21'"),
    "card 07": ("classic", put(*FIRST, "hands", 0, 0, to="G07"), "round 1, deal: there is no card 'G07'"),
    "small letter": ("classic", put(*FIRST, "hands", 0, 0, to="g0"), "round 1, deal: there is no card 'g0'"),
    "foreign card": (
        "classic",
        put(*FIRST, "hands", 0, 0, to="G9"),
        "round 1, deal: G9 does not belong to the pack",
    ),
    "foreign colour": (
        "classic",
        put(*FIRST, "hands", 0, 0, to="V1"),
        "round 1, deal: V1 does not belong to the pack",
    ),
    "zero in hattrick": (
        "hattrick",
        put(*FIRST, "hands", 0, 0, to="R0"),
        "round 1, deal: R0 does not belong to the pack",
    ),
    "card twice": ("classic", put(*FIRST, "hands", 0, 0, to="G1"), "round 1, deal: G1 was dealt twice"),
    "undealt missing": (
        "seven",
        drop(*FIRST, "undealt"),
        "round 1, deal: 0 left over instead of 3",
    ),
    "undealt short": (
        "seven",
        drop(*FIRST, "undealt", 0),
        "round 1, deal: 2 left over instead of 3",
    ),
    "undealt long": (
        "classic",
        add(*FIRST, "undealt", item="G0"),
        "round 1, deal: 1 left over instead of 0",
    ),
    "undealt twice": ("seven", put(*FIRST, "undealt", 0, to="G0"), "round 1, deal: G0 was dealt twice"),
    "undealt card": (
        "seven",
        put(*FIRST, "undealt", 0, to="joker"),
        "round 1, deal: there is no card 'joker'",
    ),
    "undealt null": ("seven", put(*FIRST, "undealt", to=None), "round 1, undealt: expected array, got null"),
    "undealt endless": (
        "classic",
        put(*FIRST, "undealt", to=["G0"] * 300_000),
        "round 1, deal: 300000 left over instead of 0",
    ),
    "a round too many": (
        "classic",
        lambda data: data["rounds"].append(data["rounds"][0]),
        "there are 3 rounds in a match of 2",
    ),
    "a round after a running one": (
        "playing",
        lambda data: data["rounds"].append(data["rounds"][0]),
        "round 1: it is not finished, yet there is a round after it",
    ),
    "a round missing": ("classic", drop(*SECOND), "winners: the match is not finished"),
}

CHOICES: dict[str, tuple[str, Edit, str]] = {
    "choices text": (
        "classic",
        put(*FIRST, "choices", to="R4"),
        "round 1, choices: expected array | null, got str",
    ),
    "choice text": (
        "classic",
        put(*FIRST, "choices", 1, to="R4"),
        "round 1, choices of seat 1: expected array | null, got str",
    ),
    "choice float": (
        "classic",
        put(*FIRST, "choices", 1, 0, to=1.5),
        "round 1, choices of seat 1: expected int | str, got float",
    ),
    "no choices": ("classic", drop(*SECOND, "choices"), "round 2, play 1: not every seat has chosen yet"),
    "null in a finished round": (
        "classic",
        put(*FIRST, "choices", 2, to=None),
        "round 1, play 1: not every seat has chosen yet",
    ),
    "null while cards are played": (
        "playing",
        put(*FIRST, "choices", 0, to=None),
        "round 1, play 1: not every seat has chosen yet",
    ),
    "too few": ("classic", drop(*FIRST, "choices", 2), "round 1, choices: 2 entries for 3 seats"),
    "too many": ("classic", add(*FIRST, "choices", item=None), "round 1, choices: 4 entries for 3 seats"),
    "tile for a card": (
        "classic",
        put(*FIRST, "choices", 1, to=[1]),
        "round 1, choice of seat 1: cards are written like R4, not as numbers",
    ),
    "no such card": (
        "classic",
        put(*FIRST, "choices", 1, to=["X1"]),
        "round 1, choice of seat 1: there is no card 'X1'",
    ),
    "somebody else's": (
        "classic",
        put(*FIRST, "choices", 1, to=["G0"]),
        "round 1, choice of seat 1: seat 1 does not hold G0",
    ),
    "nothing": (
        "classic",
        put(*FIRST, "choices", 1, to=[]),
        "round 1, choice of seat 1: seat 1 must choose 1 different card(s)",
    ),
    "two of one": (
        "classic",
        put(*FIRST, "choices", 1, to=["G2", "N0"]),
        "round 1, choice of seat 1: seat 1 must choose 1 different card(s)",
    ),
    "one of two": (
        "aggravated",
        put(*FIRST, "choices", 1, to=["G2"]),
        "round 1, choice of seat 1: seat 1 must choose 2 different card(s)",
    ),
    "one card twice": (
        "aggravated",
        put(*FIRST, "choices", 1, to=["G2", "G2"]),
        "round 1, choice of seat 1: seat 1 must choose 2 different card(s)",
    ),
    "one colour twice": (
        "aggravated",
        put(*FIRST, "choices", 1, to=["N0", "N1"]),
        "round 1, choice of seat 1: seat 1 must choose cards of two different colours",
    ),
    "neither is held": (
        "aggravated",
        put(*FIRST, "choices", 1, to=["G0", "Y8"]),
        "round 1, choice of seat 1: seat 1 does not hold G0, Y8",
    ),
    "one is not held": (
        "aggravated",
        put(*FIRST, "choices", 1, to=["N0", "Y8"]),
        "round 1, choice of seat 1: seat 1 does not hold Y8",
    ),
    "delayed": (
        "delayed",
        put(*FIRST, "choices", to=[None] * 8),
        "round 1, choices: delayed has none before play",
    ),
    "hattrick": (
        "hattrick",
        put(*FIRST, "choices", to=[None] * 4),
        "round 1, choices: hattrick has none before play",
    ),
    "card for a tile": (
        "stichling",
        put(*SECOND, "choices", 0, to=[2, "R4", 6]),
        "round 2, choice of seat 0: tiles are numbers, not 'R4'",
    ),
    "two tiles": (
        "stichling",
        put(*FIRST, "choices", 0, to=[1, 2]),
        "round 1, choice of seat 0: seat 0 must lay this round's three tiles, each once",
    ),
    "a tile twice": (
        "stichling",
        put(*FIRST, "choices", 0, to=[1, 2, 2]),
        "round 1, choice of seat 0: seat 0 must lay this round's three tiles, each once",
    ),
    "tiles of another round": (
        "stichling",
        put(*SECOND, "choices", 1, to=[3, 1, 2]),
        "round 2, choice of seat 1: seat 1 must lay this round's three tiles, each once",
    ),
    "huge tile": (
        "stichling",
        put(*FIRST, "choices", 0, to=[1, 2, HUGE]),
        "round 1, choice of seat 0: seat 0 must lay this round's three tiles, each once",
    ),
    "no tiles": (
        "stichling",
        drop(*FIRST, "choices"),
        "round 1, play 1: not every seat has laid its tiles yet",
    ),
    "tiles null": (
        "stichling",
        put(*FIRST, "choices", 1, to=None),
        "round 1, play 1: not every seat has laid its tiles yet",
    ),
}

PLAYS: dict[str, tuple[str, Edit, str]] = {
    "plays text": ("classic", put(*FIRST, "plays", to="1:Y6"), "round 1, plays: expected array, got str"),
    "play null": ("classic", put(*FIRST, "plays", 16, to=None), "round 1, play 17: expected str, got null"),
    "turn": (
        "classic",
        put(*FIRST, "plays", 1, to="0:G1"),
        "round 1, play 2: it is the turn of seat 2, not of seat 0",
    ),
    "no such seat": (
        "classic",
        put(*FIRST, "plays", 0, to="7:G1"),
        "round 1, play 1: it is the turn of seat 1, not of seat 7",
    ),
    "never held": (
        "classic",
        put(*SECOND, "plays", 16, to="2:N7"),
        "round 2, play 17: seat 2 does not hold N7",
    ),
    "played before": (
        "classic",
        put(*FIRST, "plays", 5, to="2:Y1"),
        "round 1, play 6: seat 2 does not hold Y1",
    ),
    "chosen before": (
        "classic",
        put(*FIRST, "plays", 1, to="2:Y2"),
        "round 1, play 2: seat 2 does not hold Y2",
    ),
    "seat 8": ("classic", put(*FIRST, "plays", 0, to="8:G1"), "round 1, play 1: '8:G1' is not a play"),
    "seat 01": ("classic", put(*FIRST, "plays", 0, to="01:G1"), "round 1, play 1: '01:G1' is not a play"),
    "seat -1": ("classic", put(*FIRST, "plays", 0, to="-1:G1"), "round 1, play 1: '-1:G1' is not a play"),
    "no seat": ("classic", put(*FIRST, "plays", 0, to="Y6"), "round 1, play 1: 'Y6' is not a play"),
    "empty": ("classic", put(*FIRST, "plays", 0, to=""), "round 1, play 1: '' is not a play"),
    "no card": ("classic", put(*FIRST, "plays", 0, to="1:"), "round 1, play 1: there is no card ''"),
    "blank": ("classic", put(*FIRST, "plays", 0, to="1: Y6"), "round 1, play 1: there is no card ' Y6'"),
    "line break": (
        "classic",
        put(*FIRST, "plays", 0, to="1:Y6\n"),
        "round 1, play 1: there is no card 'Y6\\n'",
    ),
    "long": (
        "classic",
        put(*FIRST, "plays", 0, to="x" * 999),
        f"round 1, play 1: '{'x' * 20}' is not a play",
    ),
    "place": (
        "classic",
        put(*FIRST, "plays", 0, to="1:Y6@1"),
        "round 1, play 1: this game has no such place",
    ),
    "place in hattrick": (
        "hattrick",
        put(*FIRST, "plays", 0, to="1:G10@2"),
        "round 1, play 1: this game has no such place",
    ),
    "one too many": (
        "classic",
        add(*FIRST, "plays", item="1:G0"),
        "round 1, play 43: the round is finished already",
    ),
    "the last card": (
        "hattrick",
        add(*FIRST, "plays", item="1:R1"),
        "round 1, play 57: the round is finished already",
    ),
    "one too few": ("classic", drop(*FIRST, "plays", -1), "round 1, scores: the round is not finished"),
    "none": ("classic", put(*FIRST, "plays", to=[]), "round 1, scores: the round is not finished"),
    "swapped": (
        "classic",
        lambda data: data["rounds"][0]["plays"].reverse(),
        "round 1, play 1: it is the turn of seat 1, not of seat 0",
    ),
    "before the choice": (
        "choosing",
        add(*FIRST, "plays", item="1:Y6"),
        "round 1, play 1: not every seat has chosen yet",
    ),
    "after the last trick": (
        "delayed",
        add(*FIRST, "plays", item="0:Y6"),
        "round 1, play 113: the last trick has been played already",
    ),
    "no place in stichling": (
        "stichling",
        put(*FIRST, "plays", 0, to="1:G3"),
        "round 1, play 1: the place from 1 to 4 is missing",
    ),
    "place 0": ("stichling", put(*FIRST, "plays", 0, to="1:G3@0"), "round 1, play 1: there is no place '0'"),
    "place 5": ("stichling", put(*FIRST, "plays", 0, to="1:G3@5"), "round 1, play 1: there is no place '5'"),
    "place nothing": (
        "stichling",
        put(*FIRST, "plays", 0, to="1:G3@"),
        "round 1, play 1: there is no place ''",
    ),
    "place 1@1": (
        "stichling",
        put(*FIRST, "plays", 0, to="1:G3@1@1"),
        "round 1, play 1: there is no place '1@1'",
    ),
    "a place is free": (
        "stichling",
        put(*FIRST, "plays", 1, to="0:B4@1"),
        "round 1, play 2: a card of another colour may not be laid here while place 2 is free",
    ),
    "the colour is elsewhere": (
        "stichling",
        put(*FIRST, "plays", 5, to="0:G2@4"),
        "round 1, play 6: a card of another colour may not be laid here while place 1 has its colour",
    ),
    "stichling turn": (
        "stichling",
        put(*SECOND, "plays", 0, to="1:V6@1"),
        "round 2, play 1: it is the turn of seat 0, not of seat 1",
    ),
}

LATE: dict[str, tuple[str, Edit, str]] = {
    "text": (
        "delayed",
        put(*FIRST, "late_choices", to="red"),
        "round 1, late_choices: expected array | null, got str",
    ),
    "number": (
        "delayed",
        put(*FIRST, "late_choices", 2, to=2),
        "round 1, late_choices of seat 2: expected str | array | null, got int",
    ),
    "inner number": (
        "two late",
        put(*FIRST, "late_choices", 2, to=["red", 2]),
        "round 1, late_choices of seat 2: expected str, got int",
    ),
    "classic": (
        "classic",
        put(*FIRST, "late_choices", to=[None] * 3),
        "round 1, late_choices: classic has none",
    ),
    "hattrick": ("hattrick", put(*FIRST, "late_choices", to=[]), "round 1, late_choices: hattrick has none"),
    "stichling": (
        "stichling",
        put(*FIRST, "late_choices", to=[]),
        "round 1, late_choices: stichling has none",
    ),
    "too few": ("delayed", drop(*FIRST, "late_choices", 7), "round 1, late_choices: 7 entries for 8 seats"),
    "too many": (
        "delayed",
        add(*FIRST, "late_choices", item=None),
        "round 1, late_choices: 9 entries for 8 seats",
    ),
    "missing": ("delayed", drop(*FIRST, "late_choices"), "round 1, scores: the round is not finished"),
    "one missing": (
        "delayed",
        put(*FIRST, "late_choices", 2, to=None),
        "round 1, scores: the round is not finished",
    ),
    "no colour": (
        "delayed",
        put(*FIRST, "late_choices", 2, to="pink"),
        "round 1, late choice of seat 2: there is no colour 'pink'",
    ),
    "letter": (
        "delayed",
        put(*FIRST, "late_choices", 2, to="R"),
        "round 1, late choice of seat 2: there is no colour 'R'",
    ),
    "not taken": (
        "delayed",
        put(*FIRST, "late_choices", 2, to="brown"),
        "round 1, late choice of seat 2: seat 2 names a colour that it did not take",
    ),
    "two for one": (
        "delayed",
        put(*FIRST, "late_choices", 2, to=["red", "green"]),
        "round 1, late choice of seat 2: seat 2 names the wrong number of colours",
    ),
    "none": (
        "delayed",
        put(*FIRST, "late_choices", 2, to=[]),
        "round 1, late choice of seat 2: seat 2 names the wrong number of colours",
    ),
    "one for two": (
        "two late",
        put(*FIRST, "late_choices", 2, to="red"),
        "round 1, late choice of seat 2: seat 2 names the wrong number of colours",
    ),
    "one twice": (
        "two late",
        put(*FIRST, "late_choices", 2, to=["red", "red"]),
        "round 1, late choice of seat 2: seat 2 names the wrong number of colours",
    ),
    "one of two not taken": (
        "two late",
        put(*FIRST, "late_choices", 2, to=["brown", "red"]),
        "round 1, late choice of seat 2: seat 2 names a colour that it did not take",
    ),
    "two where one was taken": (
        "one late",
        put(*FIRST, "late_choices", 2, to=["brown", "red"]),
        "round 1, late choice of seat 2: seat 2 names a colour that it did not take",
    ),
    "without a trick": (
        "delayed",
        put(*FIRST, "late_choices", 1, to="red"),
        "round 1, late choice of seat 1: seat 1 took no trick and names no colour",
    ),
    "without a trick, last": (
        "delayed",
        put(*FIRST, "late_choices", 7, to="red"),
        "round 1, late choice of seat 7: seat 7 took no trick and names no colour",
    ),
    "too early": (
        "delayed",
        drop(*FIRST, "plays", -1),
        "round 1, late choice of seat 0: not every card has been played yet",
    ),
}

OUTCOMES: dict[str, tuple[str, Edit, str]] = {
    "no scores": ("classic", drop(*FIRST, "scores"), "round 1, scores: a finished round must say them"),
    "no scores at last": (
        "classic",
        drop(*SECOND, "scores"),
        "round 2, scores: a finished round must say them",
    ),
    "scores early": (
        "playing",
        put(*FIRST, "scores", to=[0, 0, 0]),
        "round 1, scores: the round is not finished",
    ),
    "score off": (
        "classic",
        put(*FIRST, "scores", 2, to=11),
        "round 1, scores: the rules give -8, -5, 10, the record says -8, -5, 11",
    ),
    "scores short": (
        "classic",
        drop(*FIRST, "scores", 2),
        "round 1, scores: the rules give -8, -5, 10, the record says -8, -5",
    ),
    "scores empty": (
        "classic",
        put(*FIRST, "scores", to=[]),
        "round 1, scores: the rules give -8, -5, 10, the record says nothing",
    ),
    "scores long": (
        "classic",
        put(*FIRST, "scores", to=[HUGE] * 9),
        "round 1, scores: the rules give -8, -5, 10, the record says " + f"1{'0' * 19}, " * 8 + "...",
    ),
    "score float": ("classic", put(*FIRST, "scores", 2, to=10.0), "round 1, scores: expected int, got float"),
    "no totals": ("classic", drop("totals"), "totals: a finished match must say them"),
    "totals null": ("classic", put("totals", to=None), "totals: a finished match must say them"),
    "totals text": ("classic", put("totals", to="8"), "totals: expected array | null, got str"),
    "totals off": (
        "classic",
        put("totals", 0, to=4),
        "totals: the rules give -4, -16, 8, the record says 4, -16, 8",
    ),
    "totals ahead": (
        "playing",
        put("totals", 0, to=1),
        "totals: the rules give 0, 0, 0, the record says 1, 0, 0",
    ),
    "no winners": ("classic", drop("winners"), "winners: a finished match must name them"),
    "winners empty": ("classic", put("winners", to=[]), "winners: the rules give 2, the record says nothing"),
    "another winner": ("classic", put("winners", to=[1]), "winners: the rules give 2, the record says 1"),
    "one winner more": (
        "classic",
        put("winners", to=[2, 0]),
        "winners: the rules give 2, the record says 2, 0",
    ),
    "a winner twice": (
        "classic",
        put("winners", to=[2, 2]),
        "winners: the rules give 2, the record says 2, 2",
    ),
    "winner by name": ("classic", put("winners", to=["P2"]), "winners: expected int, got str"),
    "winners early": ("between", put("winners", to=[2]), "winners: the match is not finished"),
    "no winner early": ("between", put("winners", to=[]), "winners: the match is not finished"),
}


@pytest.mark.parametrize(("name", "edit", "sentence"), DEALS.values(), ids=DEALS)
def test_a_wrong_deal(name: str, edit: Edit, sentence: str) -> None:
    assert fault_after(name, edit) == sentence


@pytest.mark.parametrize(("name", "edit", "sentence"), CHOICES.values(), ids=CHOICES)
def test_a_wrong_choice(name: str, edit: Edit, sentence: str) -> None:
    assert fault_after(name, edit) == sentence


@pytest.mark.parametrize(("name", "edit", "sentence"), PLAYS.values(), ids=PLAYS)
def test_a_wrong_play(name: str, edit: Edit, sentence: str) -> None:
    assert fault_after(name, edit) == sentence


@pytest.mark.parametrize(("name", "edit", "sentence"), LATE.values(), ids=LATE)
def test_a_wrong_late_choice(name: str, edit: Edit, sentence: str) -> None:
    assert fault_after(name, edit) == sentence


@pytest.mark.parametrize(("name", "edit", "sentence"), OUTCOMES.values(), ids=OUTCOMES)
def test_a_wrong_outcome(name: str, edit: Edit, sentence: str) -> None:
    assert fault_after(name, edit) == sentence
