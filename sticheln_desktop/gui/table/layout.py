"""The layout of a table: a pure function of what is seen and how it is looked at."""

from sticheln_desktop.rules.settings import Family
from sticheln_desktop.rules.view import View

from . import hattrick_layout, sticheln_layout, stichling_layout
from .desk import Desk
from .measures import measures
from .peek import peek
from .pieces import Measure, Piece, TableLook
from .shared_layout import focus_ring

_FAMILIES = {
    Family.STICHELN: sticheln_layout.pieces,
    Family.HATTRICK: hattrick_layout.pieces,
    Family.STICHLING: stichling_layout.pieces,
}


def estimated(text: str, size: float, bold: bool) -> float:
    """A text's width where no font can be asked."""
    return len(text) * size * (0.64 if bold else 0.58)


def layout(view: View, look: TableLook, measure: Measure = estimated) -> tuple[Piece, ...]:
    """Everything that lies on the table; `measure` gives a text's width in pixels."""
    desk = Desk(view, look, measures(look), measure)
    laid = _FAMILIES[view.rules.family](desk)
    return (*laid, *focus_ring(desk, laid), *(peek(desk) if look.peek else ()))
