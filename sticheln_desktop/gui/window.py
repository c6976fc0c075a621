"""The main window: start page, new-match page and the match, with menus around them."""

import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QStackedWidget, QWidget

from sticheln_desktop.gui import preferences as memory
from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.match_page import MatchPage
from sticheln_desktop.gui.menus import Menus
from sticheln_desktop.gui.motion import Tempo
from sticheln_desktop.gui.motion.reduced import tempo
from sticheln_desktop.gui.pages.banner import Unfinished
from sticheln_desktop.gui.pages.new_match import NewMatchPage
from sticheln_desktop.gui.pages.plan import MatchPlan, match, sensible
from sticheln_desktop.gui.pages.start import StartPage
from sticheln_desktop.gui.panels.pen import Look
from sticheln_desktop.gui.preferences import Preferences
from sticheln_desktop.gui.sheet import Sheet
from sticheln_desktop.gui.sidebar import Sidebar
from sticheln_desktop.gui.texts import Cast
from sticheln_desktop.gui.theme import THEMES, Theme, app_icon, palette, style_sheet, system_theme
from sticheln_desktop.match import storage
from sticheln_desktop.match.match import Match, new_match
from sticheln_desktop.match.storage import BadRecord, DiskTrouble
from sticheln_desktop.play.autosave import Autosave
from sticheln_desktop.play.session import Session
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.view import View

_MESSAGE_STAYS = 8000


