"""Loads every data file there is, each by its kind; a file of a kind nobody here knows is a fault."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

_PICTURE_SOURCE: Final = re.compile(r"""<img[^>]+src=["']([^"':#]+)["']""")


class Unusable(Exception):
    """Why a data file cannot be used."""


def load(path: Path) -> None:
    """Load a data file; Unusable if it cannot be used."""
    loader = _LOADERS.get(path.suffix)
    if loader is None:
        raise Unusable("nobody knows how to load this kind of file")
    loader(path)


def _text(path: Path) -> str:
    content = path.read_text(encoding="utf-8")
    _demand(bool(content.strip()), "is empty")
    return content


def _svg(path: Path) -> None:
    _demand(QSvgRenderer(_text(path).encode()).isValid(), "cannot be drawn")


def _page(path: Path) -> None:
    for source in _PICTURE_SOURCE.findall(_text(path)):
        _demand((path.parent / source).is_file(), f"has no picture {source}")


def _picture(path: Path) -> None:
    _demand(not QImage(str(path)).isNull(), "is no picture")


def _translation(path: Path) -> None:
    translator = QTranslator()
    _demand(translator.load(str(path)) and not translator.isEmpty(), "is no translation")


def _sound(path: Path) -> None:
    import miniaudio

    _demand(miniaudio.get_file_info(str(path)).num_frames > 0, "is silent")


def _arrays(path: Path) -> None:
    import numpy

    with numpy.load(path, allow_pickle=False) as arrays:
        named = {name: arrays[name] for name in arrays.files}
    _demand(bool(named), "holds no arrays")
    for name, array in named.items():
        _demand(array.dtype.kind != "f" or bool(numpy.isfinite(array).all()), f"is broken at {name}")


def _apple_icon(path: Path) -> None:
    _demand(path.read_bytes()[:4] == b"icns", "is no icon")


def _code(path: Path) -> None:
    compile(_text(path), path.name, "exec")


def _json(path: Path) -> None:
    json.loads(_text(path))


def _demand(condition: bool, otherwise: str) -> None:
    if not condition:
        raise Unusable(otherwise)


_LOADERS: Final[dict[str, Callable[[Path], object]]] = {
    **dict.fromkeys((".txt", ".md", ".qss", ".css"), _text),
    **dict.fromkeys((".png", ".jpg", ".jpeg", ".ico"), _picture),
    **dict.fromkeys((".wav", ".ogg", ".flac", ".mp3"), _sound),
    **dict.fromkeys((".html", ".htm"), _page),
    ".icns": _apple_icon,
    ".json": _json,
    ".npz": _arrays,
    ".py": _code,
    ".qm": _translation,
    ".svg": _svg,
}
