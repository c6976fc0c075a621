"""A beginner: the rules of thumb, but only for what lies on the table and in the hand."""

from dataclasses import replace

from sticheln_desktop.rules.settings import Family
from sticheln_desktop.rules.state import Plays
from sticheln_desktop.rules.view import RoundView, View

from .casual import Casual
from .player import Advice, Budget, ranked

_ROUGHLY = 1.0


class Beginner:
    """Forgets what was played, does not look at the others' colours, and judges in whole points."""

    def advise(self, view: View, budget: Budget) -> Advice:
        """The legal decisions by rule of thumb, as far as a beginner sees."""
        advice = Casual().advise(forgetful(view), budget)
        step = _ROUGHLY
        rough = {option.decision: step * round(option.value / step) for option in advice.options}
        return ranked(rough, budget.seed)


def forgetful(view: View) -> View:
    """The view of somebody who remembers no card that is gone."""
    round = view.round
    me = min(view.eyes)
    forgot = replace(
        round,
        dealt=tuple(hand if seat == me else None for seat, hand in enumerate(round.hands)),
        undealt=None,
        choices=tuple(chosen if seat == me else None for seat, chosen in enumerate(round.choices)),
        plays=_present(view.rules.family, round),
        tricks=() if view.rules.lays_cards else round.tricks,
    )
    return replace(view, rounds=(*view.rounds[:-1], forgot))


def _present(family: Family, round: RoundView) -> Plays:
    """What is played in the present trick; in Stichling in all that are open."""
    if family is Family.STICHLING:
        return tuple(play for trick in round.table for play in trick)
    since_the_last = len(round.plays) % len(round.hands)
    return round.plays[len(round.plays) - since_the_last :]
