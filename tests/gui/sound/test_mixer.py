"""Sounds that are heard at the same time."""

import numpy as np

from sticheln_desktop.gui.sound.mixer import MOST_VOICES, Mixer
from sticheln_desktop.gui.sound.synthesis import RATE


def _level(*parts: float) -> "np.ndarray[tuple[int], np.dtype[np.float32]]":
    return np.array(parts, np.float32)


def _numbers(frames: bytes) -> list[int]:
    return [int(number) for number in np.frombuffer(frames, "<i2")]


def test_nothing_is_silence() -> None:
    assert _numbers(Mixer().mixed(3)) == [0, 0, 0]


def test_sounds_add_up_and_end() -> None:
    mixer = Mixer()
    mixer.add(_level(0.25, 0.25, 0.25), 1.0)
    mixer.add(_level(0.5), 0.5)
    assert _numbers(mixer.mixed(2)) == [16383, 8191]
    assert not mixer.is_silent
    assert _numbers(mixer.mixed(2)) == [8191, 0]
    assert mixer.is_silent


def test_what_is_too_loud_is_clipped() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.add(_level(0.9, -0.9), 1.0)
    assert _numbers(mixer.mixed(2)) == [32767, -32767]


def test_delayed_sound_begins_in_a_later_request() -> None:
    mixer = Mixer()
    mixer.add(_level(1.0, 1.0), 1.0, delay=3 / RATE)
    assert _numbers(mixer.mixed(2)) == [0, 0]
    assert _numbers(mixer.mixed(2)) == [0, 32767]
    assert _numbers(mixer.mixed(2)) == [32767, 0]


def test_oldest_sound_gives_way() -> None:
    mixer = Mixer()
    mixer.add(_level(1.0), 1.0)
    for _ in range(MOST_VOICES):
        mixer.add(_level(0.0), 1.0)
    assert _numbers(mixer.mixed(1)) == [0]


def test_stream_gives_as_many_frames_as_are_asked_for() -> None:
    mixer = Mixer()
    stream = mixer.stream()
    mixer.add(_level(1.0), 1.0)
    assert _numbers(stream.send(2)) == [32767, 0]
    assert len(stream.send(500)) == 1000


def test_hush_ends_everything() -> None:
    mixer = Mixer()
    mixer.add(_level(1.0), 1.0)
    mixer.hush()
    assert mixer.is_silent
