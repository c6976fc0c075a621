"""The console program run inside the test: its exit code and what it printed."""

import io
import shlex
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import sticheln_desktop
from sticheln_desktop.cli.main import main

ROOT = Path(sticheln_desktop.__file__).parents[1]
EXAMPLE = ROOT / "resources" / "bots" / "example_bot.py"


@dataclass(frozen=True)
class Printed:
    """How one run went."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on standard error."""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, self.err
        return self.err[:-1]


def sticheln(*arguments: str) -> Printed:
    """Run the program with these arguments."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = _code(arguments)
    return Printed(code, out.getvalue(), err.getvalue())


def _code(arguments: tuple[str, ...]) -> int:
    try:
        return main(arguments)
    except SystemExit as end:  # only --help and --version end the program themselves
        return end.code if isinstance(end.code, int) else -1


def seats(level: str, count: int) -> str:
    """So many opponents of one level."""
    return ",".join([level] * count)


def bot(*words: str) -> str:
    """A seat for a Python program."""
    return "bot:" + shlex.join([sys.executable, "-IS", *words])
