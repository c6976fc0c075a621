"""The icons as files: `python -m sticheln_desktop.gui.art.icon_files [FOLDER]` writes all of them anew.

For each icon: SVG, PNG in the usual sizes, ICO for Windows and ICNS for macOS.
"""

import os
import struct
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication

from sticheln_desktop.gui.resources import resource

from .app_icon import app_icon, record_icon
from .render import rasterised

ICONS: Final[dict[str, Callable[[float], str]]] = {
    "sticheln-desktop": app_icon,
    "sticheln-record": record_icon,
}
PNG_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 256)
# Apple's names of the sizes that hold PNG; those of twice the density come second.
ICNS_TYPES: Final = (
    (b"icp4", 16),
    (b"icp5", 32),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic09", 512),
    (b"ic11", 32),
    (b"ic12", 64),
)


def png(svg: str, size: int) -> bytes:
    """A picture as the content of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # Qt reads a quality of 0 as the strongest compression, which loses nothing.
    rasterised(svg, size, size).save(buffer, "PNG", 0)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """An icon file of Windows with PNG inside; 256 is written as 0 in its directory."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for size, content in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(content), offset)
        offset += len(content)
    return head + entries + b"".join(pictures.values())


def icns(pictures: Sequence[tuple[bytes, bytes]]) -> bytes:
    """An icon file of macOS: types and contents in a row, lengths counting their own heads."""
    body = b"".join(kind + struct.pack(">I", len(content) + 8) + content for kind, content in pictures)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def files(name: str) -> dict[str, bytes]:
    """The content of every file of one icon by its name."""
    draw = ICONS[name]
    pictures = {size: png(draw(size), size) for size in sorted({*PNG_SIZES, *ICO_SIZES})}
    made = {f"{name}-{size}.png": pictures[size] for size in PNG_SIZES}
    made[f"{name}.svg"] = draw(max(PNG_SIZES)).encode()
    made[f"{name}.ico"] = ico({size: pictures[size] for size in ICO_SIZES})
    made[f"{name}.icns"] = icns([(kind, pictures[size]) for kind, size in ICNS_TYPES])
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Write all files."""
    given = sys.argv[1:] if arguments is None else arguments
    folder = Path(given[0]) if given else resource("icons", "app")
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    for name in ICONS:
        for file, content in files(name).items():
            (folder / file).write_bytes(content)
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
