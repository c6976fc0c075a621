"""The Hattrick table: two lanes by colour, and piles before every seat."""

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.palette import SUITS
from sticheln_desktop.gui.art.specs import Crown, Silhouette
from sticheln_desktop.gui.art.stones import StoneKind
from sticheln_desktop.gui.texts import hattrick as said
from sticheln_desktop.gui.texts.saying import capital
from sticheln_desktop.rules import hattrick
from sticheln_desktop.rules.decisions import Play
from sticheln_desktop.rules.state import Phase, Plays

from .desk import CARD_Z, FRAME_Z, MARK_Z, Desk, joined, left_piece
from .drawn import Lane, Slot, Tone
from .hattrick_pass import pass_slot, running, slot_width
from .hattrick_row import columns, columns_end, own_row
from .measures import CARD_SHAPE
from .pieces import Piece, TargetPlace
from .shared_layout import hand, score_pill

_HEAD, _GAP = 74.0, 11.0


def pieces(desk: Desk) -> list[Piece]:
    """All that lies on the table."""
    middle = _kept(desk) if desk.round.phase is Phase.SCORED else _double_trick(desk)
    return joined(columns(desk), middle, own_row(desk), hand(desk))


def _double_trick(desk: Desk) -> list[Piece]:
    height = 2 * _lane_height(desk) + _GAP * desk.unit
    return [*_lanes(desk), *pass_slot(desk, columns_end(desk), height, _destination(desk) == -1)]


def _lane_height(desk: Desk) -> float:
    return (desk.size.trick_end - columns_end(desk) - _GAP * desk.unit) / 2


def _lane_width(desk: Desk) -> float:
    return desk.size.width - 2 * desk.size.margin - _GAP * desk.unit - slot_width(desk)


def _lanes(desk: Desk) -> list[Piece]:
    table = desk.round.table
    leading = hattrick.leading_place(table) if table[0] else None
    return joined(*(_lane(desk, place, plays, place == leading) for place, plays in enumerate(table)))


def _destination(desk: Desk) -> int | None:
    """The lane the considered card would go to; -1 is the pass slot."""
    card = desk.considered
    if card is None or not desk.legal_places(card):
        return None
    place = hattrick.place_of(card, desk.round.table)
    return -1 if place is None else place


def _lane(desk: Desk, place: int, plays: Plays, leading: bool) -> list[Piece]:
    height = _lane_height(desk)
    top = columns_end(desk) + place * (height + _GAP * desk.unit)
    legal = _destination(desk) == place
    art = _lane_art(desk, place, plays, leading, legal)
    frame = left_piece(f"lane:{place}", art, desk.size.margin, top, FRAME_Z, TargetPlace(0))
    middle = top + height / 2
    return [frame, *_head(desk, place, plays, middle), *_row(desk, place, plays, middle, art)]


def _lane_art(desk: Desk, place: int, plays: Plays, leading: bool, legal: bool) -> Lane:
    closed = said.second_colour() if place else said.first_colour()
    verdict, detail = _verdict(desk, plays, leading)
    return Lane(
        width=_lane_width(desk),
        height=_lane_height(desk),
        ink=desk.ink,
        head=_HEAD * desk.unit,
        colour=plays[0].card.colour if plays else None,
        title=capital(texts.colour_name(plays[0].card.colour)) if plays else closed,
        verdict=verdict,
        verdict_detail=detail,
        verdict_width=_verdict_width(desk),
        legal=legal,
    )


def _verdict(desk: Desk, plays: Plays, leading: bool) -> tuple[str, str]:
    """Who takes a lane as it lies, and with what."""
    if not plays:
        return "", ""
    best = hattrick.top(plays)
    own = best.seat == desk.you
    takes = said.takes(desk.name(best.seat), own, len(plays), best.card.colour)
    return takes, said.top_card(best.card.value, leading)


def _verdict_width(desk: Desk) -> float:
    """One width for both lanes, so that their cards lie below each other."""
    font = desk.size.font
    said_now = [_verdict(desk, plays, True) for plays in desk.round.table]
    widest = max(
        max(desk.measure(takes, font * 1.1, True), desk.measure(detail, font * 0.95, False))
        for takes, detail in said_now
    )
    return min(max(168 * desk.unit, widest + 24), 0.3 * _lane_width(desk))


