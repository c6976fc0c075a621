"""What the match menu and the bar do with the match that is played, besides deciding."""

from typing import TYPE_CHECKING

import msgspec

from sticheln_desktop.gui.pages.terms import terms

if TYPE_CHECKING:
    from .window import MainWindow


class AtTable:
    """Undoing, looking back, skipping and the panels; without a match all of it does nothing."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back and the match allows it."""
        session = self._window.session
        if session is None or not self._window.prefs.allows_undo:
            return False
        return session.can_undo and terms(session.match).allows_undo

    def undo(self) -> None:
        """Take back the last decision of a person."""
        session = self._window.session
        if session is not None and self.can_undo:
            session.undo()

    @property
    def can_peek(self) -> bool:
        """Whether a trick of this round has been won."""
        session = self._window.session
        view = None if session is None else session.view
        return view is not None and bool(view.rounds and view.round.tricks)

    def peek_last_trick(self) -> None:
        """Show the last trick once more."""
        page = self._window.match_page
        if page is not None and self.can_peek:
            page.peek_last_trick()

    def skip(self) -> None:
        """End what is moving at once."""
        page = self._window.match_page
        if page is not None:
            page.skip()

    @property
    def shows_panels(self) -> bool:
        """Whether the panels can be seen."""
        stage = self._window.stage
        return stage is not None and stage.shows_panels

    def toggle_panels(self) -> None:
        """Show or hide the panels of the match."""
        stage = self._window.stage
        if stage is not None:
            stage.toggle_panels()
            wanted = stage.docked_wanted
            self._window.remember(lambda prefs: msgspec.structs.replace(prefs, shows_panels=wanted))
