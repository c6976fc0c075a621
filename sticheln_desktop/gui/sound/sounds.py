"""The sounds of the table, as the window knows them: tell it what happens, and it is heard or not.

NumPy, the sound files and the audio device are only touched on the thread that the first sound starts.
"""

import atexit
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Final

from sticheln_desktop.play.session import Happening

from .cues import Cue, Sound, cues
from .wish import Wish

Wishes = SimpleQueue[Wish | None]
Service = Callable[[Wishes], None]
# The files' own loudness is heard at a volume of 71 per cent; the ear takes squares for even steps.
_LOUDEST: Final = 2.0
_FAREWELL: Final = 1.0


def _serve(wishes: Wishes) -> None:
    try:
        from .device import opened
        from .stage import Stage

        Stage(wishes, opened).serve()
    except Exception:  # a broken installation must be silent, too
        import logging

        logging.getLogger(__name__).debug("no sound", exc_info=True)


class Sounds:
    """Plays what is heard at the table; every method returns at once and none ever fails."""

    def __init__(self, service: Service = _serve) -> None:
        self._service = service
        self._wishes: Wishes = SimpleQueue()
        self._thread: Thread | None = None
        self._on = True
        self._gain = 1.0
        self._tells_turn = False

    def set(self, on: bool, volume: int, your_turn: bool = False) -> None:
        """Sound or none, how loud from 0 to 100, and whether a note tells that it is your turn."""
        self._on = on and volume > 0
        self._gain = _LOUDEST * (min(volume, 100) / 100) ** 2
        self._tells_turn = your_turn

    def heard(self, happening: Happening, own: int | None) -> None:
        """Something happened, as seen from `own`, or by nobody in particular."""
        self._play(*cues(happening, own))

    def refused(self) -> None:
        """A press meant nothing the rules allow."""
        self._play(Cue(Sound.REFUSED))

    def your_turn(self) -> None:
        """The table waits for the person who looks."""
        if self._tells_turn:
            self._play(Cue(Sound.YOUR_TURN))

    def sample(self) -> None:
        """A card, so that a new volume can be judged."""
        self._play(Cue(Sound.CARD))

    def close(self) -> None:
        """End the thread and close the device; a later sound would begin anew."""
        thread, self._thread = self._thread, None
        if thread is not None:
            atexit.unregister(self.close)
            self._wishes.put(None)
            thread.join(_FAREWELL)

    def _play(self, *wanted: Cue) -> None:
        if not self._on or not wanted:
            return
        if self._thread is None:
            self._begin()
        for cue in wanted:
            self._wishes.put(Wish(cue.sound, self._gain, cue.delay))

    def _begin(self) -> None:
        self._wishes = SimpleQueue()
        self._thread = Thread(target=partial(self._service, self._wishes), name="sound", daemon=True)
        # A device must not ask a vanishing interpreter for frames.
        atexit.register(self.close)
        self._thread.start()
