"""The slot beside the lanes of Hattrick, in which cards of the third colour are laid face down."""

from typing import Final

from sticheln_desktop.gui.texts import hattrick as said
from sticheln_desktop.rules import hattrick
from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.decisions import Play

from .desk import CARD_Z, FRAME_Z, MARK_Z, Desk, left_piece
from .drawn import Ink, PassSlot
from .measures import CARD_SHAPE
from .pieces import Piece, TargetPlace

_WIDTH: Final = 132.0
_MOST: Final = 0.18
_PAD: Final = 24.0
# The smaller words of the slot are a little smaller than its font, and none may be under 12 px.
_LEAST_FONT: Final = 12.7
_WORDS: Final = 10.6
"""How many times the font's size the words above and below the backs need."""


def running(desk: Desk) -> int:
    """How many cards the double trick on the table has, passed ones included."""
    return desk.view.seats if desk.trick_is_full else len(desk.round.plays) % desk.view.seats


def slot_width(desk: Desk) -> float:
    """Wide enough for all that may come to stand in it, so that it stays as it is during a match."""
    pack = desk.view.rules.pack(desk.view.seats).cards
    widest = {card.colour: card for card in pack if card.value == max(one.value for one in pack)}.values()
    lines = [said.pass_button(card) for card in widest]
    lines += [said.passed_card(desk.name(seat), card) for card in widest for seat in range(desk.view.seats)]
    needed = max(desk.measure(line, _LEAST_FONT, True) for line in lines) + _PAD
    return max(_WIDTH * desk.unit, min(needed, _MOST * desk.size.width))


def pass_slot(desk: Desk, top: float, height: float, legal: bool) -> list[Piece]:
    """The slot, and the backs that lie in it."""
    card: Card | None = desk.considered
    passes = _passes(desk)
    last = passes[-1] if passes else None
    art = PassSlot(
        width=slot_width(desk),
        height=height,
        ink=Ink(desk.look.theme, max(_LEAST_FONT, min(desk.size.font, height / 16))),
        title=said.pass_title(),
        detail=said.pass_rule(hattrick.POINTS_OF_A_PASS),
        label=said.passed_card(desk.name(last.seat), last.card) if last else "",
        action=said.pass_button(card) if card is not None and legal else "",
        legal=legal,
    )
    frame = left_piece(
        "pass", art, desk.size.width - desk.size.margin - art.width, top, FRAME_Z, TargetPlace(0)
    )
    return [frame, *_backs(desk, passes, frame, art)]


def _passes(desk: Desk) -> list[Play]:
    """The cards passed to the double trick that runs: all have seen them."""
    count = running(desk)
    won = (trick.plays for trick in desk.round.tricks)
    laid = {play.card for plays in (*desk.round.table, *won) for play in plays}
    return [play for play in desk.round.plays[-count:] if play.card not in laid] if count else []


def _backs(desk: Desk, passes: list[Play], frame: Piece, slot: PassSlot) -> list[Piece]:
    height = min(0.36 * slot.height, 110 * desk.unit, slot.height - _WORDS * slot.ink.font)
    y = frame.y - slot.ink.font / 2
    made = []
    for index, play in enumerate(passes):
        x = frame.x + (index - (len(passes) - 1) / 2) * 16 * desk.unit
        made.append(Piece(f"card:{play.card}", desk.back(height), x, y, CARD_Z + index))
        stone = desk.stone(play.seat, 9 * desk.unit)
        corner = x - height * CARD_SHAPE * 0.32
        made.append(Piece(f"mark:{play.card}", stone, corner, y + height * 0.4, MARK_Z + index))
    return made
