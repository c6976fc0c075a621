"""Where seats and their cards lie around the Sticheln table."""

from dataclasses import dataclass, replace
from enum import Enum, auto

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.texts import table as words

from .desk import Desk
from .measures import CARD_SHAPE

_SPLIT = {2: (0, 2, 0), 3: (1, 1, 1), 4: (1, 2, 1), 5: (1, 3, 1), 6: (2, 2, 2), 7: (2, 3, 2)}
_BEHIND = 0.45


class Side(Enum):
    """The edge of the table a seat sits at."""

    OWN = auto()
    LEFT = auto()
    TOP = auto()
    RIGHT = auto()


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """A seat's side and its index there: upwards, left to right, downwards."""

    seat: int
    side: Side
    index: int
    count: int


@dataclass(frozen=True, slots=True)
class TrickSpot:
    """Where a seat's card of the trick lies."""

    x: float
    y: float
    angle: float


def seat_spots(desk: Desk) -> tuple[SeatSpot, ...]:
    """Every seat's spot, the own one first."""
    left, top, right = _SPLIT[desk.view.seats - 1]
    sides = ((Side.LEFT, left), (Side.TOP, top), (Side.RIGHT, right))
    spots = [(side, index, count) for side, count in sides for index in range(count)]
    around = (SeatSpot(seat, *spot) for seat, spot in zip(desk.opponents, spots, strict=True))
    return (SeatSpot(desk.own, Side.OWN, 0, 1), *around)


def chosen_width(desk: Desk) -> float:
    """The width of a seat's chosen cards; nothing where none are laid."""
    if not desk.view.rules.lays_cards:
        return 0.0
    return desk.size.misery * CARD_SHAPE * (1 + _BEHIND * (desk.view.rules.colours - 1))


def crowded(desk: Desk) -> bool:
    """Whether the trick lies in two straight rows."""
    return desk.view.seats >= 6


def side_width(desk: Desk) -> float:
    """The width of the widest cluster at a side."""
    left = _SPLIT[desk.view.seats - 1][0]
    if left == 0:
        return 0.0
    return desk.size.plate_width + (beside_plate(desk) if left == 2 else 0.0)


def beside_plate(desk: Desk) -> float:
    """What the chosen cards and their gap take beside a plate."""
    return chosen_width(desk) + 8 * desk.unit if chosen_width(desk) else 0.0


def seat_detail(cards: int, won: int) -> str:
    """A hand and a won pile in numbers."""
    return f"{texts.card_count(cards)} · {words.won(won)}"


def with_readable_plates(desk: Desk) -> Desk:
    """The desk with plates wide enough for both numbers, as far as the trick (nearly) keeps its size."""
    size, most = desk.size, desk.view.rules.pack(desk.view.seats).hand
    wanted = desk.measure(seat_detail(most, most), size.font * 0.93, False) + size.plate_height + 2
    wide = max(size.plate_width, min(wanted, _side_room(desk), _top_room(desk)))
    return replace(desk, size=replace(size, plate_width=wide))


def _side_room(desk: Desk) -> float:
    part, across = _trick_shares(desk)
    size = desk.size
    free = (size.width - 16 * desk.unit - 0.97 * across * part * size.height) / 2 - size.margin
    return free - (side_width(desk) - size.plate_width)


def _top_room(desk: Desk) -> float:
    count = _SPLIT[desk.view.seats - 1][1]
    free = desk.size.width - 2 * desk.size.margin - (count - 1) * top_gap(desk, count)
    return free / count - beside_plate(desk)


def top_gap(desk: Desk, count: int) -> float:
    """What lies between two clusters at the top."""
    return (70 if count == 2 else 20) * desk.unit


def _trick_shares(desk: Desk) -> tuple[float, float]:
    """A card's share of the scene's height, and how many heights the trick is wide."""
    return (0.164, 3.98) if crowded(desk) else (0.175, 3.5)


def trick_height(desk: Desk) -> float:
    """The height of a card in the trick."""
    part, across = _trick_shares(desk)
    size = desk.size
    room = (size.width - 2 * (size.margin + side_width(desk)) - 16 * desk.unit) / across
    return min(part * size.height, room)


def seats_end(desk: Desk) -> float:
    """Where the band of the top seats ends."""
    return desk.size.margin + max(desk.size.plate_height, desk.size.misery)


def centre(desk: Desk) -> tuple[float, float]:
    """The middle of the trick band."""
    return desk.size.width / 2, (seats_end(desk) + desk.size.trick_end) / 2


def trick_spot(desk: Desk, spot: SeatSpot) -> TrickSpot:
    """Where a seat's card lies."""
    x, y, angle = _row_offset(spot) if crowded(desk) else _oval_offset(spot)
    height = trick_height(desk)
    middle, level = centre(desk)
    return TrickSpot(middle + x * height, level + y * height, angle)


def _oval_offset(spot: SeatSpot) -> tuple[float, float, float]:
    if spot.side is Side.OWN:
        return 0.0, 0.60, 0.0
    if spot.side is Side.TOP:
        across = {1: (0.0,), 2: (-0.53, 0.53), 3: (-1.06, 0.0, 1.06)}[spot.count][spot.index]
        return across, -0.62, 2.5 * across
    return (-1.38, -0.05, -4.0) if spot.side is Side.LEFT else (1.38, -0.05, 4.0)


def _row_offset(spot: SeatSpot) -> tuple[float, float, float]:
    above, below = -0.555, 0.555
    if spot.side is Side.OWN:
        return 0.0, below, 0.0
    if spot.side is Side.TOP:
        columns = (-1, 1) if spot.count == 2 else (-1, 0, 1)
        return columns[spot.index] * 0.815, above, 0.0
    first = spot.side is Side.LEFT
    is_below = spot.index == (0 if first else 1)
    column = -2 if first else 2
    single = spot.count == 1
    return column * 0.815, above if not single and not is_below else below, 0.0


def side_cluster_y(desk: Desk, spot: SeatSpot, height: float) -> float:
    """The top of a side cluster of that height."""
    start, end = seats_end(desk), desk.size.trick_end
    if spot.count == 1:
        part = 0.52
    else:
        low = spot.index == (0 if spot.side is Side.LEFT else 1)
        part = 0.74 if low else 0.28
    return start + part * (end - start) - height / 2