class MainWindow(QMainWindow):
    """Everything a person sees."""

    def __init__(
        self,
        thinker: Thinker,
        art: ArtCache,
        autosave: Autosave,
        preferences_path: Path,
        levels: Sequence[str],
    ) -> None:
        super().__init__()
        self._thinker, self._art, self._autosave = thinker, art, autosave
        self._path = preferences_path
        self._prefs = memory.load(preferences_path)
        self._session: Session | None = None
        self._match_page: MatchPage | None = None
        self._unfinished: tuple[Path, Match] | None = None
        self._start = StartPage(art, self.theme, self.face)
        self._new = NewMatchPage(art, self.theme, levels)
        self._stack = QStackedWidget()
        self.setWindowTitle("Sticheln Desktop")
        self.setWindowIcon(app_icon())
        self.setMinimumSize(900, 600)
        self.resize(1280, 800)
        self.setCentralWidget(self._stack)
        self._sidebar = Sidebar(self.look, self)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._sidebar)
        self._sidebar.hide()
        self._menus = Menus(self)
        self._connect()
        self.restyle()
        self.go_home()

    def _connect(self) -> None:
        for page in (self._start, self._new):
            self._stack.addWidget(page)
        self._start.quick_start.connect(self.start_last)
        self._start.customise.connect(self.set_up)
        self._start.continue_match.connect(self.continue_match)
        self._start.open_file.connect(self.choose_file)
        self._new.started.connect(self.start)
        self._new.cancelled.connect(self.go_home)

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return system_theme() if self._prefs.theme == "system" else THEMES[self._prefs.theme]

    @property
    def face(self) -> Style:
        """The card face in use."""
        return Style(self._prefs.face)

    @property
    def tempo(self) -> Tempo:
        """How fast the table moves, and how long a trick rests."""
        return tempo(self._prefs.pace.animation, self._prefs.pace.trick_rest)

    @property
    def look(self) -> Look:
        """What panels are drawn with."""
        return Look(self.theme, self._art, self._prefs.text_scale / 100)

    @property
    def prefs(self) -> Preferences:
        """What is remembered."""
        return self._prefs

    @property
    def session(self) -> Session | None:
        """The match being played, if there is one."""
        return self._session

    @property
    def match_page(self) -> MatchPage | None:
        """The table, if there is one."""
        return self._match_page

    def prefer(self, **changes: object) -> None:
        """Change what is remembered, and follow it at once."""
        self._prefs = msgspec.structs.replace(self._prefs, **changes)
        self._remember()
        self.restyle()

    def prefer_for_now(self, **changes: object) -> None:
        """Change what is preferred for this run only."""
        self._prefs = msgspec.structs.replace(self._prefs, **changes)
        self.restyle()

    def _remember(self) -> None:
        try:
            memory.save(self._path, self._prefs)
        except DiskTrouble as trouble:
            self.tell(self.tr("The settings could not be saved: {why}").format(why=trouble))

    def restyle(self) -> None:
        """Paint everything in the preferred theme and card face."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.setPalette(palette(self.theme))
        application.setStyleSheet(style_sheet(self.theme, self._prefs.text_scale / 100))
        self._start.set_look(self.theme, self.face)
        self._sidebar.set_look(self.look)
        if self._match_page is not None:
            self._match_page.restyle(self.theme, self.face, self.tempo)

    def tell(self, sentence: str) -> None:
        """Say something at the foot of the window."""
        self.statusBar().showMessage(sentence, _MESSAGE_STAYS)

    # Where one goes

    def go_home(self) -> None:
        """To the start page; the match that is left can be continued."""
        self._leave_match()
        self._unfinished = self._autosave.unfinished()
        self._start.set_unfinished(_summary(self._unfinished))
        self._stack.setCurrentWidget(self._start)
        self._menus.refresh()

    def set_up(self, game: str) -> None:
        """To the new-match page with the last choices of this game."""
        self._new.set_plan(self._prefs.plans.get(game) or sensible(game))
        self._stack.setCurrentWidget(self._new)

    def start_last(self, game: str) -> None:
        """Play at once, as last time or by default."""
        self.start(self._prefs.plans.get(game) or sensible(game))

    def start(self, plan: MatchPlan) -> None:
        """Begin the match that was planned."""
        self._prefs = memory.remembering(self._prefs, plan)
        self._remember()
        seed = secrets.randbelow(10**9) if plan.seed is None else plan.seed
        begun = match(plan, seed)
        self.play(begun, self._autosave.path_for_new(begun, datetime.now()))

    def continue_match(self) -> None:
        """Go on with the match that was left."""
        if self._unfinished is not None:
            self.play(self._unfinished[1], self._unfinished[0])

    def play(self, begun: Match, path: Path) -> None:
        """Show the table for this match; every decision is written there."""
        self._leave_match()
        session = Session(
            begun, self._thinker, lambda now: self._autosave.write(now, path), self._prefs.think_seconds
        )
        session.setParent(self)
        session.journal_failed.connect(
            lambda why: self.tell(self.tr("The match could not be saved: {why}").format(why=why))
        )
        page = MatchPage(session, self._art, self.theme, self.face, self.tempo)
        self._session, self._match_page = session, page
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        page.setFocus()
        self._attend(page, session)
        self._menus.refresh()
        # The table is laid out before the first card is dealt onto it.
        QTimer.singleShot(0, session.begin)

    def _attend(self, page: MatchPage, session: Session) -> None:
        """Panels and results follow what the table shows."""
        sheet = Sheet(page)
        page.resized.connect(sheet.fit)
        page.changed.connect(lambda view: self._sidebar.present(view, self._cast(view)))
        page.changed.connect(sheet.clear)
        page.round_over.connect(lambda view: sheet.show_round(view, self._cast(view), self.look))
        page.match_over.connect(lambda view: sheet.show_match(view, self._cast(view), self.look))
        sheet.next_round.connect(session.deal_on)
        sheet.next_round.connect(page.setFocus)
        sheet.rematch.connect(self._rematch)
        sheet.new_match.connect(self.go_home)
        self._sidebar.show()

    def _cast(self, view: View) -> Cast:
        assert self._session is not None
        names = tuple(one.name for one in self._session.match.participants)
        return Cast(names, self._session.seating.looking)

    def _rematch(self) -> None:
        """The same game with the same players, dealt anew."""
        if self._session is not None:
            played = self._session.match
            again = new_match(played.rules, played.participants, secrets.randbelow(10**9))
            self.play(again, self._autosave.path_for_new(again, datetime.now()))

    def _leave_match(self) -> None:
        self._sidebar.hide()
        if self._session is None or self._match_page is None:
            return
        self._session.close()
        self._session.deleteLater()
        self._stack.removeWidget(self._match_page)
        self._match_page.deleteLater()
        self._session = self._match_page = None

    # Files

    def choose_file(self) -> None:
        """Ask for a record to open."""
        kinds = self.tr("Matches (*.sticheln)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a match"), "", kinds)
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Continue the match in a file; the file itself is not touched until something is decided."""
        try:
            found = storage.load(path)
        except (BadRecord, DiskTrouble) as fault:
            self.tell(f"{path.name}: {fault}")
            return
        self.play(found, path)

    def save_as(self) -> None:
        """Ask where a copy of the match shall be written."""
        if self._session is None:
            return
        kinds = self.tr("Matches (*.sticheln)")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the match"), "", kinds)
        if name:
            self._save(self._session.match, Path(name).with_suffix(storage.SUFFIX))

    def _save(self, current: Match, path: Path) -> None:
        try:
            storage.save(current, path)
        except DiskTrouble as trouble:
            self.tell(f"{path.name}: {trouble}")

    def undo(self) -> None:
        """Take back the last decision of a person."""
        if self._session is not None:
            self._session.undo()

    def toggle_sidebar(self) -> None:
        """Show or hide the panels beside the table."""
        self._sidebar.setVisible(not self._sidebar.isVisible())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is on disk already: just stop."""
        self._leave_match()
        super().closeEvent(event)

    def page(self) -> QWidget:
        """The page that is shown."""
        return self._stack.currentWidget()


def _summary(unfinished: tuple[Path, Match] | None) -> Unfinished | None:
    if unfinished is None:
        return None
    left = unfinished[1]
    names = ", ".join(one.name for one in left.participants)
    rounds = max(len(left.state.rounds), 1)
    standing = QApplication.translate("MainWindow", "Round {now} of {all}, {names}")
    return Unfinished(left.rules.game, standing.format(now=rounds, all=left.rules.rounds, names=names))
