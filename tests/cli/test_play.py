"""`sticheln play`: every game from the console, its record and its score sheet."""

from itertools import product
from pathlib import Path

import pytest
from console import seats, sticheln

from sticheln_desktop.match import storage
from sticheln_desktop.rules.settings import PRESETS, SETTING_VALUES, Family

STICHELN = [name for name, rules in PRESETS.items() if rules.family is Family.STICHELN]
OTHERS = [name for name in PRESETS if name not in STICHELN]
EDITIONS = [
    ["--undealt", undealt, "--dealer", dealer]
    for undealt, dealer in product(("hidden", "shown"), ("rotates", "lowest"))
]
FEW_AND_MANY = {name: (rules.seat_counts()[0], rules.seat_counts()[-1]) for name, rules in PRESETS.items()}
TABLES = [
    *((name, count, options) for name in STICHELN for count in FEW_AND_MANY[name] for options in EDITIONS),
    *((name, count, []) for name in OTHERS for count in FEW_AND_MANY[name]),
]
MIXES = [
    ",".join(f"{name}={value}" for name, value in zip(SETTING_VALUES, mix, strict=True))
    for mix in product(*SETTING_VALUES.values())
]
SHEET = """\
  classic, 3 players, undealt hidden, dealer rotates, seed 7
            Casual 0  Random 1  Random 2
"""
LEVELS = "beginner, casual, strong, expert, random, policy, thumb-search"
WRONG_USAGE = {
    "no command": ([], "the following arguments are required: COMMAND (see: sticheln --help)"),
    "no seats": (["play"], "the following arguments are required: --seats (see: sticheln play --help)"),
    "no value": (["play", "--seats"], "argument --seats: expected one argument (see: sticheln play --help)"),
    "unknown level": (
        ["play", "--seats", "casual,genius,casual"],
        f"there is no level 'genius'; there are {LEVELS}",
    ),
    "empty seats": (
        ["play", "--seats", ""],
        f"there is no level ''; there are {LEVELS}",
    ),
    "a seat too many": (
        ["play", "--seats", seats("random", 9)],
        "classic is for 3 to 8 players, not 9",
    ),
    "a seat too few": (["play", "--seats", "random"], "classic is for 3 to 8 players, not 1"),
    "one for stichling": (
        ["play", "--game", "stichling", "--seats", "random"],
        "stichling is for 2 to 5 players, not 1",
    ),
    "rules of a preset": (
        ["play", "--seats", seats("random", 3), "--rules", "colours=2"],
        "--rules is for --game house",
    ),
    "rules of classic, empty": (
        ["play", "--seats", seats("random", 3), "--rules", ""],
        "--rules is for --game house",
    ),
    "unknown rule": (
        ["play", "--game", "house", "--seats", seats("random", 3), "--rules", "trumps=2"],
        "--rules: 'trumps=2' is not a setting (there are polarity, penalty, colours, reveal, choose)",
    ),
    "unknown value": (
        ["play", "--game", "house", "--seats", seats("random", 3), "--rules", "colours=3"],
        "--rules: 'colours=3' is not a setting (colours is 1 or 2)",
    ),
    "no rule value": (
        ["play", "--game", "house", "--seats", seats("random", 3), "--rules", "reveal"],
        "--rules: 'reveal' is not a setting (reveal is open or hidden)",
    ),
    "rule twice": (
        ["play", "--game", "house", "--seats", seats("random", 3), "--rules", "colours=1,colours=2"],
        "--rules: colours is given twice",
    ),
    "options of hattrick": (
        ["play", "--game", "hattrick", "--seats", seats("random", 4), "--dealer", "lowest"],
        "hattrick has neither --undealt nor --dealer",
    ),
    "options of stichling": (
        ["play", "--game", "stichling", "--seats", seats("random", 2), "--undealt", "shown"],
        "stichling has neither --undealt nor --dealer",
    ),
    "length 0": (
        ["play", "--seats", seats("random", 3), "--length", "0"],
        "--length: a match has 1 to 100 rounds",
    ),
    "length 101": (
        ["play", "--seats", seats("random", 3), "--length", "101"],
        "--length: a match has 1 to 100 rounds",
    ),
    "length of stichling": (
        ["play", "--game", "stichling", "--seats", "random,random", "--length", "5"],
        "--length: stichling always has 3 rounds",
    ),
    "length text": (
        ["play", "--seats", seats("random", 3), "--length", "long"],
        "argument --length: invalid int value: 'long' (see: sticheln play --help)",
    ),
    "seed text": (
        ["play", "--seats", seats("random", 3), "--seed", "x\ny"],
        "argument --seed: invalid int value: 'x\\ny' (see: sticheln play --help)",
    ),
    "seed huge": (
        ["play", "--seats", seats("random", 3), "--seed", "9" * 30],
        "--seed: that number is too large",
    ),
    "think long": (["play", "--seats", seats("random", 3), "--think", "601"], "--think: 0 to 600 seconds"),
    "think back": (["play", "--seats", seats("random", 3), "--think", "-1"], "--think: 0 to 600 seconds"),
    "think nan": (["play", "--seats", seats("random", 3), "--think", "nan"], "--think: 0 to 600 seconds"),
    "think inf": (["play", "--seats", seats("random", 3), "--think", "inf"], "--think: 0 to 600 seconds"),
    "unknown argument": (
        ["play", "--seats", seats("random", 3), "--fast"],
        "unrecognized arguments: --fast (see: sticheln --help)",
    ),
    "two lines": (
        ["play", "--seats", seats("random", 3), "a\nb"],
        "unrecognized arguments: a\ufffdb (see: sticheln --help)",
    ),
}


