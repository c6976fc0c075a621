"""A seat at the Sticheln table: plate, backs and chosen cards."""

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.signs import BadgeKind
from sticheln_desktop.gui.art.specs import CardBack, CardFace
from sticheln_desktop.gui.texts import table as words
from sticheln_desktop.rules.settings import Polarity
from sticheln_desktop.rules.state import Phase

from .desk import PLATE_Z, Desk
from .drawn import Pill, Slot, Tone
from .measures import CARD_SHAPE
from .pieces import Piece
from .shared_layout import backs, plate
from .sticheln_seats import (
    SeatSpot,
    Side,
    chosen_width,
    crowded,
    seat_detail,
    side_cluster_y,
    side_width,
    top_gap,
)


def badge(desk: Desk) -> BadgeKind:
    """The mark of chosen cards."""
    return "lucky" if desk.view.rules.polarity is Polarity.LUCKY else "misery"


def _detail(desk: Desk, seat: int) -> str:
    left = texts.card_count(desk.round.hand_sizes[seat])
    full = seat_detail(desk.round.hand_sizes[seat], desk.wins(seat))
    room = desk.size.plate_width - desk.size.plate_height
    return full if desk.measure(full, desk.size.font * 0.93, False) <= room else left


def cluster(desk: Desk, spot: SeatSpot) -> list[Piece]:
    match spot.side:
        case Side.OWN:
            return _own_cluster(desk, spot.seat)
        case Side.TOP:
            return _top_cluster(desk, spot)
        case _ if spot.count == 1:
            return _tall_cluster(desk, spot)
        case _:
            return _wide_cluster(desk, spot)


def _gap(desk: Desk) -> float:
    return 8 * desk.unit if chosen_width(desk) else 0.0


def _own_cluster(desk: Desk, seat: int) -> list[Piece]:
    size = desk.size
    bottom = size.row_top + size.row_height
    chosen = _chosen(desk, seat, size.margin, bottom - size.misery)
    left = size.margin + chosen_width(desk) + _gap(desk)
    top = size.row_top + (size.row_height - size.plate_height) / 2
    return [*chosen, *plate(desk, seat, left, top, _detail(desk, seat))]


def _top_cluster(desk: Desk, spot: SeatSpot) -> list[Piece]:
    size = desk.size
    width = chosen_width(desk) + _gap(desk) + size.plate_width
    between = top_gap(desk, spot.count)
    left = size.width / 2 - (spot.count * (width + between) - between) / 2 + spot.index * (width + between)
    return _side_by_side(desk, spot.seat, left, size.margin, cards_left=True)


def _wide_cluster(desk: Desk, spot: SeatSpot) -> list[Piece]:
    size = desk.size
    height = max(size.plate_height, size.misery)
    top = side_cluster_y(desk, spot, height)
    at_left = spot.side is Side.LEFT
    left = size.margin if at_left else size.width - size.margin - side_width(desk)
    return _side_by_side(desk, spot.seat, left, top, cards_left=at_left)


def _side_by_side(desk: Desk, seat: int, left: float, top: float, cards_left: bool) -> list[Piece]:
    size = desk.size
    beside = chosen_width(desk) + _gap(desk)
    plate_left = left + beside if cards_left else left
    cards = left if cards_left else left + size.plate_width + _gap(desk)
    plate_top = top + (max(size.plate_height, size.misery) - size.plate_height) / 2
    return [
        *_chosen(desk, seat, cards, top),
        *_plate_with_backs(desk, seat, plate_left, plate_top),
    ]


def _plate_with_backs(desk: Desk, seat: int, left: float, top: float) -> list[Piece]:
    shown = plate(desk, seat, left, top, _detail(desk, seat))
    if crowded(desk) and desk.unit < 0.9:
        return shown
    return [*backs(desk, seat, left, top, desk.size.plate_width), *shown]


def _tall_cluster(desk: Desk, spot: SeatSpot) -> list[Piece]:
    size = desk.size
    under = size.misery + _gap(desk) if chosen_width(desk) else 0.0
    top = side_cluster_y(desk, spot, size.plate_height + under)
    at_left = spot.side is Side.LEFT
    left = size.margin if at_left else size.width - size.margin - size.plate_width
    cards = left if at_left else left + size.plate_width - chosen_width(desk)
    below = top + size.plate_height + _gap(desk)
    label = left + chosen_width(desk) + 10 * desk.unit if at_left else left
    return [
        *_plate_with_backs(desk, spot.seat, left, top),
        *_chosen(desk, spot.seat, cards, below),
        *_chosen_label(desk, spot.seat, label, below),
    ]


def _chosen(desk: Desk, seat: int, left: float, top: float) -> list[Piece]:
    if not desk.view.rules.lays_cards:
        return []
    height = desk.size.misery
    width = height * CARD_SHAPE
    count = desk.view.rules.colours
    made = []
    for index in range(count):
        x = left + width / 2 + index * 0.45 * width
        # The second card lies behind the first, so that the first stays whole.
        z = PLATE_Z + 2 - index
        key, art = _chosen_art(desk, seat, index, height)
        if index == 0 or not isinstance(art, Slot):
            made.append(Piece(key, art, x, top + height / 2, z))
    return made


def _chosen_art(desk: Desk, seat: int, index: int, height: float) -> tuple[str, CardFace | CardBack | Slot]:
    cards = desk.round.choices[seat]
    if cards is not None:
        mark = badge(desk) if index == 0 or len(cards) > 1 else None
        return f"card:{cards[index]}", desk.face(cards[index], height, badge=mark)
    key = f"choice:{seat}:{index}"
    if desk.round.phase is not Phase.CHOOSING or desk.round.decided[seat]:
        return key, desk.back(height, badge(desk))
    return key, Slot(height * CARD_SHAPE, height, desk.ink)


def _chosen_label(desk: Desk, seat: int, left: float, top: float) -> list[Piece]:
    cards = desk.round.choices[seat]
    if not cards or len(cards) > 1:
        return []
    width = desk.size.plate_width - chosen_width(desk) - 10 * desk.unit
    font = desk.size.font
    colour = cards[0].colour
    y = top + font * 0.9
    heading = Pill(width, font * 1.5, desk.ink, words.misery(desk.view.rules), Tone.FELT, 0.92, indent=-1)
    name = Pill(width, font * 1.6, desk.ink, texts.colour_name(colour), Tone.FELT, 1.0, indent=font * 2.2)
    chip = desk.chip(colour, font * 1.7)
    x = left + width / 2
    return [
        Piece(f"label:{seat}", heading, x, y, PLATE_Z),
        Piece(f"label:{seat}:colour", name, x, y + font * 1.75, PLATE_Z),
        Piece(f"label:{seat}:chip", chip, left + font * 0.9, y + font * 1.75, PLATE_Z + 1),
    ]
