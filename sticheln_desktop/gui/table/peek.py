"""The last trick, laid over the middle of the table to be looked at once more."""

from sticheln_desktop.gui.art.specs import Crown
from sticheln_desktop.gui.texts import table as words
from sticheln_desktop.rules import hattrick, sticheln, stichling
from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.decisions import Play
from sticheln_desktop.rules.settings import Family
from sticheln_desktop.rules.state import Plays
from sticheln_desktop.rules.view import View

from .desk import Desk
from .drawn import Panel, Tone
from .measures import CARD_SHAPE
from .pieces import Piece

PEEK_Z = 400.0


def last_trick(view: View) -> Plays:
    """The cards of the newest finished trick in the order played, passed ones included."""
    round = view.round
    if view.rules.family is Family.STICHLING:
        return round.tricks[-1].plays if round.tricks else ()
    running = (len(round.plays) - 1) % view.seats + 1 if any(round.table) else 0
    finished = round.plays[: len(round.plays) - running]
    return finished[-view.seats :]


def winning_cards(view: View, plays: Plays) -> frozenset[Card]:
    """The cards that took it: two in a double trick."""
    tops = {
        Family.STICHELN: lambda trick: sticheln.standing(trick, view.rules.polarity).play,
        Family.HATTRICK: hattrick.top,
        Family.STICHLING: stichling.holder,
    }
    top = tops[view.rules.family]
    taken = [trick.plays for trick in view.round.tricks if trick.plays[0] in plays]
    return frozenset(top(trick).card for trick in taken)


def peek(desk: Desk) -> list[Piece]:
    """A panel with the cards, who played them, and who won."""
    plays = last_trick(desk.view)
    size = desk.size
    x, y = size.width / 2, size.trick_end * 0.56
    height = min(0.2 * size.height, (size.width * 0.8) / (max(len(plays), 3) * 0.86))
    width = max(len(plays), 3) * height * 0.86 + 40 * desk.unit
    title = words.last_trick() if plays else words.no_last_trick()
    art = Panel(width, height * 1.35 + size.font * 5.4, desk.ink, title)
    made = [Piece("peek", art, x, y, PEEK_Z)]
    won = winning_cards(desk.view, plays)
    for index, play in enumerate(plays):
        at = x + (index - (len(plays) - 1) / 2) * height * 0.86
        made += _shown(desk, play, at, y + size.font * 0.6, height, play.card in won)
    return made


def _shown(desk: Desk, play: Play, x: float, y: float, height: float, won: bool) -> list[Piece]:
    theme, font = desk.look.theme, desk.size.font
    face = desk.face(play.card, height, ring=theme.gold if won else None)
    made = [Piece(f"peek:{play.card}", face, x, y, PEEK_Z + 1)]
    if won:
        crown = Crown(height * 0.24, theme.gold, desk.look.dpr)
        made.append(Piece(f"peek-crown:{play.card}", crown, x, y - height * 0.58, PEEK_Z + 2))
    stone = desk.stone(play.seat, font * 0.62)
    below = y + height * 0.5 + font * 1.3
    made.append(Piece(f"peek-stone:{play.card}", stone, x, below, PEEK_Z + 1))
    label = desk.pill(
        f"peek-name:{play.card}",
        desk.name(play.seat),
        x,
        below + font * 1.6,
        Tone.BARE,
        size=0.9,
        most=height * CARD_SHAPE * 1.18,
    )
    return [*made, *(_raised(piece) for piece in label)]


def _raised(piece: Piece) -> Piece:
    return Piece(piece.key, piece.art, piece.x, piece.y, PEEK_Z + 1)
