"""The console program as a process of its own: pipes that break, outputs that are closed or full."""

import os
import subprocess
import sys
from pathlib import Path

import sticheln_desktop

ROOT = Path(sticheln_desktop.__file__).parents[1]
COMMAND = [sys.executable, "-m", "sticheln_desktop.cli.main"]
PLAY = ["play", "--game", "stichling", "--seats", "random,random", "--seed", "1"]


def run(*arguments: str, shell: str = "", encoding: str = "utf-8") -> subprocess.CompletedProcess[bytes]:
    """Run the program; `shell` says what becomes of its output."""
    command = ["sh", "-c", f'"$@" {shell}', "sh", *COMMAND, *arguments]
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=60, check=False)


def test_a_match_is_played() -> None:
    done = run(*PLAY)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"  stichling, 2 players, seed 1\n")


def test_a_reader_who_stops_is_no_trouble() -> None:
    done = run(*PLAY, shell="| true")
    assert done.stderr == b""


def test_a_reader_of_one_line_is_no_trouble(tmp_path: Path) -> None:
    path = tmp_path / "match.sticheln"
    assert run(*PLAY, "--record", str(path)).returncode == 0
    many = [str(path)] * 300  # more than a pipe holds
    done = run("check", *many, shell="| head -1")
    assert done.stdout.decode() == f"{path}: right\n"
    assert done.stderr == b""


def test_a_closed_output_is_no_trouble() -> None:
    done = run(*PLAY, shell=">&-")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_a_full_output_gets_one_sentence() -> None:
    done = run(*PLAY, shell="> /dev/full")
    assert done.returncode == 1
    assert done.stderr == b"sticheln: cannot print: No space left on device\n"


def test_a_poor_terminal_can_show_everything(tmp_path: Path) -> None:
    done = run("play", "--seats", "random,random,random", "--seed", "1", encoding="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\u2212" in done.stdout


def test_wrong_usage_and_wrong_input_have_their_own_codes(tmp_path: Path) -> None:
    usage = run("play", "--seats", "nobody")
    wrong = run("check", str(tmp_path / "none"))
    assert (usage.returncode, usage.stderr.count(b"\n")) == (2, 1)
    assert (wrong.returncode, wrong.stderr.count(b"\n")) == (1, 1)
    assert b"Traceback" not in usage.stderr + wrong.stderr
