"""Cards of one colour as the bits of an integer: bit 7 is the card of value 7. No game's rule lives here."""

import numpy as np
from numpy.typing import NDArray

from .kernel import Floats, Ints

Masks = NDArray[np.int32]


def bit(values: Ints) -> Masks:
    """The mask that holds one card of this value."""
    return np.left_shift(np.int32(1), values, dtype=np.int32)


def count(masks: Ints) -> Floats:
    """How many cards a mask holds; as floats, since NumPy's own unsigned counts wrap below zero."""
    return np.bitwise_count(masks).astype(np.float32)


def higher(masks: Ints, values: Ints) -> Floats:
    """How many cards of the mask are higher than the value."""
    return count(masks >> (values + 1))


def lower(masks: Ints, values: Ints) -> Floats:
    """How many cards of the mask are lower than the value."""
    return count(masks & (bit(values) - 1))


def gathered(cards: Ints, colours: int, stride: int) -> Masks:
    """Masks by colour, in a new last axis, of the cards (colour * stride + value) along the last axis."""
    bits = bit(cards % stride)
    return np.stack(
        [np.where(cards // stride == colour, bits, 0).sum(-1, dtype=np.int32) for colour in range(colours)],
        axis=-1,
    )
