"""`sticheln check`: right records are told, wrong ones get one sentence each."""

import json
import os
from pathlib import Path

import pytest
from console import seats, sticheln

PLAYED = ("--game", "stichling", "--seats", "random,casual", "--seed", "3")
ODD_NAMES = ["with blank.sticheln", "schön ♥.sticheln", "two\nlines.sticheln", "\x1b[31mred.sticheln"]


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.sticheln"
    assert sticheln("play", *PLAYED, "--record", str(path)).code == 0
    return path


def spoilt(good: Path, old: str, new: str) -> Path:
    """The record with one thing changed."""
    content = good.read_text(encoding="utf-8")
    assert old in content
    path = good.with_name("bad.sticheln")
    path.write_text(content.replace(old, new, 1), encoding="utf-8")
    return path


def test_a_right_record_prints_its_scores(good: Path) -> None:
    printed = sticheln("check", str(good))
    assert (printed.code, printed.err) == (0, "")
    sheet = sticheln("play", *PLAYED).out
    assert printed.out == f"{good}: right\n{sheet}"


def test_several_right_records(good: Path) -> None:
    printed = sticheln("check", str(good), str(good), str(good))
    assert (printed.code, printed.err) == (0, "")
    assert printed.out.count(": right\n") == 3


def test_a_wrong_record_gets_one_sentence(good: Path) -> None:
    bad = spoilt(good, '"version": 1', '"version": 2')
    printed = sticheln("check", str(bad))
    assert (printed.code, printed.out) == (1, "")
    assert printed.complaint == f"{bad}: its version is 2; this program reads version 1"


def test_every_wrong_record_gets_its_own_sentence(good: Path, tmp_path: Path) -> None:
    bad = spoilt(good, '"game": "stichling"', '"game": "skat"')
    printed = sticheln("check", str(bad), str(good), str(tmp_path), str(tmp_path / "none"))
    assert printed.code == 1
    assert printed.err.splitlines() == [
        f"{bad}: there is no game 'skat'",
        f"{tmp_path}: it is not a file",
        f"{tmp_path / 'none'}: no such file or directory",
    ]
    assert printed.out.startswith(f"{good}: right\n")


def test_a_match_in_progress_is_right_too(good: Path) -> None:
    data = json.loads(good.read_text(encoding="utf-8"))
    running = data["rounds"][1]
    del data["rounds"][2], data["winners"], running["scores"], running["plays"][5:]
    data["totals"] = data["rounds"][0]["scores"]
    good.write_text(json.dumps(data), encoding="utf-8")
    printed = sticheln("check", str(good))
    assert (printed.code, printed.err) == (0, "")
    assert printed.out.endswith("  in progress: 1 of 3 rounds are scored\n")


def test_a_shared_win_is_told(tmp_path: Path) -> None:
    path = tmp_path / "tie.sticheln"
    table = ("--game", "hattrick", "--seats", seats("random", 4), "--length", "1", "--seed", "0")
    sticheln("play", *table, "--record", str(path))
    printed = sticheln("check", str(path))
    assert printed.out.endswith(" share the win\n")
    assert " and " in printed.out.splitlines()[-1]


@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_file_name_stays_on_its_line(good: Path, name: str) -> None:
    path = good.rename(good.with_name(name))
    printed = sticheln("check", str(path))
    assert printed.code == 0
    first = printed.out.split("\n", 1)[0]
    assert first.endswith(".sticheln: right")
    assert first.isprintable()
    path.unlink()
    assert sticheln("check", str(path)).complaint.isprintable()


def test_a_file_name_that_is_no_text(tmp_path: Path) -> None:
    name = os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe")
    Path(name).write_bytes(b"")
    printed = sticheln("check", name)
    assert printed.code == 1
    assert printed.complaint == f"{tmp_path}/\ufffd\ufffd: the file is empty"


@pytest.mark.parametrize("name", ["two\nlines", "\x1b[2J", "x" * 500, "\u202egnorw"])
def test_any_player_name_stays_in_its_column(good: Path, name: str) -> None:
    data = json.loads(good.read_text(encoding="utf-8"))
    data["players"][0]["name"] = name
    good.write_text(json.dumps(data), encoding="utf-8")
    printed = sticheln("check", str(good))
    assert printed.code == 0
    assert len(printed.out.splitlines()) == 8
    assert all(line.isprintable() and len(line) < 90 for line in printed.out.splitlines()[1:])


def test_no_file_is_wrong_usage() -> None:
    printed = sticheln("check")
    assert printed.code == 2
    assert printed.complaint.startswith("sticheln: the following arguments are required: FILE")


@pytest.mark.parametrize("path", ["", "a\0b", "/", "."])
def test_what_is_no_file(path: str) -> None:
    printed = sticheln("check", path)
    assert printed.code == 1
    assert printed.complaint.isprintable()
