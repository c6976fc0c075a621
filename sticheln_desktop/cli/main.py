"""The door of the console program: reads the arguments, runs one command, gives its exit code."""

import os
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from multiprocessing import freeze_support
from typing import NoReturn, TextIO

from sticheln_desktop import __version__

from . import analyse, arena, bench, check, play
from .faults import WrongInput, WrongUsage, one_line

FINE, WRONG_INPUT, WRONG_USAGE, INTERRUPTED = 0, 1, 2, 130


class _Parser(ArgumentParser):
    """Says what is wrong in one sentence instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        raise WrongUsage(f"{message} (see: {self.prog} --help)")


def parser() -> ArgumentParser:
    """Every command with its arguments."""
    top = _Parser(prog="sticheln", description="Sticheln, Hattrick and Stichling without a window.")
    top.add_argument("--version", action="version", version=f"sticheln {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for command in (play, check, arena, analyse, bench):
        command.add_to(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit code says how it went."""
    if arguments is None:
        freeze_support()  # where an arena's workers begin, once the program is frozen
        signal.signal(signal.SIGTERM, _leave)
    for stream in (sys.stdout, sys.stderr):
        _tolerate_any_name(stream)
    try:
        options = parser().parse_args(arguments)
        return _run(options)
    except (WrongUsage, WrongInput) as fault:
        print(f"sticheln: {one_line(str(fault))}", file=sys.stderr)
        return WRONG_USAGE if isinstance(fault, WrongUsage) else WRONG_INPUT
    except BrokenPipeError:
        # Whoever read our output has had enough; say nothing.
        _silence()
        return FINE
    except OSError as trouble:
        print(f"sticheln: cannot print: {trouble.strerror}", file=sys.stderr)
        _silence()
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(options: Namespace) -> int:
    code: int = options.run(options)
    if sys.stdout is not None:  # it is None when the program was started with its output closed
        sys.stdout.flush()
    return code


def _leave(number: int, frame: object) -> NoReturn:
    """End by an exception, so that bots and workers are ended as well."""
    sys.exit(128 + number)


def _silence() -> None:
    """What could not be printed must not fail again when Python flushes at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _tolerate_any_name(stream: TextIO) -> None:
    """File and player names may hold characters that this terminal cannot show."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")


if __name__ == "__main__":
    sys.exit(main())
