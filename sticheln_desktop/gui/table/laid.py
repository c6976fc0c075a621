"""The layout of a table in the window, kept while nothing that it depends on has changed."""

from sticheln_desktop.rules.view import View

from .brush import width
from .layout import layout
from .pieces import Piece, TableLook


def laid_out(view: View, look: TableLook) -> tuple[Piece, ...]:
    """Everything on the table, its texts measured in the window's font."""
    return layout(view, look, width)


class Laid:
    """The newest layout; keys and people ask for the same one again and again."""

    def __init__(self) -> None:
        self._last: tuple[View, TableLook, tuple[Piece, ...]] | None = None

    def pieces(self, view: View, look: TableLook) -> tuple[Piece, ...]:
        """The layout of this view."""
        last = self._last
        if last is None or last[0] is not view or last[1] != look:
            last = self._last = view, look, laid_out(view, look)
        return last[2]

    def forget(self) -> None:
        """Lay out anew: the font or the language may have changed."""
        self._last = None
