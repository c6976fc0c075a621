"""Plates, piles and the banner of the Hattrick table."""

from dataclasses import replace

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.palette import SUITS
from sticheln_desktop.gui.art.specs import Silhouette
from sticheln_desktop.gui.texts import hattrick as said
from sticheln_desktop.gui.texts import table as words
from sticheln_desktop.rules import hattrick
from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.decisions import Play
from sticheln_desktop.rules.state import Phase

from .desk import PLATE_Z, Desk, joined
from .drawn import Banner, Pile, Tone
from .measures import CARD_SHAPE
from .pieces import Piece
from .shared_layout import banner, banner_width, plate, scored_banner

_GAP = 14.0


def _pile_height(desk: Desk) -> float:
    return max(36.0, 44 * desk.unit)


def _worth_height(desk: Desk) -> float:
    return desk.size.font * 1.25


def columns_end(desk: Desk) -> float:
    """Where the opponents' columns end and the lanes begin."""
    under_plate = 6 * desk.unit + _pile_height(desk) + _worth_height(desk)
    return desk.size.margin + desk.size.plate_height + under_plate + 8 * desk.unit


def columns(desk: Desk) -> list[Piece]:
    """The opponents side by side: plate above, piles under it."""
    seats = desk.opponents
    size = desk.size
    width = (size.width - 2 * size.margin - (len(seats) - 1) * _GAP * desk.unit) / len(seats)
    top = size.margin + size.plate_height + 6 * desk.unit
    made: list[Piece] = []
    for index, seat in enumerate(seats):
        left = size.margin + index * (width + _GAP * desk.unit)
        made += plate(desk, seat, left, size.margin, _detail(desk, seat, width), width)
        made += _piles(desk, seat, left + 4 * desk.unit, top, min(47 * desk.unit, (width - 4) / 4))
    return made


def _score(desk: Desk, seat: int) -> int:
    return hattrick.piles(desk.round.taken(seat), desk.round.passed[seat]).score


def _detail(desk: Desk, seat: int, width: float) -> str:
    left = texts.card_count(desk.round.hand_sizes[seat])
    full = f"{left}, {words.this_round(_score(desk, seat))}"
    room = width - desk.size.plate_height - 8
    if desk.measure(full, desk.size.font * 0.93, False) <= room:
        return full
    return f"{left}, {texts.points(_score(desk, seat))}"


def _piles(desk: Desk, seat: int, left: float, top: float, pitch: float) -> list[Piece]:
    piles = hattrick.piles(desk.round.taken(seat), desk.round.passed[seat])
    made: list[Piece] = []
    for index, colour in enumerate(hattrick.COLOUR_ORDER):
        points = piles.points(colour)
        made += _pile(desk, seat, colour, piles.counts[colour], points, left + index * pitch, top)
    points = hattrick.POINTS_OF_A_PASS * piles.passed
    return [*made, *_pile(desk, seat, None, piles.passed, points, left + 3 * pitch, top)]


def _pile(
    desk: Desk, seat: int, colour: Colour | None, count: int, points: int, left: float, top: float
) -> list[Piece]:
    height = _pile_height(desk)
    width = height * CARD_SHAPE
    art = Pile(width, height + _worth_height(desk), desk.ink, colour, count, texts.points(points), points)
    key = f"pile:{seat}:{colour.label if colour is not None else 'passed'}"
    made = [Piece(key, art, left + width / 2 + 3, top + art.height / 2, PLATE_Z)]
    if colour is not None and count:
        suit = Silhouette(colour, height * 0.4, SUITS[colour].ink, desk.look.dpr)
        made.append(Piece(f"{key}:suit", suit, left + width / 2 + 3, top + height * 0.7, PLATE_Z + 1))
    return made


def own_row(desk: Desk) -> list[Piece]:
    """The own plate and piles, and the banner."""
    size = desk.size
    detail = f"{texts.card_count(desk.round.hand_sizes[desk.own])}, {texts.points(_score(desk, desk.own))}"
    top = size.row_top + (size.row_height - size.plate_height) / 2
    left = size.margin + size.plate_width + 12 * desk.unit
    pitch = 47 * desk.unit
    piles_top = size.row_top + (size.row_height - _pile_height(desk) - _worth_height(desk)) / 2
    return joined(
        plate(desk, desk.own, size.margin, top, detail),
        _piles(desk, desk.own, left, piles_top, pitch),
        _banner(desk, left + 4 * pitch + 12 * desk.unit),
    )


def _banner(desk: Desk, left: float) -> list[Piece]:
    if desk.round.phase is Phase.SCORED:
        return scored_banner(desk, left)
    empty = Banner(banner_width(desk, left), desk.size.row_height, desk.ink, "", "")
    card = desk.considered
    if card is not None and desk.legal_places(card):
        return banner(desk, left, _forecast(desk, empty, card), card)
    turn = desk.round.turn
    title = words.turn_title(desk.name(turn), turn == desk.you)
    return banner(desk, left, replace(empty, title=title, reason=said.rule()), None)


def _forecast(desk: Desk, empty: Banner, card: Card) -> Banner:
    place = hattrick.place_of(card, desk.round.table)
    if place is None:
        cost = hattrick.POINTS_OF_A_PASS
        return replace(
            empty,
            title=said.pass_forecast(card),
            reason=said.pass_detail(cost),
            total=texts.points(cost),
            sign=cost,
            edge=Tone.GOLD,
        )
    plays = desk.round.table[place]
    if not plays:
        return replace(empty, title=said.open_forecast(card), reason=said.open_detail())
    wins = hattrick.top((*plays, Play(desk.own, card))).card == card
    best = hattrick.top(plays).card.value
    return replace(empty, title=said.join_forecast(card, wins), reason=said.join_detail(len(plays), best))