def _head(desk: Desk, place: int, plays: Plays, middle: float) -> list[Piece]:
    if not plays:
        return []
    colour = plays[0].card.colour
    art = Silhouette(colour, 40 * desk.unit, SUITS[colour].ink, desk.look.dpr)
    x = desk.size.margin + _HEAD * desk.unit / 2
    return [Piece(f"lane:{place}:suit", art, x, middle - 12 * desk.unit, FRAME_Z + 1)]


def _card_and_pitch(desk: Desk, lane: Lane) -> tuple[float, float]:
    """A lane's card height and pitch: every seat's card finds room beside the others."""
    room = lane.width - lane.head - lane.verdict_width - 44 * desk.unit
    height = min(lane.height - 26 * desk.unit, room / (CARD_SHAPE * (1.06 * desk.view.seats - 0.06)))
    width = height * CARD_SHAPE
    return height, min(width + 76 * desk.unit, (room - width) / (desk.view.seats - 1))


def _row(desk: Desk, place: int, plays: Plays, middle: float, lane: Lane) -> list[Piece]:
    height, pitch = _card_and_pitch(desk, lane)
    width = height * CARD_SHAPE
    first = desk.size.margin + lane.head + 20 * desk.unit + width / 2
    named = pitch >= width + 72 * desk.unit
    made = joined(
        *(_laid(desk, play, plays, first + n * pitch, middle, height, named) for n, play in enumerate(plays))
    )
    if desk.round.phase is Phase.PLAYING and running(desk) < desk.view.seats:
        text = said.joins(plays[0].card.colour) if plays else said.opens()
        tone = Tone.GOLD if lane.legal else Tone.FELT
        slot = Slot(width, height, desk.ink, text, tone)
        made.append(Piece(f"slot:{place}", slot, first + len(plays) * pitch, middle, FRAME_Z + 1))
    return made


def _laid(
    desk: Desk, play: Play, plays: Plays, x: float, y: float, height: float, named: bool
) -> list[Piece]:
    wins = hattrick.top(plays) == play
    ring = desk.look.theme.gold if wins else None
    made = [Piece(f"card:{play.card}", desk.face(play.card, height, ring=ring), x, y, CARD_Z + x / 1e4)]
    half = height * CARD_SHAPE / 2
    if wins:
        crown = Crown(height * 0.26, desk.look.theme.gold, desk.look.dpr)
        made.append(Piece(f"crown:{play.card.colour.label}", crown, x, y - height * 0.56, MARK_Z))
    if not named:
        stone = desk.stone(play.seat, height * 0.1, StoneKind.FLAT)
        return [*made, Piece(f"mark:{play.card}", stone, x - half + height * 0.14, y + height * 0.37, MARK_Z)]
    return [*made, *_owner(desk, play, x + half + 7 * desk.unit, y)]


def _owner(desk: Desk, play: Play, left: float, y: float) -> list[Piece]:
    font = desk.size.font
    room = 62 * desk.unit
    label = desk.pill(
        f"owner:{play.card}", desk.name(play.seat), left + room / 2, y - font, Tone.FELT, most=room
    )
    stone = desk.stone(play.seat, 10 * desk.unit)
    return [*label, Piece(f"mark:{play.card}", stone, left + room / 2, y + font * 0.7, MARK_Z)]


def _kept(desk: Desk) -> list[Piece]:
    """The cards nobody played, and everybody's points."""
    seats = (desk.own, *desk.opponents)
    top = columns_end(desk)
    middle = (top + desk.size.trick_end) / 2
    step = (desk.size.width - 2 * desk.size.margin) / len(seats)
    height = min(0.175 * desk.size.height, step * 1.1)
    made: list[Piece] = []
    for index, seat in enumerate(seats):
        x = desk.size.margin + (index + 0.5) * step
        held = () if seat == desk.own else desk.round.hands[seat] or ()
        faces = [
            Piece(f"card:{card}", desk.face(card, height), x, middle - height * 0.22, CARD_Z) for card in held
        ]
        label = desk.pill(f"keeps:{seat}", desk.name(seat), x, middle - height * 0.9, Tone.FELT, most=step)
        made += [*faces, *label, *score_pill(desk, seat, x, middle + height * 0.72, 1.5)]
    return made
