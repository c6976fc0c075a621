"""The scene shows what a layout says, and the view tells what was pressed."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.specs import CardFace
from sticheln_desktop.gui.table.brush import width
from sticheln_desktop.gui.table.items import ArtItem
from sticheln_desktop.gui.table.layout import layout
from sticheln_desktop.gui.table.measures import target_piece
from sticheln_desktop.gui.table.pieces import TableLook, TargetCard
from sticheln_desktop.gui.table.scene import TableScene, TableView
from sticheln_desktop.gui.theme import THEMES
from sticheln_desktop.match.shuffle import drawn_deal
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.view import NOBODY, View, observe

NAMES = ("You", "Jonas", "Mara", "Ildikó", "Theo", "Bea", "Ole", "Zsófi")


def seen(name: str, seats: int, plies: int, eyes: frozenset[int] = frozenset({0})) -> View:
    chance = Random(3)
    state = game.start(PRESETS[name], seats, 0)
    state = game.deal(state, *drawn_deal(state.rules, seats, 3, 0)).state
    for _ in range(plies):
        state = game.apply(state, chance.choice(game.legal(state, chance.choice(state.pending))))[-1].state
    return observe(state, eyes)


def looked_at(view: View, **wishes: object) -> TableLook:
    return TableLook(900.0, 560.0, 0, NAMES[: view.seats], **wishes)  # type: ignore[arg-type]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("name", ["classic", "hattrick", "stichling"])
def test_a_table_is_painted_without_a_warning(qapp: object, name: str, theme: object) -> None:
    view = seen(name, 4, 22)
    scene = TableScene(ArtCache(immediate=True))
    scene.lay(QSizeF(900, 560), THEMES["light"])
    scene.show(layout(view, looked_at(view, theme=theme), width))
    image = QImage(900, 560, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    colours = {image.pixel(x, y) for x in range(0, 900, 30) for y in range(0, 560, 20)}
    assert len(colours) > 40


def test_items_follow_the_keys_of_the_pieces(qapp: object) -> None:
    scene = TableScene(ArtCache(immediate=True))
    for plies in range(30):
        view = seen("stichling", 3, plies)
        pieces = layout(view, looked_at(view))
        scene.show(pieces)
        assert len(scene.items()) == len(pieces)
        for piece in pieces:
            item = scene.item(piece.key)
            assert item is not None
            assert item.art == piece.art


def test_a_curtained_scene_holds_no_face_of_a_hand(qapp: object) -> None:
    scene = TableScene(ArtCache(immediate=True))
    own, nobody = seen("classic", 4, 4), seen("classic", 4, 4, NOBODY)
    scene.show(layout(own, looked_at(own)))
    scene.show(layout(nobody, looked_at(nobody)))
    faces = {
        item.art.card
        for item in scene.items()
        if isinstance(item, ArtItem) and isinstance(item.art, CardFace)
    }
    assert faces.isdisjoint(own.round.hands[0] or ())


def test_late_pictures_reach_their_items(qtbot: QtBot) -> None:
    cache = ArtCache()
    scene = TableScene(cache)
    view = seen("classic", 3, 3)
    scene.show(layout(view, looked_at(view)))
    specs = {item.art for item in scene.items() if isinstance(item, ArtItem)}
    qtbot.waitUntil(lambda: all(cache.holds(spec) for spec in specs), timeout=20_000)
    for item in scene.items():
        if isinstance(item, ArtItem):
            assert item.pixmap().cacheKey() == cache.picture(item.art).pixmap.cacheKey()


def test_the_view_tells_what_is_hovered_and_pressed(qtbot: QtBot) -> None:
    view = seen("classic", 4, 4)
    scene = TableScene(ArtCache(immediate=True))
    table = TableView(scene)
    qtbot.addWidget(table)
    table.resize(900, 560)
    scene.lay(QSizeF(900, 560), THEMES["light"])
    pieces = layout(view, looked_at(view))
    scene.show(pieces)
    table.show()
    wanted = next(piece for piece in pieces if isinstance(piece.target, TargetCard))
    at = QPoint(round(wanted.x - 20), round(wanted.y))
    with qtbot.waitSignal(table.pressed) as pressed:
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert pressed.args == [wanted.target]
    with qtbot.waitSignal(table.hovered, check_params_cb=lambda target: target == wanted.target):
        qtbot.mouseMove(table.viewport(), QPoint(5, 5))
        qtbot.mouseMove(table.viewport(), at)


@pytest.mark.parametrize("share", [0.02, 0.5, 0.98])
def test_a_hovered_card_does_not_flutter(qapp: object, share: float) -> None:
    view = seen("classic", 4, 4)
    calm = layout(view, looked_at(view))
    card = next(piece for piece in calm if isinstance(piece.target, TargetCard))
    assert isinstance(card.art, CardFace)
    at = card.x - 10, card.y + (share - 0.5) * card.art.height
    assert target_piece(calm, *at) == card
    lifted = layout(view, looked_at(view, hovered=card.target))
    found = target_piece(lifted, *at)
    assert found is not None
    assert found.target == card.target
