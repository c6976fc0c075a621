"""What happened in a match, told again from a view alone: after undo or a curtain nothing else is at hand."""

from collections.abc import Iterator
from dataclasses import replace

from sticheln_desktop.rules.decisions import Play
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
    yield from beginning(round, rules)
    at = opened(round, rules)
    for play in round.plays:
        for event, after in played(at, play, round, rules):
            at = after
            yield event, at
    yield from ending(round, rules)


def beginning(round: RoundView, rules: Rules) -> Iterator[Told]:
    """What happened before the first play."""
    at = opened(round, rules)
    yield RoundDealt(round.number, round.leader, round.undealt or ()), at
    if rules.lays_cards and rules.reveal is Reveal.OPEN and round.phase is not Phase.CHOOSING:
        yield _choices_shown(round), at


def played(at: RoundView, play: Play, round: RoundView, rules: Rules) -> Iterator[Told]:
    """What a play brought about, as far as the round has come: a trick is won after its last card."""
    at = replace(at, plays=(*at.plays, play))
    # The steps of a play read no more of a round than a view of it knows.
    for event, after in PROCEDURES[rules.family].steps(at, rules, play):  # type: ignore[arg-type]
        if len(after.tricks) > len(round.tricks):
            return
        yield event, after  # type: ignore[misc]


def opened(round: RoundView, rules: Rules) -> RoundView:
    """A round as it was before its first play."""
    places = PROCEDURES[rules.family].PLACES
    nothing = ((),) * len(round.hands)
    return replace(round, plays=(), table=((),) * places, tricks=(), passed=nothing, scores=None)


def resumed(round: RoundView, at: RoundView) -> RoundView:
    """What these eyes see of a round as it was at an earlier play."""
    return replace(round, plays=at.plays, table=at.table, tricks=at.tricks, passed=at.passed, scores=None)


def ending(round: RoundView, rules: Rules) -> Iterator[Told]:
    """What happened after the last play, if the round is over."""
    if round.phase is not Phase.SCORED:
        return
    if rules.family is Family.HATTRICK:
        yield LastCardsShown(tuple(hand[0] for hand in round.hands if hand)), round
    if rules.lays_cards and rules.reveal is Reveal.HIDDEN:
        yield _choices_shown(round), round
    if rules.names_colours:
        yield ColoursShown(round.named), round
    yield RoundScored(round.number, round.scores or ()), round


def _choices_shown(round: RoundView) -> ChoicesShown:
    return ChoicesShown(tuple(cards or () for cards in round.choices))
