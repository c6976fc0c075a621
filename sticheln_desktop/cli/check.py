"""`sticheln check`: replay records by the rules and say what they hold, or where they go wrong."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from sticheln_desktop.match import storage
from sticheln_desktop.match.storage import BadRecord, DiskTrouble

from .faults import one_line
from .sheet import score_sheet


def add_to(commands: Any) -> None:
    """Tell the parser about this command."""
    parser: ArgumentParser = commands.add_parser("check", help="replay records by the rules")
    parser.add_argument("files", nargs="+", metavar="FILE", type=Path)
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Check every file; 0 if all are right."""
    return max(_checked(path) for path in options.files)


def _checked(path: Path) -> int:
    try:
        match = storage.load(path)
    except (BadRecord, DiskTrouble) as fault:
        print(one_line(f"{path}: {fault}"), file=sys.stderr)
        return 1
    print(f"{one_line(str(path))}: right")
    print(score_sheet(match))
    return 0
