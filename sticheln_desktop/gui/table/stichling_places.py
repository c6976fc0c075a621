"""The four places of the Stichling table, and what a picked card may do there."""

from typing import NamedTuple

from sticheln_desktop.gui.art.specs import Lock, Silhouette
from sticheln_desktop.gui.art.stones import StoneKind
from sticheln_desktop.gui.texts import stichling as said
from sticheln_desktop.rules import stichling
from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.decisions import Play
from sticheln_desktop.rules.state import Plays

from .desk import CARD_Z, FRAME_Z, MARK_Z, PLATE_Z, Desk, joined, left_piece
from .drawn import Ink, PlaceFrame, PlaceState, Shade, Slot, Tone
from .measures import CARD_SHAPE
from .pieces import Piece, TargetPlace
from .stichling_seats import opponents_end

_GAP = 11.0


class Foot(NamedTuple):
    """What a place says of the picked card."""

    state: PlaceState
    title: str = ""
    detail: str = ""


class Frame(NamedTuple):
    """Where a place lies; `row` is the centre of the holder's row below its cards."""

    left: float
    top: float
    width: float
    height: float
    card: float
    row: float


def places(desk: Desk) -> list[Piece]:
    """All four places."""
    return joined(*(_place(desk, number) for number in range(1, stichling.PLACES + 1)))


def _frame(desk: Desk, number: int) -> Frame:
    size, unit = desk.size, desk.unit
    width = (size.width - 2 * size.margin - 3 * _GAP * unit) / 4
    top = opponents_end(desk)
    height = size.trick_end - top
    card = min(
        (width - 20 * unit) / 1.81, height - max(118.0, 134 * unit, _font(desk) * 9.2), 0.2 * size.height
    )
    head = _header(desk)
    spare = height - 2.04 * head - card - max(48 * unit, _font(desk) * 3.3)
    row = head + card + head * 0.52 + max(spare, 0.0) * 0.42
    return Frame(size.margin + (number - 1) * (width + _GAP * unit), top, width, height, card, row)


def _font(desk: Desk) -> float:
    """The size of a place's words: large ones leave its cards at least a third of its height."""
    height = desk.size.trick_end - opponents_end(desk)
    return min(desk.size.font, (height - max(64.0, 0.34 * height)) / 9.2)


def _header(desk: Desk) -> float:
    return max(40 * desk.unit, _font(desk) * 2.7)


def _place(desk: Desk, number: int) -> list[Piece]:
    plays = desk.round.table[number - 1]
    at = _frame(desk, number)
    foot = _foot(desk, number, plays)
    frame = left_piece(
        f"place:{number}", _art(desk, number, plays, at, foot), at.left, at.top, FRAME_Z, TargetPlace(number)
    )
    inside = _trick(desk, plays, at, foot) if plays else _ghost(desk, number, at, foot)
    return [frame, *inside, *_signs(desk, number, plays, at, foot)]


def _art(desk: Desk, number: int, plays: Plays, at: Frame, foot: Foot) -> PlaceFrame:
    held = stichling.holder(plays).seat if plays else None
    return PlaceFrame(
        width=at.width,
        height=at.height,
        ink=Ink(desk.look.theme, _font(desk)),
        unit=desk.unit,
        number=number,
        header=said.first_colour(plays[0].card.colour) if plays else said.free_place(),
        has_trick=bool(plays),
        filled=len(plays),
        state=foot.state,
        holder=said.holds(desk.name(held), held == desk.you) if held is not None else "",
        missing=said.missing(stichling.FULL - len(plays)) if plays else "",
        foot=foot.title,
        foot_detail=foot.detail,
        row=at.row,
    )


def _trick(desk: Desk, plays: Plays, at: Frame, foot: Foot) -> list[Piece]:
    made: list[Piece] = []
    width = at.card * CARD_SHAPE
    y = _card_level(desk, at)
    for index, play in enumerate(plays):
        x = at.left + 10 * desk.unit + width / 2 + index * 0.365 * at.card
        made.append(Piece(f"card:{play.card}", desk.face(play.card, at.card), x, y, CARD_Z + index))
        corner = x - width / 2 + at.card * 0.12
        mark = desk.stone(play.seat, max(6.5, 7.5 * desk.unit), StoneKind.FLAT)
        low = y + at.card * 0.38
        made.append(Piece(f"mark:{play.card}", mark, corner, low, CARD_Z + index + 0.5))
    return [*made, *_shade(desk, plays, at)] if foot.state is PlaceState.LOCKED else made


