"""Every picture renders to something, and no two different pictures look the same."""

from collections.abc import Iterable
from math import cos, radians, sin

import pytest
from PySide6.QtGui import QImage

from sticheln_desktop.gui.art.app_icon import app_icon
from sticheln_desktop.gui.art.cards import Style, card_face
from sticheln_desktop.gui.art.drawings import drawing, sketch
from sticheln_desktop.gui.art.palette import GOLD, SEATS
from sticheln_desktop.gui.art.render import rasterised, render
from sticheln_desktop.gui.art.specs import (
    ArtSpec,
    Badge,
    CardBack,
    CardFace,
    Chip,
    Crown,
    Lock,
    Silhouette,
    Stone,
    Tile,
)
from sticheln_desktop.gui.art.stones import StoneKind
from sticheln_desktop.gui.art.tiles import TileSide
from sticheln_desktop.rules.cards import HIGHEST_VALUE, Card, Colour

RED_FIVE = Card(Colour.RED, 5)
ALL_SEATS = range(len(SEATS))


def _bytes(image: QImage) -> bytes:
    return bytes(image.constBits())


def _image(spec: ArtSpec) -> QImage:
    return render(drawing(spec)).image


def _is_blank(image: QImage) -> bool:
    return not any(_bytes(image))


def _assert_all_differ(specs: Iterable[ArtSpec]) -> None:
    images = [_image(spec) for spec in specs]
    assert not any(_is_blank(image) for image in images)
    assert len({_bytes(image) for image in images}) == len(images)


@pytest.mark.parametrize("height", [62.0, 100.0])
def test_all_faces_and_backs_differ(qapp: object, height: float) -> None:
    faces = [
        CardFace(Card(colour, value), height, style)
        for style in Style
        for colour in Colour
        for value in range(HIGHEST_VALUE + 1)
    ]
    _assert_all_differ([*faces, CardBack(height)])


def test_all_stones_differ(qapp: object) -> None:
    _assert_all_differ(Stone(seat, 15.0, kind) for seat in ALL_SEATS for kind in StoneKind)


def test_all_tiles_differ(qapp: object) -> None:
    shown = [
        Tile(seat, side, 48.0, rank * number, tacks=rank)
        for seat in ALL_SEATS
        for side in (TileSide.UP, TileSide.PEEK)
        for number, rank in ((1, 1), (1, 3), (2, 2), (3, 3))
    ]
    _assert_all_differ([*shown, *(Tile(seat, TileSide.DOWN, 48.0) for seat in ALL_SEATS)])


def test_face_down_tile_shows_nothing_of_its_number(qapp: object) -> None:
    assert _image(Tile(0, TileSide.DOWN, 48.0, 6, 3)) == _image(Tile(0, TileSide.DOWN, 48.0))


def test_all_signs_chips_and_silhouettes_differ(qapp: object) -> None:
    small: list[ArtSpec] = [Badge("misery", 12.0), Badge("lucky", 12.0), Crown(24.0), Lock(24.0)]
    for colour in Colour:
        chips = [Chip(colour, 20.0), Chip(colour, 20.0, 7), Chip(colour, 20.0, letter=True)]
        small += [*chips, Silhouette(colour, 24.0, "#222222")]
    _assert_all_differ(small)


def test_states_of_a_card_differ(qapp: object) -> None:
    states = [
        CardFace(RED_FIVE, 100.0),
        CardFace(RED_FIVE, 100.0, lifted=True),
        CardFace(RED_FIVE, 100.0, ring=GOLD),
        CardFace(RED_FIVE, 100.0, veil=0.25),
        CardFace(RED_FIVE, 100.0, veil=0.5),
        CardFace(RED_FIVE, 100.0, badge="misery"),
        CardFace(RED_FIVE, 100.0, badge="lucky"),
        CardFace(RED_FIVE, 100.0, angle=3.0),
    ]
    _assert_all_differ(states)


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_centre_lies_in_the_middle_of_the_card(qapp: object, dpr: float) -> None:
    raster = render(drawing(CardFace(RED_FIVE, 140.0, dpr=dpr)))
    size = raster.image.deviceIndependentSize()
    assert raster.centre.x() == pytest.approx(size.width() / 2, abs=1 / dpr)
    assert raster.centre.y() == pytest.approx(size.height() / 2, abs=1 / dpr)


def test_turned_card_fits_into_its_picture(qapp: object) -> None:
    angle = 6.0
    size = _image(CardFace(RED_FIVE, 140.0, angle=angle)).deviceIndependentSize()
    assert size.width() >= 100 * cos(radians(angle)) + 140 * sin(radians(angle))
    assert size.height() >= 140 * cos(radians(angle)) + 100 * sin(radians(angle))


def test_picture_edges_are_transparent(qapp: object) -> None:
    image = _image(CardFace(RED_FIVE, 120.0, angle=4.0, lifted=True, ring=GOLD, badge="misery"))
    right, foot = image.width() - 1, image.height() - 1
    edge = [(x, y) for x in range(right + 1) for y in (0, foot)] + [(0, y) for y in range(foot)]
    assert max(image.pixelColor(x, y).alpha() for x, y in edge) <= 2


@pytest.mark.parametrize("spec", [CardFace(RED_FIVE, 120.0, angle=2.0), CardBack(120.0, lifted=True)])
def test_sketch_takes_the_place_of_the_true_picture(qapp: object, spec: CardFace | CardBack) -> None:
    true, quick = render(drawing(spec)), render(sketch(spec))
    assert quick.image.size() == true.image.size()
    assert quick.centre == true.centre
    assert quick.image != true.image


def test_nearly_equal_angles_are_one_picture() -> None:
    assert CardFace(RED_FIVE, 120.0, angle=2.01) == CardFace(RED_FIVE, 120.01, angle=1.99)


def test_body_never_gets_lighter_than_its_colour(qapp: object) -> None:
    image = rasterised(card_face(Card(Colour.BLUE, 8), Style.ILLUSTRATED, 62.0), 310.0, 434.0)
    column = [image.pixelColor(250, y).lightnessF() for y in (20, 60, 420)]
    assert column[0] == pytest.approx(column[1], abs=0.01)
    assert column[2] < column[0]


def test_app_icon_is_simpler_when_small(qapp: object) -> None:
    assert app_icon(24) == app_icon(16)
    assert app_icon(24) != app_icon(32)
    assert not _is_blank(rasterised(app_icon(16), 16, 16))
