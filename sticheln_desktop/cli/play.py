"""`sticheln play`: a whole match between computers, its record and its score sheet."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sticheln_desktop.ai.player import Budget, Player
from sticheln_desktop.match import storage
from sticheln_desktop.match.match import Match, new_match
from sticheln_desktop.match.shuffle import player_seed
from sticheln_desktop.match.storage import DiskTrouble
from sticheln_desktop.rules.settings import Rules
from sticheln_desktop.rules.view import observe

from . import setup
from .faults import WrongInput
from .seating import Watched, participants, seated, tell_begin, tell_over
from .setup import Thinking
from .sheet import fallback_line, score_sheet


def add_to(commands: Any) -> None:
    """Tell the parser about this command."""
    parser: ArgumentParser = commands.add_parser("play", help="play a match without a window")
    setup.add_match_arguments(parser)
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the match's record there")
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Play, write, print."""
    entries = setup.entries(options)
    rules = setup.rules(options, len(entries))
    match, players = played_match(rules, entries, setup.seed(options), setup.thinking(options))
    if options.record is not None:
        _write(match, options.record)
    print(score_sheet(match))
    for seat, player in enumerate(players):
        if player.bot is not None or player.fallbacks:
            print(fallback_line(match.participants[seat].name, player))
    return 0


def played_match(
    rules: Rules, entries: Sequence[str], seed: int, thinking: Thinking
) -> tuple[Match, tuple[Watched, ...]]:
    """A whole match between these, and how they fared."""
    with seated(entries) as players:
        match = new_match(rules, participants(players), seed)
        tell_begin(players, match)
        match = played_out(match, players, thinking.seconds, thinking.playouts)
        tell_over(players, match)
    return match, players


def played_out(match: Match, players: Sequence[Player], seconds: float, playouts: int | None = None) -> Match:
    """The match with every decision made by its players."""
    while not match.state.is_over:
        if match.state.awaits_deal:
            match, _ = match.deal()
            continue
        seat = match.state.pending[0]
        budget = Budget(seconds, player_seed(match.seed or 0, seat, match.ply), playouts)
        advice = players[seat].advise(observe(match.state, frozenset({seat})), budget)
        match, _ = match.play(advice.best)
    return match


def _write(match: Match, path: Path) -> None:
    try:
        storage.save(match, path)
    except DiskTrouble as trouble:
        raise WrongInput(f"{path}: {trouble}") from None
