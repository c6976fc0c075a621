"""Common ways of pieces: straight, turning over, fading, shaking."""

from dataclasses import replace

from sticheln_desktop.gui.table.pieces import Piece

from . import durations
from .flight import Art, Easing, Flight, Leg, Pose, home


def flip(
    start: Pose, end: Pose, begins: float, lasts: float, before: Art, after: Art | None = None
) -> tuple[Leg, Leg]:
    """Turning over: as narrow as a line in the middle, where the face changes."""
    middle = replace(start.toward(end, 0.5), squeeze=0.0)
    return (
        Leg(begins, lasts / 2, start, middle, Easing.IN_SINE, before),
        Leg(begins + lasts / 2, lasts / 2, middle, end, Easing.OUT_SINE, after),
    )


def waiting(piece: Piece, until: float, art: Art) -> Flight:
    """A piece that keeps its former look for a while."""
    return Flight(piece, (Leg(0, until, home(piece), home(piece), art=art),))


def fade_in(piece: Piece, begins: float, lasts: float = durations.FADE) -> Flight:
    """A piece that comes out of nothing."""
    unseen = replace(home(piece), opacity=0.0)
    return Flight(piece, (Leg(begins, lasts, unseen, home(piece), Easing.OUT_QUAD),), unseen=True)


def fade_out(piece: Piece, begins: float = 0, lasts: float = durations.FADE) -> Flight:
    """A piece that leaves where it is."""
    leg = Leg(begins, lasts, home(piece), replace(home(piece), opacity=0.0), Easing.OUT_QUAD)
    return Flight(piece, (leg,), leaves=True, unseen=begins > 0)


def shaking(piece: Piece, begins: float = 0) -> Leg:
    """A no without words."""
    at = home(piece)
    return Leg(begins, durations.SHAKE, at, at, Easing.LINEAR, sway=durations.SHAKE_REACH)
