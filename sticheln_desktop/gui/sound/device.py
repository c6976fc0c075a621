"""The way out of the program: the system's audio device, by miniaudio. Imported only for a first sound."""

import contextlib
import ctypes
import sys
from collections.abc import Generator
from functools import cache
from typing import Any, Final, Protocol, cast

from .synthesis import RATE

_BUFFER_MS: Final = 40


class Device(Protocol):
    """Something open that asks a stream for frames until it is closed."""

    def close(self) -> None:
        """Stop asking."""


def opened(stream: Generator[bytes, int, None]) -> Device:
    """The system's audio device, already playing; raises whatever goes wrong."""
    import miniaudio  # type: ignore[import-untyped]

    _quieten_alsa()
    device: Any = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=_BUFFER_MS,
        app_name="Sticheln Desktop",
    )
    device.start(stream)
    return cast(Device, device)


@cache
def _quieten_alsa() -> Any:
    """ALSA writes to standard error where there is no device; the cache keeps its new handler alive."""
    if sys.platform != "linux":
        return None
    handler = ctypes.CFUNCTYPE(
        None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
    )(lambda *_: None)
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(handler)
    return handler
