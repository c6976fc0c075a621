"""The main window: start page, new-match page and the match, with bar and menus around them."""

import secrets
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from sticheln_desktop.gui import preferences as memory
from sticheln_desktop.gui.actions import Actions
from sticheln_desktop.gui.appearance import Appearance
from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.at_table import AtTable
from sticheln_desktop.gui.bar import LOW_WINDOW, Bar
from sticheln_desktop.gui.documents import Documents
from sticheln_desktop.gui.frame import SMALLEST
from sticheln_desktop.gui.help.shelf import HelpShelf
from sticheln_desktop.gui.menus import Menus
from sticheln_desktop.gui.pages.plan import MatchPlan, match, sensible
from sticheln_desktop.gui.pages.start import StartPage
from sticheln_desktop.gui.pages.terms import agreed, terms
from sticheln_desktop.gui.pages.unfinished import summary
from sticheln_desktop.gui.preferences import Preferences
from sticheln_desktop.gui.sound.sounds import Sounds
from sticheln_desktop.gui.strip import MessageStrip
from sticheln_desktop.gui.texts import Cast
from sticheln_desktop.gui.texts import bar as bar_words
from sticheln_desktop.gui.texts import menus as menu_words
from sticheln_desktop.gui.theme import Theme, app_icon, follow_system
from sticheln_desktop.match.match import Match, new_match
from sticheln_desktop.match.storage import DiskTrouble
from sticheln_desktop.play.autosave import Autosave
from sticheln_desktop.play.session import Session
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.settings import HOUSE
from sticheln_desktop.rules.view import View

if TYPE_CHECKING:
    # What the start page does not need is loaded when it is first wanted: the window is up sooner.
    from .match_page import MatchPage
    from .pages.new_match import NewMatchPage
    from .settings.dialog import SettingsDialog
    from .stage import Stage


