"""A match's scores as a table of plain text."""

from sticheln_desktop.match.match import Match
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import HOUSE, Family, Rules

from .faults import one_line
from .seating import Watched

_WIDEST_NAME = 14
_MINUS = "\N{MINUS SIGN}"


def score_sheet(match: Match) -> str:
    """The header, a line for every round, the totals and who won."""
    names = [short(participant.name) for participant in match.participants]
    widths = [max(len(name), 5) for name in names]
    rows = [("", names)]
    rows += [
        (f"round {number}", list(map(_points, scores)))
        for number, scores in enumerate(match.state.scores, start=1)
    ]
    rows.append(("total", list(map(_points, match.state.totals))))
    return "\n".join([header(match), *(_row(label, cells, widths) for label, cells in rows), _outcome(match)])


def fallback_line(name: str, player: Watched) -> str:
    """How often a player had to be helped out, and why it was replaced if it was."""
    count = f"{player.fallbacks} of {player.decisions} decisions were fallbacks"
    reason = f": {one_line(player.trouble)}" if player.trouble else ""
    return f"  {short(name)}: {count}{reason}"


def short(name: str) -> str:
    """A name that fits into a column."""
    clean = one_line(name)
    return clean if len(clean) <= _WIDEST_NAME else clean[: _WIDEST_NAME - 1] + "…"


def _points(score: int) -> str:
    return f"{_MINUS}{-score}" if score < 0 else str(score)


def _row(label: str, cells: list[str], widths: list[int]) -> str:
    columns = (cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
    return f"  {label:<10}" + "  ".join(columns)


def game_line(rules: Rules, seats: int) -> str:
    """The game, its settings and options."""
    parts = [rules.game, f"{seats} players"]
    if rules.game == HOUSE:
        parts += [f"{name} {value}" for name, value in rules.settings.items()]
    if rules.family is Family.STICHELN:
        parts += [f"undealt {rules.undealt}", f"dealer {rules.dealer}"]
    return ", ".join(parts)


def header(match: Match) -> str:
    """What is played, and from which seed."""
    seed = "" if match.seed is None else f", seed {match.seed}"
    return f"  {game_line(match.rules, match.state.seats)}{seed}"


def _outcome(match: Match) -> str:
    state = match.state
    if not state.is_over:
        return f"  in progress: {len(state.scores)} of {state.rules.rounds} rounds are scored"
    winners = game.winners(state.rules, state.scores)
    names = " and ".join(f"{short(match.participants[seat].name)} (seat {seat})" for seat in winners)
    return f"  {names} {'share the win' if len(winners) > 1 else 'wins'}"
