"""What the tests of the pages share: pages on screen, and texts as long as German ones."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.pages.new_match import NewMatchPage
from sticheln_desktop.gui.pages.start import StartPage
from sticheln_desktop.gui.theme import LIGHT, palette, style_sheet

LEVELS = ("random", "casual")


class Lengthened(QTranslator):
    """Makes every text 40 % longer, in words."""

    def translate(self, context: str, source: str, comment: str = "", n: int = -1) -> str:
        return (
            source
            + " "
            + "lorem "[: max(1, round(len(source) * 0.4) % 6)]
            + "lang " * (len(source) * 4 // 50)
        )

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def styled(qapp: QApplication) -> Iterator[QApplication]:
    """The application as the program dresses it."""
    before = qapp.style().objectName(), qapp.palette(), qapp.font()
    qapp.setStyle("Fusion")
    qapp.setPalette(palette(LIGHT))
    qapp.setStyleSheet(style_sheet(LIGHT))
    yield qapp
    qapp.setStyleSheet("")
    qapp.setFont(before[2])
    qapp.setPalette(before[1])
    qapp.setStyle(before[0])


def shown(qtbot: QtBot, page: QWidget, width: int = 1280, height: int = 800) -> None:
    """Put a page on the screen."""
    qtbot.addWidget(page)
    page.resize(width, height)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)


def start_page(qtbot: QtBot, width: int = 1280, height: int = 800) -> StartPage:
    """A start page on the screen."""
    page = StartPage(ArtCache(qtbot_parent()), LIGHT)
    shown(qtbot, page, width, height)
    return page


def new_match_page(qtbot: QtBot, width: int = 1280, height: int = 800) -> NewMatchPage:
    """A new-match page on the screen."""
    page = NewMatchPage(ArtCache(qtbot_parent()), LIGHT, LEVELS)
    shown(qtbot, page, width, height)
    return page


def qtbot_parent() -> QApplication:
    """The owner of caches, so that they outlive the page."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application


def clipped(page: QWidget) -> list[str]:
    """The texts on a page that have less room than they need."""
    found = []
    for label in page.findChildren(QLabel):
        if label.isVisible() and label.text():
            need = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            wide = (
                label.width() >= (label.minimumSizeHint() if label.wordWrap() else label.sizeHint()).width()
            )
            if label.height() < need or not wide:
                found.append(label.text())
    for button in page.findChildren(QPushButton):
        if button.isVisible() and button.width() < button.sizeHint().width():
            found.append(button.text())
    return found
