"""How far a long command has come, on a terminal; anywhere else nothing is shown."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(things: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar with the time left; call what it gives for every finished thing."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda: None
        return
    # Imported late: it costs time, and most commands need no bar.
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(
        things, *columns, console=Console(stderr=True), transient=True, speed_estimate_period=600
    ) as bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda: bar.advance(task)
