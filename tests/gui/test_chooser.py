"""Presses become decisions: every legal decision can be reached, and nothing else."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from sticheln_desktop.gui.chooser import Chooser, Refused, Replaced
from sticheln_desktop.match.match import Match, Participant, new_match
from sticheln_desktop.rules import game
from sticheln_desktop.rules.decisions import Choose, Decision, NameColours, OrderTiles, Play
from sticheln_desktop.rules.objections import Objection, Reason
from sticheln_desktop.rules.settings import PRESETS, Rules, house
from sticheln_desktop.rules.state import Phase
from sticheln_desktop.rules.view import observe

GAMES = [*PRESETS.values(), house(colours=2, choose="after")]


def reached(chooser: Chooser, wanted: Decision) -> Decision | None:
    """What comes of the presses a person would make for this decision."""
    match wanted:
        case Play():
            result = chooser.press_card(wanted.card)
            return chooser.press_place(wanted.place) if result is None else result  # type: ignore[return-value]
        case Choose():
            for card in wanted.cards:
                chooser.press_card(card)
        case NameColours():
            for colour in wanted.colours:
                chooser.toggle_colour(colour)
        case OrderTiles():
            for index, value in enumerate(wanted.order):
                chooser.move_tile(chooser.order.index(value), index)
    return chooser.confirmable


def begun(rules: Rules, seats: int) -> Match:
    short = rules if rules.rounds == 3 else replace(rules, rounds=1)
    return new_match(short, [Participant(f"P{seat}") for seat in range(seats)], seed=4)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.game)
def test_every_legal_decision_can_be_reached(rules: Rules) -> None:
    random = Random(3)
    match = begun(rules, rules.seat_counts()[0])
    while not match.state.is_over:
        if match.state.awaits_deal:
            match, _ = match.deal()
            continue
        seat = match.state.pending[0]
        view = observe(match.state, frozenset({seat}))
        for option in view.legal:
            assert reached(Chooser(view, seat), option) == option
        match, _ = match.play(random.choice(view.legal))


def test_a_wrong_place_is_refused_with_the_reason() -> None:
    match, _ = begun(PRESETS["stichling"], 2).deal()
    while match.state.round.phase is Phase.ORDERING:
        seat = match.state.pending[0]
        match, _ = match.play(game.legal(match.state, seat)[0])
    first = game.legal(match.state, match.state.pending[0])[0]
    match, _ = match.play(first)
    seat = match.state.pending[0]
    view = observe(match.state, frozenset({seat}))
    other = next(card for card in view.round.hands[seat] or () if card.colour is not first.card.colour)
    refused = Chooser(view, seat).wish(other, first.place)
    assert isinstance(refused, Refused)
    assert refused.objection.reason is Reason.A_PLACE_IS_FREE


def test_a_card_out_of_turn_is_refused() -> None:
    match, _ = begun(PRESETS["hattrick"], 4).deal()
    waiting = (match.state.pending[0] + 1) % 4
    view = observe(match.state, frozenset({waiting}))
    hand = view.round.hands[waiting] or ()
    refused = Chooser(view, waiting).press_card(hand[0])
    assert isinstance(refused, Refused)
    assert refused.objection.reason is Reason.NOT_YOUR_TURN


def test_a_third_chosen_card_replaces_the_first() -> None:
    match, _ = begun(PRESETS["aggravated"], 3).deal()
    view = observe(match.state, frozenset({0}))
    chooser = Chooser(view, 0)
    three = list({card.colour: card for card in view.round.hands[0] or ()}.values())[:3]
    assert [chooser.press_card(card) for card in three] == [None, None, None]
    assert chooser.chosen == three[1:]
    assert chooser.cancel()
    assert chooser.confirmable is None


@pytest.mark.parametrize("dropped", [False, True])
def test_a_second_card_of_the_same_colour_tells_why_the_first_gives_way(dropped: bool) -> None:
    match, _ = begun(PRESETS["aggravated"], 3).deal()
    view = observe(match.state, frozenset({0}))
    chooser = Chooser(view, 0)
    hand = sorted(view.round.hands[0] or ())
    first, second = next((one, two) for one, two in pairwise(hand) if one.colour is two.colour)
    assert chooser.press_card(first) is None
    replaced = chooser.drop_card(second, 0) if dropped else chooser.press_card(second)
    assert replaced == Replaced(second, first, Objection(Reason.SAME_COLOUR_TWICE))
    assert chooser.chosen == [second]


def test_where_one_card_is_chosen_another_replaces_it_without_a_word() -> None:
    match, _ = begun(PRESETS["classic"], 3).deal()
    view = observe(match.state, frozenset({0}))
    chooser = Chooser(view, 0)
    first, second, *_ = view.round.hands[0] or ()
    assert chooser.press_card(first) is None
    assert chooser.press_card(second) is None
    assert chooser.chosen == [second]
