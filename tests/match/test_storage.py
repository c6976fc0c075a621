"""Records on disk: written whole or not at all, read without ever hanging."""

import errno
import os
import stat
from pathlib import Path

import pytest
from recordings import BASES, orderly_match

from sticheln_desktop.match import storage
from sticheln_desktop.match.match import Match
from sticheln_desktop.match.parse import LARGEST_RECORD, BadRecord
from sticheln_desktop.match.storage import DiskTrouble, load, save, write_whole
from sticheln_desktop.match.writer import encoded

OLD = b"what was there before"


@pytest.fixture
def match() -> Match:
    return orderly_match(*BASES["stichling"])


def full_disk(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def trouble_reading(path: Path) -> str:
    with pytest.raises((DiskTrouble, BadRecord)) as caught:
        load(path)
    return str(caught.value)


def trouble_writing(path: Path) -> str:
    with pytest.raises(DiskTrouble) as caught:
        write_whole(path, b"new")
    return str(caught.value)


def test_what_is_saved_can_be_loaded(tmp_path: Path, match: Match) -> None:
    save(match, tmp_path / "a.sticheln")
    assert load(tmp_path / "a.sticheln") == match
    assert (tmp_path / "a.sticheln").read_bytes() == encoded(match)


def test_nothing_but_the_record_is_left_behind(tmp_path: Path, match: Match) -> None:
    for _ in range(3):
        save(match, tmp_path / "a.sticheln")
    assert [path.name for path in tmp_path.iterdir()] == ["a.sticheln"]


def test_a_new_file_may_be_read_by_whom_the_user_lets_read(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_whole(tmp_path / "a", b"new")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o640


def test_a_file_written_again_keeps_its_mode(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(OLD)
    (tmp_path / "a").chmod(0o604)
    write_whole(tmp_path / "a", b"new")
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o604


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(OLD)
    (tmp_path / "link").symlink_to("real")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_and_no_scratch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    (tmp_path / "a").write_bytes(OLD)
    monkeypatch.setattr(storage.os, call, full_disk)
    assert trouble_writing(tmp_path / "a") == "no space left on device"
    assert (tmp_path / "a").read_bytes() == OLD
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_a_full_disk_leaves_nothing_where_nothing_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage.os, "fsync", full_disk)
    assert trouble_writing(tmp_path / "a") == "no space left on device"
    assert list(tmp_path.iterdir()) == []


def test_a_missing_folder_is_not_made(tmp_path: Path) -> None:
    assert trouble_writing(tmp_path / "no" / "a") == "no such file or directory"
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(OLD)
    assert trouble_writing(tmp_path / "file" / "a") == "not a directory"
    assert trouble_reading(tmp_path / "file" / "a") == "not a directory"
    assert (tmp_path / "file").read_bytes() == OLD


def test_a_folder_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    assert trouble_writing(tmp_path / "folder") == "it is not a file"
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_a_pipe_is_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert trouble_writing(tmp_path / "pipe") == "it is not a file"
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)


def test_links_in_a_circle_lead_nowhere(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    assert trouble_writing(tmp_path / "a") == "its links lead in a circle"
    assert trouble_reading(tmp_path / "a") == "too many levels of symbolic links"
    assert {path.name for path in tmp_path.iterdir()} == {"a", "b"}


@pytest.mark.parametrize("name", ["a\0b", "\udfff\ud800"], ids=["zero", "half characters"])
def test_a_name_no_file_can_have(tmp_path: Path, name: str) -> None:
    assert trouble_writing(tmp_path / name) == "its name cannot be used"
    assert trouble_reading(tmp_path / name) == "its name cannot be used"
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    assert trouble_writing(tmp_path / ("a" * 300)) == "file name too long"
    assert trouble_reading(tmp_path / ("a" * 300)) == "file name too long"
    assert list(tmp_path.iterdir()) == []


def test_a_missing_file_cannot_be_read(tmp_path: Path) -> None:
    assert trouble_reading(tmp_path / "none") == "no such file or directory"


def test_a_folder_cannot_be_read(tmp_path: Path) -> None:
    assert trouble_reading(tmp_path) == "it is not a file"


def test_a_pipe_nobody_writes_to_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert trouble_reading(tmp_path / "pipe") == "it is not a file"


@pytest.mark.parametrize("device", ["/dev/zero", os.devnull])
def test_an_endless_device_is_not_read(device: str) -> None:
    assert trouble_reading(Path(device)) == "it is not a file"


def test_an_empty_file_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert trouble_reading(tmp_path / "empty") == "the file is empty"


@pytest.mark.parametrize("size", [LARGEST_RECORD + 1, 50_000_000, 5_000_000_000])
def test_a_huge_file_is_refused_without_reading_it_all(tmp_path: Path, size: int) -> None:
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(size)
    assert trouble_reading(tmp_path / "huge") == "the file is larger than 8 MB: it is no match record"


def test_a_bad_record_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "bad").write_bytes(b'{"format": ')
    assert trouble_reading(tmp_path / "bad") == "line 1, column 12: this is not JSON"
    assert (tmp_path / "bad").read_bytes() == b'{"format": '
