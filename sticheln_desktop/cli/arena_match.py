"""One match of an arena, and what is kept of it: plain, small, the same in a file and between processes."""

import msgspec

from sticheln_desktop.rules import game

from .arena_plan import Pairing, Plan
from .play import played_match
from .seating import Watched


class SeatOutcome(msgspec.Struct, frozen=True):
    """How one seat fared; `win` is its part of the win, a shared one being split evenly."""

    points: int
    win: float
    decisions: int
    fallbacks: int
    seconds: float
    longest: float
    trouble: str | None = None


class Outcome(msgspec.Struct, frozen=True):
    """How one match went, seat by seat."""

    deal: int
    rotation: int
    seats: tuple[SeatOutcome, ...]

    @property
    def pairing(self) -> Pairing:
        """Which match it was."""
        return Pairing(self.deal, self.rotation)


def outcome(plan: Plan, pairing: Pairing) -> Outcome:
    """Play a match; bots are started anew, as one that has seen a deal must not play it again."""
    entries = plan.line_up(pairing.rotation)
    match, players = played_match(plan.rules, entries, plan.deal_seed(pairing.deal), plan.thinking)
    state = match.state
    winners = game.winners(state.rules, state.scores)
    seats = tuple(
        _seat_outcome(player, state.totals[seat], (seat in winners) / len(winners))
        for seat, player in enumerate(players)
    )
    return Outcome(pairing.deal, pairing.rotation, seats)


def _seat_outcome(player: Watched, points: int, win: float) -> SeatOutcome:
    return SeatOutcome(
        points, win, player.decisions, player.fallbacks, player.seconds, player.longest, player.trouble
    )
