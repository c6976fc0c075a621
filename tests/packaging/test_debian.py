"""What the Debian package needs and where its files lie."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from configparser import RawConfigParser
from pathlib import Path

import debian
import pytest
from process import Failure

from sticheln_desktop.match.storage import SUFFIX


def entry() -> dict[str, str]:
    parser = RawConfigParser()
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(debian.LINUX / "sticheln-desktop.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_dependencies_are_those_of_the_libraries_left_to_the_system() -> None:
    outside = {"libc.so.6", "libm.so.6", "libEGL.so.1", "libxcb.so.1"}
    told = debian.dependencies(outside, "2.34")
    assert told == "libc6 (>= 2.34), fontconfig-config, libegl1, libxcb1, xkb-data"


def test_a_library_nobody_brings_stops_the_build() -> None:
    with pytest.raises(Failure, match=r"libmystery\.so\.1"):
        debian.dependencies({"libc.so.6", "libmystery.so.1"}, "2.34")


def test_the_layout_has_everything_in_its_place(tmp_path: Path) -> None:
    folder, icons, stage = tmp_path / "frozen", tmp_path / "icons", tmp_path / "stage"
    for path in (folder / "_internal" / "x", folder / "sticheln", folder / "sticheln-desktop"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x")
    icons.mkdir()
    for name in ("sticheln-desktop-48.png", "sticheln-desktop.svg", "sticheln-record.svg"):
        (icons / name).write_bytes(b"x")
    debian.lay_out(stage, folder, icons)
    debian.set_modes(stage)
    assert (stage / "usr/games/sticheln").resolve() == (stage / "usr/lib/sticheln-desktop/sticheln").resolve()
    assert (stage / "usr/share/icons/hicolor/48x48/apps/sticheln-desktop.png").is_file()
    assert (stage / "usr/share/icons/hicolor/scalable/mimetypes/application-x-sticheln.svg").is_file()
    assert (stage / "usr/share/metainfo/sticheln-desktop.metainfo.xml").is_file()
    assert (stage / "usr/lib/sticheln-desktop/sticheln").stat().st_mode & 0o777 == 0o755
    assert (stage / "usr/lib/sticheln-desktop/_internal/x").stat().st_mode & 0o777 == 0o644


def test_the_package_history_is_in_debians_form() -> None:
    assert debian.package_history("1.2.3", 0) == (
        "sticheln-desktop (1.2.3) stable; urgency=low\n\n  * What is new is in NEWS.gz.\n\n"
        f" -- {debian.MAINTAINER}  Thu, 01 Jan 1970 00:00:00 +0000\n"
    )


def test_only_programs_are_taken_for_programs(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"\x7fELF and so on")
    (tmp_path / "b").write_bytes(b"text")
    (tmp_path / "c").symlink_to("a")
    assert debian.shared_objects(tmp_path) == [tmp_path / "a"]


def test_the_menu_entry_the_file_type_and_the_metadata_name_each_other() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = ElementTree.parse(debian.LINUX / "sticheln-desktop.mime.xml").find(f"{space}mime-type")
    assert kind is not None
    glob = kind.find(f"{space}glob")
    assert glob is not None
    assert glob.get("pattern") == f"*{SUFFIX}"
    assert entry()["MimeType"] == f"{kind.get('type')};"
    assert entry()["Version"] == "1.0"
    component = ElementTree.parse(debian.LINUX / "sticheln-desktop.metainfo.xml").getroot()
    assert component.findtext("launchable") == "sticheln-desktop.desktop"
    assert component.findtext("provides/mediatype") == kind.get("type")
