"""Advice that cannot fail: whatever goes wrong in an opponent is logged, and somebody simpler takes over."""

import logging
from collections.abc import Callable

from sticheln_desktop.rules.view import View

from .casual import Casual
from .player import Advice, Budget, ranked

Thinking = Callable[[View, Budget], Advice]
log = logging.getLogger(__name__)


def advice(name: str, thinking: Thinking, view: View, budget: Budget) -> tuple[Advice, bool]:
    """Legal advice, and whether it had to come from somebody else."""
    found = _legal_advice(name, thinking, view, budget)
    if found is not None:
        return found, False
    rescue = _legal_advice("the rule of thumb", Casual().advise, view, budget)
    return rescue or ranked(dict.fromkeys(view.legal, 0.0), budget.seed), True


def _legal_advice(name: str, thinking: Thinking, view: View, budget: Budget) -> Advice | None:
    try:
        found = thinking(view, budget)
        if found.best in view.legal:
            return found
        log.error("%s advised the illegal %s", name, found.best)
    except Exception:
        log.exception("%s could not decide", name)
    return None
