"""What happened in a match, told again from a view alone: after undo or a curtain nothing else is at hand."""

from collections.abc import Iterator
from dataclasses import replace

from sticheln_desktop.rules.events import (
    ChoicesShown,
    ColoursShown,
    Event,
    LastCardsShown,
    MatchEnded,
    RoundDealt,
    RoundScored,
)
from sticheln_desktop.rules.game import PROCEDURES, winners
from sticheln_desktop.rules.settings import Family, Reveal, Rules
from sticheln_desktop.rules.state import Phase
from sticheln_desktop.rules.view import RoundView, View

Told = tuple[Event, RoundView]


def history(view: View) -> Iterator[Told]:
    """Every public event so far but secret decisions, each with the round as it was right after it."""
    for round in view.rounds:
        yield from round_history(round, view.rules)
    yield from end(view)


def end(view: View) -> Iterator[Told]:
    """The end of the match, if it has come."""
    if view.is_over:
        yield MatchEnded(winners(view.rules, view.scores)), view.round


def round_history(round: RoundView, rules: Rules) -> Iterator[Told]:
    """The events of one round."""
    over = round.phase is Phase.SCORED
    at = _opened(round, rules)
    yield RoundDealt(round.number, round.leader, round.undealt or ()), at
    if rules.lays_cards and rules.reveal is Reveal.OPEN and round.phase is not Phase.CHOOSING:
        yield _choices_shown(round), at
    known = len(round.tricks)
    for play in round.plays:
        at = replace(at, plays=(*at.plays, play))
        # The steps of a play read no more of a round than a view of it knows.
        for event, after in PROCEDURES[rules.family].steps(at, rules, play):  # type: ignore[arg-type]
            if len(after.tricks) > known:
                # The table has not come to this yet: a full trick still lies there.
                return
            at = after  # type: ignore[assignment]
            yield event, at
    if over:
        yield from _ended(round, rules)


def _opened(round: RoundView, rules: Rules) -> RoundView:
    places = PROCEDURES[rules.family].PLACES
    nothing = ((),) * len(round.hands)
    return replace(round, plays=(), table=((),) * places, tricks=(), passed=nothing, scores=None)


def _ended(round: RoundView, rules: Rules) -> Iterator[Told]:
    if rules.family is Family.HATTRICK:
        yield LastCardsShown(tuple(hand[0] for hand in round.hands if hand)), round
    if rules.lays_cards and rules.reveal is Reveal.HIDDEN:
        yield _choices_shown(round), round
    if rules.names_colours:
        yield ColoursShown(round.named), round
    yield RoundScored(round.number, round.scores or ()), round


def _choices_shown(round: RoundView) -> ChoicesShown:
    return ChoicesShown(tuple(cards or () for cards in round.choices))
