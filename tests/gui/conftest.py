"""What the tests of the window share."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from sticheln_desktop.play.thinker import Thinker


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """The thread on which computers think."""
    thinker = Thinker()
    yield thinker
    thinker.stop()


@pytest.fixture(autouse=True)
def undressed(qapp: QApplication) -> Iterator[None]:
    """A window dresses the whole application; the next test begins without that."""
    font, sheet = qapp.font(), qapp.styleSheet()
    yield
    if qapp.font() != font:
        qapp.setFont(font)
    if qapp.styleSheet() != sheet:
        qapp.setStyleSheet(sheet)
