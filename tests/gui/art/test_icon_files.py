"""The icon files are what the generator gives, and what each system can read."""

import struct
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage

from sticheln_desktop.gui.art.icon_files import ICNS_TYPES, ICO_SIZES, ICONS, PNG_SIZES, files, main
from sticheln_desktop.gui.resources import resource

EACH = pytest.mark.parametrize("name", ICONS)
FOLDER = resource("icons", "app")


def _alike(one: QImage, other: QImage) -> bool:
    """Whether two pictures differ by no more than another processor's rounding."""
    if one.size() != other.size():
        return False
    kind = QImage.Format.Format_RGBA8888
    pixels = [np.frombuffer(image.convertToFormat(kind).constBits(), np.uint8) for image in (one, other)]
    return int(np.abs(pixels[0].astype(int) - pixels[1].astype(int)).max()) <= 3


def _pictures_of_ico(content: bytes) -> dict[int, QImage]:
    reserved, kind, count = struct.unpack_from("<HHH", content)
    assert (reserved, kind) == (0, 1)
    entries = [struct.unpack_from("<BBBBHHII", content, 6 + 16 * index) for index in range(count)]
    return {entry[0] or 256: QImage.fromData(content[entry[7] : entry[7] + entry[6]]) for entry in entries}


def _pictures_of_icns(content: bytes) -> dict[bytes, QImage]:
    assert content[:4] == b"icns"
    assert struct.unpack_from(">I", content, 4)[0] == len(content)
    found, at = {}, 8
    while at < len(content):
        length = struct.unpack_from(">I", content, at + 4)[0]
        found[content[at : at + 4]] = QImage.fromData(content[at + 8 : at + length])
        at += length
    return found


@EACH
def test_files_are_what_the_generator_gives(qapp: object, name: str) -> None:
    made = files(name)
    assert (FOLDER / f"{name}.svg").read_bytes() == made[f"{name}.svg"]
    for size in PNG_SIZES:
        there = QImage(str(FOLDER / f"{name}-{size}.png"))
        assert _alike(there, QImage.fromData(made[f"{name}-{size}.png"]))
        assert (there.width(), there.height()) == (size, size)


@EACH
def test_windows_icon_holds_all_its_sizes(qapp: object, name: str) -> None:
    pictures = _pictures_of_ico((FOLDER / f"{name}.ico").read_bytes())
    made = _pictures_of_ico(files(name)[f"{name}.ico"])
    assert tuple(pictures) == ICO_SIZES
    assert {size: picture.width() for size, picture in pictures.items()} == {size: size for size in ICO_SIZES}
    assert all(_alike(pictures[size], made[size]) for size in ICO_SIZES)


@EACH
def test_apple_icon_holds_all_its_sizes(qapp: object, name: str) -> None:
    pictures = _pictures_of_icns((FOLDER / f"{name}.icns").read_bytes())
    assert {kind: picture.width() for kind, picture in pictures.items()} == dict(ICNS_TYPES)
    made = _pictures_of_icns(files(name)[f"{name}.icns"])
    assert all(_alike(picture, made[kind]) for kind, picture in pictures.items())


def test_command_writes_every_file_there_is(qapp: object, tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in FOLDER.iterdir()}
