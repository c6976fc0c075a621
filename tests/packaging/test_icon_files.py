"""The containers of icons that Windows and macOS read."""

from __future__ import annotations

import struct

import icon_files


def test_a_windows_icon_points_at_its_pictures() -> None:
    made = icon_files.ico({16: b"small", 256: b"large!"})
    assert struct.unpack_from("<3H", made) == (0, 1, 2)
    for number, (size, content) in enumerate([(16, b"small"), (0, b"large!")]):
        width, *_, length, offset = struct.unpack_from("<4B2H2I", made, 6 + 16 * number)
        assert width == size
        assert made[offset : offset + length] == content


def test_a_macos_icon_is_a_chain_of_named_pictures() -> None:
    made = icon_files.icns({size: b"png" * size for size in icon_files.ICNS_KINDS})
    assert made[:4] == b"icns"
    assert struct.unpack_from(">I", made, 4)[0] == len(made)
    at, kinds = 8, []
    while at < len(made):
        kinds.append(made[at : at + 4])
        at += struct.unpack_from(">I", made, at + 4)[0]
    assert kinds == list(icon_files.ICNS_KINDS.values())


def test_every_container_uses_sizes_that_are_drawn() -> None:
    assert {*icon_files.ICO_SIZES, *icon_files.ICNS_KINDS} <= set(icon_files.SIZES)