def recorded(path: Path, *arguments: str) -> bytes:
    """Play, and give the record's bytes."""
    printed = sticheln("play", *arguments, "--record", str(path))
    assert (printed.code, printed.err) == (0, "")
    return path.read_bytes()


@pytest.mark.parametrize(("game", "count", "options"), TABLES)
def test_a_game_is_played_and_its_record_is_right(
    tmp_path: Path, game: str, count: int, options: list[str]
) -> None:
    path = tmp_path / "match.sticheln"
    recorded(path, "--game", game, "--seats", seats("random", count), "--seed", "5", *options)
    checked = sticheln("check", str(path))
    assert (checked.code, checked.err) == (0, "")
    match = storage.load(path)
    assert match.state.is_over
    assert (match.rules.game, match.state.seats, match.seed) == (game, count, 5)
    assert [str(match.rules.undealt), str(match.rules.dealer)] == (options[1::2] or ["hidden", "rotates"])


@pytest.mark.parametrize("game", PRESETS)
def test_casual_opponents_play_every_game(tmp_path: Path, game: str) -> None:
    path = tmp_path / "match.sticheln"
    recorded(path, "--game", game, "--seats", seats("casual", FEW_AND_MANY[game][0]), "--think", "0")
    assert sticheln("check", str(path)).code == 0


@pytest.mark.parametrize("mix", MIXES)
def test_every_house_mix_is_played(tmp_path: Path, mix: str) -> None:
    path = tmp_path / "match.sticheln"
    recorded(path, "--game", "house", "--rules", mix, "--seats", seats("random", 3), "--length", "1")
    written = storage.load(path).rules.settings
    assert ",".join(f"{name}={value}" for name, value in written.items()) == mix


def test_a_house_game_is_classic_but_for_what_is_said(tmp_path: Path) -> None:
    path = tmp_path / "match.sticheln"
    recorded(path, "--game", "house", "--rules", "colours=2,", "--seats", seats("random", 3), "--length", "1")
    assert storage.load(path).rules.settings == {**PRESETS["classic"].settings, "colours": 2}


@pytest.mark.parametrize("game", PRESETS)
def test_the_same_seed_gives_the_same_record(tmp_path: Path, game: str) -> None:
    table = ("--game", game, "--seats", "casual," + seats("random", FEW_AND_MANY[game][0] - 1))
    first, again, other = (
        recorded(tmp_path / name, *table, "--seed", seed)
        for name, seed in (("a", "7"), ("b", "7"), ("c", "8"))
    )
    assert first == again
    assert first != other


def test_without_a_seed_one_is_drawn_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "match.sticheln"
    table = ("--game", "stichling", "--seats", "random,random")
    content = recorded(path, *table)
    assert recorded(path, *table, "--seed", str(storage.load(path).seed)) == content


def test_the_score_sheet() -> None:
    printed = sticheln("play", "--seats", "casual,random,random", "--seed", "7")
    lines = printed.out.splitlines()
    assert printed.out.startswith(SHEET)
    assert [line.split()[:2] for line in lines[2:7]] == [["round", str(number)] for number in range(1, 6)]
    assert lines[7].split()[0] == "total"
    assert lines[8].endswith("wins")
    assert len(lines) == 9


@pytest.mark.parametrize("seed", ["0", "-17", str(2**63 - 1), str(1 - 2**63)])
def test_seeds_from_end_to_end(tmp_path: Path, seed: str) -> None:
    path = tmp_path / "match.sticheln"
    recorded(path, "--game", "hattrick", "--seats", seats("random", 4), "--length", "1", "--seed", seed)
    assert storage.load(path).seed == int(seed)


@pytest.mark.parametrize(("arguments", "sentence"), WRONG_USAGE.values(), ids=WRONG_USAGE)
def test_wrong_usage_gets_one_sentence(arguments: list[str], sentence: str) -> None:
    printed = sticheln(*arguments)
    assert printed.code == 2
    assert printed.complaint == f"sticheln: {sentence}"
    assert printed.out == ""


IMPOSSIBLE = {
    "missing folder": ("none/match.sticheln", "no such file or directory"),
    "below a file": ("file/match.sticheln", "not a directory"),
    "a folder": ("folder", "it is not a file"),
    "a long name": ("x" * 300, "file name too long"),
}


@pytest.mark.parametrize(("name", "reason"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_record_that_cannot_be_written(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "file").write_bytes(b"old")
    (tmp_path / "folder").mkdir()
    table = ("--game", "stichling", "--seats", "random,random")
    printed = sticheln("play", *table, "--record", str(tmp_path / name))
    assert printed.code == 1
    assert printed.complaint == f"sticheln: {tmp_path / name}: {reason}"
    assert printed.out == ""
    assert {path.name for path in tmp_path.iterdir()} == {"file", "folder"}
    assert (tmp_path / "file").read_bytes() == b"old"


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["check", "-h"], ["--version"]])
def test_help_is_printed(arguments: list[str]) -> None:
    printed = sticheln(*arguments)
    assert printed.code == 0
    assert "sticheln" in printed.out
    assert printed.err == ""
