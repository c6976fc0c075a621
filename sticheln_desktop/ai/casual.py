"""A friendly opponent: each family's rules of thumb, worked out from the view alone."""

from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.settings import Family
from sticheln_desktop.rules.view import View

from .player import Advice, Budget, ranked
from .thumb_hattrick import hattrick_values
from .thumb_sticheln import sticheln_values
from .thumb_stichling import stichling_values

_VALUES = {
    Family.STICHELN: sticheln_values,
    Family.HATTRICK: hattrick_values,
    Family.STICHLING: stichling_values,
}


class Casual:
    """Plays sensibly, card by card, and plans nothing."""

    def advise(self, view: View, budget: Budget) -> Advice:
        """The legal decisions by rule of thumb."""
        values: dict[Decision, float] = _VALUES[view.rules.family](view)
        return ranked(values, budget.seed)
