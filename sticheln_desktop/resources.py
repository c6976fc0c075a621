"""Where the program's data files lie; what is in them is the business of whoever reads them."""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def _root() -> Path:
    # A wheel and a frozen program carry them inside the package, a checkout has them beside it.
    installed = _PACKAGE / "_resources"
    return installed if installed.is_dir() else _PACKAGE.parent / "resources"


def resource(*parts: str) -> Path:
    """The path of a data file or folder, in a checkout as well as in an installed program."""
    return _root().joinpath(*parts)
