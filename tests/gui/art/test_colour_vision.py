"""Suits and seats can be told apart with every kind of eye, and never by their colour alone."""

from itertools import combinations

import pytest
from colour_vision import NORMAL, VISIONS, Lab, ciede2000, distance, seen
from PySide6.QtGui import QImage, QPainter

from sticheln_desktop.gui.art.palette import SEATS, SUITS
from sticheln_desktop.gui.art.render import rasterised
from sticheln_desktop.gui.art.stones import StoneKind, stone
from sticheln_desktop.gui.art.suits import chip, silhouette
from sticheln_desktop.gui.panels.chart import DASHES
from sticheln_desktop.gui.theme import DARK, LIGHT, Theme
from sticheln_desktop.rules.cards import Colour

SUIT_BODIES = [suit.body for suit in SUITS.values()]
STICHLING_SEATS = 5
EACH_CVD = pytest.mark.parametrize("vision", VISIONS)
# From the test data of Sharma, Wu and Dalal, which cover the formula's corners.
REFERENCE: list[tuple[Lab, Lab, float]] = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 3.1571, -77.2803), (50.0, 0.0, -82.7485), 2.8615),
    ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
    ((50.0, -0.001, 2.49), (50.0, 0.0011, -2.49), 4.7461),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (58.0, 24.0, 15.0), 19.4535),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
    ((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
    ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
]


def _nearest(colours: list[str], vision: str) -> float:
    return min(distance(one, other, vision) for one, other in combinations(colours, 2))


@pytest.mark.parametrize(("one", "other", "expected"), REFERENCE)
def test_formula_gives_the_published_differences(one: Lab, other: Lab, expected: float) -> None:
    assert ciede2000(one, other) == pytest.approx(expected, abs=5e-5)
    assert ciede2000(other, one) == pytest.approx(expected, abs=5e-5)


def test_simulation_takes_red_from_green() -> None:
    assert distance("#C03030", "#407020", "deuteranomaly") < distance("#C03030", "#407020") / 2
    assert seen("#808080", "protanomaly")[0] == pytest.approx(seen("#808080", NORMAL)[0], abs=0.5)


def test_suits_differ_for_normal_eyes() -> None:
    assert _nearest(SUIT_BODIES, NORMAL) >= 25


@EACH_CVD
def test_suits_differ_for_colour_blind_eyes(vision: str) -> None:
    assert _nearest(SUIT_BODIES, vision) >= 15


@EACH_CVD
def test_seats_differ_for_colour_blind_eyes(vision: str) -> None:
    colours = [seat.hex for seat in SEATS]
    assert _nearest(colours, NORMAL) >= 19
    assert _nearest(colours[:STICHLING_SEATS], vision) >= 19
    assert _nearest(colours, vision) >= 12


def _shadow(svg: str, size: int = 24) -> QImage:
    """A picture's silhouette: where it is opaque."""
    return rasterised(svg, size, size).convertToFormat(QImage.Format.Format_Alpha8)


def _overlap(one: QImage, other: QImage) -> float:
    """How much of two silhouettes is common, from 0 to 1."""
    first, second = (bytes(image.constBits()) for image in (one, other))
    return sum(map(min, first, second)) / max(sum(map(max, first, second)), 1)


def test_silhouettes_of_suits_differ_without_colour(qapp: object) -> None:
    shadows = [_shadow(silhouette(colour, "#000000", 24.0)) for colour in Colour]
    assert max(_overlap(one, other) for one, other in combinations(shadows, 2)) < 0.75


@pytest.mark.parametrize("kind", StoneKind)
def test_silhouettes_of_stones_differ_without_colour(qapp: object, kind: StoneKind) -> None:
    shadows = [_shadow(stone(seat, kind)) for seat in range(len(SEATS))]
    assert max(_overlap(one, other) for one, other in combinations(shadows, 2)) < 0.90


def _grey(svg: str) -> bytes:
    image = QImage(48, 48, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.drawImage(0, 0, rasterised(svg, 48, 48))
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(grey.constBits())


def test_chips_bear_their_silhouette_and_letter(qapp: object) -> None:
    plain, lettered = ({_grey(chip(colour, letter=letter)) for colour in Colour} for letter in (False, True))
    assert len(plain) == len(lettered) == len(Colour)
    assert len({suit.letter for suit in SUITS.values()}) == len(SUITS)


def test_suits_have_their_own_shape_and_pattern() -> None:
    assert len({suit.shape for suit in SUITS.values()}) == len(SUITS)
    assert len({suit.pattern for suit in SUITS.values()}) == len(SUITS)


def test_chart_lines_have_their_own_dash_and_marker() -> None:
    assert len(DASHES) == len(set(DASHES)) == len(SEATS)
    assert len({seat.shape for seat in SEATS}) == len(SEATS)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_plus_and_minus_differ_in_lightness_or_hue(theme: Theme) -> None:
    assert distance(theme.plus, theme.minus) >= 25
