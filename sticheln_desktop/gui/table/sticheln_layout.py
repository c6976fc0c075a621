"""The Sticheln table: seats around one trick, and why it is won."""

from sticheln_desktop.gui.art.specs import Crown
from sticheln_desktop.gui.texts import table as words
from sticheln_desktop.rules import sticheln
from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.decisions import Play
from sticheln_desktop.rules.state import Phase

from .desk import CARD_Z, FRAME_Z, MARK_Z, Desk, joined
from .drawn import Rim, Slot, Tone
from .measures import CARD_SHAPE
from .pieces import Piece, TargetPlace
from .shared_layout import forecast, hand, score_pill
from .sticheln_banner import own_banner
from .sticheln_choices import choosing, naming
from .sticheln_clusters import badge, cluster
from .sticheln_seats import (
    SeatSpot,
    TrickSpot,
    centre,
    crowded,
    seat_spots,
    side_width,
    trick_height,
    trick_spot,
    with_readable_plates,
)


def pieces(desk: Desk) -> list[Piece]:
    """All that lies on the table."""
    desk = with_readable_plates(desk)
    spots = seat_spots(desk)
    clusters = joined(*(cluster(desk, spot) for spot in spots))
    held = hand(desk)
    return joined(_rim(desk), clusters, _middle(desk, spots), own_banner(desk), held, _forecast(desk, held))


def _rim(desk: Desk) -> list[Piece]:
    if crowded(desk):
        return []
    x, y = centre(desk)
    room = desk.size.width - 2 * (desk.size.margin + side_width(desk)) - 24 * desk.unit
    width = min(room, 4.5 * trick_height(desk))
    return [Piece("rim", Rim(width, 2.75 * trick_height(desk), desk.ink), x, y, 1.0)]


def _middle(desk: Desk, spots: tuple[SeatSpot, ...]) -> list[Piece]:
    match desk.round.phase:
        case Phase.CHOOSING:
            return choosing(desk, badge(desk))
        case Phase.NAMING:
            return naming(desk)
        case Phase.SCORED:
            return joined(*(_score(desk, spot) for spot in spots))
        case _:
            return [*_trick(desk, spots), *_leftover(desk)]


def _score(desk: Desk, spot: SeatSpot) -> list[Piece]:
    at = trick_spot(desk, spot)
    named = desk.round.named[spot.seat] or ()
    height = desk.size.font * 2
    chips = [
        Piece(
            f"named:{spot.seat}:{n}", desk.chip(colour, height), at.x + n * height * 1.2, at.y + height * 1.5
        )
        for n, colour in enumerate(named)
    ]
    return [*score_pill(desk, spot.seat, at.x, at.y, 1.1 if crowded(desk) else 1.7), *chips]


def _trick(desk: Desk, spots: tuple[SeatSpot, ...]) -> list[Piece]:
    plays = desk.round.table[0]
    played = {play.seat: (order, play.card) for order, play in enumerate(plays)}
    made: list[Piece] = []
    for spot in spots:
        at = trick_spot(desk, spot)
        if spot.seat in played:
            made += _played(desk, at, *played[spot.seat])
        else:
            made += _empty(desk, spot.seat, at)
    return made


def _leftover(desk: Desk) -> list[Piece]:
    """The undealt cards, where they were shown: in the free column beside the own slot."""
    cards = desk.round.undealt or ()
    if not cards:
        return []
    tall = trick_height(desk)
    x, y = centre(desk)
    height = tall * 0.5
    step = min(height * 0.36, tall * 0.36 / len(cards))
    first = x - 0.815 * tall - step * (len(cards) - 1) / 2
    laid = [
        Piece(f"card:{card}", desk.face(card, height), first + n * step, y + tall * 0.6, FRAME_Z + n)
        for n, card in enumerate(cards)
    ]
    label = desk.pill(
        "leftover",
        words.left_over(),
        x - 0.815 * tall,
        y + tall * 0.95,
        Tone.FELT,
        size=0.92,
        most=tall * 0.8,
    )
    return [*laid, *label]


def _empty(desk: Desk, seat: int, at: TrickSpot) -> list[Piece]:
    turn = desk.round.turn == seat
    if not turn and seat != desk.own:
        return []
    height = trick_height(desk)
    own = seat == desk.own
    text = words.your_card() if seat == desk.you else desk.name(seat)
    slot = Slot(height * CARD_SHAPE, height, desk.ink, text, Tone.GOLD if turn else Tone.FELT)
    target = TargetPlace(0) if own and desk.is_asked else None
    return [Piece(f"slot:{seat}", slot, at.x, at.y, FRAME_Z, target=target)]


def _played(desk: Desk, at: TrickSpot, order: int, card: Card) -> list[Piece]:
    plays = desk.round.table[0]
    wins = sticheln.standing(plays, desk.view.rules.polarity).play.card == card
    ring = desk.look.theme.gold if wins else None
    art = desk.face(card, trick_height(desk), angle=at.angle, ring=ring)
    laid = Piece(f"card:{card}", art, at.x, at.y, CARD_Z + order)
    lead = plays[0].card.colour
    return [laid, *_crown(desk, at, wins), *_mark(desk, at, card, lead, wins, order == 0)]


def _crown(desk: Desk, at: TrickSpot, wins: bool) -> list[Piece]:
    if not wins:
        return []
    height = trick_height(desk)
    crown = Crown(height * 0.26, desk.look.theme.gold, desk.look.dpr)
    return [Piece("crown", crown, at.x, at.y - height * 0.59, MARK_Z)]


def _mark(desk: Desk, at: TrickSpot, card: Card, lead: Colour, wins: bool, first: bool) -> list[Piece]:
    narrow = crowded(desk)
    y = at.y + trick_height(desk) * _mark_share(desk, at)
    small = min(0.95, trick_height(desk) * 0.14 / desk.size.font)
    if first:
        text = (
            words.leads_and_wins() if wins and not narrow and len(desk.round.table[0]) > 1 else words.lead()
        )
        return desk.pill("lead", text, at.x, y, chip=lead, size=small)
    if wins and not narrow:
        return desk.pill("wins", words.wins_now(), at.x, y, Tone.GOLD, size=small)
    if card.value == 0 and card.colour is not lead and not narrow:
        return desk.pill(f"zero:{card}", words.no_trump(), at.x, y, size=small)
    return []


def _mark_share(desk: Desk, at: TrickSpot) -> float:
    """How far below its card's centre a mark lies: one card above another must not cover that one's crown."""
    x, y = centre(desk)
    if at.y > y:
        return 0.56
    if crowded(desk):
        return 0.32
    return 0.39 if at.x == x else 0.56


def _forecast(desk: Desk, held: list[Piece]) -> list[Piece]:
    card = desk.considered
    if card is None or desk.round.phase is not Phase.PLAYING or not desk.legal_places(card):
        return []
    plays = desk.round.table[0]
    if not plays:
        return forecast(desk, held, card, words.would_lead(card))
    lead = plays[0].card.colour
    if sticheln.standing((*plays, Play(desk.own, card)), desk.view.rules.polarity).play.card == card:
        return forecast(desk, held, card, words.would_win(card))
    trumped = card.colour is lead and any(sticheln.is_trump(play.card, lead) for play in plays)
    return forecast(desk, held, card, words.would_lose(card, trumped))
