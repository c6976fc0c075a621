"""The groups of the settings; each shows preferences and says what was changed in them."""

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QVBoxLayout, QWidget

from sticheln_desktop.gui import languages
from sticheln_desktop.gui.actions import CHOICES
from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.pages.controls import Segments, heading, labelled, secondary
from sticheln_desktop.gui.pages.layouts import in_column
from sticheln_desktop.gui.preferences import Preferences
from sticheln_desktop.gui.texts import menus as menu_words
from sticheln_desktop.gui.texts import numbers
from sticheln_desktop.gui.texts import settings as words
from sticheln_desktop.gui.theme import Theme

from .controls import FaceChoice, Slider

_RESTED = 0.9


class Group(QFrame):
    """A raised plate; `changed` carries the preferences that are new."""

    changed = Signal(dict)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setProperty("plate", True)
        self._prefs = Preferences()
        self.column: QVBoxLayout = in_column(12, self)
        self.column.setContentsMargins(18, 14, 18, 16)
        self.column.addWidget(heading(words.heading(name)))

    def add(self, name: str, control: QWidget) -> None:
        """A control under its label."""
        self.column.addLayout(labelled(words.choice(name), control))

    def say(self, **changes: object) -> None:
        """Tell what is new."""
        self.changed.emit(changes)

    def show_prefs(self, prefs: Preferences, theme: Theme) -> None:
        """Show what is preferred."""
        self._prefs = prefs


def _segments(name: str) -> Segments:
    options = [(value, menu_words.choice(name, value)) for value in CHOICES[name]]
    return Segments(options, words.choice(name))


class LookGroup(Group):
    """Theme, cards, text and language."""

    def __init__(self, art: ArtCache) -> None:
        super().__init__("look")
        self.theme, self.face = _segments("theme"), FaceChoice(art)
        self.text = Slider(80, 200, 10, numbers.per_cent, words.choice("text"))
        self.theme.chosen.connect(lambda name: self.say(theme=name))
        self.face.chosen.connect(lambda name: self.say(face=name))
        # Every step dresses the whole program anew: wait until the handle is let go.
        self.text.slider.setTracking(False)
        self.text.moved.connect(lambda value: self.say(text_scale=round(value)))
        self.add("theme", self.theme)
        self.add("face", self.face)
        self.add("text", self.text)
        self.language = QComboBox()
        for code in languages.available():
            self.language.addItem(words.language(code), code)
        self.language.activated.connect(lambda at: self.say(language=self.language.itemData(at)))
        if self.language.count() > 2:
            self.add("language", self.language)
            self.column.addWidget(secondary(words.explanation("language")))

    def show_prefs(self, prefs: Preferences, theme: Theme) -> None:
        """Show what is preferred."""
        super().show_prefs(prefs, theme)
        self.theme.choose(prefs.theme)
        self.face.show_face(prefs.face, theme)
        self.text.show_value(prefs.text_scale)
        self.language.setCurrentIndex(self.language.findData(prefs.language))


class PaceGroup(Group):
    """Motion, how long a trick rests, and how long computers think."""

    def __init__(self) -> None:
        super().__init__("pace")
        self.motion = _segments("motion")
        self.rest = Slider(0, 5, 0.1, numbers.seconds, words.choice("rest"))
        self.until_click = QCheckBox(words.choice("until_click"))
        self.think = Slider(0.2, 10, 0.2, numbers.seconds, words.choice("think"))
        self.motion.chosen.connect(lambda name: self._say_pace(animation=name))
        self.rest.moved.connect(lambda value: self._say_pace(trick_rest=value))
        self.until_click.clicked.connect(self._click_wanted)
        self.think.moved.connect(lambda value: self.say(think_seconds=value))
        self.add("motion", self.motion)
        self.column.addWidget(secondary(words.explanation("motion")))
        self.add("rest", self.rest)
        self.column.addWidget(self.until_click)
        self.add("think", self.think)

    def _say_pace(self, **changes: object) -> None:
        self.say(pace=replace(self._prefs.pace, **changes))

    def _click_wanted(self, wanted: bool) -> None:
        self._say_pace(trick_rest=None if wanted else _RESTED)

    def show_prefs(self, prefs: Preferences, theme: Theme) -> None:
        """Show what is preferred."""
        super().show_prefs(prefs, theme)
        rest = prefs.pace.trick_rest
        self.motion.choose(prefs.pace.animation)
        self.rest.show_value(_RESTED if rest is None else rest)
        self.rest.setEnabled(rest is not None)
        self.until_click.setChecked(rest is None)
        self.think.show_value(prefs.think_seconds)


class AidsGroup(Group):
    """How the hand is sorted, and what helps."""

    def __init__(self) -> None:
        super().__init__("aids")
        self.sort = Segments(
            [(value, words.sort(value)) for value in ("colour", "value")], words.choice("sort")
        )
        self.cards_seen = QCheckBox(words.choice("cards_seen"))
        self.undo = QCheckBox(words.choice("undo"))
        self.sort.chosen.connect(lambda value: self.say(hand_sort=value))
        self.cards_seen.clicked.connect(lambda on: self.say(allows_cards_seen=on))
        self.undo.clicked.connect(lambda on: self.say(allows_undo=on))
        self.add("sort", self.sort)
        for part in (self.cards_seen, self.undo, secondary(words.explanation("aids"))):
            self.column.addWidget(part)

    def show_prefs(self, prefs: Preferences, theme: Theme) -> None:
        """Show what is preferred."""
        super().show_prefs(prefs, theme)
        self.sort.choose(prefs.hand_sort)
        self.cards_seen.setChecked(prefs.allows_cards_seen)
        self.undo.setChecked(prefs.allows_undo)


class SoundGroup(Group):
    """Whether there is sound, and how loud."""

    def __init__(self) -> None:
        super().__init__("sound")
        self.on = QCheckBox(words.choice("sound"))
        self.volume = Slider(0, 100, 5, numbers.per_cent, words.choice("volume"))
        self.on.clicked.connect(lambda on: self.say(sound=replace(self._prefs.sound, on=on)))
        self.volume.moved.connect(lambda to: self.say(sound=replace(self._prefs.sound, volume=round(to))))
        self.column.addWidget(self.on)
        self.add("volume", self.volume)

    def show_prefs(self, prefs: Preferences, theme: Theme) -> None:
        """Show what is preferred."""
        super().show_prefs(prefs, theme)
        self.on.setChecked(prefs.sound.on)
        self.volume.show_value(prefs.sound.volume)
        self.volume.setEnabled(prefs.sound.on)