class MainWindow(QWidget):
    """Everything a person sees; it lives in the program's frame, or is a window of its own."""

    def __init__(
        self,
        thinker: Thinker,
        art: ArtCache,
        autosave: Autosave,
        preferences_path: Path,
        levels: Sequence[str],
        sounds: Sounds | None = None,
    ) -> None:
        super().__init__()
        self._thinker, self._art, self._autosave = thinker, art, autosave
        self._path = preferences_path
        self._sounds = sounds
        self._saved = memory.load(preferences_path)
        self._for_now: dict[str, object] = {}
        self._session: Session | None = None
        self._stage: Stage | None = None
        self._unfinished: tuple[Path, Match] | None = None
        self.documents = Documents(self)
        self.at_table = AtTable(self)
        self._start = StartPage(art, self.theme, self.appearance.face)
        self._levels = levels
        self._stack = QStackedWidget()
        self._actions = Actions(self)
        self._menus = Menus(self, self._actions)
        self.bar, self.strip = Bar(self._actions), MessageStrip()
        self.help = HelpShelf(self)
        self._arrange()
        self._connect()
        self.restyle()
        self.go_home()

    def _arrange(self) -> None:
        self.setWindowIcon(app_icon())
        self.setMinimumSize(*SMALLEST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.bar, self.strip):
            column.addWidget(part)
        column.addWidget(self._stack, 1)
        self._stack.addWidget(self._start)

    def _connect(self) -> None:
        start = self._start
        start.quick_start.connect(self.start_last)
        start.customise.connect(self.set_up)
        start.house_rules.connect(lambda: self.set_up(HOUSE))
        start.continue_match.connect(self.continue_match)
        start.discard_match.connect(self.discard_match)
        start.open_file.connect(self.documents.choose)
        start.learn.connect(self.show_rules)
        start.settings.connect(self.show_settings)
        start.menu_button.clicked.connect(self._menus.open)
        self.bar.menu_wanted.connect(self._menus.open)
        follow_system(self.restyle)

    @cached_property
    def _new(self) -> "NewMatchPage":
        """The page on which a match is set up."""
        from .pages.new_match import NewMatchPage

        page = NewMatchPage(self._art, self.theme, self._levels)
        page.set_look(self.theme, self.appearance.face)
        page.set_pace(self.prefs.pace.animation)
        page.menu_button.clicked.connect(self._menus.open)
        page.started.connect(self._start_planned)
        page.cancelled.connect(self.go_home)
        page.pace_chosen.connect(self.prefer_pace)
        self._stack.addWidget(page)
        return page

    @cached_property
    def settings(self) -> "SettingsDialog":
        """Where everything can be set."""
        from .settings.dialog import SettingsDialog

        dialog = SettingsDialog(self, self._art)
        dialog.show_prefs(self.prefs, self.theme)
        dialog.preferred.connect(lambda changes: self.prefer(**changes))
        return dialog

    def _has(self, part: str) -> bool:
        """Whether a part that is made when it is first wanted exists already."""
        return part in vars(self)

    @property
    def actions_by_name(self) -> Actions:
        """Everything the window can be told to do."""
        return self._actions

    # What is remembered

    @property
    def appearance(self) -> Appearance:
        """How everything looks."""
        return Appearance(self.prefs, self._art)

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self.appearance.theme

    @property
    def prefs(self) -> Preferences:
        """What is preferred: as remembered, but for what holds in this run only."""
        return msgspec.structs.replace(self._saved, **self._for_now)

    def prefer(self, **changes: object) -> None:
        """Change what is remembered, and follow it at once."""
        self._for_now = {name: value for name, value in self._for_now.items() if name not in changes}
        self.remember(lambda prefs: msgspec.structs.replace(prefs, **changes))
        self.restyle()

    def prefer_pace(self, name: str) -> None:
        """Let the table move as fast as that."""
        self.prefer(pace=msgspec.structs.replace(self.prefs.pace, animation=name))

    def prefer_for_now(self, **changes: object) -> None:
        """Change what is preferred for this run only."""
        self._for_now |= changes
        self.restyle()

    def remember(self, change: Callable[[Preferences], Preferences]) -> None:
        """Keep something for the next start."""
        self._saved = change(self._saved)
        try:
            memory.save(self._path, self._saved)
        except DiskTrouble as trouble:
            self.tell(menu_words.settings_not_saved(str(trouble)))

    def restyle(self) -> None:
        """Show everything as it is preferred."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        appearance = self.appearance
        appearance.put_on(application)
        self._actions.restyle()
        self._start.set_look(appearance.theme, appearance.face)
        if self._has("_new"):
            self._new.set_look(appearance.theme, appearance.face)
            self._new.set_pace(self.prefs.pace.animation)
        if self._has("settings"):
            self.settings.show_prefs(self.prefs, appearance.theme)
        self.strip.set_look(appearance.theme)
        self.bar.set_look(appearance.theme, appearance.scale, self.height() < LOW_WINDOW)
        self.help.set_look(appearance)
        if self._sounds is not None:
            self._sounds.set(self.prefs.sound.on, self.prefs.sound.volume)
        if self._stage is not None and self._session is not None:
            self._stage.restyle(appearance)
            self._session.think_for(self.prefs.think_seconds)
        self._actions.refresh()

    def tell(self, sentence: str) -> None:
        """Say something in the strip below the bar."""
        self.strip.tell(sentence, self.theme)

    # What is played

    @property
    def session(self) -> Session | None:
        """The match being played, if there is one."""
        return self._session

    @property
    def match_page(self) -> "MatchPage | None":
        """The table, if there is one."""
        return None if self._stage is None else self._stage.page

    @property
    def stage(self) -> "Stage | None":
        """The table with its panels, if there is one."""
        return self._stage

    def page(self) -> QWidget:
        """The page that is shown."""
        return self._stack.currentWidget()

    @property
    def menu_button(self) -> QToolButton:
        """The button that stands for the menus on this page."""
        if self._stage is not None:
            return self.bar.menu_button
        return self._new.menu_button if self.page() is not self._start else self._start.menu_button

    # Where one goes

    def go_home(self) -> None:
        """To the start page; the match that is left can be continued."""
        self._leave_match()
        self._unfinished = self._autosave.unfinished(self.documents.recent())
        self._start.set_unfinished(summary(self._unfinished, datetime.now()))
        self._go_to(self._start, menu_words.program())

    def _go_to(self, page: QWidget, title: str) -> None:
        self.bar.setVisible(page is self._stage)
        self._stack.setCurrentWidget(page)
        self.setWindowTitle(title)
        self.window().setWindowTitle(title)
        self._actions.refresh()

    def set_up(self, game: str) -> None:
        """To the new-match page with the last choices of this game."""
        self._new.set_plan(self._last_plan(game), self.prefs.bots)
        self._go_to(self._new, menu_words.program())

    def _last_plan(self, game: str) -> MatchPlan:
        return self.prefs.plans.get(game) or sensible(game)

    def start_last(self, game: str) -> None:
        """Play at once, as last time or by default."""
        self.start(self._last_plan(game))

    def _start_planned(self, plan: MatchPlan) -> None:
        bots = self._new.bots()
        self.remember(lambda prefs: msgspec.structs.replace(prefs, bots=bots))
        self.start(plan)

    def start(self, plan: MatchPlan) -> None:
        """Begin the match that was planned."""
        self.remember(lambda prefs: memory.remembering(prefs, plan))
        seed = secrets.randbelow(10**9) if plan.seed is None else plan.seed
        self.begin(match(plan, seed))

    def begin(self, begun: Match) -> None:
        """Play a match that is not on disk yet."""
        self.play(begun, self._autosave.path_for_new(begun, datetime.now()))

    def continue_match(self) -> None:
        """Go on with the match that was left."""
        if self._unfinished is not None:
            self.play(self._unfinished[1], self._unfinished[0])

    def discard_match(self) -> None:
        """Throw the match that was left away; the banner has asked."""
        if self._unfinished is not None:
            try:
                self._unfinished[0].unlink(missing_ok=True)
            except OSError as trouble:
                self.tell(menu_words.not_discarded(trouble.strerror or ""))
        self.go_home()

    def play(self, begun: Match, path: Path) -> None:
        """Show the table for this match; every decision is written there."""
        from .match_page import MatchPage
        from .sound.listening import listen
        from .stage import Stage

        self._leave_match()
        prefs = self.prefs
        session = Session(
            begun,
            self._thinker,
            lambda now: self._autosave.write(now, path),
            prefs.think_seconds,
            prefs.bots,
        )
        session.setParent(self)
        session.journal_failed.connect(lambda why: self.tell(menu_words.match_not_saved(why)))
        look = self.appearance
        stage = Stage(session, MatchPage(session, self._art, look.theme, look.face, look.tempo), look)
        self._session, self._stage = session, stage
        if self._sounds is not None:
            listen(self._sounds, stage.page, session)
        stage.changed.connect(self._follow)
        stage.rematch.connect(self._rematch)
        stage.left.connect(self.go_home)
        stage.panels_moved.connect(self._actions.refresh)
        self._stack.addWidget(stage)
        self._go_to(stage, menu_words.window_title(bar_words.title(begun.rules)))
        stage.page.setFocus()
        # The table is laid out before the first card is dealt onto it.
        QTimer.singleShot(0, session.begin)

    def _follow(self, view: View, cast: Cast) -> None:
        self.bar.present(view, cast)
        self._actions.refresh()

    def _rematch(self) -> None:
        """The same game with the same players on the same terms, dealt anew."""
        if self._session is not None:
            played = self._session.match
            again = new_match(played.rules, played.participants, secrets.randbelow(10**9))
            self.begin(agreed(again, terms(played)))

    def _leave_match(self) -> None:
        if self._session is None or self._stage is None:
            return
        self._session.close()
        self._session.deleteLater()
        self._stack.removeWidget(self._stage)
        self._stage.hide()
        self._stage.deleteLater()
        self._session = self._stage = None

    # What one does

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        frame = self.window()
        frame.setWindowState(frame.windowState() ^ Qt.WindowState.WindowFullScreen)
        self._actions.refresh()

    def show_settings(self) -> None:
        """Open the settings beside the table."""
        self.settings.open_for(self.prefs, self.theme)

    def show_rules(self) -> None:
        """The rules of the game being played, or of all."""
        self.help.show_rules(None if self._session is None else self._session.match.rules.family)

    def show_keys(self) -> None:
        """All keys on one sheet."""
        self.help.show_keys()

    def show_about(self) -> None:
        """Who made the games, and what the program is built with."""
        self.help.show_about()

    # The window itself

    def showEvent(self, event: QShowEvent) -> None:
        """Alt is heard where keys reach the window first."""
        super().showEvent(event)
        self.window().windowHandle().installEventFilter(self._menus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A low window has a lower bar."""
        super().resizeEvent(event)
        self.bar.set_look(self.theme, self.appearance.scale, event.size().height() < LOW_WINDOW)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is on disk already: just stop."""
        self._leave_match()
        super().closeEvent(event)
