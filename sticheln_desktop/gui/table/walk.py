"""Where the arrow keys lead: along the hand, along the middle, along the seats, and between these rows."""

from collections.abc import Iterable

from .pieces import (
    Piece,
    Target,
    TargetCard,
    TargetColour,
    TargetConfirm,
    TargetPlace,
    TargetSeat,
    TargetTile,
)

_SEATS, _MIDDLE, _HAND = range(3)


def rows(pieces: Iterable[Piece]) -> tuple[tuple[Target, ...], ...]:
    """The things that can be reached, from the top row to the hand, each from left to right."""
    found: tuple[list[Piece], ...] = ([], [], [])
    for piece in pieces:
        row = _row(piece)
        if row is not None:
            found[row].append(piece)
    return tuple(
        tuple(dict.fromkeys(piece.target for piece in sorted(row, key=lambda one: one.x) if piece.target))
        for row in found
    )


def _row(piece: Piece) -> int | None:
    match piece.target:
        case TargetSeat():
            return _SEATS
        case TargetPlace() | TargetTile() | TargetColour() | TargetConfirm():
            return _MIDDLE
        case TargetCard():
            # A card laid for a choice lies in the middle; pressing it takes it back.
            return _HAND if piece.z >= 100 else _MIDDLE
        case _:
            return None


def along(pieces: Iterable[Piece], focused: Target | None, step: int) -> Target | None:
    """The next thing in the row of the one that has the focus, round and round."""
    reachable = rows(pieces)
    row = _row_of(reachable, focused)
    if row is None:
        start = next((each for each in (reachable[_HAND], reachable[_MIDDLE]) if each), ())
        return start[0 if step > 0 else -1] if start else None
    members = reachable[row]
    return members[(members.index(focused) + step) % len(members)]  # type: ignore[arg-type]


def across(pieces: Iterable[Piece], focused: Target | None, step: int) -> Target | None:
    """The first thing of the next row that holds any, upwards for -1; the same where there is none."""
    reachable = rows(pieces)
    row = _row_of(reachable, focused)
    at = (_HAND + 1 if step < 0 else _SEATS - 1) if row is None else row
    while 0 <= at + step < len(reachable):
        at += step
        if reachable[at]:
            return reachable[at][0]
    return focused


def _row_of(reachable: tuple[tuple[Target, ...], ...], focused: Target | None) -> int | None:
    return next((at for at, members in enumerate(reachable) if focused in members), None)
