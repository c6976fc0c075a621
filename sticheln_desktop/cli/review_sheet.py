"""The review of a match as plain text: every decision, then what each player lost."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from sticheln_desktop.ai.review import Verdict
from sticheln_desktop.match.match import Match
from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.notation import decision_text

from .sheet import header, short

_DECISION = 11
# Less than this is written as 0.0, and is nobody's mistake.
_WORTH_TELLING = 0.05
_HEADS = ("player", "decisions", "not the best", "points lost", "most at once")


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A decision of a match, in which round and by whom, and what the coach thinks of it."""

    round: int
    seat: int
    made: Decision
    verdict: Verdict


def review_sheet(match: Match, review: Sequence[Reviewed]) -> str:
    """The header, the decisions by round, and a line for every player."""
    names = [short(participant.name) for participant in match.participants]
    lines = [header(match)]
    for number, decisions in groupby(review, key=lambda reviewed: reviewed.round):
        lines += [f"  round {number}", *(_line(reviewed, names) for reviewed in decisions)]
    return "\n".join([*lines, *_summary(review, names)])


def _line(reviewed: Reviewed, names: Sequence[str]) -> str:
    width = max(map(len, names))
    line = f"    {names[reviewed.seat]:<{width}}  {_written(reviewed.made):<{_DECISION}}"
    if reviewed.verdict.lost < _WORTH_TELLING:
        return line.rstrip()
    return f"{line}  best {_written(reviewed.verdict.best):<{_DECISION}}  lost {reviewed.verdict.lost:.1f}"


def _written(decision: Decision) -> str:
    text = decision_text(decision)
    return text if isinstance(text, str) else " ".join(map(str, text))


def _summary(review: Sequence[Reviewed], names: Sequence[str]) -> Iterator[str]:
    rows = [_HEADS, *(_cells(review, seat, name) for seat, name in enumerate(names))]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for player, *figures in rows:
        cells = (figure.rjust(width) for figure, width in zip(figures, widths[1:], strict=True))
        yield f"  {player:<{widths[0]}}  " + "  ".join(cells)


def _cells(review: Sequence[Reviewed], seat: int, name: str) -> tuple[str, ...]:
    lost = [reviewed.verdict.lost for reviewed in review if reviewed.seat == seat]
    worse = sum(points >= _WORTH_TELLING for points in lost)
    return name, str(len(lost)), str(worse), f"{sum(lost):.1f}", f"{max(lost, default=0.0):.1f}"
