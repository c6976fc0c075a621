"""Records on disk: read with care, written whole or not at all."""

import contextlib
import os
import stat
import tempfile
from pathlib import Path

from .match import Match
from .parse import LARGEST_RECORD, BadRecord
from .reader import decoded
from .writer import encoded

SUFFIX = ".sticheln"


class DiskTrouble(OSError):
    """A file that cannot be read or written; its text is one sentence for people."""


def load(path: Path) -> Match:
    """The match in a file; BadRecord or DiskTrouble says what is wrong."""
    return decoded(_content(path))


def _content(path: Path) -> bytes:
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise DiskTrouble("it is not a file")
        with path.open("rb") as file:
            return file.read(LARGEST_RECORD + 1)
    except (OSError, ValueError) as error:
        raise DiskTrouble(_reason(error)) from None


def save(match: Match, path: Path) -> None:
    """Write a match's record; the file is either the old one or the new one, never half of each."""
    write_whole(path, encoded(match))


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file in one step; DiskTrouble if that fails, and then the old one is untouched."""
    scratch: str | None = None
    try:
        target = _target(path)
        handle, scratch = tempfile.mkstemp(prefix=".sticheln-", dir=target.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(scratch).chmod(_mode(target))
        Path(scratch).replace(target)
    except (OSError, ValueError) as error:
        if scratch is not None:
            with contextlib.suppress(OSError):
                Path(scratch).unlink(missing_ok=True)
        raise DiskTrouble(_reason(error)) from None


def _target(path: Path) -> Path:
    """The file behind links; a device or a pipe is not replaced."""
    try:
        target = path.resolve()
    except RuntimeError:
        raise DiskTrouble("its links lead in a circle") from None
    if target.exists() and not target.is_file():
        raise DiskTrouble("it is not a file")
    return target


def _mode(target: Path) -> int:
    try:
        return stat.S_IMODE(target.stat().st_mode)
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def _reason(error: Exception) -> str:
    if isinstance(error, DiskTrouble):
        return str(error)
    if isinstance(error, OSError) and error.strerror:
        return error.strerror[:1].lower() + error.strerror[1:]
    return "its name cannot be used"


__all__ = ["SUFFIX", "BadRecord", "DiskTrouble", "load", "save", "write_whole"]
