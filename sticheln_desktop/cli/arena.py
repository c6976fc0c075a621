"""`sticheln arena`: many matches between the same players, and what they say about them."""

import os
import sys
from argparse import ArgumentParser, Namespace
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from sticheln_desktop.match.storage import DiskTrouble, write_whole

from . import setup
from .arena_journal import SUFFIX, Journal, begun_seed
from .arena_match import Outcome
from .arena_plan import Plan
from .arena_standings import Standing, standings
from .arena_table import table
from .arena_workers import outcomes
from .faults import WrongInput, WrongUsage
from .progress import progress

_MOST_MATCHES = 1_000_000
_MOST_JOBS = 60
_ABOUT = """Many matches between the same players. Each deal is played in every rotation of the
seats, so the number of matches is rounded up to whole deals. With --json an arena that was stopped
goes on where it was when it gets the same arguments again."""


def add_to(commands: Any) -> None:
    """Tell the parser about this command."""
    parser: ArgumentParser = commands.add_parser(
        "arena", help="measure players against each other", description=_ABOUT
    )
    setup.add_match_arguments(parser)
    add = parser.add_argument
    add("--matches", type=int, metavar="N", default=100, help="how many, rounded up to whole deals (100)")
    add("--json", type=Path, metavar="OUT", help="write the result there, and a journal beside it meanwhile")
    add("--jobs", type=int, metavar="N", help="matches at a time (default: one for each processor)")
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Play what is left to play, write, print."""
    beside = _journal_path(options.json)
    jobs, plan = _jobs(options), _plan(options, beside)
    with Journal(beside, plan) as journal:
        _play(plan, journal, jobs)
        result = standings(plan, journal.finished.values())
        if options.json is not None:
            _write(plan, journal, result, options.json)
    print(table(plan, result))
    return 0


def _plan(options: Namespace, journal: Path | None) -> Plan:
    entries = setup.entries(options)
    rules = setup.rules(options, len(entries))
    if not 1 <= options.matches <= _MOST_MATCHES:
        raise WrongUsage(f"--matches: 1 to {_MOST_MATCHES}")
    begun = begun_seed(journal) if options.seed is None else None
    seed = setup.seed(options) if begun is None else begun
    return Plan(rules, entries, options.matches, seed, setup.thinking(options))


def _journal_path(result: Path | None) -> Path | None:
    """Beside the result; what cannot become one is refused before hours are spent."""
    if result is None:
        return None
    if result.exists() and not result.is_file():
        raise WrongInput(f"{result}: it is not a file")
    return Path(f"{result}{SUFFIX}")


def _jobs(options: Namespace) -> int:
    jobs = processors() if options.jobs is None else int(options.jobs)
    if not 1 <= jobs <= _MOST_JOBS:
        raise WrongUsage(f"--jobs: 1 to {_MOST_JOBS}")
    return jobs


def processors() -> int:
    """How many processors this program may use."""
    usable = os.cpu_count() or 1
    if sys.platform == "linux":
        usable = len(os.sched_getaffinity(0))
    return min(usable, _MOST_JOBS)


def _play(plan: Plan, journal: Journal, jobs: int) -> None:
    missing = [pairing for pairing in plan.pairings() if pairing not in journal.finished]
    total, done = plan.matches, len(journal.finished)
    try:
        with progress("matches", total, done) as advance, closing(outcomes(plan, missing, jobs)) as played:
            for outcome in played:
                journal.add(outcome)
                advance()
    except KeyboardInterrupt:
        kept = "; the same command goes on from there" if journal.is_kept else ""
        print(f"sticheln: stopped after {len(journal.finished)} of {total} matches{kept}", file=sys.stderr)
        raise


def _write(plan: Plan, journal: Journal, result: tuple[Standing, ...], path: Path) -> None:
    outcomes = [journal.finished[pairing] for pairing in plan.pairings()]
    try:
        write_whole(path, _laid_out(plan, result, outcomes))
    except DiskTrouble as trouble:
        raise WrongInput(f"{path}: {trouble}") from None
    journal.remove()


def _laid_out(plan: Plan, result: tuple[Standing, ...], outcomes: list[Outcome]) -> bytes:
    """JSON with a line for every match."""
    fields = {"format": "sticheln-arena", "version": 1, **plan.described()}
    fields |= {"deals": plan.deals, "rotations": plan.rotations, "players": result}
    head = msgspec.json.format(msgspec.json.encode(fields), indent=1).removesuffix(b"\n}")
    rows = b",\n".join(b"  " + msgspec.json.encode(outcome) for outcome in outcomes)
    return head + b',\n "results": [\n' + rows + b"\n ]\n}\n"
