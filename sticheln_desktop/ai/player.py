"""What a computer opponent is: something that advises a seat, given a view and a budget."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.view import View


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think, and where randomness comes from; the same seed gives the same advice."""

    seconds: float = 1.0
    seed: int = 0
    playouts: int | None = None
    cancelled: Callable[[], bool] = _never


@dataclass(frozen=True, slots=True)
class Option:
    """A decision with what it is thought to be worth, how sure that is, and how often it was tried."""

    decision: Decision
    value: float
    spread: float = 0.0
    playouts: int = 0


@dataclass(frozen=True, slots=True)
class Advice:
    """Every option, the best one first."""

    options: tuple[Option, ...]

    @property
    def best(self) -> Decision:
        """What to do."""
        return self.options[0].decision


class Player(Protocol):
    """An opponent of some level; it holds no memory between two decisions."""

    def advise(self, view: View, budget: Budget) -> Advice:
        """Rank the legal decisions of the one seat that looks and is asked."""


def ranked(values: dict[Decision, float], seed: int) -> Advice:
    """Options by value; equal ones in an order drawn from the seed."""
    decisions = list(values)
    Random(seed).shuffle(decisions)
    decisions.sort(key=values.__getitem__, reverse=True)
    return Advice(tuple(Option(decision, values[decision]) for decision in decisions))
