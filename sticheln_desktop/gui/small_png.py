"""Saves a picture small: its colours are reduced to a palette of 256 that its pixels vote for."""

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

_COLOURS: Final = 256
_SAMPLE: Final = 60_000
Pixels = NDArray[np.int64]


def save_small(image: QImage, path: Path) -> bool:
    """Write the picture as an indexed PNG; whether that succeeded."""
    table = [
        0xFF000000 | int(red) << 16 | int(green) << 8 | int(blue) for red, green, blue in _palette(image)
    ]
    indexed = image.convertToFormat(
        QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.ThresholdDither
    )
    # Qt reads a quality of 0 as the strongest compression.
    return indexed.save(str(path), "PNG", 0)  # type: ignore[call-overload, no-any-return]


def _palette(image: QImage) -> Pixels:
    """Median cut: the widest group of colours is halved until there are enough groups."""
    first = _pixels(image)
    groups = [(_spread(first), first)]
    while len(groups) < _COLOURS:
        widest = max(range(len(groups)), key=lambda index: groups[index][0])
        _, group = groups.pop(widest)
        axis = int(np.argmax(np.ptp(group, axis=0)))
        ordered = group[np.argsort(group[:, axis], kind="stable")]
        halves = ordered[: len(group) // 2], ordered[len(group) // 2 :]
        groups += [(_spread(half), half) for half in halves if len(half)]
    return np.array([np.rint(group.mean(axis=0)) for _, group in groups], np.int64)


def _spread(group: Pixels) -> float:
    return float(np.ptp(group, axis=0).max() * len(group) ** 0.5)


def _pixels(image: QImage) -> Pixels:
    flat = np.frombuffer(image.convertToFormat(QImage.Format.Format_RGB32).constBits(), np.uint8)
    colours = flat.reshape(-1, 4)[:, 2::-1].astype(np.int64)
    return colours[:: max(len(colours) // _SAMPLE, 1)]
