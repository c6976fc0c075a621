"""Plates, tiles, spare stones and the banner of the Stichling table."""

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.specs import Tile
from sticheln_desktop.gui.art.stones import StoneKind
from sticheln_desktop.gui.art.tiles import TileSide
from sticheln_desktop.gui.texts import stichling as said
from sticheln_desktop.gui.texts import table as words
from sticheln_desktop.rules import stichling
from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.state import Phase, face_up

from .desk import CARD_Z, PLATE_Z, Desk, joined
from .drawn import Banner, Pill, Slot, Tone
from .pieces import Piece
from .shared_layout import backs, banner, banner_width, plate, scored_banner

_GAP, _TILE, _PITCH = 10.0, 48.0, 42.0
_STONES = 4


class SeatsRow(NamedTuple):
    """The lengths of the opponents' row; `end` is where it ends and the places begin."""

    column: float
    plate: float
    cluster: float
    beside: bool
    end: float


@lru_cache(maxsize=1)
def seats_row(desk: Desk) -> SeatsRow:
    """The lengths of the row; every place below it asks again, so they are worked out once for a desk."""
    count = len(desk.opponents)
    column = (desk.size.width - 2 * desk.size.margin - (count - 1) * _GAP * desk.unit) / count
    plate = _plate_width(desk, column)
    cluster = plate + (12 + 3 * _PITCH) * desk.unit
    beside = column >= cluster
    under = _stone_row(desk) if beside else (_TILE + 12) * desk.unit
    top = desk.size.margin + _head_room(desk)
    end = top + desk.size.plate_height + 4 * desk.unit + under + 10 * desk.unit
    return SeatsRow(column, plate, cluster, beside, end)


def _plate_width(desk: Desk, column: float) -> float:
    """Wide enough for the words on it, if the column allows."""
    said_most = max((_detail(desk, seat) for seat in range(desk.view.seats)), key=len)
    wanted = desk.measure(said_most, desk.size.font * 0.93, False) + desk.size.plate_height * 1.15
    return min(max(desk.size.plate_width, wanted), max(column, desk.size.plate_width), 240 * desk.unit)


def _head_room(desk: Desk) -> float:
    """What the backs above the plates and a raised tile need above the margin."""
    return 6 * desk.unit


def _stone_row(desk: Desk) -> float:
    return 20 * desk.unit


def opponents_end(desk: Desk) -> float:
    """Where the opponents' row ends and the places begin."""
    return seats_row(desk).end


def opponents(desk: Desk) -> list[Piece]:
    """The opponents side by side."""
    row = seats_row(desk)
    step = row.column + _GAP * desk.unit
    spare = (row.column - (row.cluster if row.beside else row.plate)) / 2
    lefts = [desk.size.margin + index * step + spare for index in range(len(desk.opponents))]
    return joined(*(_opponent(desk, seat, left) for seat, left in zip(desk.opponents, lefts, strict=True)))


def _opponent(desk: Desk, seat: int, left: float) -> list[Piece]:
    size, unit, lengths = desk.size, desk.unit, seats_row(desk)
    top = size.margin + _head_room(desk)
    bottom = top + size.plate_height + 4 * unit
    shown = joined(
        backs(desk, seat, left, top, lengths.plate),
        plate(desk, seat, left, top, _detail(desk, seat), lengths.plate),
    )
    if lengths.beside:
        first = left + lengths.plate + (12 + _PITCH / 2) * unit
        row = _tiles(desk, seat, first, top + size.plate_height / 2)
        return [*shown, *row, *_stones(desk, seat, left, bottom + _stone_row(desk) / 2, True)]
    row = _tiles(desk, seat, left + _PITCH / 2 * unit, bottom + (_TILE / 2 + 8) * unit)
    beside = left + (3 * _PITCH + 8) * unit
    return [*shown, *row, *_stones(desk, seat, beside, bottom + (_TILE / 2 + 8) * unit, False)]


def _detail(desk: Desk, seat: int) -> str:
    return f"{texts.card_count(desk.round.hand_sizes[seat])} · {texts.trick_count(desk.wins(seat))}"


def _stones(desk: Desk, seat: int, left: float, y: float, worded: bool) -> list[Piece]:
    held = sum(bool(plays) and stichling.holder(plays).seat == seat for plays in desk.round.table)
    radius = 8 * desk.unit
    made = [
        Piece(
            f"spare:{seat}:{index}",
            desk.stone(seat, radius, StoneKind.GLOSSY if index < _STONES - held else StoneKind.SPENT),
            left + radius * 1.5 + index * radius * 2.4,
            y,
            PLATE_Z,
        )
        for index in range(_STONES)
    ]
    return [*made, *_stone_words(desk, seat, left + radius * 11.5, y, _STONES - held)] if worded else made


def _stone_words(desk: Desk, seat: int, left: float, y: float, count: int) -> list[Piece]:
    font = min(desk.size.font, 18 * desk.unit)
    text = said.stones_left(count)
    width = min(desk.measure(text, font * 0.95, False) + 8, desk.size.plate_width)
    art = Pill(
        width, font * 1.5, desk.ink, text, Tone.FELT, 0.93 * font / desk.size.font, bold=False, indent=-1
    )
    return [Piece(f"spare:{seat}", art, left + width / 2, y, PLATE_Z)]


