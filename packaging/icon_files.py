"""Draws the program's icon into the files each system wants; run with the build environment's Python.

`python icon_files.py FOLDER` writes PNGs, an SVG, `sticheln.ico` and `sticheln.icns` there.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
# Apple's names for pictures of these sizes.
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon out of PNGs by size."""
    header, offset = struct.pack("<3H", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    entries, body = b"", b""
    for size, png in pictures.items():
        entries += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(png), offset + len(body))
        body += png
    return header + entries + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon out of PNGs by size."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for size, kind in ICNS_KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main(folder: Path) -> None:
    """Draw and write everything."""
    from PySide6.QtGui import QGuiApplication

    from sticheln_desktop.gui.art.app_icon import app_icon
    from sticheln_desktop.gui.art.render import rasterised

    application = QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        if not rasterised(app_icon(size), size, size).save(str(folder / f"{size}.png")):
            raise OSError(f"{size}.png cannot be written")
    application.shutdown()
    pictures = {size: (folder / f"{size}.png").read_bytes() for size in SIZES}
    (folder / "sticheln.svg").write_text(app_icon(), encoding="utf-8", newline="\n")
    (folder / "sticheln.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (folder / "sticheln.icns").write_bytes(icns(pictures))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    main(Path(sys.argv[1]))
