"""Random rounds of Sticheln, as fast as they can be played, where one colour is chosen before play.

A shuffled hand laid from top to bottom is a random choice and random plays: nobody has to draw a card.
"""

import numpy as np

from .kernel import Ints
from .sticheln import StichelnKernel
from .sticheln_cards import Cards


def laid_in_order(dealt: StichelnKernel) -> Ints:
    """The scores of fresh rounds whose seats choose their first card and play the others in order."""
    cards, seats, rows = dealt.cards, dealt.seats, np.arange(dealt.rows)
    assert dealt.choosing
    assert cards.picks == 1
    colours, values = cards.colour[dealt.deals], cards.value[dealt.deals]
    worth = cards.counted.astype(np.int8)[dealt.deals]
    scores = -worth[:, 0].astype(np.int16)
    flat = scores.reshape(-1)
    winner = dealt.leader.astype(np.intp)
    around = np.arange(seats, dtype=np.int8)[:, None]
    for turn in range(1, cards.hand):
        lead = np.take(colours[:, turn], winner * dealt.rows + rows)
        strength = _strengths(colours[:, turn], values[:, turn], lead, cards)
        # Of equal trumps the first counts; the later a seat plays, the more it loses.
        strength = strength * np.int16(seats) - (around - winner.astype(np.int8)) % np.int8(seats)
        winner = strength.argmax(axis=0)
        at = winner * dealt.rows + rows
        counts = colours[:, turn] == np.take(colours[:, 0], at)
        flat[at] += (np.int8(1) - counts * (worth[:, turn] + np.int8(1))).sum(axis=0, dtype=np.int16)
    return (np.int16(cards.sign) * scores).T


def _strengths(colour: Ints, value: Ints, lead: Ints, cards: Cards) -> Ints:
    trump = colour != lead
    as_trump = value if cards.sign > 0 else np.int8(cards.values) - value
    strength = np.where(trump, as_trump + np.int8(cards.values), value)
    strength[trump & (value == 0)] = -1
    return strength
