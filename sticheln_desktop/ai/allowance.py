"""How much of a budget is left: the clock, or a count of playouts, and whether somebody cancelled."""

import time
from collections.abc import Callable

from .player import Budget


class Interrupted(Exception):
    """Thinking was cancelled, or its time is over."""


class Allowance:
    """A budget while it is spent; a given number of playouts takes the place of the clock."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.perf_counter) -> None:
        self._budget, self._clock = budget, clock
        self._began = clock()
        self._playouts = 0

    def spend(self, playouts: int) -> None:
        """Note so many playouts."""
        self._playouts += playouts

    @property
    def spent(self) -> float:
        """The part of the budget that is gone, 1 when all is."""
        budget = self._budget
        if budget.playouts is not None:
            return self._playouts / max(budget.playouts, 1)
        if budget.seconds <= 0:
            return 1.0
        return (self._clock() - self._began) / budget.seconds

    def at_most(self, playouts: int) -> int:
        """So many playouts, or what is left if they are counted."""
        given = self._budget.playouts
        return playouts if given is None else max(min(playouts, given - self._playouts), 1)

    def check(self) -> None:
        """Stop at once if there is no time left; playouts that are begun may be finished."""
        timed = self._budget.playouts is None
        if self._budget.cancelled() or (timed and self.spent >= 1):
            raise Interrupted