def _tiles(desk: Desk, seat: int, first: float, y: float) -> list[Piece]:
    height = _TILE * desk.unit
    step = _PITCH * desk.unit
    return [
        Piece(
            f"tile:{seat}:{index}",
            art,
            first + index * step,
            y - 0.12 * height * (isinstance(art, Tile) and art.ring is not None),
            CARD_Z + (isinstance(art, Tile) and art.ring is not None),
        )
        for index, art in enumerate(_row(desk, seat, height))
    ]


def _row(desk: Desk, seat: int, height: float) -> list[Tile | Slot]:
    seen = desk.round.tiles[seat]
    if desk.round.phase is Phase.ORDERING and not desk.round.decided[seat]:
        return [Slot(height * 0.8, height, desk.ink)] * 3
    active = face_up(desk.wins(seat))
    values = seen or (None, None, None)
    return [_tile(desk, seat, value, index == active, height) for index, value in enumerate(values)]


def _tile(desk: Desk, seat: int, value: int | None, active: bool, height: float) -> Tile:
    look = desk.look.stones[seat] if desk.look.stones else seat
    tacks = (value or 0) // (desk.round.number + 1)
    if active and value is not None:
        return Tile(look, TileSide.UP, height, value, tacks, desk.look.theme.gold, desk.look.dpr)
    if value is not None and seat == desk.own and desk.sees(seat):
        return Tile(look, TileSide.PEEK, height, value, tacks, dpr=desk.look.dpr)
    return Tile(look, TileSide.DOWN, height, dpr=desk.look.dpr)


def tile_in_hand(desk: Desk, height: float) -> list[Tile]:
    """The own tiles in the order being made."""
    order = desk.look.tile_order or stichling.tile_values(desk.round.number)
    look = desk.look.stones[desk.own] if desk.look.stones else desk.own
    thumbtack = desk.round.number + 1
    rings = [desk.look.theme.gold if desk.look.lifted_tile == at else None for at in range(len(order))]
    return [
        Tile(look, TileSide.PEEK, height, value, value // thumbtack, ring, desk.look.dpr)
        for value, ring in zip(order, rings, strict=True)
    ]


def own_row(desk: Desk) -> list[Piece]:
    """The own plate, tiles, stones and the banner."""
    size, unit = desk.size, desk.unit
    top = size.row_top + (size.row_height - size.plate_height) / 2
    bottom = size.row_top + size.row_height
    width = seats_row(desk).plate
    first = size.margin + width + (14 + _PITCH / 2) * unit
    ordering = desk.round.phase is Phase.ORDERING and desk.is_asked
    tiles = (
        _empty_row(desk, first)
        if ordering
        else _tiles(desk, desk.own, first, size.row_top + size.row_height / 2)
    )
    left = first + (3 * _PITCH - _PITCH / 2 + 14) * unit
    return joined(
        plate(desk, desk.own, size.margin, top, _detail(desk, desk.own), width),
        tiles,
        _stones(desk, desk.own, size.margin, bottom + 11 * unit, True),
        _banner(desk, left),
    )


def _empty_row(desk: Desk, first: float) -> list[Piece]:
    """Where the tiles will lie that are being ordered now."""
    height = _TILE * desk.unit
    y = desk.size.row_top + desk.size.row_height / 2
    slot = Slot(height * 0.8, height, desk.ink)
    return [
        Piece(f"tile-slot:{index}", slot, first + index * _PITCH * desk.unit, y, PLATE_Z)
        for index in range(3)
    ]


def _banner(desk: Desk, left: float) -> list[Piece]:
    if desk.round.phase is Phase.SCORED:
        return scored_banner(desk, left)
    empty = Banner(banner_width(desk, left), desk.size.row_height, desk.ink, "", "")
    card = desk.considered
    if card is not None and desk.legal_places(card):
        return banner(desk, left, _picked(desk, empty, card), card)
    return banner(desk, left, _calm(desk, empty), None)


def _picked(desk: Desk, empty: Banner, card: Card) -> Banner:
    places = desk.legal_places(card)
    keys = (*map(str, places), said.escape_key()) if desk.look.picked else ()
    return replace(empty, title=said.picked_title(card, places), reason=said.picked_hint(), keys=keys)


def _calm(desk: Desk, empty: Banner) -> Banner:
    if desk.round.phase is Phase.ORDERING:
        if desk.is_asked:
            return replace(empty, title=said.order_title(), reason=said.order_rule())
        names = [desk.name(seat) for seat in desk.round.pending]
        return replace(empty, title=words.waiting_for(names), reason=words.secret_rule())
    turn = desk.round.turn
    own = turn == desk.you
    reason = said.rule() if own else said.others_turn()
    return replace(empty, title=words.turn_title(desk.name(turn), own), reason=reason)
