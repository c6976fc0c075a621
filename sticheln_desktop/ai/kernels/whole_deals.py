"""Deals of games that deal their whole pack (Hattrick, Stichling), many at a time.

A hand is a row of card numbers: what is still held comes first, what was played follows, the last play
foremost. So the hands always say how the cards were dealt.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.settings import Pack
from sticheln_desktop.rules.view import View, unseen

from .kernel import Ints

Hands = NDArray[np.int8]
Numbering = Callable[[Card], int]


def numbered(cards: tuple[Card, ...], number: Numbering) -> Hands:
    """Cards as their numbers."""
    return np.array([number(card) for card in cards], dtype=np.int8)


def shuffled_hands(
    pack: Pack, seats: int, rows: int, number: Numbering, random: np.random.Generator
) -> Hands:
    """Fresh deals, (rows, seats, cards)."""
    cards = np.tile(numbered(pack.cards, number), (rows, 1))
    return random.permuted(cards, axis=1).reshape(rows, seats, pack.hand)


def possible_hands(view: View, rows: int, number: Numbering, random: np.random.Generator) -> Hands:
    """Deals the view allows: what it does not see is shuffled among the hands it does not see."""
    round = view.round
    stock = random.permuted(np.tile(numbered(unseen(view), number), (rows, 1)), axis=1)
    hands = np.empty((rows, view.seats, view.rules.pack(view.seats).hand), dtype=np.int8)
    for seat, size in enumerate(round.hand_sizes):
        known = round.hands[seat]
        if known is not None:
            hands[:, seat, :size] = numbered(known, number)
        else:
            hands[:, seat, :size], stock = stock[:, :size], stock[:, size:]
        played = tuple(play.card for play in reversed(round.plays) if play.seat == seat)
        hands[:, seat, size:] = numbered(played, number)
    return hands


def put_away(hands: Hands, left: int, seats: Ints, cards: Ints) -> None:
    """Play a card in every row from the hand of a seat that holds `left` cards."""
    row = np.arange(len(hands))
    slot = (hands[row, seats, :left] == cards[:, None]).argmax(1)
    hands[row, seats, slot] = hands[row, seats, left - 1]
    hands[row, seats, left - 1] = cards
