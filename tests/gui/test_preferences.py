"""Preferences on disk: good files come back, bad ones never stop the program."""

import json
from pathlib import Path

import pytest

from sticheln_desktop.gui.pages.plan import sensible
from sticheln_desktop.gui.preferences import (
    MOST_RECENT,
    Pace,
    Preferences,
    Sound,
    load,
    remembering,
    save,
    with_recent,
    without_recent,
)
from sticheln_desktop.match.storage import DiskTrouble


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings" / "preferences.json"


def written(path: Path, content: object) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return path


def aside(path: Path) -> Path:
    return path.with_name(path.name + ".bad")


def test_preferences_come_back_as_they_were(path: Path) -> None:
    chosen = Preferences(
        theme="contrast",
        face="large",
        text_scale=180,
        pace=Pace("slow", None),
        sound=Sound(False, 5),
        hand_sort="value",
        think_seconds=4.5,
        language="hu",
        shows_panels=False,
        bots={"Hal": "hal --fast"},
        recent=("/a.sticheln",),
    )
    chosen = remembering(remembering(chosen, sensible("house")), sensible("hattrick"))
    save(path, chosen)
    assert load(path) == chosen
    assert not aside(path).exists()


def test_a_missing_file_means_defaults(path: Path) -> None:
    assert load(path) == Preferences()
    assert not aside(path).exists()


def test_a_folder_in_its_place_means_defaults(tmp_path: Path) -> None:
    assert load(tmp_path) == Preferences()


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe", b"null", b'{"theme": NaN}', b"[" * 100_000], ids=repr
)
def test_a_broken_file_means_defaults_and_is_kept_aside(path: Path, content: bytes) -> None:
    assert load(written(path, content)) == Preferences()
    assert aside(path).read_bytes() == content


def test_only_what_is_wrong_becomes_a_default(path: Path) -> None:
    wrong = {
        "theme": "pink",
        "text_scale": 500,
        "face": "large",
        "sound": {"on": "yes", "volume": 30},
        "pace": 3,
    }
    assert load(written(path, wrong)) == Preferences(face="large", sound=Sound(True, 30))
    assert json.loads(aside(path).read_bytes()) == wrong


@pytest.mark.parametrize("rest", [-1, 5.5, "long", True])
def test_a_wrong_rest_is_not_taken(path: Path, rest: object) -> None:
    assert load(written(path, {"pace": {"trick_rest": rest}})).pace == Pace()


def test_unknown_members_are_no_fault(path: Path) -> None:
    assert load(written(path, {"theme": "dark", "later": 1})) == Preferences(theme="dark")
    assert not aside(path).exists()


def test_a_bad_plan_is_left_out_alone(path: Path) -> None:
    save(path, remembering(Preferences(), sensible("mild")))
    found = json.loads(path.read_bytes())
    found["plans"]["hazy"] = {**found["plans"]["mild"], "game": "hazy", "seats": []}
    found["plans"]["skat"] = 5
    assert set(load(written(path, found)).plans) == {"mild"}


def test_a_seed_is_not_remembered() -> None:
    from msgspec.structs import replace

    assert remembering(Preferences(), replace(sensible("mild"), seed=4)).plans["mild"].seed is None


def test_trouble_with_the_disk_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DiskTrouble):
        save(tmp_path / "file" / "preferences.json", Preferences())


def test_recent_records_are_newest_first_and_few() -> None:
    prefs = Preferences()
    for number in [*range(12), 5]:
        prefs = with_recent(prefs, Path(f"/{number}.sticheln"))
    assert [Path(name).stem for name in prefs.recent] == ["5", "11", "10", "9", "8", "7", "6", "4"]
    assert len(prefs.recent) == MOST_RECENT
    assert Path("/9.sticheln") not in map(Path, without_recent(prefs, Path(prefs.recent[3])).recent)


@pytest.mark.parametrize("bots", [3, {"Hal": 3}, ["Hal"]])
def test_wrong_bots_are_not_taken(path: Path, bots: object) -> None:
    assert load(written(path, {"bots": bots, "theme": "dark"})) == Preferences(theme="dark")
