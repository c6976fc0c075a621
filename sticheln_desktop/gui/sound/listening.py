"""Lets the sounds listen to a table: what is shown there is heard at that moment."""

from sticheln_desktop.gui.match_page import MatchPage
from sticheln_desktop.play.session import Session

from .sounds import Sounds


def listen(sounds: Sounds, page: MatchPage, session: Session) -> None:
    """Hear this match from the seat of whoever looks."""
    page.shown.connect(lambda happening: sounds.heard(happening, session.seating.looking))
    page.refused.connect(sounds.refused)
    page.your_turn.connect(sounds.your_turn)
