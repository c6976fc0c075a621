"""What the matches of an arena say about its players, with how sure that is. A deal is one sample."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import NormalDist, fmean, stdev

import msgspec

from .arena_match import Outcome, SeatOutcome
from .arena_plan import Plan

_CONFIDENCE = 0.95


class Estimate(msgspec.Struct, frozen=True):
    """A mean and the half width of its 95 % interval; one deal alone has none."""

    mean: float
    margin: float | None


class Standing(msgspec.Struct, frozen=True):
    """How one player fared at all of its seats together.

    `points` is a round's, `lead` the same minus the mean of everybody else, `wins` the share of the
    matches that one of its seats won: with four equal players 0.25.
    """

    player: str
    seats: int
    points: Estimate
    lead: Estimate | None
    wins: Estimate
    decisions: int
    fallbacks: int
    seconds_mean: float
    seconds_longest: float
    troubles: dict[str, int]


def standings(plan: Plan, outcomes: Iterable[Outcome]) -> tuple[Standing, ...]:
    """Every player of the line-up, in its order."""
    deals: defaultdict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        deals[outcome.deal].append(outcome)
    samples = [deals[deal] for deal in sorted(deals)]
    return tuple(_standing(plan, player, samples) for player in plan.players)


def _standing(plan: Plan, player: str, deals: Sequence[Sequence[Outcome]]) -> Standing:
    seats = [seat for deal in deals for match in deal for seat in _own(plan, player, match)]
    decisions = sum(seat.decisions for seat in seats)
    alone = len(plan.players) == 1
    return Standing(
        player=player,
        seats=plan.entries.count(player),
        points=_over(deals, lambda match: _points(plan, _own(plan, player, match))),
        lead=None if alone else _over(deals, lambda match: _lead(plan, player, match)),
        wins=_over(deals, lambda match: fmean(seat.win for seat in _own(plan, player, match))),
        decisions=decisions,
        fallbacks=sum(seat.fallbacks for seat in seats),
        seconds_mean=sum(seat.seconds for seat in seats) / max(decisions, 1),
        seconds_longest=max(seat.longest for seat in seats),
        troubles=_counted(seat.trouble for seat in seats),
    )


def _own(plan: Plan, player: str, match: Outcome) -> list[SeatOutcome]:
    line_up = plan.line_up(match.rotation)
    return [seat for entry, seat in zip(line_up, match.seats, strict=True) if entry == player]


def _others(plan: Plan, player: str, match: Outcome) -> list[SeatOutcome]:
    line_up = plan.line_up(match.rotation)
    return [seat for entry, seat in zip(line_up, match.seats, strict=True) if entry != player]


def _points(plan: Plan, seats: list[SeatOutcome]) -> float:
    return fmean(seat.points for seat in seats) / plan.rules.rounds


def _lead(plan: Plan, player: str, match: Outcome) -> float:
    return _points(plan, _own(plan, player, match)) - _points(plan, _others(plan, player, match))


def _over(deals: Sequence[Sequence[Outcome]], measure: Callable[[Outcome], float]) -> Estimate:
    """The measure averaged over the rotations of each deal, then over the deals."""
    return estimate([fmean(map(measure, deal)) for deal in deals])


def estimate(samples: Sequence[float]) -> Estimate:
    """The mean of independent samples with its interval."""
    if len(samples) < 2:
        return Estimate(fmean(samples), None)
    error = stdev(samples) / math.sqrt(len(samples))
    return Estimate(fmean(samples), student_quantile(len(samples) - 1) * error)


def student_quantile(freedom: int) -> float:
    """How many standard errors the interval reaches: Student's t, beyond two degrees by expansion."""
    upper = (1 + _CONFIDENCE) / 2
    if freedom == 1:
        return math.tan(math.pi * (upper - 0.5))
    if freedom == 2:
        return (2 * upper - 1) * math.sqrt(2 / (4 * upper * (1 - upper)))
    z = NormalDist().inv_cdf(upper)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / float(freedom**power) for power, term in enumerate(terms))


def _counted(troubles: Iterable[str | None]) -> dict[str, int]:
    found: dict[str, int] = {}
    for trouble in troubles:
        if trouble is not None:
            found[trouble] = found.get(trouble, 0) + 1
    return found
