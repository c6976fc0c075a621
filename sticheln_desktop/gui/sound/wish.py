"""What the window asks of the sound thread; light, because it is made on the window's own thread."""

from typing import NamedTuple

from .cues import Sound


class Wish(NamedTuple):
    """A sound, how loud, and how many seconds from now."""

    sound: Sound
    gain: float
    delay: float = 0.0
