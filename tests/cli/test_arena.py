"""`sticheln arena`: duplicate deals, the same result however it is played, and no work lost."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from console import EXAMPLE, Printed, bot, seats, sticheln

from sticheln_desktop.cli import arena_workers
from sticheln_desktop.cli.arena_match import Outcome, outcome
from sticheln_desktop.cli.arena_plan import Pairing, Plan
from sticheln_desktop.rules.settings import PRESETS

STICHLING = ("--game", "stichling", "--seats", "casual,random")
TINY = (*STICHLING, "--matches", "6", "--seed", "4")
TABLE = """\
  stichling, 2 players, seed 4
  deals: 3, each in 2 rotations; matches: 6; rounds in each: 3; ± is the 95 % interval over deals
  player  seats  points a round  ahead of others  won (even: 50.0 %)  ms a decision  longest  fallbacks
"""


def arena(*arguments: str) -> Printed:
    """Run it in this process alone."""
    return sticheln("arena", *arguments, "--jobs", "1")


def result(path: Path, *arguments: str, jobs: str = "1") -> dict[str, Any]:
    """The JSON that an arena writes."""
    printed = sticheln("arena", *arguments, "--json", str(path), "--jobs", jobs)
    assert (printed.code, printed.err) == (0, "")
    assert [*path.parent.glob("*.journal")] == []
    found: dict[str, Any] = json.loads(path.read_bytes())
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    """What must be the same in every run."""
    for row in (*found["players"], *(seat for match in found["results"] for seat in match["seats"])):
        for name in [name for name in row if name.startswith(("seconds", "longest"))]:
            del row[name]
    return found


def test_the_table() -> None:
    printed = arena(*TINY)
    assert (printed.code, printed.err) == (0, "")
    assert printed.out.startswith(TABLE)
    casual, random = printed.out.splitlines()[3:]
    assert casual.startswith("  casual      1  ")
    assert random.startswith("  random      1  ")
    assert casual.endswith("  0 of 234")


def test_every_deal_is_played_in_every_rotation(tmp_path: Path) -> None:
    found = result(tmp_path / "a.json", *TINY)
    assert (found["deals"], found["rotations"], found["matches"]) == (3, 2, 6)
    pairings = [(match["deal"], match["rotation"]) for match in found["results"]]
    assert pairings == [(deal, rotation) for deal in range(3) for rotation in range(2)]
    decided = [[seat["decisions"] for seat in match["seats"]] for match in found["results"]]
    assert decided == [[39, 39]] * 6


@pytest.mark.parametrize(
    ("line_up", "wanted", "deals", "rotations"),
    [
        ("casual,random,random", 4, 2, 3),
        ("casual,random,casual,random", 3, 2, 2),
        ("random,random,random", 2, 2, 1),
        ("casual,random,random,random", 1, 1, 4),
    ],
)
def test_matches_are_rounded_up_to_whole_deals(
    tmp_path: Path, line_up: str, wanted: int, deals: int, rotations: int
) -> None:
    asked = ("--seats", line_up, "--matches", str(wanted), "--length", "1", "--seed", "1")
    found = result(tmp_path / "a.json", *asked)
    assert (found["deals"], found["rotations"]) == (deals, rotations)
    assert found["matches"] == len(found["results"]) == deals * rotations


def test_a_line_up_of_equals_gains_nothing_from_the_cards(tmp_path: Path) -> None:
    found = result(tmp_path / "a.json", "--seats", seats("casual", 3), "--matches", "2", "--length", "1")
    (casual,) = found["players"]
    assert (casual["seats"], casual["lead"]) == (3, None)
    assert casual["wins"]["mean"] == pytest.approx(1 / 3)


@pytest.mark.parametrize("game", PRESETS)
def test_casual_is_ahead_of_chance_in_every_game(tmp_path: Path, game: str) -> None:
    line_up = "casual," + seats("random", PRESETS[game].seat_counts()[0] - 1)
    length = () if game == "stichling" else ("--length", "2")
    wanted = ("--game", game, "--seats", line_up, "--matches", "24", *length)
    casual, random = result(tmp_path / "a.json", *wanted, "--seed", "1")["players"]
    assert casual["lead"]["mean"] > casual["lead"]["margin"]
    assert random["lead"]["mean"] == pytest.approx(-casual["lead"]["mean"])
    assert casual["wins"]["mean"] > random["wins"]["mean"]
    assert casual["fallbacks"] == random["fallbacks"] == 0


def test_several_processes_find_the_same(tmp_path: Path) -> None:
    wanted = (*TINY, "--playouts", "5")
    alone = result(tmp_path / "alone.json", *wanted)
    together = result(tmp_path / "together.json", *wanted, jobs="2")
    assert without_times(alone) == without_times(together)


Interrupted = Callable[[int], None]


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> Interrupted:
    """Lets somebody press Ctrl+C after so many matches."""

    def arrange(after: int) -> None:
        left = iter(range(after))

        def stopping(plan: Plan, pairing: Pairing) -> Outcome:
            if next(left, None) is None:
                raise KeyboardInterrupt
            return outcome(plan, pairing)

        monkeypatch.setattr(arena_workers, "outcome", stopping)

    return arrange


@pytest.mark.parametrize("torn", [b"", b'{"deal":1,"rotat', b"\xff\xfe"])
def test_a_stopped_arena_goes_on(
    tmp_path: Path, interrupted: Interrupted, monkeypatch: pytest.MonkeyPatch, torn: bytes
) -> None:
    whole = without_times(result(tmp_path / "whole.json", *TINY))
    path, journal = tmp_path / "a.json", tmp_path / "a.json.journal"
    interrupted(4)
    stopped = arena(*TINY, "--json", str(path))
    assert (stopped.code, stopped.out) == (130, "")
    said = "stopped after 4 of 6 matches; the same command goes on from there"
    assert stopped.complaint == f"sticheln: {said}"
    assert journal.read_bytes().count(b"\n") == 5
    journal.write_bytes(journal.read_bytes() + torn)
    interrupted(2)
    assert without_times(result(path, *TINY)) == whole


def test_a_stopped_arena_without_a_file_says_so(interrupted: Interrupted) -> None:
    interrupted(1)
    stopped = arena(*TINY)
    assert (stopped.code, stopped.out) == (130, "")
    assert stopped.complaint == "sticheln: stopped after 1 of 6 matches"


def test_a_drawn_seed_is_kept(tmp_path: Path, interrupted: Interrupted) -> None:
    path = tmp_path / "a.json"
    wanted = (*STICHLING, "--matches", "4")
    interrupted(2)
    assert arena(*wanted, "--json", str(path)).code == 130
    seed = json.loads((tmp_path / "a.json.journal").read_bytes().splitlines()[0])["seed"]
    interrupted(2)
    assert result(path, *wanted)["seed"] == seed


def test_an_arena_that_played_nothing_binds_nobody(tmp_path: Path, interrupted: Interrupted) -> None:
    path, journal = tmp_path / "a.json", tmp_path / "a.json.journal"
    interrupted(1)
    assert arena(*TINY, "--json", str(path)).code == 130
    journal.write_bytes(journal.read_bytes().splitlines(keepends=True)[0])
    interrupted(0)
    assert arena(*STICHLING, "--matches", "2", "--seed", "5", "--json", str(path)).code == 130
    assert not journal.exists()


OTHER = {
    "matches": ("matches", (*STICHLING, "--matches", "8", "--seed", "4")),
    "seed": ("seed", (*STICHLING, "--matches", "6", "--seed", "5")),
    "seats": ("seats", (*STICHLING[:2], "--seats", "random,casual", "--matches", "6", "--seed", "4")),
    "think": ("think", (*TINY, "--think", "2")),
    "playouts": ("playouts", (*TINY, "--playouts", "9")),
    "game": ("game", ("--seats", seats("random", 3), "--matches", "6", "--seed", "4")),
}


@pytest.mark.parametrize("other", OTHER)
def test_other_arguments_are_refused(tmp_path: Path, interrupted: Interrupted, other: str) -> None:
    name, arguments = OTHER[other]
    path, journal = tmp_path / "a.json", tmp_path / "a.json.journal"
    interrupted(1)
    arena(*TINY, "--json", str(path))
    before = journal.read_bytes()
    refused = arena(*arguments, "--json", str(path))
    assert refused.code == 2
    sentence = f"sticheln: {journal} belongs to an arena with other arguments ({name}): "
    assert refused.complaint.startswith(sentence)
    assert journal.read_bytes() == before


SPOILT = {
    "another file": (b"hello\n", "a.json.journal is not the journal of an arena; nothing was changed"),
    "not a match": (b"%shello\n", "a.json.journal: line 3 is not a finished match"),
    "a foreign match": (
        b'%s{"deal":9,"rotation":0,"seats":[]}\n',
        "a.json.journal: line 3 does not belong to this arena",
    ),
    "a match without seats": (
        b'%s{"deal":0,"rotation":0,"seats":[]}\n',
        "a.json.journal: line 3 does not belong to this arena",
    ),
}


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_spoilt_journal_gets_one_sentence(tmp_path: Path, interrupted: Interrupted, spoilt: str) -> None:
    content, sentence = SPOILT[spoilt]
    path, journal = tmp_path / "a.json", tmp_path / "a.json.journal"
    interrupted(1)
    arena(*TINY, "--json", str(path))
    journal.write_bytes(content.replace(b"%s", journal.read_bytes()))
    before = journal.read_bytes()
    refused = arena(*TINY, "--json", str(path))
    assert refused.code == 1
    assert refused.complaint == f"sticheln: {tmp_path}/{sentence}"
    assert journal.read_bytes() == before


WRONG_USAGE = {
    "no seats": (["arena"], "the following arguments are required: --seats (see: sticheln arena --help)"),
    "unknown level": (["arena", "--seats", "genius,casual,casual"], "there is no level 'genius'; there are "),
    "no matches": (["arena", *STICHLING, "--matches", "0"], "--matches: 1 to 1000000"),
    "too many matches": (["arena", *STICHLING, "--matches", "1000001"], "--matches: 1 to 1000000"),
    "no jobs": (["arena", *STICHLING, "--jobs", "0"], "--jobs: 1 to 60"),
    "too many jobs": (["arena", *STICHLING, "--jobs", "61"], "--jobs: 1 to 60"),
    "no playouts": (["arena", *STICHLING, "--playouts", "0"], "--playouts: 1 to 1000000000"),
    "play without playouts": (["play", *STICHLING, "--playouts", "-1"], "--playouts: 1 to 1000000000"),
    "long thinking": (["arena", *STICHLING, "--think", "601"], "--think: 0 to 600 seconds"),
    "length": (["arena", *STICHLING, "--length", "5"], "--length: stichling always has 3 rounds"),
}


@pytest.mark.parametrize(("arguments", "sentence"), WRONG_USAGE.values(), ids=WRONG_USAGE)
def test_wrong_usage_gets_one_sentence(arguments: list[str], sentence: str) -> None:
    printed = sticheln(*arguments)
    assert printed.code == 2
    assert printed.complaint.startswith(f"sticheln: {sentence}")
    assert printed.out == ""


IMPOSSIBLE = {
    "missing folder": ("none/a.json", "none/a.json.journal: no such file or directory"),
    "a folder": ("folder", "folder: it is not a file"),
    "a long name": ("x" * 250, "x" * 250 + ".journal: file name too long"),
    "a zero": ("a\0b", "a\ufffdb.journal: its name cannot be used"),
}


@pytest.mark.parametrize(("name", "reason"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_result_that_cannot_be_written_is_refused_before_play(
    tmp_path: Path, interrupted: Interrupted, name: str, reason: str
) -> None:
    (tmp_path / "folder").mkdir()
    interrupted(0)
    printed = arena(*TINY, "--json", f"{tmp_path}/{name}")
    assert printed.code == 1
    assert printed.complaint == f"sticheln: {tmp_path}/{reason}"
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_every_match_has_one_thread_for_its_arithmetic(tmp_path: Path, jobs: str) -> None:
    told = bot("-c", "import os; raise SystemExit('OMP_NUM_THREADS is ' + os.environ['OMP_NUM_THREADS'])")
    before = dict(os.environ)
    wanted = ("--game", "stichling", "--seats", f"{told},casual", "--matches", "2")
    dead, _ = result(tmp_path / "a.json", *wanted, jobs=jobs)["players"]
    assert dead["troubles"] == {"it ended (OMP_NUM_THREADS is 1)": 2}
    assert dict(os.environ) == before


def test_bots_play_and_their_mishaps_are_counted(tmp_path: Path) -> None:
    dying, good = bot("-c", "1/0"), bot(str(EXAMPLE))
    wanted = ("--game", "stichling", "--seats", f"{dying},{good}", "--matches", "2", "--think", "60")
    printed = arena(*wanted, "--json", str(tmp_path / "a.json"))
    assert (printed.code, printed.err) == (0, "")
    assert printed.out.splitlines()[-1].endswith(
        "-IS -c 1/0 was replaced 2×: it ended (ZeroDivisionError: division by zero)"
    )
    dead, alive = json.loads((tmp_path / "a.json").read_bytes())["players"]
    assert (dead["player"], dead["fallbacks"], dead["decisions"]) == (dying, 78, 78)
    assert (alive["player"], alive["fallbacks"], alive["troubles"]) == (good, 0, {})
