"""How strong a hand is, colour by colour, against the cards that are not seen."""

import numpy as np

from .colour_bits import higher, lower
from .kernel import Floats, Ints

_FADING = np.float32(0.75) ** np.arange(32, dtype=np.float32)


def faded(cards: Floats) -> Floats:
    """1 where no card stands in the way, less with each that does."""
    return _FADING[cards.astype(np.int8)]


def powers(hand: Ints, unseen: Ints, stride: int) -> tuple[Floats, Floats]:
    """How many bosses and how many hopeless cards a hand amounts to, (rows, colours) each."""
    colour, value = np.divmod(hand, stride)
    at = np.arange(len(hand))[:, None] * unseen.shape[1] + colour
    against = np.take(unseen, at)
    strength, weakness = faded(higher(against, value)), faded(lower(against, value))
    return _summed(at, strength, unseen.shape), _summed(at, weakness, unseen.shape)


def _summed(at: Ints, weights: Floats, shape: tuple[int, ...]) -> Floats:
    sums = np.bincount(at.ravel(), weights.ravel(), minlength=shape[0] * shape[1])
    return sums.reshape(shape).astype(np.float32)
