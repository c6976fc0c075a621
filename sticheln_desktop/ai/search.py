"""Search: every option is tried in the same possible worlds, and those that are close in more of them."""

import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, log2

import numpy as np

from sticheln_desktop.rules import sticheln
from sticheln_desktop.rules.decisions import Decision, NameColours
from sticheln_desktop.rules.settings import Family
from sticheln_desktop.rules.view import View

from .allowance import Allowance, Interrupted
from .inference import likely_worlds
from .kernels.families import kernel_of
from .kernels.kernel import Floats, Ints, Kernel
from .objective import Objective
from .player import Advice, Budget, Option, ranked
from .playouts import Doubt, Policy, ending
from .tally import Tally

_MOST_OPTIONS = 16
_FIRST_ROWS, _FEWEST_ROWS, _MOST_ROWS = 96, 48, 1024
_FEWEST_WORLDS, _MOST_LIKELY_WORLDS = 4, 128
_PART_OF_THE_REST = 0.5


@dataclass(frozen=True)
class Manner:
    """How a player searches: whose policy plays on, how many worlds its first guess counts for, and what it
    thinks of the seat's next decision; from how many candidates a likely world is drawn (1: no inference),
    and how unsurely everybody plays on."""

    policy: Callable[[Family], Policy]
    guess_worlds: float
    foresight_worlds: float = 0.0
    candidates: int = 1
    noise: float = 0.0


class Search:
    """Values decisions by playing on from them in possible worlds."""

    def __init__(self, manner: Manner, clock: Callable[[], float] = time.perf_counter) -> None:
        self._manner, self._clock = manner, clock

    def advise(self, view: View, budget: Budget) -> Advice:
        """Rank the legal decisions of the one seat that looks and is asked."""
        allowance = Allowance(budget, self._clock)
        if isinstance(view.legal[0], NameColours):
            return _named(view, budget)
        question = _Question(view, self._manner, np.random.default_rng(budget.seed))
        tally = question.tally()
        with contextlib.suppress(Interrupted):
            question.race(tally, allowance)
        return question.advice(tally)


def _named(view: View, budget: Budget) -> Advice:
    """A late choice needs no search: what was taken is known."""
    worth: dict[Decision, float] = {
        option: float(sticheln.worth(view.round.taken(option.seat), option.colours, view.rules))
        for option in view.legal
        if isinstance(option, NameColours)
    }
    return ranked(worth, budget.seed)


class _Question:
    """One decision that is searched."""

    def __init__(self, view: View, manner: Manner, random: np.random.Generator) -> None:
        self._view, self._manner, self._random = view, manner, random
        self._policy = manner.policy(view.rules.family)
        self._doubt = Doubt(manner.noise, random) if manner.noise else None
        self._kernel = kernel_of(view.rules.family)
        self._root = self._kernel.possible(view, 1, random)
        self._decisions = _by_option(self._root, view.legal)
        self._options = np.array(list(self._decisions))
        self._seat = view.legal[0].seat
        self._objective = Objective(view, self._seat)

    def tally(self) -> Tally:
        """Nothing tried yet; the policy's values are the first guess."""
        guess = self._policy(self._root, self._options[None, :])[0]
        return Tally(guess, self._manner.guess_worlds, self._manner.foresight_worlds, _MOST_OPTIONS)

    def race(self, tally: Tally, allowance: Allowance) -> None:
        """Try the options until one is left or the budget is spent, halving them on the way."""
        halvings = max(ceil(log2(len(tally.alive))), 1)
        rows, halved = _FIRST_ROWS, 0
        while not tally.is_clear and (before := allowance.spent) < 1:
            tried = self._try(tally, allowance, allowance.at_most(rows))
            cost = max((allowance.spent - before) / tried, 1e-9)
            while halved + 1 < halvings and allowance.spent >= (halved + 1) / halvings:
                tally.halve()
                halved += 1
            rows = int(np.clip(_PART_OF_THE_REST * (1 - allowance.spent) / cost, _FEWEST_ROWS, _MOST_ROWS))

    def _try(self, tally: Tally, allowance: Allowance, rows: int) -> int:
        """Play on from every option in the race in some new worlds; returns the playouts made."""
        options = self._options[tally.alive]
        worlds = self._worlds(max(rows // len(options), _FEWEST_WORLDS), allowance)
        kernel = worlds.taken_rows(np.tile(np.arange(worlds.rows), len(options)))
        kernel.play(np.repeat(options, worlds.rows))
        ended = ending(kernel, self._policy, self._seat, self._doubts(worlds.rows), allowance.check)
        allowance.spend(kernel.rows)
        utilities, foreseen = self._objective.utilities(ended.scores), self._objective.foreseen(ended)
        tally.add(
            utilities.reshape(len(options), -1),
            foreseen.reshape(len(options), -1),
            self._objective.spread or 1.0,
        )
        return kernel.rows

    def _doubts(self, worlds: int) -> Callable[[Ints], Floats] | None:
        doubt = self._doubt
        return None if doubt is None else lambda options: doubt.drawn(options, worlds)

    def _worlds(self, count: int, allowance: Allowance) -> Kernel:
        candidates = self._manner.candidates
        if candidates == 1 or not self._root.past().size:
            return self._kernel.possible(self._view, count, self._random)
        count = min(count, _MOST_LIKELY_WORLDS)
        worlds = self._kernel.possible(self._view, candidates * count, self._random)
        return likely_worlds(worlds, self._policy, self._seat, count, self._random, allowance.check)

    def advice(self, tally: Tally) -> Advice:
        """The decisions by what was found; decisions that do the same are worth the same."""
        options = self._options.tolist()
        return Advice(
            tuple(
                Option(decision, value, error, worlds)
                for option, value, error, worlds in tally.ranking()
                for decision in self._decisions[options[option]]
            )
        )


def _by_option(root: Kernel, legal: tuple[Decision, ...]) -> dict[int, list[Decision]]:
    """The legal decisions by the integer that stands for them; in Stichling all free places are one."""
    found: dict[int, list[Decision]] = {}
    for decision in legal:
        found.setdefault(root.option_of(decision), []).append(decision)
    return found


def only_guess(policy: Policy, view: View, budget: Budget) -> Advice:
    """What the policy itself would do, without any search."""
    if isinstance(view.legal[0], NameColours):
        return _named(view, budget)
    root = kernel_of(view.rules.family).possible(view, 1, np.random.default_rng(budget.seed))
    decisions = _by_option(root, view.legal)
    values: Floats = policy(root, np.array(list(decisions))[None, :])[0]
    worth = {
        decision: float(value)
        for same, value in zip(decisions.values(), values, strict=True)
        for decision in same
    }
    return ranked(worth, budget.seed)
