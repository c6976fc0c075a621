"""What an arena plays: every deal in every rotation of the line-up. Playing it is done elsewhere."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from sticheln_desktop.match.shuffle import Chance
from sticheln_desktop.rules.settings import Family, Rules

from .setup import Thinking

_SEEDS = 2**63


class Pairing(NamedTuple):
    """One match of an arena: which deal, and by how many seats the line-up is moved on."""

    deal: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Plan:
    """An arena before its first match; `wanted` matches were asked for."""

    rules: Rules
    entries: tuple[str, ...]
    wanted: int
    seed: int
    thinking: Thinking

    @property
    def rotations(self) -> int:
        """How many ways of turning the line-up differ: `a,b,a,b` has two."""
        turns = range(1, len(self.entries) + 1)
        return next(turn for turn in turns if self.line_up(turn) == self.entries)

    @property
    def deals(self) -> int:
        """How many deals it takes, as each is played in every rotation."""
        return -(-self.wanted // self.rotations)

    @property
    def matches(self) -> int:
        """How many will be played."""
        return self.deals * self.rotations

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody in the line-up once, in its order."""
        return tuple(dict.fromkeys(self.entries))

    def pairings(self) -> tuple[Pairing, ...]:
        """Every match, deal by deal."""
        rotations = range(self.rotations)
        return tuple(Pairing(deal, rotation) for deal in range(self.deals) for rotation in rotations)

    def line_up(self, rotation: int) -> tuple[str, ...]:
        """Who sits at each seat when the line-up has moved on by so many seats."""
        split = -rotation % len(self.entries)
        return self.entries[split:] + self.entries[:split]

    def deal_seed(self, deal: int) -> int:
        """What the cards of one deal are drawn from, the same in every rotation."""
        return Chance("arena", self.seed, deal).below(_SEEDS)

    def described(self) -> dict[str, Any]:
        """Everything that decides what will be played, as plain data."""
        rules = self.rules
        fields: dict[str, Any] = {"game": rules.game, "length": rules.rounds}
        if rules.family is Family.STICHELN:
            fields["rules"] = rules.settings
            fields["options"] = {"undealt": str(rules.undealt), "dealer": str(rules.dealer)}
        fields |= {"seats": list(self.entries), "matches": self.matches, "seed": self.seed}
        return fields | {"think": self.thinking.seconds, "playouts": self.thinking.playouts}
