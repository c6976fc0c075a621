"""How far apart two colours look: CIEDE2000 between colours as seen with every kind of eye."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Any

from colorspacious import cspace_convert

from sticheln_desktop.gui.art.tint import channels

NORMAL = "normal"
VISIONS = ("protanomaly", "deuteranomaly", "tritanomaly")
Lab = tuple[float, float, float]


def seen(colour: str, vision: str) -> Lab:
    """A colour in CIELAB as it is seen, after Machado, Oliveira and Fernandes 2009 at full severity."""
    space: Any = "sRGB1"
    if vision != NORMAL:
        space = {"name": "sRGB1+CVD", "cvd_type": vision, "severity": 100}
    rgb = cspace_convert([channel / 255 for channel in channels(colour)], space, "sRGB1")
    lightness, a, b = cspace_convert([min(max(part, 0.0), 1.0) for part in rgb], "sRGB1", "CIELab")
    return float(lightness), float(a), float(b)


def distance(one: str, other: str, vision: str = NORMAL) -> float:
    """How different two colours look."""
    return ciede2000(seen(one, vision), seen(other, vision))


def ciede2000(one: Lab, other: Lab) -> float:
    """The colour difference of CIE 142-2001, as Sharma, Wu and Dalal 2005 write it down."""
    light, chroma, hue = _differences(one, other)
    mean_light, mean_chroma, mean_hue = _means(one, other)
    parts = (
        light / _light_weight(mean_light),
        chroma / (1 + 0.045 * mean_chroma),
        hue / _hue_weight(mean_chroma, mean_hue),
    )
    turn = -sin(radians(60 * exp(-(((mean_hue - 275) / 25) ** 2)))) * 2 * _grey(mean_chroma)
    return sqrt(sum(part * part for part in parts) + turn * parts[1] * parts[2])


def _grey(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25**7))


def _polar(one: Lab, other: Lab) -> tuple[tuple[float, float], tuple[float, float]]:
    """Chroma and hue of both, with the a axis stretched for near-greys."""
    stretch = 1.5 - 0.5 * _grey((hypot(*one[1:]) + hypot(*other[1:])) / 2)
    first, second = ((lab[1] * stretch, lab[2]) for lab in (one, other))
    return (
        (hypot(*first), degrees(atan2(first[1], first[0])) % 360),
        (hypot(*second), degrees(atan2(second[1], second[0])) % 360),
    )


def _differences(one: Lab, other: Lab) -> Lab:
    (first, first_hue), (second, second_hue) = _polar(one, other)
    turn = (second_hue - first_hue + 180) % 360 - 180 if first * second else 0.0
    return other[0] - one[0], second - first, 2 * sqrt(first * second) * sin(radians(turn) / 2)


def _means(one: Lab, other: Lab) -> Lab:
    (first, first_hue), (second, second_hue) = _polar(one, other)
    hue = first_hue + second_hue
    if first * second:
        apart = abs(first_hue - second_hue) > 180
        hue = (hue + (360 if hue < 360 else -360) * apart) / 2
    return (one[0] + other[0]) / 2, (first + second) / 2, hue


def _light_weight(light: float) -> float:
    return 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)


def _hue_weight(chroma: float, hue: float) -> float:
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    factor = 1 + sum(height * cos(radians(times * hue + shift)) for height, times, shift in waves)
    return 1 + 0.015 * chroma * factor
