"""Outlines of silhouettes and numerals, read from the data files; colours are given by the caller."""

from functools import cache
from typing import Final, NamedTuple
from xml.etree import ElementTree

from sticheln_desktop.gui.resources import resource
from sticheln_desktop.rules.cards import Colour

from .markup import group, line, path, placed
from .palette import SUITS

BOX: Final = 100.0
_GAP: Final = 4.0
_CASING: Final = 15.0


class Outline(NamedTuple):
    """Path data of a silhouette and of the lines inside it, in a box of 100 by 100."""

    shape: str
    detail: str


class _Digit(NamedTuple):
    data: str
    width: float


def _paths(file_name: str) -> list[ElementTree.Element]:
    root = ElementTree.parse(resource("art", file_name)).getroot()
    return list(root.iter("{http://www.w3.org/2000/svg}path"))


@cache
def outline(colour: Colour) -> Outline:
    """The silhouette of a colour."""
    data = {node.attrib["id"]: node.attrib["d"] for node in _paths(f"{SUITS[colour].shape}.svg")}
    return Outline(data["shape"], data["detail"])


@cache
def _digits() -> tuple[_Digit, ...]:
    nodes = {node.attrib["id"]: node.attrib for node in _paths("numerals.svg")}
    return tuple(
        _Digit(nodes[f"d{digit}"]["d"], float(nodes[f"d{digit}"]["data-width"])) for digit in range(10)
    )


def numeral_width(value: int, height: float, squeeze: float = 1.0) -> float:
    """How wide a numeral of that height is; two digits are narrowed by `squeeze`."""
    digits = [_digits()[int(letter)] for letter in str(value)]
    total = sum(digit.width for digit in digits) + _GAP * (len(digits) - 1)
    return total * height / BOX * (squeeze if len(digits) > 1 else 1.0)


def numeral(
    value: int, x: float, y: float, height: float, ink: str, squeeze: float = 1.0, casing: str | None = None
) -> str:
    """A numeral with its top left corner at a place, set off from what is behind it by a casing."""
    content, at = "", 0.0
    for letter in str(value):
        digit = _digits()[int(letter)]
        content += path(digit.data, fill_rule="evenodd", transform=f"translate({at:g} 0)")
        at += digit.width + _GAP
    across = height / BOX * (squeeze if value > 9 else 1.0)
    shape = group(content, fill=ink)
    if casing is not None:
        shape = (
            group(content, fill=casing, stroke=casing, stroke_width=_CASING, stroke_linejoin="round") + shape
        )
    return placed(shape, x, y, across, height / BOX)


def centred_numeral(
    value: int, middle: float, y: float, height: float, ink: str, squeeze: float = 1.0
) -> str:
    """A numeral centred over a place."""
    return numeral(value, middle - numeral_width(value, height, squeeze) / 2, y, height, ink, squeeze)


_LETTERS: Final[dict[str, str]] = {
    "G": "M49 27C46 15 39 9 30 9C17 9 9 20 9 34V66C9 80 17 91 30 91C43 91 50 81 50 68V56H34",
    "N": "M9 91V9L50 91V9",
    "R": "M9 91V9H28C41 9 50 17 50 30C50 43 41 51 28 51H9M30 51L51 91",
    "B": "M9 9V91H29C42 91 51 83 51 70C51 57 42 49 29 49H9H27C39 49 47 41 47 29C47 17 39 9 27 9Z",
    "Y": "M7 9L31 50L55 9M31 50V91",
    "V": "M7 9L31 91L55 9",
}


def letter_at(letter: str, x: float, y: float, height: float, ink: str) -> str:
    """A colour's letter with its top left corner at a place."""
    return placed(line(_LETTERS[letter], ink, 17.0), x, y, height / BOX)
