"""What the window's program is told when it is started. It must stay light: the window waits for it."""

from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from sticheln_desktop import __version__
from sticheln_desktop.rules.settings import GAMES

NAME = "sticheln-desktop"
WRONG_INPUT, WRONG_USAGE = 1, 2
BENCH_WINDOW = "window"
_THEMES = ("light", "dark", "contrast")
_SMALLEST, _LARGEST = (900, 600), (7680, 4320)


def complaint(sentence: str) -> str:
    """A sentence for the console, safe for any terminal."""
    from sticheln_desktop.match.parse import printable

    return f"{NAME}: {printable(sentence)}\n"


class _Parser(ArgumentParser):
    """Says what is wrong in one sentence instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_USAGE, complaint(f"{message} (see: {NAME} --help)"))


def options(arguments: Sequence[str] | None) -> Namespace:
    """The arguments understood; wrong ones end the program with one sentence."""
    parser = _Parser(prog=NAME, description="Sticheln, Hattrick and Stichling.")
    add = parser.add_argument
    add("--version", action="version", version=f"{NAME} {__version__}")
    add("--demo", choices=GAMES, metavar="GAME", help="let computers play: " + ", ".join(GAMES))
    add("--screenshot", type=Path, metavar="FILE", help="save a picture of the demo and leave")
    add("--size", type=_size, metavar="WxH", help="from 900x600 to 7680x4320")
    add("--theme", choices=_THEMES)
    add("--self-test", action="store_true", help="check this installation and leave")
    add("--bench", metavar="PART", help=SUPPRESS)
    add("file", nargs="?", type=Path, help="a match record to open")
    return parser.parse_args(arguments)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    digits = width.isascii() and height.isascii() and width.isdigit() and height.isdigit()
    size = (int(width), int(height)) if digits and len(text) < 12 else (0, 0)
    fits = all(low <= side <= high for low, side, high in zip(_SMALLEST, size, _LARGEST, strict=True))
    if not fits:
        raise ArgumentTypeError(f"{text!r} is not a size from 900x600 to 7680x4320")
    return size
