"""The manual pages: written by hand around the options, which the programs tell themselves.

Standard library only, so that a new command needs no new page.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

from process import Failure

PAGES = Path(__file__).resolve().parent / "linux"
OPTIONS = "@OPTIONS@"
_COMMAND = re.compile(r"^    ([a-z]+)\s{2,}", re.MULTILINE)


def told(program: Path, *arguments: str) -> str:
    """What a program says about its options, as wide as a manual page."""
    environ = {**os.environ, "COLUMNS": "78", "QT_QPA_PLATFORM": "offscreen"}
    asked = subprocess.run(
        [str(program), *arguments, "--help"], capture_output=True, text=True, env=environ, encoding="utf-8"
    )
    if asked.returncode or asked.stderr:
        raise Failure(f"{program.name} {' '.join(arguments)} --help failed: {asked.stderr.strip()}")
    return asked.stdout.strip()


def commands(told_options: str) -> list[str]:
    """The commands a help text lists."""
    return _COMMAND.findall(told_options)


def verbatim(text: str) -> str:
    """Text that the manual reader shall show as it is."""
    lines = text.replace("\\", "\\e").replace("-", "\\-").splitlines()
    return "\n".join([".nf", *(f"\\&{line}" for line in lines), ".fi"])


def manual_page(program: Path, version: str) -> str:
    """The page of a program, with the help of each of its commands."""
    general = told(program)
    parts = [verbatim(general)]
    for name in commands(general):
        parts += [f".SS {name}", verbatim(told(program, name))]
    page = (PAGES / f"{program.name}.6").read_text(encoding="utf-8")
    return page.replace("@VERSION@", version).replace(OPTIONS, "\n".join(parts))
