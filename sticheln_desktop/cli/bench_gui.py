"""`sticheln bench gui`: the window measures itself in a program of its own; this one knows no window."""

import subprocess
import sys
from pathlib import Path

from sticheln_desktop.ai.levels import LEVELS

from .faults import WrongInput


def run() -> None:
    """Let the window's own measurements print; the strongest opponent thinks meanwhile."""
    sys.stdout.flush()
    code = subprocess.run(command([*LEVELS][-1]), check=False).returncode
    if code:
        raise WrongInput("the window could not be measured")


def command(level: str) -> list[str]:
    """What starts the measurements: the window's program beside this one, or its module."""
    if getattr(sys, "frozen", False):
        beside = Path(sys.executable)
        return [str(beside.with_name("sticheln-desktop" + beside.suffix)), "--bench", level]
    return [sys.executable, "-m", "sticheln_desktop.gui.bench", level]
