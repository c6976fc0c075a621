"""Records in files: opening, saving a copy, and the list of recent ones."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from sticheln_desktop.gui.preferences import with_recent, without_recent
from sticheln_desktop.gui.texts import menus as menu_words
from sticheln_desktop.gui.texts.games import game_name
from sticheln_desktop.match import storage
from sticheln_desktop.match.match import Match
from sticheln_desktop.match.storage import BadRecord, DiskTrouble

if TYPE_CHECKING:
    from .window import MainWindow


class Documents:
    """What the file menu does."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window

    def choose(self) -> None:
        """Ask for a record to open."""
        title, kinds = menu_words.open_title(), menu_words.kinds()
        name, _ = QFileDialog.getOpenFileName(self._window, title, self._folder(), kinds)
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Continue the match in a file; the file itself is not touched until something is decided."""
        if not path.exists() and str(path) in self._window.prefs.recent:
            self._window.remember(lambda prefs: without_recent(prefs, path))
            self._window.tell(menu_words.not_there(path.name))
            return
        try:
            found = storage.load(path)
        except (BadRecord, DiskTrouble) as fault:
            self._window.tell(menu_words.not_opened(path.name, str(fault)))
            return
        self._window.remember(lambda prefs: with_recent(prefs, path))
        self._window.play(found, path)

    def save_as(self) -> None:
        """Ask where a copy of the match shall be written."""
        if self._window.session is None:
            return
        title, kinds = menu_words.save_title(), menu_words.kinds()
        name, _ = QFileDialog.getSaveFileName(self._window, title, str(self.proposal()), kinds)
        if name:
            self.save(self._window.session.match, _with_ending(name))

    def proposal(self) -> Path:
        """Where a copy would go: named by game and seed, so that a match always gets the same name."""
        assert self._window.session is not None
        current = self._window.session.match
        mark = f"{date.today():%Y-%m-%d}" if current.seed is None else str(current.seed)
        return Path(self._folder()) / f"{game_name(current.rules.game)} {mark}{storage.SUFFIX}"

    def save(self, current: Match, path: Path) -> None:
        """Write a copy, and say so."""
        try:
            storage.save(current, path)
        except DiskTrouble as trouble:
            self._window.tell(menu_words.not_saved(path.name, str(trouble)))
            return
        self._window.remember(lambda prefs: with_recent(prefs, path))
        self._window.tell(menu_words.saved(path.name))

    def recent(self) -> tuple[Path, ...]:
        """The records opened or saved last, newest first."""
        return tuple(map(Path, self._window.prefs.recent))

    def _folder(self) -> str:
        return str(Path(self._window.prefs.recent[0]).parent) if self._window.prefs.recent else ""


def _with_ending(name: str) -> Path:
    """A dot in a name is not the beginning of an ending."""
    return Path(name if name.endswith(storage.SUFFIX) else name + storage.SUFFIX)
