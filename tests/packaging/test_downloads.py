"""What the archives hold, how their sums are written, and how the installers are called."""

from __future__ import annotations

import hashlib
import tarfile
import zipfile
from pathlib import Path

import downloads
import pytest


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A frozen folder with a program, a library and a link to it."""
    folder = tmp_path / "sticheln-desktop"
    (folder / "_internal").mkdir(parents=True)
    (folder / "sticheln-desktop").write_bytes(b"program")
    (folder / "sticheln-desktop").chmod(0o755)
    (folder / "_internal" / "lib.so.1").write_bytes(b"library")
    (folder / "lib.so").symlink_to("_internal/lib.so.1")
    return folder


def test_links_count_nothing(folder: Path) -> None:
    assert downloads.total_size(folder) == len(b"program") + len(b"library")


def test_the_tarball_keeps_modes_and_links_and_names_nobody(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "x.tar.gz"
    downloads.make_tarball(folder, target, "top-1.0", moment=1_700_000_000)
    with tarfile.open(target) as archive:
        members = {member.name: member for member in archive}
    assert members["top-1.0/sticheln-desktop"].mode & 0o111
    assert members["top-1.0/lib.so"].linkname == "_internal/lib.so.1"
    assert "top-1.0/LICENSE" in members
    assert {(one.uid, one.uname, one.mtime) for one in members.values()} == {(0, "root", 1_700_000_000)}


def test_the_zip_has_one_folder_at_its_top(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "x.zip"
    downloads.make_zip(folder, target, "top-1.0")
    with zipfile.ZipFile(target) as archive:
        names = archive.namelist()
    assert {name.split("/")[0] for name in names} == {"top-1.0"}
    assert "top-1.0/_internal/lib.so.1" in names


def test_sums_are_written_as_sha256sum_reads_them(tmp_path: Path) -> None:
    files = [tmp_path / "b.deb", tmp_path / "a.tar.gz"]
    for path in files:
        path.write_bytes(path.name.encode())
    lines = downloads.write_sums(files).read_text().splitlines()
    assert lines == [f"{hashlib.sha256(name.encode()).hexdigest()}  {name}" for name in ("a.tar.gz", "b.deb")]


def test_the_windows_installer_is_told_version_and_places() -> None:
    command = downloads.nsis_command(Path("folder"), Path("x.ico"), Path("x.exe"), "1.2.3")
    assert {"-DVERSION=1.2.3", "-DSOURCE=folder", "-DICON=x.ico", "-DTARGET=x.exe", "-WX"} < set(command)
    assert Path(command[-1]).is_file()


def test_the_disk_image_is_compressed() -> None:
    command = downloads.dmg_command(Path("stage"), Path("x.dmg"))
    assert command[:2] == ["hdiutil", "create"]
    assert "UDZO" in command


@pytest.mark.parametrize(
    ("told", "expected"),
    [("x86_64", "x86_64"), ("AMD64", "x86_64"), ("aarch64", "arm64")],
)
def test_processors_have_one_name(monkeypatch: pytest.MonkeyPatch, told: str, expected: str) -> None:
    monkeypatch.setattr("downloads.platform.machine", lambda: told)
    assert downloads.machine() == expected
