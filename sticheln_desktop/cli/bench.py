"""`sticheln bench`: how fast this machine plays by the rules, and how fast it thinks."""

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import partial
from typing import Any

from sticheln_desktop.match.match import Deal, Match
from sticheln_desktop.match.reader import decoded
from sticheln_desktop.match.writer import encoded
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import PRESETS

from . import bench_gui
from .bench_ai import middle, print_ai
from .faults import WrongUsage
from .play import played_match
from .setup import Thinking

_SECONDS = 1.0


def add_to(commands: Any) -> None:
    """Tell the parser about this command."""
    parser: ArgumentParser = commands.add_parser("bench", help="measure the speed of this machine")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Measure the parts that were asked for, or all."""
    for part in options.parts:
        if part not in PARTS:
            raise WrongUsage(f"there is no part {part[:40]!r}; there are {', '.join(PARTS)}")
    for part in options.parts or PARTS:
        PARTS[part]()
    return 0


def _rules() -> None:
    print(f"{'rules':<12}{'players':>8}{'decisions/s':>14}{'records checked/s':>20}")
    for rules in PRESETS.values():
        seats = middle(rules)
        match, _ = played_match(rules, ("random",) * seats, 1, Thinking(0.0))
        decisions = _per_second(partial(_replayed, match)) * _decisions(match)
        content = encoded(match)
        records = _per_second(partial(decoded, content))
        print(f"{rules.game:<12}{seats:>8}{decisions:>14,.0f}{records:>20,.0f}")


def _decisions(match: Match) -> int:
    return sum(not isinstance(entry, Deal) for entry in match.log)


def _replayed(match: Match) -> None:
    state = match.states[0]
    for entry in match.log:
        if isinstance(entry, Deal):
            state = game.deal(state, entry.hands, entry.undealt).state
        else:
            state = game.apply(state, entry)[-1].state


def _per_second(work: Callable[[], object]) -> float:
    """How often the work can be done in a second, once it is warm."""
    work()
    began, times = time.perf_counter(), 0
    while (spent := time.perf_counter() - began) < _SECONDS:
        work()
        times += 1
    return times / spent


def _ai() -> None:
    print_ai(_per_second)


PARTS: dict[str, Callable[[], None]] = {"rules": _rules, "ai": _ai, "gui": bench_gui.run}
