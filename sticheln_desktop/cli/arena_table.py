"""The result of an arena as a table of plain text."""

from collections.abc import Iterator, Sequence

from .arena_plan import Plan
from .arena_standings import Estimate, Standing
from .faults import one_line
from .sheet import game_line

_WIDEST_PLAYER = 40
_MINUS = "\N{MINUS SIGN}"
_HEADS = (
    "player",
    "seats",
    "points a round",
    "ahead of others",
    "won (even: {even:.1f} %)",
    "ms a decision",
    "longest",
    "fallbacks",
)


def table(plan: Plan, standings: Sequence[Standing]) -> str:
    """What was played, a line for every player, and what became of bots that were replaced."""
    even = 100 / len(plan.entries)
    rows = [tuple(head.format(even=even) for head in _HEADS), *map(_cells, standings)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join([*_title(plan), *(_row(row, widths) for row in rows), *_troubles(standings)])


def _title(plan: Plan) -> Iterator[str]:
    yield f"  {game_line(plan.rules, len(plan.entries))}, seed {plan.seed}"
    turns = f"each in {plan.rotations} rotations" if plan.rotations > 1 else "one rotation"
    counts = f"deals: {plan.deals}, {turns}; matches: {plan.matches}; rounds in each: {plan.rules.rounds}"
    yield f"  {counts}; ± is the 95 % interval over deals"


def _cells(standing: Standing) -> tuple[str, ...]:
    return (
        _short(standing.player),
        str(standing.seats),
        _with_margin(standing.points),
        _with_margin(standing.lead) if standing.lead else "–",
        _with_margin(standing.wins, scale=100, digits=1, unit=" %"),
        _milliseconds(standing.seconds_mean),
        _milliseconds(standing.seconds_longest),
        f"{standing.fallbacks} of {standing.decisions}",
    )


def _with_margin(estimate: Estimate, scale: float = 1, digits: int = 2, unit: str = "") -> str:
    mean = f"{estimate.mean * scale:.{digits}f}".replace("-", _MINUS)
    if estimate.margin is None:
        return f"{mean}{unit}"
    return f"{mean} ± {estimate.margin * scale:.{digits}f}{unit}"


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:,.1f}"


def _short(player: str) -> str:
    """The end of a long command says more than its beginning."""
    clean = one_line(player)
    return clean if len(clean) <= _WIDEST_PLAYER else "…" + clean[1 - _WIDEST_PLAYER :]


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = (
        cell.rjust(width) if at else cell.ljust(width)
        for at, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )
    return "  " + "  ".join([first, *others])


def _troubles(standings: Sequence[Standing]) -> Iterator[str]:
    for standing in standings:
        for trouble, times in standing.troubles.items():
            yield f"  {_short(standing.player)} was replaced {times}×: {one_line(trouble)}"
