"""Decisions that cannot fail: whatever goes wrong in an opponent, something legal is decided, and logged."""

import logging
from random import Random

from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.view import View

from .levels import player
from .player import Budget

log = logging.getLogger(__name__)


def decision(level: str, view: View, budget: Budget) -> Decision:
    """What an opponent of that level decides; whatever goes wrong, something legal."""
    try:
        best = player(level).advise(view, budget).best
        if best in view.legal:
            return best
        log.error("%s advised the illegal %s", level, best)
    except Exception:
        log.exception("%s could not decide", level)
    return Random(budget.seed).choice(view.legal)
