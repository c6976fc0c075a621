"""`sticheln analyse`: the coach's review of a record, decision by decision."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sticheln_desktop.ai.levels import player
from sticheln_desktop.ai.player import Budget
from sticheln_desktop.ai.review import verdict
from sticheln_desktop.match import storage
from sticheln_desktop.match.match import Deal, Match
from sticheln_desktop.match.shuffle import player_seed
from sticheln_desktop.match.storage import BadRecord, DiskTrouble
from sticheln_desktop.rules.view import observe

from . import setup
from .faults import WrongInput
from .progress import progress
from .review_sheet import Reviewed, review_sheet
from .setup import Thinking

_SECONDS = 0.1


def add_to(commands: Any) -> None:
    """Tell the parser about this command."""
    parser: ArgumentParser = commands.add_parser("analyse", help="review every decision of a record")
    parser.add_argument("file", metavar="FILE", type=Path)
    setup.add_thinking_arguments(parser, _SECONDS)
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Read, think, print."""
    thinking = setup.thinking(options)
    try:
        match = storage.load(options.file)
    except (BadRecord, DiskTrouble) as fault:
        raise WrongInput(f"{options.file}: {fault}") from None
    print(review_sheet(match, tuple(reviewed(match, thinking))))
    return 0


def reviewed(match: Match, thinking: Thinking) -> Iterator[Reviewed]:
    """Every decision in the order in which it was made."""
    coach = player("expert")
    with progress("decisions", match.ply) as step:
        for ply, entry in enumerate(match.log):
            if not isinstance(entry, Deal):
                view = observe(match.states[ply], frozenset({entry.seat}))
                seed = player_seed(match.seed or 0, entry.seat, ply)
                budget = Budget(thinking.seconds, seed, thinking.playouts)
                found = verdict(coach, view, entry, budget)
                yield Reviewed(view.round.number + 1, entry.seat, entry, found)
            step()