def _shade(desk: Desk, plays: Plays, at: Frame) -> list[Piece]:
    span = at.card * (CARD_SHAPE + 0.365 * (len(plays) - 1))
    x = at.left + 10 * desk.unit + span / 2
    art = Shade(span, at.card, desk.ink)
    return [Piece(f"shade:{plays[0].place}", art, x, _card_level(desk, at), MARK_Z - 1)]


def _card_level(desk: Desk, at: Frame) -> float:
    """The middle of a place's cards."""
    return at.top + at.row - _header(desk) * 0.52 - at.card / 2


def _ghost(desk: Desk, number: int, at: Frame, foot: Foot) -> list[Piece]:
    x = at.left + at.width / 2
    y = _card_level(desk, at)
    slot = Slot(at.card * CARD_SHAPE, at.card, desk.ink, tone=Tone.FELT)
    made = [Piece(f"slot:{number}", slot, x, y, FRAME_Z + 1)]
    card = desk.considered
    if card is not None and foot.state is PlaceState.LEGAL:
        art = Silhouette(card.colour, at.card * 0.45, desk.look.theme.on_felt, desk.look.dpr)
        made.append(Piece(f"ghost:{number}", art, x, y, FRAME_Z + 2, 0.4))
    return made


def _signs(desk: Desk, number: int, plays: Plays, at: Frame, foot: Foot) -> list[Piece]:
    made: list[Piece] = []
    header = at.top + _header(desk) * 0.52
    if plays:
        height = _header(desk) * 0.58
        chip = desk.chip(plays[0].card.colour, height)
        made.append(Piece(f"place:{number}:chip", chip, at.left + _header(desk) * 1.32, header, PLATE_Z))
        stone = desk.stone(stichling.holder(plays).seat, min(18 * desk.unit, _header(desk) * 0.42))
        made.append(Piece(f"stone:{number}", stone, at.left + _header(desk) * 0.7, at.top + at.row, MARK_Z))
    if foot.state is PlaceState.LOCKED:
        lock = Lock(_font(desk) * 1.35, desk.look.theme.on_felt, desk.look.dpr)
        low = at.top + at.height - max(27 * desk.unit, _font(desk) * 1.9)
        made.append(Piece(f"lock:{number}", lock, at.left + _font(desk) * 1.5, low, PLATE_Z))
    return made


def _foot(desk: Desk, number: int, plays: Plays) -> Foot:
    card = desk.considered
    if card is None or not desk.legal_places(card):
        return Foot(PlaceState.CALM)
    play = Play(desk.own, card, number)
    if number not in desk.legal_places(card):
        objection = stichling.place_objection(desk.round.table, play)
        reason = said.refusal(objection.reason, objection.place, card) if objection else ""
        return Foot(PlaceState.LOCKED, reason)
    return Foot(PlaceState.LEGAL, *(_opening(desk, card) if not plays else _joining(desk, plays, play)))


def _opening(desk: Desk, card: Card) -> tuple[str, str]:
    again = any(plays and plays[0].card.colour is card.colour for plays in desk.round.table)
    return said.opens(card), said.second_allowed() if again else said.your_stone()


def _joining(desk: Desk, plays: Plays, play: Play) -> tuple[str, str]:
    before = stichling.holder(plays)
    after = stichling.holder((*plays, play))
    own = after.seat == desk.you
    if play.card.colour is not plays[0].card.colour:
        title = said.discard()
    elif after == play and before.seat != desk.own:
        title = said.takes_over(desk.name(before.seat))
    else:
        title = said.joins()
    if len(plays) + 1 == stichling.FULL:
        return title, said.fills(desk.name(after.seat), own)
    if after == play:
        return title, said.beats(play.card, before.card.value)
    return title, said.stays(desk.name(after.seat), own)
