"""Arithmetic with colours written as `#RRGGBB`; which colour is used where is decided elsewhere."""


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(colour: str, other: str, share: float) -> str:
    """The colour with that share of the other laid over it."""
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(mine + (its - mine) * share):02X}" for mine, its in pairs)


def darker(colour: str, share: float) -> str:
    """The colour under that share of black."""
    return mixed(colour, "#000000", share)


def lighter(colour: str, share: float) -> str:
    """The colour under that share of white."""
    return mixed(colour, "#FFFFFF", share)


def _linear(channel: int) -> float:
    part = channel / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def luminance(colour: str) -> float:
    """The relative luminance of WCAG, from 0 to 1."""
    red, green, blue = (_linear(channel) for channel in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def readable_ink(ground: str, dark: str, light: str) -> str:
    """Whichever of the two inks stands out better on the ground."""
    return dark if contrast(dark, ground) >= contrast(light, ground) else light
