"""What a decision that was made has cost, measured against the best one known to the one who made it."""

from dataclasses import dataclass, replace

from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.view import View

from .player import Advice, Budget, Player


@dataclass(frozen=True, slots=True)
class Verdict:
    """The best decision, and how many points the one that was made is thought to have lost."""

    best: Decision
    lost: float = 0.0


def verdict(adviser: Player, view: View, made: Decision, budget: Budget) -> Verdict:
    """Judge a decision by what its seat saw; the adviser thinks once, and again where it would differ.

    The second look gives all its time to the two decisions in question: a search drops what it finds
    poor long before it knows how poor.
    """
    if len(view.legal) == 1:
        return Verdict(made)
    best = adviser.advise(view, budget).best
    if best == made:
        return Verdict(made)
    duel = adviser.advise(replace(view, legal=(best, made)), budget)
    lost = _value(duel, best) - _value(duel, made)
    return Verdict(best, lost) if lost > 0 else Verdict(made)


def _value(advice: Advice, decision: Decision) -> float:
    return next(option.value for option in advice.options if option.decision == decision)
