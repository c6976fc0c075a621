"""The console program run inside the test: its exit code and what it printed."""

import io
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass

from sticheln_desktop.cli.main import main


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
