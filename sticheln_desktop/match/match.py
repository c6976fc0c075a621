"""A match: its deals and decisions in order. Its states follow from them, so going back is slicing."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from sticheln_desktop.rules import game
from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.game import Step
from sticheln_desktop.rules.settings import Rules
from sticheln_desktop.rules.state import Hand, State

from .shuffle import Chance, drawn_deal, drawn_opener


@dataclass(frozen=True, slots=True)
class Participant:
    """Who sits at a seat, and who decides for it: `human`, `computer:LEVEL` or `bot:NAME`."""

    name: str
    played_by: str = "human"

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.played_by == "human"


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one round."""

    hands: tuple[Hand, ...]
    undealt: Hand


Entry = Deal | Decision


@dataclass(frozen=True)
class Match:
    """`states[n]` is the match after the first n entries of the log.

    `extra` holds what other programs wrote into the record and we do not understand.
    """

    participants: tuple[Participant, ...]
    states: tuple[State, ...]
    log: tuple[Entry, ...] = ()
    seed: int | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)

    @property
    def state(self) -> State:
        """The match as it stands."""
        return self.states[-1]

    @property
    def rules(self) -> Rules:
        """The game that is played."""
        return self.states[0].rules

    @property
    def ply(self) -> int:
        """How many deals and decisions have been made."""
        return len(self.log)

    def deal(self) -> tuple["Match", Step]:
        """Deal the next round from the seed."""
        state = self.state
        seed = self._continued_seed() if self.seed is None else self.seed
        hands, undealt = drawn_deal(state.rules, state.seats, seed, len(state.rounds))
        match, (step,) = self.replayed(Deal(hands, undealt))
        return match, step

    def _continued_seed(self) -> int:
        """A record without a seed goes on from the cards it holds."""
        deals = [entry for entry in self.log if isinstance(entry, Deal)]
        return Chance("continued", *deals).below(2**63)

    def play(self, decision: Decision) -> tuple["Match", tuple[Step, ...]]:
        """Make a decision; IllegalDecision if the rules refuse it."""
        steps = game.apply(self.state, decision)
        return self._after(decision, steps[-1].state), steps

    def replayed(self, entry: Entry) -> tuple["Match", tuple[Step, ...]]:
        """Do again what another match's log holds at this point."""
        if isinstance(entry, Deal):
            step = game.deal(self.state, entry.hands, entry.undealt)
            return self._after(entry, step.state), (step,)
        return self.play(entry)

    def _after(self, entry: Entry, state: State) -> "Match":
        return replace(self, log=(*self.log, entry), states=(*self.states, state))

    def at(self, ply: int) -> "Match":
        """The match as it was after so many entries; playing on from there is a branch."""
        return replace(self, log=self.log[:ply], states=self.states[: ply + 1])

    def last_ply_of(self, seats: Iterable[int]) -> int | None:
        """The ply just before the last decision of any of these seats, where undo leads."""
        wanted = set(seats)
        for ply in range(len(self.log) - 1, -1, -1):
            entry = self.log[ply]
            if not isinstance(entry, Deal) and entry.seat in wanted:
                return ply
        return None


def new_match(
    rules: Rules, participants: Iterable[Participant], seed: int, opener: int | None = None
) -> Match:
    """A match before its first deal; the opener is drawn from the seed unless it is given."""
    seated = tuple(participants)
    first = drawn_opener(seed, len(seated)) if opener is None and seated else opener
    return Match(seated, (game.start(rules, len(seated), first or 0),), seed=seed)
