"""The manual pages tell what the programs tell."""

from __future__ import annotations

from pathlib import Path

import manual
import pytest
from process import Failure

HELP = """\
usage: sticheln [-h] COMMAND ...

positional arguments:
  COMMAND
    play      play a match
    check     replay records

options:
  -h, --help  show this help
"""


def scripted(folder: Path, name: str, body: str) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return path


def test_commands_are_read_from_the_help() -> None:
    assert manual.commands(HELP) == ["play", "check"]


def test_text_is_shown_as_it_is() -> None:
    assert manual.verbatim("a -b\n.c\\") == ".nf\n\\&a \\-b\n\\&.c\\e\n.fi"


def test_the_page_holds_version_and_every_command(tmp_path: Path) -> None:
    program = scripted(tmp_path, "sticheln", f'[ $# = 2 ] && echo "about $1" || cat <<END\n{HELP}END')
    page = manual.manual_page(program, "1.2.3")
    assert "1.2.3" in page
    assert ".SS play" in page
    assert "about check" in page
    assert "@" not in page


def test_a_program_without_help_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="oh dear"):
        manual.told(scripted(tmp_path, "broken", "echo oh dear >&2; exit 3"))
