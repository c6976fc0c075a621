"""What a seat sees in its hand when it chooses its colours in Sticheln, card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .features import Features
from .kernel import Bools, Floats, Ints

if TYPE_CHECKING:
    from .sticheln import StichelnKernel

_OF_CARD = 10
_OF_HAND = 12
FEATURES = _OF_CARD + _OF_HAND
_KEEP_STRENGTH = 0.06


def features(kernel: StichelnKernel, options: Ints) -> Features:
    """Of each card, and of the hand; two cards are the sum of their parts. Options are (options, rows)."""
    own, unseen = _seen_by_chooser(kernel)
    of_cards = np.sum([_of_card(kernel, card, own, unseen) for card in _cards(kernel, options)], axis=0)
    return Features.filled(list(of_cards), _of_hand(kernel, own), options.shape)


def thumb(kernel: StichelnKernel, options: Ints) -> Floats:
    """The card counts at once; what others hold of its colour may follow."""
    cards = kernel.cards
    _, unseen = _seen_by_chooser(kernel)
    follows = _by_colour(kernel, unseen * cards.counted[:, None]).sum(axis=1) / kernel.seats
    rows = np.arange(kernel.rows)
    value = np.zeros(options.shape, np.float32)
    for card in _cards(kernel, options):
        counts = cards.counted[card] + follows[cards.colour[card], rows]
        value -= cards.sign * (counts + _KEEP_STRENGTH * cards.value[card])
    return value


def _cards(kernel: StichelnKernel, options: Ints) -> tuple[Ints, ...]:
    wide = options.astype(np.intp)
    return divmod(wide, kernel.cards.count) if kernel.cards.picks == 2 else (wide,)


def _seen_by_chooser(kernel: StichelnKernel) -> tuple[Bools, Bools]:
    own = kernel.owner == kernel.turn[0]
    return own, (kernel.owner >= 0) & ~own


def _by_colour(kernel: StichelnKernel, of_cards: Floats | Bools) -> Floats:
    """(colours, values, rows)."""
    return of_cards.astype(np.float32).reshape(kernel.cards.colours, kernel.cards.values, kernel.rows)


def _of_card(kernel: StichelnKernel, card: Ints, own: Bools, unseen: Bools) -> Floats:
    cards, rows = kernel.cards, np.arange(kernel.rows)
    colour, value, counted = cards.colour[card], cards.value[card], cards.counted[card]
    holds, others = _by_colour(kernel, own), _by_colour(kernel, unseen)
    price = cards.counted[: cards.values, None]
    higher = np.cumsum(holds[:, ::-1], axis=1)[:, ::-1].reshape(cards.count, -1)
    higher_unseen = np.cumsum(others[:, ::-1], axis=1)[:, ::-1].reshape(cards.count, -1)
    of_value = np.cumsum(holds.sum(axis=0)[::-1], axis=0)[::-1]
    above = of_value[value, rows] - 1
    return np.stack(
        [
            counted / 10,
            value / np.float32(cards.values),
            (value == 0).astype(np.float32),
            holds.sum(axis=1)[colour, rows] / 5,
            ((holds * price).sum(axis=1)[colour, rows] - counted) / 30,
            others.sum(axis=1)[colour, rows] / 10,
            (others * price).sum(axis=1)[colour, rows] / 100,
            (higher[card, rows] - 1) / 5,
            higher_unseen[card, rows] / 10,
            above / 15,
        ],
        dtype=np.float32,
    )


def _of_hand(kernel: StichelnKernel, own: Bools) -> list[Floats | float]:
    cards = kernel.cards
    holds = _by_colour(kernel, own)
    in_colour = holds.sum(axis=1)
    value = (cards.value[:, None] * own).sum(axis=0, dtype=np.float32)
    return [
        float(cards.sign),
        float(cards.counted[0] > 0),
        float(cards.picks == 2),
        float(cards.hidden),
        kernel.seats / 8,
        cards.values / 19,
        float(cards.colours == 6),
        value / np.float32(cards.hand * cards.values),
        holds[:, 0].sum(axis=0) / 3,
        (in_colour > 0).sum(axis=0).astype(np.float32) / 6,
        in_colour.max(axis=0) / 8,
        (kernel.leader == kernel.turn).astype(np.float32),
    ]
