"""A beginner: the rules of thumb, but only for what lies on the table and in the hand."""

from dataclasses import replace

from sticheln_desktop.rules.settings import Family
from sticheln_desktop.rules.state import Plays
from sticheln_desktop.rules.view import RoundView, View, unseen

from .casual import Casual
from .player import Advice, Budget


class Beginner:
    """Remembers no card and no trick, never thinks of cards it does not see, nor of the others' colours."""

    def advise(self, view: View, budget: Budget) -> Advice:
        """The legal decisions by rule of thumb, as far as a beginner sees."""
        return Casual().advise(short_sighted(view), budget)


def short_sighted(view: View) -> View:
    """The view of somebody who takes the present trick for all there is: no card is left to come."""
    me = min(view.eyes)
    round = view.round
    present = replace(
        round,
        dealt=tuple(hand if seat == me else None for seat, hand in enumerate(round.hands)),
        choices=tuple(chosen if seat == me else None for seat, chosen in enumerate(round.choices)),
        plays=_present(view.rules.family, round),
        tricks=round.tricks if view.rules.names_colours else (),
    )
    seen = replace(view, rounds=(*view.rounds[:-1], present))
    nothing_to_come = replace(present, undealt=(*(present.undealt or ()), *unseen(seen)))
    return replace(view, rounds=(*view.rounds[:-1], nothing_to_come))


def _present(family: Family, round: RoundView) -> Plays:
    """What is played in the present trick; in Stichling in all that are open."""
    if family is Family.STICHLING:
        return tuple(play for trick in round.table for play in trick)
    since_the_last = len(round.plays) % len(round.hands)
    return round.plays[len(round.plays) - since_the_last :]
