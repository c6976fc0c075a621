"""How long the window takes to come up, against a bare one in the same run."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from .bare import UP

_RUNS = 5


class Startup(NamedTuple):
    """Seconds until the window was painted, ours and a bare one's."""

    ours: float
    bare: float

    @property
    def ratio(self) -> float:
        """How much longer ours takes."""
        return self.ours / self.bare


def startup(runs: int = _RUNS) -> Startup:
    """The medians of several starts by turns, after one of each that warms the caches."""
    ours, bare = _program("--bench", "window"), _bare()
    with TemporaryDirectory() as folder:
        surroundings = _surroundings(folder)
        pairs = [(_seconds(ours, surroundings), _seconds(bare, surroundings)) for _ in range(runs + 1)][1:]
    return Startup(median(pair[0] for pair in pairs), median(pair[1] for pair in pairs))


def _surroundings(folder: str) -> dict[str, str]:
    """As for somebody who has installed the program: modules are compiled once, nothing else is special."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    platform = {} if _has_screen() else {"QT_QPA_PLATFORM": "offscreen"}
    return {**kept, **platform, "PYTHONPYCACHEPREFIX": folder}


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _program(*arguments: str) -> list[str]:
    if getattr(sys, "frozen", False):
        return [str(Path(sys.executable)), *arguments]
    return [sys.executable, "-m", "sticheln_desktop.app", *arguments]


def _bare() -> list[str]:
    if getattr(sys, "frozen", False):
        return _program("--bench", "bare")
    return [sys.executable, "-m", "sticheln_desktop.gui.bench", "bare"]


def _seconds(command: Sequence[str], surroundings: dict[str, str]) -> float:
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings) as started:
        assert started.stdout is not None
        said = started.stdout.readline().strip()
        spent = time.perf_counter() - began
    if said != UP:
        raise RuntimeError(f"{command[-1]} did not come up")
    return spent
