"""The thread that plays: a device is opened for a sound, rests are used to close it, trouble is silence."""

import logging
from collections.abc import Generator
from queue import SimpleQueue
from threading import Thread

import pytest
from stage_props import PATIENCE, SilentDevice

from sticheln_desktop.gui.sound.cues import Sound
from sticheln_desktop.gui.sound.stage import Stage
from sticheln_desktop.gui.sound.wish import Wish

CARD = Wish(Sound.CARD, 1.0)


class _Hall:
    """Opens devices and remembers them; some of the first attempts may fail."""

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.devices: SimpleQueue[SilentDevice] = SimpleQueue()

    def open(self, stream: Generator[bytes, int, None]) -> SilentDevice:
        if self.failures:
            self.failures -= 1
            raise OSError("no such device")
        device = SilentDevice(stream)
        self.devices.put(device)
        return device


def _played(hall: _Hall, *wishes: Wish) -> None:
    queue: SimpleQueue[Wish | None] = SimpleQueue()
    for wish in (*wishes, None):
        queue.put(wish)
    Stage(queue, hall.open).serve()


def test_one_device_serves_many_sounds_and_is_closed() -> None:
    hall = _Hall()
    _played(hall, CARD, CARD, Wish(Sound.TILE, 0.5))
    assert hall.devices.get_nowait().closed.is_set()
    assert hall.devices.empty()


def test_nothing_is_opened_without_a_sound() -> None:
    hall = _Hall()
    _played(hall)
    assert hall.devices.empty()


def test_sound_reaches_the_device() -> None:
    hall = _Hall()
    queue: SimpleQueue[Wish | None] = SimpleQueue()
    thread = Thread(target=Stage(queue, hall.open).serve)
    thread.start()
    queue.put(CARD)
    frames = hall.devices.get(timeout=PATIENCE).stream.send(4000)
    queue.put(None)
    thread.join(PATIENCE)
    assert any(frames)


def test_device_is_closed_in_a_rest_and_opened_anew() -> None:
    hall = _Hall()
    queue: SimpleQueue[Wish | None] = SimpleQueue()
    thread = Thread(target=Stage(queue, hall.open, rest=0.01).serve)
    thread.start()
    queue.put(CARD)
    first = hall.devices.get(timeout=PATIENCE)
    assert first.closed.wait(PATIENCE)
    queue.put(CARD)
    assert hall.devices.get(timeout=PATIENCE) is not first
    queue.put(None)
    thread.join(PATIENCE)


def test_without_a_device_there_is_one_quiet_line(caplog: pytest.LogCaptureFixture) -> None:
    hall = _Hall(failures=5)
    with caplog.at_level(logging.DEBUG):
        _played(hall, *[CARD] * 5)
    assert [(record.levelno, record.getMessage()) for record in caplog.records] == [
        (logging.DEBUG, "no sound: no such device")
    ]


def test_device_that_comes_later_is_used() -> None:
    hall = _Hall(failures=1)
    _played(hall, CARD, CARD)
    assert not hall.devices.empty()


def test_device_that_vanished_cannot_break_anything() -> None:
    class Unplugged(SilentDevice):
        def close(self) -> None:
            raise OSError("gone")

    queue: SimpleQueue[Wish | None] = SimpleQueue()
    queue.put(CARD)
    queue.put(None)
    Stage(queue, Unplugged).serve()
