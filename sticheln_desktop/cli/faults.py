"""The two ways in which somebody's wish cannot be met, each told in one sentence."""

from sticheln_desktop.match.parse import printable


class WrongUsage(Exception):
    """The arguments make no sense."""


class WrongInput(Exception):
    """The arguments are fine, but a file or a bot is not."""


def one_line(text: str) -> str:
    """A stranger's text without anything that could break a line or a terminal."""
    return printable(text)
