"""The sounds as WAV files: `python -m sticheln_desktop.gui.sound.files [FOLDER]` writes all of them anew."""

import sys
import wave
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sticheln_desktop.gui.resources import resource

from .synthesis import RATE, Wave, waveforms

_FULL: Final = 32_767
_WIDTH: Final = 2


def encoded(samples: Wave) -> bytes:
    """A mono WAV file of 16 bits."""
    memory = BytesIO()
    with wave.open(memory, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(_WIDTH)
        file.setframerate(RATE)
        file.writeframes(np.rint(samples * _FULL).astype("<i2").tobytes())
    return memory.getvalue()


def decoded(path: Path) -> NDArray[np.float32]:
    """The samples of a file that `encoded` has made, from -1 to 1."""
    with wave.open(str(path), "rb") as file:
        frames = file.readframes(file.getnframes())
    return np.frombuffer(frames, "<i2").astype(np.float32) / np.float32(_FULL)


def all_files() -> dict[str, bytes]:
    """The content of every sound file by its name."""
    return {f"{name}.wav": encoded(samples) for name, samples in waveforms().items()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Write all files."""
    given = sys.argv[1:] if arguments is None else arguments
    folder = Path(given[0]) if given else resource("sounds")
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in all_files().items():
        (folder / name).write_bytes(content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
