"""What the rows of the dock's first page say, made of a view alone."""

from collections.abc import Iterator

from sticheln_desktop.gui.texts import Cast, number, panels
from sticheln_desktop.rules import sticheln, stichling
from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.settings import Family
from sticheln_desktop.rules.state import Phase, face_up
from sticheln_desktop.rules.view import View

from .seat_rows import SeatLine


def trick_lines(view: View, cast: Cast) -> Iterator[SeatLine]:
    """The cards of the trick as they were played; the one that wins now stands out."""
    plays = view.round.table[0]
    if not plays:
        return
    winner = sticheln.standing(plays, view.rules.polarity).play
    for play in plays:
        words = _word(play.card, plays[0].card)
        look = cast.look(play.seat)
        yield SeatLine(cast.label(play.seat), look, words, play.card, strong=play == winner)


def _word(card: Card, lead: Card) -> str:
    if card == lead:
        return panels.role("lead")
    if sticheln.is_trump(card, lead.colour):
        return panels.role("trump")
    if card.colour is lead.colour:
        return panels.role("follows")
    return panels.role("zero")


def tile_lines(view: View, cast: Cast) -> Iterator[SeatLine]:
    """What each seat would score now: its face-up tile, after so many tricks won."""
    round = view.round
    for seat in range(view.seats):
        won = stichling.wins(round.tricks, seat)
        up, tiles = face_up(won), round.tiles[seat]
        value = (tiles[up] if tiles is not None and up is not None else None) or 0
        words = panels.points_now(number(value))
        yield SeatLine(cast.label(seat), cast.look(seat), words, tricks=won, strong=value > 0)


def turn_text(view: View, cast: Cast) -> tuple[str, int] | None:
    """Whose turn it is and that seat's stone, while cards are played."""
    round = view.round
    if round.phase is not Phase.PLAYING or not round.pending:
        return None
    seat = round.pending[0]
    if seat != cast.you:
        return panels.to_play(cast.names[seat]), cast.look(seat)
    return panels.own_turn(view.rules.family is Family.STICHELN), cast.look(seat)
