"""The states between the events of one decision: nobody is asked in vain, and what was told can be seen."""

import pytest
from playouts import EVERY_GAME_AND_SEATS

from sticheln_desktop.match.match import Match, Participant, new_match
from sticheln_desktop.rules import game
from sticheln_desktop.rules.events import ChoicesShown, ColoursShown, LastCardsShown
from sticheln_desktop.rules.game import Step
from sticheln_desktop.rules.settings import Rules
from sticheln_desktop.rules.view import NOBODY, observe

FEW = EVERY_GAME_AND_SEATS[::17] + EVERY_GAME_AND_SEATS[-8:]


def first_round(rules: Rules, seats: int) -> list[Step]:
    match: Match = new_match(rules, [Participant("x")] * seats, seed=seats)
    match, step = match.deal()
    steps = [step]
    while match.state.pending:
        seat = match.state.pending[-1]
        match, more = match.play(game.legal(match.state, seat)[0])
        steps += more
    return steps


@pytest.mark.parametrize(("rules", "seats"), FEW, ids=lambda value: getattr(value, "game", value))
def test_whoever_is_asked_between_two_events_can_decide(rules: Rules, seats: int) -> None:
    for step in first_round(rules, seats):
        for seat in step.state.pending:
            assert game.legal(step.state, seat), step.event


@pytest.mark.parametrize(("rules", "seats"), FEW, ids=lambda value: getattr(value, "game", value))
def test_what_an_event_shows_is_public_at_once(rules: Rules, seats: int) -> None:
    for step in first_round(rules, seats):
        seen = observe(step.state, NOBODY).round
        match step.event:
            case ChoicesShown(choices):
                assert seen.choices == choices
            case ColoursShown(named):
                assert seen.named == named
            case LastCardsShown(cards):
                assert seen.hands == tuple((card,) for card in cards)
