"""Advice that cannot fail: whatever goes wrong in an opponent, a rule of thumb decides, and it is logged."""

import logging

from sticheln_desktop.rules.view import View

from .casual import Casual
from .player import Advice, Budget, Player

log = logging.getLogger(__name__)


def advised(player: Player, name: str, view: View, budget: Budget) -> tuple[Advice, bool]:
    """What an opponent advises, and whether it is its own; else it is the rule of thumb's."""
    try:
        advice = player.advise(view, budget)
        if advice.best in view.legal:
            return advice, True
        log.error("%s advised the illegal %s", name, advice.best)
    except Exception:
        log.exception("%s could not decide", name)
    return Casual().advise(view, budget), False
