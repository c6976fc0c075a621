"""How far a policy is ahead of the rules of thumb, on the same deals from every seat."""

from dataclasses import dataclass

import numpy as np

from sticheln_desktop.rules.settings import PRESETS, Family, Rules

from .kernels.families import kernel_of
from .kernels.kernel import Floats, Kernel
from .playouts import Networks, Policy, by_networks, by_thumb, leads, masked, picked

_SEED = 4711


@dataclass(frozen=True)
class Margin:
    """Points a round, and its 95 % interval."""

    points: float
    spread: float

    def __str__(self) -> str:
        return f"{self.points:+.2f}±{self.spread:.2f}"


def against_thumb(family: Family, networks: Networks, deals: int) -> dict[str, Margin]:
    """The margins of one seat with these networks over all others by rule of thumb, game by game."""
    found = {}
    for rules, seats in _trial_tables(family):
        random = np.random.default_rng(_SEED)
        kernel = kernel_of(family).dealt(rules, seats, deals, random)
        found[f"{rules.game}-{seats}"] = margin(kernel, by_networks(networks), by_thumb)
    return found


def _trial_tables(family: Family) -> list[tuple[Rules, int]]:
    games = [rules for rules in PRESETS.values() if rules.family is family]
    if len(games) > 1:
        return [(rules, 4) for rules in games] + [(games[0], 8)]
    return [(games[0], seats) for seats in games[0].seat_counts()]


def margin(dealt: Kernel, policy: Policy, others: Policy) -> Margin:
    """How far the policy in one seat is ahead of another policy in all the others, from every seat."""
    ahead = np.mean([_lead_of(dealt, seat, policy, others) for seat in range(dealt.seats)], axis=0)
    return Margin(float(ahead.mean()), float(1.96 * ahead.std() / np.sqrt(len(ahead))))


def _lead_of(dealt: Kernel, seat: int, policy: Policy, others: Policy) -> Floats:
    kernel = dealt.rewound()
    while kernel.stage is not None:
        options, real = kernel.options()
        own, thumb = (masked(values(kernel, options), real).argmax(axis=1) for values in (policy, others))
        kernel.play(picked(options, np.where(kernel.turn == seat, own, thumb)))
    return leads(kernel.scores())[:, seat]
