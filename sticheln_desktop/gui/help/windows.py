"""The three help windows: pages of rules, a sheet of keys, and what the program is made of."""

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontDatabase, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from sticheln_desktop import __version__
from sticheln_desktop.gui.actions import Actions
from sticheln_desktop.gui.pages.controls import heading
from sticheln_desktop.gui.pages.layouts import in_column, in_row
from sticheln_desktop.gui.resources import resource
from sticheln_desktop.gui.texts import help as words
from sticheln_desktop.gui.theme import Theme
from sticheln_desktop.licences import Licence, licences

PAGES: Final = ("sticheln", "hattrick", "stichling")
_BESIDE_KEYS: Final = 14 + 2 * 18 + 24
_KEYS: Final = {
    "match": ("undo", "last_trick", "sort", "save_as", "open", "home"),
    "window": ("panels", "full_screen", "sound", "settings", "rules", "keys", "quit"),
}


def _general_font() -> QFont:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)


class HelpWindow(QDialog):
    """A window beside the table with one button to close it."""

    def __init__(self, parent: QWidget, title: str, size: tuple[int, int]) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setModal(False)
        screen = self.screen().availableSize()
        scale = max(1.0, self.font().pointSizeF() / _general_font().pointSizeF())
        wide, tall = (round(length * scale) for length in size)
        self.resize(min(wide, screen.width() - 40), min(tall, screen.height() - 80))
        self.close_button = QPushButton(words.close())
        self.close_button.setProperty("primary", True)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.close)
        self.body: QVBoxLayout = in_column(10)
        foot = in_row(0)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = in_column(12, self)
        column.setContentsMargins(18, 14, 18, 14)
        column.addLayout(self.body, 1)
        column.addLayout(foot)


def page_text(name: str) -> str:
    """A page of the rules in the language of the program, or in English where it is not translated."""
    translated = resource("help", QLocale().name()[:2], f"{name}.html")
    page = translated if translated.is_file() else resource("help", "en", f"{name}.html")
    return page.read_text(encoding="utf-8")


def page_style(theme: Theme) -> str:
    """The colours of a page."""
    return (
        f"h1 {{ color: {theme.accent}; }} h2 {{ color: {theme.text}; }} td {{ background: {theme.raised}; }}"
    )


class RulesWindow(HelpWindow):
    """A tab for each family of games."""

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent, words.rules_title(), (720, 640))
        self.tabs = QTabWidget()
        self.browsers: dict[str, QTextBrowser] = {}
        for name in PAGES:
            browser = self.browsers[name] = QTextBrowser()
            browser.setAccessibleName(words.page(name))
            browser.setFrameShape(QFrame.Shape.NoFrame)
            self.tabs.addTab(browser, words.page(name))
        self.body.addWidget(self.tabs)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Write all pages in the colours of a theme."""
        for name, browser in self.browsers.items():
            browser.document().setDefaultStyleSheet(page_style(theme))
            browser.document().setDocumentMargin(16)
            browser.setHtml(page_text(name))

    def turn_to(self, name: str) -> None:
        """Show the page of one family."""
        self.tabs.setCurrentWidget(self.browsers[name])


class KeysWindow(HelpWindow):
    """Every key and what it does."""

    def __init__(self, parent: QWidget, actions: Actions) -> None:
        super().__init__(parent, words.keys_title(), (820, 680))
        content = QWidget()
        self._halves: QBoxLayout = in_row(14, content)
        left, right = in_column(14), in_column(14)
        left.addWidget(_plate("table", (*words.table_keys(), words.tab_key(), words.menu_key())))
        left.addWidget(_plate("match", _shortcuts(actions, _KEYS["match"])))
        right.addWidget(_plate("window", _shortcuts(actions, _KEYS["window"])))
        for half in (left, right):
            half.addStretch(1)
            self._halves.addLayout(half, 1)
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(content)
        self.body.addWidget(area)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two columns where there is room for them."""
        super().resizeEvent(event)
        parts = (self._halves.itemAt(at) for at in range(self._halves.count()))
        needed = sum(part.minimumSize().width() for part in parts if part is not None)
        fits = needed + _BESIDE_KEYS <= self.width()
        direction = QBoxLayout.Direction
        self._halves.setDirection(direction.LeftToRight if fits else direction.TopToBottom)


def _shortcuts(actions: Actions, names: Sequence[str]) -> list[tuple[str, str]]:
    shown = []
    for name in names:
        keys = actions[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        shown.append((keys, actions[name].text().replace("&", "").removesuffix("…").rstrip()))
    return shown


def _plate(group: str, keys: Sequence[tuple[str, str]]) -> QFrame:
    plate = QFrame()
    plate.setProperty("plate", True)
    grid = QGridLayout(plate)
    grid.setContentsMargins(16, 12, 16, 14)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(7)
    grid.setColumnStretch(1, 1)
    grid.addWidget(heading(words.key_group(group)), 0, 0, 1, 2)
    for row, (key, does) in enumerate(keys, 1):
        cap, meaning = QLabel(key), QLabel(does, wordWrap=True)
        cap.setProperty("role", "key")
        grid.addWidget(cap, row, 0)
        grid.addWidget(meaning, row, 1)
    return plate


class AboutWindow(HelpWindow):
    """Whose games these are, that this is unofficial, and the licences of what is built in."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, words.about_title(), (560, 460))
        self.browser = QTextBrowser()
        self.browser.setAccessibleName(words.about_title())
        table = f'<table cellspacing="0" cellpadding="4">{"".join(map(_licence_row, licences()))}</table>'
        self.browser.setHtml(words.about(__version__) + table)
        self.body.addWidget(self.browser)


def _licence_row(one: Licence) -> str:
    """A library, and its licence as a link to the text."""
    name, licence = escape(f"{one.name} {one.version}"), escape(one.licence)
    if one.text_path is not None:
        licence = f'<a href="{one.text_path.as_uri()}">{licence}</a>'
    return f"<tr><td>{name}</td><td>{licence}</td></tr>"
