"""German and Hungarian: complete, with the same placeholders, in the words of the games."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from driving import opened_window
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui import languages, texts
from sticheln_desktop.gui.help.windows import PAGES, page_text
from sticheln_desktop.gui.menus import _CONTENTS
from sticheln_desktop.gui.resources import resource
from sticheln_desktop.gui.texts import menus as menu_words
from sticheln_desktop.gui.texts.games import game_name
from sticheln_desktop.gui.texts.numbers import seconds
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules.cards import Colour, card

PLACEHOLDER = re.compile(r"%[1-9n]")
COLOURS = {
    "de": ["Grün", "Braun", "Rot", "Blau", "Gelb", "Violett"],
    "hu": ["zöld", "barna", "piros", "kék", "sárga", "lila"],
}
GAME_NAMES = {
    "de": ["Sticheln „Classic“", "Sticheln „verkehrt“", "Sticheln „im Nebel“", "Hattrick", "Stichling"],
    "hu": ["Klasszikus Sticheln", "Fordított Sticheln", "Ködös Sticheln", "Hattrick", "Stichling"],
}


class Message(NamedTuple):
    """A text and its translations: several where the language counts."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    counted: bool
    finished: bool


@cache
def messages(language: str) -> tuple[Message, ...]:
    """All texts of a language."""
    root = ElementTree.parse(resource("i18n", f"sticheln_{language}.ts")).getroot()
    return tuple(
        _message(context.findtext("name", ""), message)
        for context in root.iter("context")
        for message in context.iter("message")
    )


def _message(context: str, message: ElementTree.Element) -> Message:
    translation = message.find("translation")
    assert translation is not None
    counted = message.get("numerus") == "yes"
    forms = [form.text or "" for form in translation] if counted else [translation.text or ""]
    finished = translation.get("type") is None and all(form.strip() for form in forms)
    source, comment = message.findtext("source", ""), message.findtext("comment", "")
    return Message(context, source, comment, tuple(forms), counted, finished)


@pytest.fixture(params=languages.CODES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The program speaks a language as long as the test runs."""
    before, others = QLocale(), set(qapp.findChildren(QTranslator))
    languages.install(qapp, request.param)
    yield request.param
    for translator in set(qapp.findChildren(QTranslator)) - others:
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)


@pytest.mark.parametrize("code", languages.CODES)
def test_every_text_is_translated(code: str) -> None:
    assert len(messages(code)) > 450
    assert [message for message in messages(code) if not message.finished] == []


@pytest.mark.parametrize("code", languages.CODES)
def test_placeholders_agree(code: str) -> None:
    wrong = [
        (message.source, form)
        for message in messages(code)
        for form in message.forms
        if set(PLACEHOLDER.findall(message.source)) != set(PLACEHOLDER.findall(form))
    ]
    assert wrong == []


@pytest.mark.parametrize("code", languages.CODES)
def test_spaces_at_the_ends_are_kept(code: str) -> None:
    for message in messages(code):
        for form in message.forms:
            assert form.endswith(" ") == message.source.endswith(" "), message


@pytest.mark.parametrize("code", languages.CODES)
def test_typography(code: str) -> None:
    """True minus signs and quotation marks, one character for three dots, with a space in German only."""
    for message in messages(code):
        for form in message.forms:
            assert not re.search(r"\.\.\.|[\"'“]\w|(?<!\w)-\d", form), form
            gap = re.search(r"(.)…(?![“”])", form)
            assert gap is None or (gap[1] == "\xa0") == (code == "de"), form


@pytest.mark.parametrize("code", languages.CODES)
def test_loaded_translations_are_those_of_the_source(code: str) -> None:
    translator = QTranslator()
    assert translator.load(f"sticheln_{code}", str(resource("i18n")))
    for message in messages(code):
        shown = translator.translate(
            message.context, message.source, message.comment, 1 if message.counted else -1
        )
        assert shown == message.forms[0]


def test_colours_and_games_have_their_names(language: str) -> None:
    assert [texts.colour_name(colour) for colour in Colour] == COLOURS[language]
    games = ("classic", "reverse", "hazy", "hattrick", "stichling")
    assert [game_name(game) for game in games] == GAME_NAMES[language]
    assert texts.card_name(card("R7")) == f"{COLOURS[language][2]} 7"


def test_counts_have_their_forms(language: str) -> None:
    shown = [texts.card_count(count) for count in (1, 2)]
    assert shown == {"de": ["1 Karte", "2 Karten"], "hu": ["1 lap", "2 lap"]}[language]


def test_words_are_joined_as_the_language_does(language: str) -> None:
    joined = texts.listed(["x", "y"])
    assert joined == {"de": "x und y", "hu": "x és y"}[language]
    assert seconds(1.5).startswith("1,5\xa0")


def test_qt_speaks_the_language_too(language: str, qtbot: QtBot) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    shown = box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")
    assert shown == {"de": "Abbrechen", "hu": "Mégse"}[language]


def test_each_entry_of_a_menu_has_its_own_letter(language: str) -> None:
    for name, contents in _CONTENTS.items():
        shown = [_entry(entry) for entry in contents if entry]
        letters = [text[text.index("&") + 1].lower() for text in shown]
        assert len(set(letters)) == len(letters), (name, shown)
        assert all(letter.isascii() and letter not in "gjpqy" for letter in letters), shown


def _entry(name: str) -> str:
    return menu_words.menu(name) if name in ("recent", "theme", "face", "motion") else menu_words.action(name)


def test_a_tip_has_no_dots_and_no_gap(language: str) -> None:
    assert " (Ctrl+O)" in menu_words.tip(menu_words.action("open"), "Ctrl+O")
    assert "\xa0" not in menu_words.tip(menu_words.action("open"), "Ctrl+O")


class Outline(HTMLParser):
    """The tags of a page in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.tags.append(tag)


@pytest.mark.parametrize("name", PAGES)
def test_help_pages_are_translated(language: str, name: str) -> None:
    english = resource("help", "en", f"{name}.html").read_text(encoding="utf-8")
    shown = page_text(name)
    assert shown == resource("help", language, f"{name}.html").read_text(encoding="utf-8")
    assert Outline(shown).tags == Outline(english).tags


def test_the_settings_offer_the_languages(qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> None:
    window = opened_window(qtbot, thinker, tmp_path)
    window.show_settings()
    choice = window.settings.look.language
    assert [choice.itemText(at) for at in range(choice.count())][1:] == ["English", "Deutsch", "Magyar"]
    assert choice.isVisible()


def test_the_first_language_that_is_spoken_is_taken() -> None:
    assert languages._preferred(["fr-FR", "hu-Latn-HU", "de"]) == "hu"
    assert languages._preferred(["fr", "C"]) == "en"


def test_english_stays_english_on_a_foreign_machine(qapp: QApplication) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("de_AT"))
    languages.install(qapp, "en")
    assert QLocale().language() is QLocale.Language.English
    assert QCoreApplication.translate("Texts", "green") == "green"
    QLocale.setDefault(before)
