"""The levels of computer opponents by name."""

from collections.abc import Callable

from sticheln_desktop.rules.view import View

from .casual import Casual
from .player import Advice, Budget, Player, ranked


class RandomPlayer:
    """Any legal decision, each equally likely."""

    def advise(self, view: View, budget: Budget) -> Advice:
        """All options, worth the same."""
        return ranked(dict.fromkeys(view.legal, 0.0), budget.seed)


LEVELS: dict[str, Callable[[], Player]] = {"random": RandomPlayer, "casual": Casual}


def player(level: str) -> Player:
    """A new opponent of that level; KeyError if there is none."""
    return LEVELS[level]()
