"""What the options of one decision were worth in the worlds tried so far, and which are still in the race."""

import numpy as np

from .kernels.kernel import Floats, Ints

_CLEARLY = 4.0
_FEWEST_WORLDS = 24


class Tally:
    """Utilities by option and world; every option in the race was tried in every world.

    Two guesses steady the means while worlds are few, each counting for some worlds: the policy's first
    guess, in typical leads, and what it thought at the seat's next decision.
    """

    def __init__(self, first_guess: Floats, guess_worlds: float, foresight_worlds: float, most: int) -> None:
        self._guess, self._guess_worlds = first_guess, guess_worlds
        self._foresight_worlds = foresight_worlds
        self._tried = np.zeros((len(first_guess), 0), np.float32)
        self._foreseen = np.zeros(len(first_guess), np.float64)
        order = np.argsort(-first_guess, kind="stable")
        self.alive: Ints = np.sort(order[:most])
        self._gap = (first_guess - first_guess.max()).astype(np.float64)
        self._counts = np.zeros(len(first_guess), int)

    def add(self, utilities: Floats, foreseen: Floats, spread: float) -> None:
        """Note what the options in the race were worth in some more worlds, (alive, worlds)."""
        column = np.full((len(self._guess), utilities.shape[1]), np.nan, np.float32)
        column[self.alive] = utilities
        self._tried = np.concatenate([self._tried, column], axis=1)
        self._foreseen[self.alive] += foreseen.sum(axis=1)
        self._counts[self.alive] += utilities.shape[1]
        values = self._values(spread)
        self._gap[self.alive] = values - values.max()
        self._drop(self._gap[self.alive] > -_CLEARLY * self._doubt())

    def halve(self) -> None:
        """Leave the better half in the race."""
        gaps = self._gap[self.alive]
        order = np.argsort(-gaps, kind="stable")[: (len(gaps) + 1) // 2]
        self.alive = self.alive[np.sort(order)]

    def _values(self, spread: float) -> Floats:
        """Means over the worlds, steadied by the guesses."""
        tried = self._tried[self.alive]
        level, worlds = tried.mean(), tried.shape[1]
        foreseen = self._foreseen[self.alive] / worlds
        guesses = (
            (self._guess_worlds, spread * self._guess[self.alive]),
            (self._foresight_worlds, foreseen),
        )
        sums, weight = tried.sum(axis=1), float(worlds)
        for worth, guess in guesses:
            sums = sums + worth * (level + guess - guess.mean())
            weight += worth
        means: Floats = sums / weight
        return means

    def _doubt(self) -> Floats:
        """The standard error of each option's distance to the best one."""
        tried = self._tried[self.alive]
        if tried.shape[1] < _FEWEST_WORLDS:
            return np.full(len(tried), np.inf, np.float32)
        best = tried[int(np.argmax(self._gap[self.alive]))]
        # Where all worlds agree the error is 0; equal options must stay in the race.
        errors: Floats = (tried - best).std(axis=1) / np.sqrt(np.float32(tried.shape[1])) + np.float32(1e-6)
        return errors

    def _drop(self, stays: np.ndarray) -> None:
        self.alive = self.alive[stays]

    @property
    def is_clear(self) -> bool:
        """Whether one option is left."""
        return len(self.alive) == 1

    def ranking(self) -> list[tuple[int, float, float, int]]:
        """Option, value, standard error and worlds, the best first; whoever left the race stays behind."""
        level = self._level()
        order = sorted(range(len(self._gap)), key=lambda option: self._rank(option))
        found: list[tuple[int, float, float, int]] = []
        ceiling = np.inf
        for option in order:
            ceiling = min(ceiling, level + float(self._gap[option]))
            found.append((option, ceiling, self._error(option), int(self._counts[option])))
        return found

    def _rank(self, option: int) -> tuple[int, float]:
        return -int(self._counts[option]), -float(self._gap[option])

    def _level(self) -> float:
        tried = self._tried[self.alive]
        return float(tried.mean(axis=1).max()) if tried.shape[1] else 0.0

    def _error(self, option: int) -> float:
        tried = self._tried[option, : self._counts[option]]
        return float(tried.std() / np.sqrt(len(tried))) if len(tried) > 1 else 0.0
