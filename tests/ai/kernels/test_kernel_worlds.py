"""Worlds that Hattrick's and Stichling's kernels imagine look to the deciding seat like the true one."""

import numpy as np
import pytest
from side_by_side import KERNELS, TABLES, AnyKernel, cards_of, fresh, random_options, some_views, world

from sticheln_desktop.ai.kernels.kernel import Stage
from sticheln_desktop.ai.kernels.stichling import StichlingKernel
from sticheln_desktop.rules import stichling
from sticheln_desktop.rules.decisions import Play
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.state import Phase
from sticheln_desktop.rules.view import View, observe

ROWS = 12


def imagined(view: View, rows: int = ROWS, seed: int = 3) -> AnyKernel:
    return KERNELS[view.rules.game].possible(view, rows, np.random.default_rng(seed))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_worlds_look_like_the_view(name: str, seats: int) -> None:
    for view in some_views(name, seats, seed=seats, count=12):
        kernel = imagined(view)
        for row in range(ROWS):
            assert observe(world(kernel, row, view), view.eyes) == view


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_looking_seat_decides_among_what_is_legal(name: str, seats: int) -> None:
    for view in some_views(name, seats, seed=seats + 10, count=12):
        kernel = imagined(view)
        options, real = kernel.options()
        assert set(kernel.turn.tolist()) == view.eyes
        for row in range(ROWS):
            found = {kernel.decision_of(int(option), min(view.eyes)) for option in options[row][real[row]]}
            assert found <= set(view.legal)
            assert {kernel.option_of(decision) for decision in view.legal} == set(options[row].tolist())


@pytest.mark.parametrize("name", KERNELS)
def test_worlds_differ_in_what_is_hidden(name: str) -> None:
    for view in some_views(name, 4, seed=1, count=1)[1:2]:
        kernel = imagined(view, rows=200)
        others = [seat for seat in range(4) if seat not in view.eyes]
        assert len(np.unique(kernel.held[:, others].reshape(200, -1), axis=0)) == 200
        assert len(np.unique(kernel.held[:, list(view.eyes)].reshape(200, -1), axis=0)) == 1


def test_every_hidden_card_may_be_anywhere() -> None:
    view = some_views("hattrick", 4, seed=2, count=0)[0]
    kernel = imagined(view, rows=3000)
    others = [seat for seat in range(4) if seat not in view.eyes]
    card = int(kernel.hands[0, others[0], 0])
    shares = (kernel.hands[:, others] == card).any(2).mean(0)
    assert shares.sum() == pytest.approx(1)
    assert np.abs(shares - 1 / 3).max() < 0.04


def test_every_order_of_unseen_tiles_is_as_likely() -> None:
    view = next(view for view in some_views("stichling", 3, 5, 20) if view.round.phase is Phase.PLAYING)
    kernel = imagined(view, rows=3000)
    assert isinstance(kernel, StichlingKernel)
    for seat, seen in enumerate(view.round.tiles):
        unknown = (seen or ()).count(None)
        counts = np.unique(kernel.orders[:, seat], return_counts=True)[1]
        assert len(counts) == {3: 6, 2: 2, 1: 1, 0: 1}[unknown]
        assert np.abs(counts / 3000 - 1 / len(counts)).max() < 0.04


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_replaying_from_the_beginning_leads_back(name: str, seats: int) -> None:
    for view in some_views(name, seats, seed=seats + 20, count=8):
        kernel = imagined(view)
        past = kernel.rewound()
        assert past.ply == 0
        assert len(kernel.past()) == kernel.ply
        for chosen in kernel.past():
            options, real = past.options()
            assert ((options == chosen[:, None]) & real).any(1).all()
            past.play(chosen)
        assert_same(past, kernel)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_past_is_what_the_view_saw(name: str, seats: int) -> None:
    for view in some_views(name, seats, seed=seats + 30, count=8):
        plays = imagined(view).past()[-len(view.round.plays) :] if view.round.plays else np.empty((0, ROWS))
        cards = plays // 4 if name == "stichling" else plays
        for play, chosen in zip(view.round.plays, cards, strict=True):
            assert cards_of(name, chosen) == (play.card,) * ROWS


def assert_same(one: AnyKernel, other: AnyKernel) -> None:
    """Equal in everything that counts; tiles only once they are laid."""
    assert one.ply == other.ply
    ignored = {"hands", "orders"} if one.stage is Stage.CHOICE else {"hands"}
    for name, array in vars(one).items():
        if isinstance(array, np.ndarray) and name not in ignored:
            np.testing.assert_array_equal(array, getattr(other, name), name)
    np.testing.assert_array_equal(np.sort(one.hands), np.sort(other.hands))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_taken_rows_are_copies(name: str, seats: int) -> None:
    random = np.random.default_rng(4)
    kernel = fresh(name, seats, 5, seed=4)
    for _ in range(2 * seats + 1):
        kernel.play(random_options(kernel, random))
    everything, twice = kernel.taken_rows(np.arange(5)), kernel.taken_rows(np.array([3, 3, 1]))
    assert twice.rows == 3
    np.testing.assert_array_equal(twice.hands[:2], kernel.hands[[3, 3]])
    twice.play(random_options(twice, random))
    everything.play(random_options(everything, random))
    assert kernel.ply == 2 * seats + 1
    assert_same(kernel, kernel.taken_rows(np.arange(5)))
    assert not np.array_equal(kernel.held, everything.held)


def test_later_rounds_have_larger_tiles() -> None:
    for number in range(3):
        kernel = StichlingKernel.dealt(PRESETS["stichling"], 3, 50, np.random.default_rng(1), number)
        assert np.unique(kernel.tiles()).tolist() == list(stichling.tile_values(number))


def test_every_free_place_means_the_same() -> None:
    kernel = fresh("stichling", 2, 1, seed=1)
    for _ in range(3):
        kernel.play(random_options(kernel, np.random.default_rng(1)))
    card = kernel.decision_of(int(kernel.options()[0][0, 0]), 0)
    assert isinstance(card, Play)
    free = {kernel.option_of(Play(0, card.card, place)) for place in (2, 3, 4)}
    assert len(free) == 1
