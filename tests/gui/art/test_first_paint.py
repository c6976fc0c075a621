"""The first view of a fresh table waits for nothing: not one true face is painted for it."""

import pytest
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui import gallery
from sticheln_desktop.gui.art import cache as cache_module
from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.art.specs import CardBack, CardFace
from sticheln_desktop.gui.table.brush import width
from sticheln_desktop.gui.table.items import ArtItem
from sticheln_desktop.gui.table.layout import layout
from sticheln_desktop.gui.table.scene import TableScene
from sticheln_desktop.gui.theme import LIGHT
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.view import observe


class Striking:
    """Painters who take orders and never paint."""

    def __init__(self) -> None:
        self.orders = 0

    def submit(self, *job: object) -> None:
        self.orders += 1


@pytest.fixture
def painters(monkeypatch: pytest.MonkeyPatch) -> Striking:
    """Nobody paints."""
    striking = Striking()
    monkeypatch.setattr(cache_module, "_painters", lambda: striking)
    return striking


def _cards(scene: TableScene) -> list[ArtItem]:
    items = [scene.item(piece.key) for piece in scene.pieces]
    return [item for item in items if isinstance(item, ArtItem) and isinstance(item.art, CardFace | CardBack)]


@pytest.mark.parametrize("game", PRESETS)
def test_table_stands_before_a_single_face_is_painted(qtbot: QtBot, painters: Striking, game: str) -> None:
    view = observe(gallery.moment(game), frozenset({0}))
    look = gallery._look(view, (1280.0, 756.0), LIGHT, Style.ILLUSTRATED)
    cache = ArtCache()
    scene = TableScene(cache)
    scene.show(layout(view, look, width))
    assert painters.orders == 0
    cards = _cards(scene)
    assert len(cards) >= 8
    assert not any(cache.holds(item.art) or item.pixmap().isNull() for item in cards)
    qtbot.waitUntil(lambda: painters.orders == len({item.art for item in cards}), timeout=5000)
