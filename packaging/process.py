"""Starting other programs and telling the developer about it."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


class Failure(Exception):
    """One sentence for the developer, and the exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


def say(message: str) -> None:
    """Print at once, so that the line stands before the output of what is started next."""
    print(message, flush=True)


def call(command: Sequence[str], cwd: Path | None = None, env: Mapping[str, str] | None = None) -> int:
    """Run a command and return its exit code; an interrupt is left to the command itself."""
    try:
        process = subprocess.Popen(command, cwd=cwd, env=env)
    except OSError as error:
        raise Failure(f"{command[0]} cannot be started: {error.strerror}.", 127) from error
    while True:
        try:
            return exit_code(process.wait())
        except KeyboardInterrupt:
            continue


def exit_code(returncode: int) -> int:
    """The code a shell would report: 128 and the signal for a killed process."""
    return 128 - returncode if returncode < 0 else returncode
