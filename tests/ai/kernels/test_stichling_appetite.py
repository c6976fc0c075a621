"""What a seat knows of tiles, and who wants tricks because of them."""

import numpy as np
import pytest

from sticheln_desktop.ai.kernels.stichling import StichlingKernel
from sticheln_desktop.ai.kernels.stichling_appetite import appetites, tiles_ahead
from sticheln_desktop.rules.settings import PRESETS

ORDER_312, ORDER_231 = 4, 3


def table(order: int, wins: int, plays: int = 12) -> StichlingKernel:
    """One round of three players in which every seat laid its tiles alike and won as many tricks."""
    kernel = StichlingKernel.dealt(PRESETS["stichling"], 3, 1, np.random.default_rng(1))
    kernel.orders[:], kernel.wins[:] = order, wins
    kernel.ply = kernel.seats + plays
    return kernel


@pytest.mark.parametrize(
    ("wins", "own", "others"),
    [
        (0, [0, 3, 1, 2], [0, 2, 2, 2]),
        (1, [3, 1, 2, 3], [3, 1.5, 1.5, 3]),
        (2, [1, 2, 3, 1], [1, 2, 3, 1]),
        (3, [2, 3, 1, 2], [2, 3, 1, 2]),
        (4, [3, 1, 2, 3], [3, 1, 2, 3]),
    ],
)
def test_tiles_never_seen_are_guessed_except_by_their_owner(
    wins: int, own: list[float], others: list[float]
) -> None:
    ahead = np.array(tiles_ahead(table(ORDER_312, wins), np.array([1])))
    assert ahead[:, 0, 1].tolist() == own
    assert ahead[:, 0, 0].tolist() == ahead[:, 0, 2].tolist() == others


@pytest.mark.parametrize(
    ("order", "wins", "wants"), [(ORDER_312, 1, -1), (ORDER_312, 0, 1), (ORDER_231, 1, 1)]
)
@pytest.mark.parametrize("plays", [30, 35])
def test_late_a_seat_wants_tricks_until_its_best_tile_lies_open(
    order: int, wins: int, wants: int, plays: int
) -> None:
    kernel = table(order, wins, plays)
    appetite = appetites(kernel, tiles_ahead(kernel, np.array([0])))
    assert np.sign(appetite[0, 0]) == wants
