"""Matches of an arena side by side, each on a processor of its own."""

import os
import signal
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import NoReturn

from .arena_match import Outcome, outcome
from .arena_plan import Pairing, Plan
from .faults import WrongInput

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

_THREAD_COUNTS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
_PATIENCE = 5.0


def outcomes(plan: Plan, pairings: Sequence[Pairing], jobs: int) -> Generator[Outcome, None, None]:
    """Play these matches; they come as they are finished, with several jobs in any order."""
    workers = min(jobs, len(pairings))
    with _one_thread_each():
        if workers <= 1:
            yield from (outcome(plan, pairing) for pairing in pairings)
        else:
            with _crew(plan, workers) as crew:
                yield from _farmed_out(crew, pairings)


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """NumPy reads these once, when it is loaded: set here they hold for every worker from its start."""
    before = {name: os.environ.get(name) for name in _THREAD_COUNTS}
    os.environ.update(dict.fromkeys(_THREAD_COUNTS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


@contextmanager
def _crew(plan: Plan, workers: int) -> Iterator[list[Connection]]:
    """Processes waiting for work; none is left afterwards."""
    crew: list[tuple[BaseProcess, Connection]] = []
    try:
        for _ in range(workers):
            crew.append(_hired(plan))
        yield [connection for _, connection in crew]
    finally:
        for process, connection in crew:
            connection.close()
            process.terminate()
        for process, _ in crew:
            process.join(_PATIENCE)
            process.kill()
            process.join()


def _hired(plan: Plan) -> tuple[BaseProcess, Connection]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, plan), daemon=True)
    with _deaf_to_interrupts():
        process.start()
    theirs.close()  # so that the worker's end is the only one, and its death is noticed
    return process, ours


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Whoever is started meanwhile never hears Ctrl+C: the arena itself ends its workers."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _farmed_out(crew: list[Connection], pairings: Sequence[Pairing]) -> Iterator[Outcome]:
    waiting = iter(pairings)
    busy = [connection for connection in crew if _is_given_work(connection, waiting)]
    while busy:
        ready = wait(busy)
        for connection in [one for one in busy if one in ready]:
            yield _received(connection)
            if not _is_given_work(connection, waiting):
                busy.remove(connection)


def _is_given_work(connection: Connection, waiting: Iterator[Pairing]) -> bool:
    pairing = next(waiting, None)
    if pairing is not None:
        with suppress(OSError):  # a worker that is gone is noticed where its answer is awaited
            connection.send(pairing)
    return pairing is not None


def _received(connection: Connection) -> Outcome:
    try:
        found = connection.recv()
    except (EOFError, OSError):
        raise WrongInput("a process that played matches has ended unexpectedly") from None
    if isinstance(found, Outcome):
        return found
    raise WrongInput(str(found))


def _work(connection: Connection, plan: Plan) -> None:
    """What a worker does for as long as there is an arena."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # not handed down on every system
    signal.signal(signal.SIGTERM, _leave)  # by an exception, so that bots are ended too
    Thread(target=_end_with_the_arena, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            pairing = connection.recv()
            try:
                connection.send(outcome(plan, pairing))
            except WrongInput as fault:
                connection.send(str(fault))


def _end_with_the_arena() -> None:
    """A killed arena cannot end its workers, which may be waiting for a bot."""
    arena = parent_process()
    if arena is not None:
        arena.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _leave(number: int, frame: object) -> NoReturn:
    sys.exit(128 + number)
