"""What the tests of sound share: a device that plays to nobody, and a service that only listens."""

from collections.abc import Callable, Generator
from queue import SimpleQueue
from threading import Event

from sticheln_desktop.gui.sound.wish import Wish

PATIENCE = 10.0


class SilentDevice:
    """Takes what a stream gives and remembers whether it was closed."""

    def __init__(self, stream: Generator[bytes, int, None]) -> None:
        self.stream = stream
        self.closed = Event()

    def close(self) -> None:
        self.closed.set()


class Listener:
    """A service that keeps every wish instead of playing it."""

    def __init__(self) -> None:
        self.heard: SimpleQueue[Wish] = SimpleQueue()
        self.begun = Event()
        self.ended = Event()

    def __call__(self, wishes: "SimpleQueue[Wish | None]") -> None:
        self.begun.set()
        while (wish := wishes.get(timeout=PATIENCE)) is not None:
            self.heard.put(wish)
        self.ended.set()

    def next(self) -> Wish:
        return self.heard.get(timeout=PATIENCE)


Opener = Callable[[Generator[bytes, int, None]], SilentDevice]
