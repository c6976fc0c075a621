"""The computer opponents by name: four levels to play against, and others to study them with.

What needs NumPy is imported by the first decision that needs it, not by naming a level.
"""

from collections.abc import Callable
from dataclasses import replace

from sticheln_desktop.rules.view import View

from .beginner import Beginner
from .casual import Casual
from .player import Advice, Budget, Player, ranked

_STRONG_SECONDS = 0.25


class RandomPlayer:
    """Any legal decision, each equally likely."""

    def advise(self, view: View, budget: Budget) -> Advice:
        """All options, worth the same."""
        return ranked(dict.fromkeys(view.legal, 0.0), budget.seed)


class PolicyPlayer:
    """Follows the trained network without any search."""

    def advise(self, view: View, budget: Budget) -> Advice:
        """The options by the network's values."""
        from .searchers import policy_advice

        return policy_advice(view, budget)


class ThumbSearch:
    """Searches one decision deep and lets everybody play on by rule of thumb."""

    def advise(self, view: View, budget: Budget) -> Advice:
        """The options by what became of them."""
        from .searchers import THUMB_SEARCH, searched

        return searched(THUMB_SEARCH, view, budget)


class Strong:
    """Searches worlds in which everybody plays on by rule of thumb, never for long."""

    def advise(self, view: View, budget: Budget) -> Advice:
        """The options by what became of them."""
        short = replace(budget, seconds=min(budget.seconds, _STRONG_SECONDS))
        return ThumbSearch().advise(view, short)


class Expert:
    """Searches with trained networks in worlds that explain what the others did."""

    def advise(self, view: View, budget: Budget) -> Advice:
        """The options by what became of them."""
        from .searchers import EXPERT, searched

        return searched(EXPERT, view, budget)


LEVELS: dict[str, Callable[[], Player]] = {
    "beginner": Beginner,
    "casual": Casual,
    "strong": Strong,
    "expert": Expert,
}
STUDY: dict[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "policy": PolicyPlayer,
    "thumb-search": ThumbSearch,
}
EVERYBODY = {**LEVELS, **STUDY}


def player(name: str) -> Player:
    """A new opponent of that name; KeyError if there is none."""
    return EVERYBODY[name]()
