"""The short cut for random rounds gives the scores of the same cards played one by one."""

import numpy as np
import pytest
from sticheln_rows import TABLES, named

from sticheln_desktop.ai.kernels.sticheln import StichelnKernel
from sticheln_desktop.ai.kernels.sticheln_random import laid_in_order
from sticheln_desktop.rules.settings import Rules

SHORT_CUTS = [table for table in TABLES if table[0].lays_cards and table[0].colours == 1]


@pytest.mark.parametrize("table", SHORT_CUTS, ids=named)
def test_the_short_cut_scores_like_the_kernel(table: tuple[Rules, int]) -> None:
    dealt = StichelnKernel.dealt(*table, 300, np.random.default_rng(3))
    assert (laid_in_order(dealt) == one_by_one(dealt.rewound())).all()


def one_by_one(kernel: StichelnKernel) -> np.ndarray:
    """Every seat chooses its first card and plays the others in order."""
    rows = np.arange(kernel.rows)
    played = np.zeros((kernel.seats, kernel.rows), int)
    while kernel.stage is not None:
        turn = kernel.turn
        card = kernel.deals[turn, played[turn, rows], rows]
        played[turn, rows] += 1
        kernel.play(card)
    return kernel.scores()
