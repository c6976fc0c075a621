"""The help windows of the program, made when they are first wanted."""

from typing import TYPE_CHECKING

from sticheln_desktop.gui.appearance import Appearance
from sticheln_desktop.rules.settings import Family

from .windows import AboutWindow, HelpWindow, KeysWindow, RulesWindow

if TYPE_CHECKING:
    from sticheln_desktop.gui.window import MainWindow


class HelpShelf:
    """At most one window of each kind."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self.rules: RulesWindow | None = None
        self.keys: KeysWindow | None = None
        self.about: AboutWindow | None = None

    def set_look(self, appearance: Appearance) -> None:
        """Take the colours of a theme."""
        if self.rules is not None:
            self.rules.set_theme(appearance.theme)

    def show_rules(self, family: Family | None) -> None:
        """Turn to the page of a family of games."""
        if self.rules is None:
            self.rules = RulesWindow(self._window, self._window.theme)
        self.rules.turn_to((family or Family.STICHELN).value)
        _bring(self.rules)

    def show_keys(self) -> None:
        """All keys on one sheet."""
        if self.keys is None:
            self.keys = KeysWindow(self._window, self._window.actions_by_name)
        _bring(self.keys)

    def show_about(self) -> None:
        """Authors and licences."""
        if self.about is None:
            self.about = AboutWindow(self._window)
        _bring(self.about)


def _bring(window: HelpWindow) -> None:
    window.show()
    window.activateWindow()
    window.close_button.setFocus()
