"""Rounds of nothing but random decisions, of any game: the yardstick for speed."""

import numpy as np

from sticheln_desktop.rules.settings import Rules

from .kernels.families import kernel_of
from .kernels.kernel import Ints
from .kernels.sticheln import StichelnKernel
from .kernels.sticheln_random import laid_in_order
from .playouts import any_real


def random_scores(rules: Rules, seats: int, rows: int, random: np.random.Generator) -> Ints:
    """The scores of fresh rounds after nothing but random decisions, (rows, seats)."""
    kernel = kernel_of(rules.family).dealt(rules, seats, rows, random)
    if isinstance(kernel, StichelnKernel) and rules.lays_cards and rules.colours == 1:
        return laid_in_order(kernel)
    while kernel.stage is not None:
        kernel.play(any_real(kernel, random))
    return kernel.scores()
