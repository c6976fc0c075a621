"""Adds up the sounds that are heard at the same time; where they come out is the device's business."""

from collections.abc import Generator
from dataclasses import dataclass
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .synthesis import RATE

Samples = NDArray[np.float32]
MOST_VOICES: Final = 12
_FULL: Final = 32_767


@dataclass(slots=True)
class _Voice:
    """A sound on its way; before it begins, its position is negative."""

    samples: Samples
    position: int


class Mixer:
    """Sounds being played; the device's own thread asks for the next frames."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[_Voice] = []

    @property
    def is_silent(self) -> bool:
        """Whether nothing is being played."""
        return not self._voices

    def add(self, samples: Samples, gain: float, delay: float = 0.0) -> None:
        """Play a sound after so many seconds; where too many are playing the oldest one ends."""
        voice = _Voice(samples * np.float32(gain), -round(delay * RATE))
        with self._lock:
            self._voices = [*self._voices, voice][-MOST_VOICES:]

    def hush(self) -> None:
        """Forget everything that is playing."""
        with self._lock:
            self._voices = []

    def mixed(self, frames: int) -> bytes:
        """The next frames as 16-bit samples."""
        total = np.zeros(frames, np.float32)
        with self._lock:
            for voice in self._voices:
                _add(voice, total)
            self._voices = [voice for voice in self._voices if voice.position < voice.samples.size]
        return (np.clip(total, -1.0, 1.0) * _FULL).astype("<i2").tobytes()

    def stream(self) -> Generator[bytes, int, None]:
        """The same as a generator, begun and ready to be sent numbers of frames."""
        flow = self._flow()
        next(flow)
        return flow

    def _flow(self) -> Generator[bytes, int, None]:
        frames = yield b""
        while True:
            frames = yield self.mixed(frames)


def _add(voice: _Voice, total: Samples) -> None:
    ahead = max(-voice.position, 0)
    if ahead < total.size:
        start = max(voice.position, 0)
        part = voice.samples[start : start + total.size - ahead]
        total[ahead : ahead + part.size] += part
    voice.position += total.size
