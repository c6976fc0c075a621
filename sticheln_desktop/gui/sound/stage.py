"""Serves the sounds that are wanted, on a thread of its own: opens the device, feeds it, closes it again.

Nothing here may raise or print: without a device the table is silent, and that is all.
"""

import logging
from collections.abc import Callable, Generator
from functools import cache
from itertools import count
from queue import Empty, SimpleQueue
from typing import Final

from sticheln_desktop.gui.resources import resource

from .cues import CARD_VARIANTS, Sound
from .device import Device
from .files import decoded
from .mixer import Mixer, Samples
from .synthesis import card_name
from .wish import Wish

Opener = Callable[[Generator[bytes, int, None]], Device]
_log = logging.getLogger(__name__)
# An open device costs a little power all the time, and a closed one follows the system's choice anew.
_REST: Final = 4.0


class Stage:
    """Plays wishes in their order of arrival until None is wished."""

    def __init__(self, wishes: "SimpleQueue[Wish | None]", opener: Opener, rest: float = _REST) -> None:
        self._wishes = wishes
        self._opener = opener
        self._rest = rest
        self._mixer = Mixer()
        self._device: Device | None = None
        self._has_complained = False
        self._cards = count()

    def serve(self) -> None:
        """Play until the end."""
        while (wish := self._next()) is not None:
            self._mixer.add(self._samples(wish.sound), wish.gain, wish.delay)
            self._open()
        self._close()

    def _next(self) -> Wish | None:
        while self._device is not None:
            try:
                return self._wishes.get(timeout=self._rest)
            except Empty:
                self._close()
        return self._wishes.get()

    def _samples(self, sound: Sound) -> Samples:
        name = card_name(next(self._cards) % CARD_VARIANTS) if sound is Sound.CARD else sound.value
        return _loaded(name)

    def _open(self) -> None:
        if self._device is None:
            try:
                self._device = self._opener(self._mixer.stream())
            except Exception as problem:  # whatever a system's audio can come up with
                self._mixer.hush()
                self._complain(problem)

    def _close(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            try:
                device.close()
            except Exception as problem:  # the device may have been unplugged
                self._complain(problem)
        self._mixer.hush()

    def _complain(self, problem: Exception) -> None:
        if not self._has_complained:
            self._has_complained = True
            _log.debug("no sound: %s", problem)


@cache
def _loaded(name: str) -> Samples:
    return decoded(resource("sounds", f"{name}.wav"))
