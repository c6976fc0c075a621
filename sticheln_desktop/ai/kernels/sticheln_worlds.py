"""Deals of Sticheln that a view allows, as arrays. Their play is the kernel's business."""

from dataclasses import dataclass

import numpy as np

from sticheln_desktop.rules.state import Hand, Phase
from sticheln_desktop.rules.view import RoundView, View, unseen

from .kernel import Bools, Ints
from .sticheln_cards import Cards


@dataclass(frozen=True)
class Worlds:
    """Hands as dealt, (seats, hand, rows), who chooses in which order, and what each chose, per row."""

    dealt: Ints
    order: tuple[int, ...]
    chosen: tuple[Ints, ...]


def dealt_worlds(view: View, cards: Cards, rows: int, random: np.random.Generator) -> Worlds:
    """As many worlds as asked for, each deal of the unseen cards equally likely."""
    kept: list[Ints] = []
    while sum(part.shape[1] for part in kept) < rows:
        pools, fits = _drawn(view, cards, rows, random)
        kept.append(pools[:, fits])
    return _assembled(view, cards, np.concatenate(kept, axis=1)[:, :rows])


def _drawn(view: View, cards: Cards, rows: int, random: np.random.Generator) -> tuple[Ints, Bools]:
    """The unseen cards shuffled, (cards, rows), hidden choices first in a seat's part; and which rows fit."""
    stock = np.array([cards.number(card) for card in unseen(view)], np.int8)
    drawn = np.tile(stock, (rows, 1))
    pools = np.ascontiguousarray(random.permuted(drawn, axis=1, out=drawn).T)
    fits = np.ones(rows, np.bool_)
    if cards.picks == 2:
        for seat, (begin, end) in _parts(view, cards).items():
            if _hides_choice(view.round, cards, seat):
                fits &= _two_colours(pools[begin:end], cards, _colours_played(view.round, seat))
    return pools, fits


def _two_colours(pool: Ints, cards: Cards, played: set[int]) -> Bools:
    """Make the first two cards differ in colour where they can; whether these cards can be so chosen."""
    first = cards.colour[pool[0]]
    differs = cards.colour[pool[1:]] != first
    at = 1 + differs.argmax(axis=0)
    rows = np.arange(pool.shape[1])
    pool[1], pool[at, rows] = pool[at, rows], pool[1].copy()
    only_one = np.array([played <= {colour} for colour in range(cards.colours)])
    possible: Bools = differs.any(axis=0) | only_one[first]
    return possible


def _colours_played(round: RoundView, seat: int) -> set[int]:
    return {int(play.card.colour) for play in round.plays if play.seat == seat}


def _hides_choice(round: RoundView, cards: Cards, seat: int) -> bool:
    return cards.hidden and round.phase is Phase.PLAYING and round.choices[seat] is None


def _parts(view: View, cards: Cards) -> dict[int, tuple[int, int]]:
    """Which of the shuffled cards each seat with an unseen hand gets."""
    round = view.round
    parts: dict[int, tuple[int, int]] = {}
    begin = 0
    for seat in range(view.seats):
        if round.hands[seat] is None:
            end = begin + _unseen_of(round, cards, seat)
            parts[seat] = begin, end
            begin = end
    return parts


def _unseen_of(round: RoundView, cards: Cards, seat: int) -> int:
    if round.phase is Phase.CHOOSING:
        return cards.hand
    return round.hand_sizes[seat] + (cards.picks if _hides_choice(round, cards, seat) else 0)


def _assembled(view: View, cards: Cards, pools: Ints) -> Worlds:
    round = view.round
    parts = _parts(view, cards)
    rows = pools.shape[1]
    dealt = np.empty((view.seats, cards.hand, rows), np.int8)
    for seat in range(view.seats):
        known = round.dealt[seat] or _shown(round, seat)
        dealt[seat, : len(known)] = np.array([cards.number(card) for card in known], np.int8)[:, None]
        if seat in parts:
            begin, end = parts[seat]
            dealt[seat, len(known) :] = pools[begin:end]
    if round.phase is Phase.CHOOSING:
        return Worlds(dealt, _looker_first(view), ())
    everybody = tuple(range(view.seats))
    chosen = tuple(_choice(view, cards, seat, dealt) for seat in everybody) if cards.lays else ()
    return Worlds(dealt, everybody, chosen)


def _shown(round: RoundView, seat: int) -> Hand:
    played = tuple(play.card for play in round.plays if play.seat == seat)
    return (*(round.choices[seat] or ()), *played)


def _looker_first(view: View) -> tuple[int, ...]:
    looker = min(view.eyes)
    return (looker, *(seat for seat in range(view.seats) if seat != looker))


def _choice(view: View, cards: Cards, seat: int, dealt: Ints) -> Ints:
    """What a seat chose, as an option per row: known, or the first of its unseen cards."""
    known = view.round.choices[seat]
    if known is None:
        at = len(_shown(view.round, seat))
        picked = dealt[seat, at : at + cards.picks].astype(np.int16)
    else:
        picked = np.array([[cards.number(card)] * dealt.shape[2] for card in known], np.int16)
    option: Ints = picked[0]
    if cards.picks == 2:
        option = picked.min(axis=0) * np.int16(cards.count) + picked.max(axis=0)
    return option
