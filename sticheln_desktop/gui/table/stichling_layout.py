"""The Stichling table: opponents in a row, four places, the own tiles."""

from sticheln_desktop.gui.texts import stichling as said
from sticheln_desktop.gui.texts import table as words
from sticheln_desktop.rules.state import Phase

from .desk import CARD_Z, Desk, joined
from .drawn import Pill, Tone
from .pieces import Piece, TargetTile
from .shared_layout import confirm, hand, score_pill
from .stichling_places import places
from .stichling_seats import opponents, opponents_end, own_row, tile_in_hand


def pieces(desk: Desk) -> list[Piece]:
    """All that lies on the table."""
    return joined(opponents(desk), _middle(desk), own_row(desk), hand(desk))


def _middle(desk: Desk) -> list[Piece]:
    match desk.round.phase:
        case Phase.ORDERING:
            return _ordering(desk)
        case Phase.SCORED:
            return _scores(desk)
        case _:
            return places(desk)


def _ordering(desk: Desk) -> list[Piece]:
    """The three own tiles to be put in order; a press or drag moves one."""
    if not desk.is_asked:
        return []
    size = desk.size
    height = min(120 * desk.unit, 0.2 * size.height)
    button = height * 0.66 + size.font * 2.6
    middle = min((opponents_end(desk) + size.trick_end) / 2, size.trick_end - button - size.font * 1.4)
    made: list[Piece] = []
    for index, art in enumerate(tile_in_hand(desk, height)):
        x = size.width / 2 + (index - 1) * height * 1.05
        y = middle - 0.12 * height * (desk.look.lifted_tile == index)
        made.append(Piece(f"tile:{desk.own}:{index}", art, x, y, CARD_Z, target=TargetTile(index)))
        made.append(_ordinal(desk, index, x, middle + height * 0.66))
    return [
        *made,
        *confirm(desk, said.order_button(), size.width / 2, middle + button),
    ]


def _ordinal(desk: Desk, index: int, x: float, y: float) -> Piece:
    font = desk.size.font
    return Piece(
        f"ordinal:{index}", Pill(font * 3, font * 1.7, desk.ink, f"{index + 1}.", Tone.FELT), x, y, CARD_Z
    )


def _scores(desk: Desk) -> list[Piece]:
    seats = (desk.own, *desk.opponents)
    middle = (opponents_end(desk) + desk.size.trick_end) / 2
    step = (desk.size.width - 2 * desk.size.margin) / len(seats)
    made: list[Piece] = []
    for index, seat in enumerate(seats):
        x = desk.size.margin + (index + 0.5) * step
        made += desk.pill(
            f"scored:{seat}", desk.name(seat), x, middle - desk.size.font * 4.4, Tone.FELT, most=step
        )
        made += score_pill(desk, seat, x, middle)
        tricks = words.won(desk.wins(seat))
        made += desk.pill(f"tricks:{seat}", tricks, x, middle + desk.size.font * 2.4, Tone.FELT, most=step)
    return made
