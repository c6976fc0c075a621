"""Where unfinished and finished matches are kept, so that nothing is ever lost."""

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from sticheln_desktop.match import storage
from sticheln_desktop.match.match import Match
from sticheln_desktop.match.storage import BadRecord, DiskTrouble


class Autosave:
    """A folder with one record for every match, written after each decision."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def path_for_new(self, match: Match, now: datetime) -> Path:
        """A name that no other match has: the moment, the game, and a number if need be."""
        stem = f"{now:%Y-%m-%d %H-%M-%S} {match.rules.game}"
        path, number = self._folder / f"{stem}{storage.SUFFIX}", 1
        while path.exists():
            number += 1
            path = self._folder / f"{stem} {number}{storage.SUFFIX}"
        return path

    def write(self, match: Match, path: Path) -> None:
        """Write the match's record; DiskTrouble if that fails."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DiskTrouble(error.strerror or "the folder cannot be made") from None
        storage.save(match, path)

    def unfinished(self, elsewhere: Iterable[Path] = ()) -> tuple[Path, Match] | None:
        """The newest match that can be continued; files that cannot be read are left alone.

        A file elsewhere counts if it was played on last: older ones are copies that somebody keeps.
        """
        own = sorted(self._folder.glob(f"*{storage.SUFFIX}"), key=_modified, reverse=True)
        newest = max(map(_modified, own), default=0.0)
        later = [path for path in elsewhere if path not in own and _modified(path) > newest]
        for path in (*sorted(later, key=_modified, reverse=True), *own):
            try:
                match = storage.load(path)
            except (BadRecord, DiskTrouble):
                continue
            if not match.state.is_over:
                return path, match
        return None


def _modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
