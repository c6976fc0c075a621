"""Everything the window can be told to do, each thing once: menus, bar and keys show the same actions."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QIcon, QKeySequence

from sticheln_desktop.gui.texts import menus as menu_words
from sticheln_desktop.gui.theme import icon

if TYPE_CHECKING:
    from .window import MainWindow

Keys = QKeySequence.StandardKey | str
_ICONS: Final = {
    "home": "home",
    "open": "open",
    "save_as": "save",
    "undo": "undo",
    "last_trick": "last-trick",
    "sort": "sort",
    "skip": "skip",
    "give_up": "pause",
    "panels": "panel",
    "full_screen": "full-screen",
    "settings": "settings",
    "keys": "keyboard",
    "rules": "learn",
    "about": "info",
}
CHOICES: Final = {
    "theme": ("system", "light", "dark", "contrast"),
    "face": ("illustrated", "large"),
    "motion": ("off", "fast", "normal", "slow"),
}


class Actions(QObject):
    """The actions by name; `refresh` enables those that make sense now."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._all: dict[str, QAction] = {}
        self.choices = {name: self._choice(name, values) for name, values in CHOICES.items()}
        self._add("home", window.go_home, "Ctrl+H")
        self._add("open", window.documents.choose, QKeySequence.StandardKey.Open)
        self._add("save_as", window.documents.save_as, "Ctrl+Shift+S")
        self._add("quit", lambda: window.window().close(), "Ctrl+Q").setMenuRole(QAction.MenuRole.QuitRole)
        self._add("undo", window.at_table.undo, "Ctrl+Z")
        self._add("last_trick", window.at_table.peek_last_trick, "L")
        self._add("sort", self._sort, "S").setCheckable(True)
        # The table itself answers to Space: as a shortcut it would be taken away from every button.
        self._add("skip", window.at_table.skip)
        self._add("give_up", window.go_home)
        self._add("panels", window.at_table.toggle_panels, "F9").setCheckable(True)
        self._add("full_screen", window.toggle_full_screen, "F11").setCheckable(True)
        self._add("sound", self._toggle_sound, "Ctrl+M").setCheckable(True)
        self._add("settings", window.show_settings, "Ctrl+,").setMenuRole(QAction.MenuRole.PreferencesRole)
        self._add("keys", window.show_keys, "Shift+F1")
        self._add("rules", window.show_rules, "F1")
        self._add("about", window.show_about).setMenuRole(QAction.MenuRole.AboutRole)

    def __getitem__(self, name: str) -> QAction:
        return self._all[name]

    def _add(self, name: str, act: Callable[[], object], keys: Keys | None = None) -> QAction:
        action = QAction(menu_words.action(name), self)
        action.setObjectName(name)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(menu_words.tip(action.text(), shown))
        action.triggered.connect(lambda: act())
        # Without a menu bar only the window itself can hear the keys.
        self._window.addAction(action)
        self._all[name] = action
        return action

    def _choice(self, name: str, values: tuple[str, ...]) -> QActionGroup:
        group = QActionGroup(self)
        for value in values:
            action = group.addAction(menu_words.choice(name, value))
            action.setCheckable(True)
            action.setData(value)
        group.triggered.connect(lambda action: self._choose(name, str(action.data())))
        return group

    def _choose(self, name: str, value: str) -> None:
        if name == "motion":
            self._window.prefer_pace(value)
        else:
            self._window.prefer(**{name: value})

    def _sort(self) -> None:
        self._window.prefer(hand_sort="value" if self._all["sort"].isChecked() else "colour")

    def _toggle_sound(self) -> None:
        sound = self._window.prefs.sound
        self._window.prefer(sound=msgspec.structs.replace(sound, on=not sound.on))

    def refresh(self) -> None:
        """Enable what makes sense now, and check what is so."""
        window, prefs = self._window, self._window.prefs
        for name in ("save_as", "sort", "skip", "give_up", "panels"):
            self._all[name].setEnabled(window.session is not None)
        self._all["undo"].setEnabled(window.at_table.can_undo)
        self._all["last_trick"].setEnabled(window.at_table.can_peek)
        self._all["sort"].setChecked(prefs.hand_sort == "value")
        self._all["sound"].setChecked(prefs.sound.on)
        self._all["panels"].setChecked(window.at_table.shows_panels)
        self._all["full_screen"].setChecked(
            bool(window.window().windowState() & Qt.WindowState.WindowFullScreen)
        )
        now = {"theme": prefs.theme, "face": prefs.face, "motion": prefs.pace.animation}
        for name, group in self.choices.items():
            for action in group.actions():
                action.setChecked(action.data() == now[name])

    def restyle(self) -> None:
        """Draw all icons in the colours of the theme."""
        theme = self._window.theme
        for name, file in _ICONS.items():
            self._all[name].setIcon(icon(file, theme))
        # One action, two pictures: which one is shown follows from whether there is sound.
        sound = "sound-on" if self._window.prefs.sound.on else "sound-off"
        self._all["sound"].setIcon(QIcon(icon(sound, theme)))
