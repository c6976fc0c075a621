"""The wording: complete, plural-safe, and safe with odd names."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QLocale

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.texts import Cast, Label, table
from sticheln_desktop.gui.texts.games import game_name, game_rule
from sticheln_desktop.match.match import Participant, new_match
from sticheln_desktop.rules import game
from sticheln_desktop.rules.cards import Colour, card
from sticheln_desktop.rules.events import CardPassed, MatchEnded, StoneMoved, TrickWon
from sticheln_desktop.rules.objections import Objection, Reason
from sticheln_desktop.rules.settings import GAMES, PRESETS
from sticheln_desktop.rules.sticheln import Verdict
from sticheln_desktop.rules.view import View, observe

NAMES = ("Mara", "Jonas", "%1 & <b>%2</b>", "Theo", "Ildikó")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


def view_of(name: str, seats: int = 4) -> View:
    match, _ = new_match(PRESETS[name], [Participant(each) for each in NAMES[:seats]], 1).deal()
    return observe(match.state, frozenset())


@pytest.mark.parametrize("name", PRESETS)
def test_every_event_has_words(name: str) -> None:
    random = Random(3)
    match = new_match(PRESETS[name], [Participant(each) for each in NAMES[:4]], 3)
    while not match.state.is_over:
        if match.state.awaits_deal:
            match, step = match.deal()
            steps: tuple[game.Step, ...] = (step,)
        else:
            options = game.legal(match.state, random.choice(match.state.pending))
            match, steps = match.play(random.choice(options))
        for step in steps:
            for you in (None, 0, 2):
                view = observe(step.state, frozenset())
                text = texts.event_text(step.event, view, Cast(NAMES[:4], you))
                plain = text.replace(NAMES[2], "name")
                assert text
                assert "%" not in plain
                assert not text.endswith(".")


def test_model_sentences() -> None:
    cast = Cast(NAMES, 1)
    passed = CardPassed(0, card("R3"))
    assert texts.event_text(passed, view_of("hattrick"), cast) == "Mara passes with red 3: −2 points"
    moved = StoneMoved(2, 1, 0)
    view = view_of("stichling")
    assert texts.event_text(moved, view, cast) == "Mara takes over the trick on place 3 from you"
    assert texts.event_text(MatchEnded((1,)), view, cast) == "You win the match"
    assert texts.event_text(MatchEnded((0, 1)), view, cast) == "You share the win with Mara"
    assert texts.event_text(MatchEnded((0, 3)), view, cast) == "Mara and Theo share the win"


def test_who_wins_is_said_with_the_reason() -> None:
    match = new_match(PRESETS["classic"], [Participant(each) for each in NAMES[:4]], 1)
    match, _ = match.deal()
    won: list[TrickWon] = []
    while not won:
        match, steps = match.play(game.legal(match.state, match.state.pending[0])[0])
        won += [step.event for step in steps if isinstance(step.event, TrickWon)]
    text = texts.event_text(won[0], view_of("classic"), Cast(NAMES[:4]))
    assert text.startswith(f"{NAMES[won[0].winner]} wins the trick with ")
    assert ": " in text


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_one_sentence(reason: Reason) -> None:
    text = texts.objection_text(Objection(reason, 3))
    assert text.endswith(".")
    assert text.count(".") == 1
    assert "%" not in text


def test_reasons_name_the_place_and_who_is_waited_for() -> None:
    assert "place 3" in texts.objection_text(Objection(Reason.COLOUR_LIES_ELSEWHERE, 3))
    assert texts.objection_text(Objection(Reason.NOT_YOUR_TURN), "%1") == (
        "It is not your turn: waiting for %1."
    )


def test_every_kind_of_thing_has_a_name() -> None:
    assert len({texts.colour_name(colour) for colour in Colour}) == len(Colour)
    assert len({game_name(name) for name in GAMES}) == len(GAMES)
    assert all(game_rule(name).endswith(".") for name in GAMES)
    assert len({table.verdict(verdict, card("R7")) for verdict in Verdict}) == len(Verdict)
    assert all(texts.label(label) for label in Label)


def test_numbers_and_counts() -> None:
    assert [texts.points(value) for value in (-5, 0, 3)] == ["−5", "0", "+3"]
    assert texts.number(-5) == "−5"
    assert texts.spoken_points(-5) == "minus 5"
    assert texts.card_count(1) == "1 card"
    assert texts.card_count(2) == "2 cards"
    assert texts.trick_count(1) == "1 trick"
    assert texts.card_name(card("N0")) == "brown 0"
