"""`sticheln analyse`: every decision of a record reviewed, and what each player lost."""

import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from console import sticheln

from sticheln_desktop.match import storage
from sticheln_desktop.match.match import Deal, Match
from sticheln_desktop.rules.settings import PRESETS

QUICKLY = ("--playouts", "40")
ENTRIES = 10


@cache
def played(game: str) -> Match:
    """A whole match between the careful and the careless."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "whole.sticheln"
        seats = "casual,random,beginner,random"
        playing = sticheln("play", "--game", game, "--seats", seats, "--seed", "3", "--record", str(path))
        assert playing.code == 0
        return storage.load(path)


def record(folder: Path, game: str = "classic", entries: int = ENTRIES) -> Path:
    """A match that was left after so many deals and decisions."""
    path = folder / f"{game}.sticheln"
    storage.save(played(game).at(entries), path)
    return path


@pytest.mark.parametrize("game", PRESETS)
def test_every_decision_of_every_game_is_reviewed(game: str, tmp_path: Path) -> None:
    path = record(tmp_path, game)
    before = path.read_bytes()
    printed = sticheln("analyse", str(path), *QUICKLY)
    assert (printed.code, printed.err) == (0, "")
    assert path.read_bytes() == before
    decisions = [entry for entry in storage.load(path).log if not isinstance(entry, Deal)]
    lines = printed.out.splitlines()
    assert sum(line.startswith("    ") for line in lines) == len(decisions)
    assert sum(bool(re.search(r"  best \S.*  lost \d+\.\d$", line)) for line in lines) > 0
    assert lines[-5].split() == [
        "player",
        "decisions",
        "not",
        "the",
        "best",
        "points",
        "lost",
        "most",
        "at",
        "once",
    ]
    reviewed = [int(re.split(r"  +", line.strip())[1]) for line in lines[-4:]]
    assert sum(reviewed) == len(decisions)


def test_the_careless_lose_more_than_the_careful(tmp_path: Path) -> None:
    lines = sticheln("analyse", str(record(tmp_path, entries=61)), *QUICKLY).out.splitlines()
    lost = {line.split()[0]: float(line.split()[-2]) for line in lines[-4:]}
    assert lost["Random"] > lost["Casual"]


def test_counted_playouts_give_the_same_review_again(tmp_path: Path) -> None:
    path = record(tmp_path, "mild")
    first, again = (sticheln("analyse", str(path), *QUICKLY).out for _ in range(2))
    assert first == again


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "the file is empty"),
        (b"{", "line 1"),
        (b'{"format": "sticheln-record"}', ""),
        (b"\xff\xfe", ""),
    ],
)
def test_a_bad_file_gets_one_sentence(content: bytes, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.sticheln"
    path.write_bytes(content)
    printed = sticheln("analyse", str(path))
    assert (printed.code, printed.out) == (1, "")
    assert printed.complaint.startswith(f"sticheln: {path}: ")
    assert sentence in printed.complaint


@pytest.mark.parametrize("arguments", [(), ("--think", "-1"), ("--playouts", "0"), ("a", "b")])
def test_wrong_arguments_get_one_sentence(arguments: tuple[str, ...], tmp_path: Path) -> None:
    file = (str(record(tmp_path)),) if arguments[:1] != ("a",) and arguments else ()
    printed = sticheln("analyse", *file, *arguments)
    assert (printed.code, printed.out) == (2, "")
    assert printed.complaint.startswith("sticheln: ")
