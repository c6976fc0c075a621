"""What a seat wants: to be ahead in points, and the nearer the end of the match, to win it."""

import numpy as np

from sticheln_desktop.rules.settings import Family
from sticheln_desktop.rules.view import View

from .kernels.kernel import Floats, Ints
from .playouts import Ending, leads

_WINNING_BY_ROUNDS_LEFT = (0.8, 0.5, 0.3, 0.15)
_LEADS_A_WIN_IS_WORTH = 4.0
_LOGISTIC_IS_NORMAL_AT = 1.702
_MORE_THAN_A_ROUND = 1000


class Objective:
    """Turns the scores of a round into what they are worth to one seat, in points."""

    def __init__(self, view: View, seat: int) -> None:
        self.seat = seat
        self._scores = np.array(view.scores, np.float64).reshape(-1, view.seats)
        self._rounds_left = view.rules.rounds - 1 - view.round.number
        known = self._rounds_left < len(_WINNING_BY_ROUNDS_LEFT)
        self._winning = _WINNING_BY_ROUNDS_LEFT[self._rounds_left] if known else 0.0
        self._breaks_ties = view.rules.family is Family.STICHLING
        self.spread: float | None = None

    def utilities(self, scores: Ints) -> Floats:
        """What each row is worth, (rows,)."""
        ahead = leads(scores)
        if self.spread is None:
            self.spread = max(float(ahead.std()), 0.5)
        own = ahead[:, self.seat]
        if not self._winning:
            return own
        prize = np.float32(self._winning * _LEADS_A_WIN_IS_WORTH * self.spread)
        return np.float32(1 - self._winning) * own + prize * self._chance_to_win(scores, self.spread)

    def foreseen(self, ended: Ending) -> Floats:
        """What the seat thought of each row at its next decision, in points; without one, how it ended."""
        own = leads(ended.scores)[:, self.seat]
        spread = np.float32(self.spread or 1.0)
        return np.where(np.isnan(ended.foreseen), own, ended.foreseen * spread)

    def _chance_to_win(self, scores: Ints, spread: float) -> Floats:
        if not self._rounds_left:
            return self._share_of_the_win(scores)
        totals = self._scores.sum(axis=0) + scores
        ahead = totals[:, [self.seat]] - np.delete(totals, self.seat, axis=1)
        doubt = spread * np.sqrt(2 * self._rounds_left) / _LOGISTIC_IS_NORMAL_AT
        chances: Floats = (1 / (1 + np.exp(-ahead / doubt))).prod(axis=1).astype(np.float32)
        return chances

    def _share_of_the_win(self, scores: Ints) -> Floats:
        """After the last round: the winners share; Stichling's ties go to the later rounds' points."""
        keys = self._scores.sum(axis=0) + scores
        if self._breaks_ties:
            for earlier in (scores, *self._scores[:0:-1]):
                keys = keys * _MORE_THAN_A_ROUND + earlier
        best = keys == keys.max(axis=1, keepdims=True)
        shares: Floats = (best[:, self.seat] / best.sum(axis=1)).astype(np.float32)
        return shares
