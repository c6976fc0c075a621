"""A bot's process: lines in, lines out, each within its limits. What the lines mean is not known here."""

import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import IO

from .own_group import GroupedProcess, words
from .protocol import BotFailure

log = logging.getLogger(__name__)
_CHUNK = 65_536
_SLICE = 0.02  # how long a cancelled wait may go on
_PATIENCE = 1.0  # how long a thread may take to notice that its pipe is closed
_LONGEST_LOG_LINE = 500
Cancelled = Callable[[], bool]


def _never() -> bool:
    return False


class CannotStart(Exception):
    """A command that starts no program; its text is the reason."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a bot may take."""

    ready_seconds: float = 10.0
    least_seconds: float = 0.1
    farewell_seconds: float = 0.5
    answer_bytes: int = 1_000_000
    log_bytes: int = 1_000_000


class BotProcess:
    """A running bot. Pipes are served by threads of their own, so a bot that stalls stalls only itself.

    `last_words` is the latest line it wrote to its standard error.
    """

    def __init__(self, command: str, limits: Limits) -> None:
        self._limits = limits
        self._group = _started(command)
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self._incoming: SimpleQueue[bytes | BotFailure] = SimpleQueue()
        self._sent = 0
        self.last_words = ""
        self._idle = Event()
        self._idle.set()
        self._threads = [
            _serving(self._write, self._group.popen.stdin),
            _serving(self._read, self._group.popen.stdout),
            _serving(self._log, self._group.popen.stderr),
        ]

    @property
    def pid(self) -> int:
        """The number of the process, which is that of its group as well."""
        return self._group.popen.pid

    def send(self, line: bytes, until: float, cancelled: Cancelled = _never) -> bool:
        """Pass a line on; False if the bot has not even read the one before when it is too late."""
        while not self._idle.wait(_slice(until)):
            if _is_late(until) or cancelled():
                return False
        self._idle.clear()
        self._sent += 1
        self._outgoing.put(line)
        return True

    def receive(self, until: float, cancelled: Cancelled = _never) -> bytes | None:
        """The next line; None when it is too late, BotFailure when there will be none."""
        while True:
            try:
                line = self._incoming.get(timeout=_slice(until))
            except Empty:
                if _is_late(until) or cancelled():
                    return None
                continue
            if isinstance(line, BotFailure):
                raise line
            return line

    def end(self, farewell: bytes | None = None) -> None:
        """End the bot and whatever it started; after a farewell it gets a moment to end by itself."""
        writer, reader, logger = self._threads
        if farewell is not None:
            self._outgoing.put(farewell)
            self._outgoing.put(None)
            reader.join(self._limits.farewell_seconds)
        self._group.end()
        self._outgoing.put(None)
        for thread in (writer, reader, logger):
            thread.join(_PATIENCE)

    def _write(self, pipe: IO[bytes]) -> None:
        while (line := self._outgoing.get()) is not None:
            with contextlib.suppress(OSError):  # a bot that is gone is noticed by the reader
                pipe.write(line)
                pipe.flush()
            self._idle.set()

    def _read(self, pipe: IO[bytes]) -> None:
        began, heard, rest = 0, 0, b""
        while chunk := pipe.read1(_CHUNK):  # type: ignore[attr-defined]
            if began != self._sent:
                began, heard = self._sent, 0
            heard += len(chunk)
            if heard > self._limits.answer_bytes:
                self._incoming.put(BotFailure("it wrote too much for one answer"))
                _drain(pipe)
                return
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._incoming.put(line)
        self._incoming.put(BotFailure("it ended"))

    def _log(self, pipe: IO[bytes]) -> None:
        logged = 0
        while line := pipe.readline(_LONGEST_LOG_LINE):
            logged += len(line)
            text = line.decode("utf-8", errors="replace").strip()
            if logged <= self._limits.log_bytes and text:
                self.last_words = text
                log.info("bot %d: %s", self.pid, text)


def _drain(pipe: IO[bytes]) -> None:
    """Let a bot talk to nobody until it is ended: a pipe closed under it would be one more trouble."""
    while pipe.read(_CHUNK):
        pass


def _is_late(until: float) -> bool:
    return time.monotonic() >= until


def _slice(until: float) -> float:
    return min(max(until - time.monotonic(), 0.0), _SLICE)


def _started(command: str) -> GroupedProcess:
    try:
        return GroupedProcess(words(command))
    except OSError as error:
        raise CannotStart((error.strerror or "it is not a program").lower()) from None
    except (ValueError, IndexError):
        raise CannotStart("it is not a command") from None


def _serving(serve: Callable[[IO[bytes]], None], pipe: IO[bytes] | None) -> Thread:
    """A thread that serves one pipe and closes it when it is done."""
    assert pipe is not None

    def run() -> None:
        with contextlib.suppress(OSError), pipe:
            serve(pipe)

    thread = Thread(target=run, name="bot pipe", daemon=True)
    thread.start()
    return thread
