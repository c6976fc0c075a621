"""What the window asks of the table that a table may not offer: each is asked only where it exists."""

from collections.abc import Callable
from typing import Any, Final

PEEK: Final = "peek_last_trick"
SORT: Final = "sort_hand"
SKIP: Final = "skip"
TEXT: Final = "set_text_scale"


def offers(table: object, wish: str) -> bool:
    """Whether the table can do that."""
    return callable(getattr(table, wish, None))


def ask(table: object, wish: str, *arguments: object) -> None:
    """Have the table do it, if it can."""
    act: Callable[..., Any] | None = getattr(table, wish, None)
    if act is not None:
        act(*arguments)
