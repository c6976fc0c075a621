"""Computers at the table, to look at, or a picture from the middle of the first round."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from sticheln_desktop.gui.pages.plan import MatchPlan, match, resized, sensible
from sticheln_desktop.gui.window import MainWindow
from sticheln_desktop.match.match import Match
from sticheln_desktop.rules import game

_SEED = 20
_SHARE_OF_ROUND = 0.55


class Demo(QObject):
    """Shows a game without anybody having to play it."""

    def __init__(self, window: MainWindow, name: str, picture: Path | None) -> None:
        super().__init__()
        self._window = window
        self._name = name
        self._picture = picture
        self._folder = TemporaryDirectory(prefix="sticheln-demo-", ignore_cleanup_errors=True)

    def begin(self) -> None:
        """Start the match, or take its picture."""
        path = Path(self._folder.name) / "demo.sticheln"
        if self._picture is None:
            self._window.play(match(by_computers(self._name), _SEED), path)
            return
        # A picture shows the same moment every time.
        self._window.prefer_for_now(pace=type(self._window.prefs.pace)(animation="off"))
        self._window.play(middle(match(sensible(self._name), _SEED)), path)
        QTimer.singleShot(0, self._shoot)

    def end(self) -> None:
        """Leave nothing behind."""
        self._folder.cleanup()

    def _shoot(self) -> None:
        page = self._window.match_page
        if page is None or not page.is_idle:
            QTimer.singleShot(10, self._shoot)
            return
        # Two grabs: the first one settles the layouts of panels that have just got their content.
        self._window.grab()
        for _ in range(3):
            QApplication.processEvents()
        saved = self._window.grab().save(str(self._picture))
        QApplication.exit(0 if saved else 1)


def by_computers(name: str) -> MatchPlan:
    """The sensible match of a game, with a computer at every seat."""
    plan = sensible(name)
    return replace(plan, seats=resized((), len(plan.seats)))


def middle(begun: Match) -> Match:
    """The match in the middle of its first round, with somebody's turn in the midst of a trick."""
    random = Random(_SEED)
    begun, _ = begun.deal()
    cards = begun.state.rules.pack(begun.state.seats).hand * begun.state.seats
    while len(begun.state.round.plays) < cards * _SHARE_OF_ROUND or begun.state.pending != (0,):
        seat = begun.state.pending[0]
        begun, _ = begun.play(random.choice(game.legal(begun.state, seat)))
    return begun
