"""Late choices in Sticheln: which colours a seat will name, and what that saves."""

import numpy as np

from .kernel import Floats
from .sticheln_cards import Cards


def keys(taken: Floats, counted: Floats, cards: Cards) -> Floats:
    """What naming each colour would take from a seat's points, colours on the last axis but one.

    A colour without a taken card cannot be named; where colours are lucky nobody would.
    """
    key = cards.sign * (taken + counted)
    return np.where(taken > 0, key, np.float32(np.inf if cards.sign > 0 else 0.0))


def best_named(taken: Floats, counted: Floats, cards: Cards) -> Floats:
    """What the best naming takes from the points: the sum of the smallest keys."""
    smallest = np.sort(keys(taken, counted, cards), axis=-2)[..., : cards.picks, :]
    counted_most: Floats = np.where(np.isinf(smallest), np.float32(0), smallest).sum(axis=-2)
    return counted_most
