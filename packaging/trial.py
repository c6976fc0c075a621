"""Starts an installed program as a player's machine would: bare environment, another user, no checkout.

Standard library only.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from process import Failure

NOBODY = 65534
UNUSUAL = "Spiele für zwei (Ütés)"
SECONDS = 900
# Windows cannot start a program without these.
_ALWAYS_KEPT = ("SYSTEMROOT", "TEMP", "TMP", "WINDIR", "USERPROFILE", "APPDATA", "LOCALAPPDATA")


def bare_environ(home: Path, **extra: str) -> dict[str, str]:
    """An environment in which nothing of the developer's can be found."""
    kept = {name: os.environ[name] for name in _ALWAYS_KEPT if name in os.environ}
    return {**kept, "PATH": "/usr/bin:/bin", "HOME": str(home), "LANG": "C.UTF-8", **extra}


def as_nobody(command: Sequence[str]) -> list[str]:
    """The command as a user to whom everything but the own home is read-only."""
    if sys.platform == "win32" or os.geteuid() != 0 or shutil.which("setpriv") is None:
        return list(command)
    return ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *command]


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder outside the checkout, with spaces and umlauts in its name, that everybody may look into."""
    with tempfile.TemporaryDirectory(prefix="sticheln-smoke-") as outer:
        folder = Path(outer, UNUSUAL)
        folder.mkdir()
        for path in (Path(outer), folder):
            path.chmod(0o755)
        yield folder


def new_home(folder: Path) -> Path:
    """An empty home that belongs to the user who plays."""
    home = folder / "home"
    home.mkdir()
    if sys.platform != "win32" and os.geteuid() == 0:
        os.chown(home, NOBODY, NOBODY)
    home.chmod(0o700)
    return home


def demand_silence(command: Sequence[str], environ: Mapping[str, str]) -> None:
    """Run a program that must end well and say nothing."""
    done = subprocess.run(
        command, cwd=os.path.abspath(os.sep), env=environ, capture_output=True, text=True, timeout=SECONDS
    )
    if done.returncode or done.stdout or done.stderr:
        said = "\n".join(part for part in (done.stdout.strip(), done.stderr.strip()) if part)
        raise Failure(
            f"{Path(command[-2]).name} {command[-1]} ended with {done.returncode} and said:\n{said}"
        )


def listing(folder: Path) -> set[str]:
    """All that lies in a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


def in_virtual_screen(command: Sequence[str]) -> list[str]:
    """The command with an X server of its own."""
    return ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1366x768x24", *command]
