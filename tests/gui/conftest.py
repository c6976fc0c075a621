"""What the tests of the window share."""

from collections.abc import Iterator

import pytest

from sticheln_desktop.play.thinker import Thinker


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """The thread on which computers think."""
    thinker = Thinker()
    yield thinker
    thinker.stop()
