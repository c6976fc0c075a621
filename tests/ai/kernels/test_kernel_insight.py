"""Features and rules of thumb of Hattrick's and Stichling's kernels: fair, sound and better than chance."""

import numpy as np
import pytest
from side_by_side import KERNELS, TABLES, AnyKernel, fresh, random_options, some_views

from sticheln_desktop.ai.kernels.hattrick import HattrickKernel
from sticheln_desktop.ai.kernels.hattrick_table import STRIDE
from sticheln_desktop.rules.settings import PRESETS


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_insight_is_blind_to_what_the_seat_cannot_see(name: str, seats: int) -> None:
    for view in some_views(name, seats, seed=seats, count=12):
        kernel = KERNELS[name].possible(view, 8, np.random.default_rng(1))
        options, _ = kernel.options()
        assert (options == options[0]).all()
        for insight in (kernel.features(options).whole(), kernel.thumb(options)):
            assert (insight == insight[0]).all()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_features_have_their_number_and_scale(name: str, seats: int) -> None:
    kernel, random = fresh(name, seats, 30, seed=2), np.random.default_rng(2)
    while (stage := kernel.stage) is not None:
        options, _ = kernel.options()
        features = kernel.features(options).whole()
        assert features.shape == (*options.shape, kernel.FEATURES[stage])
        assert features.dtype == np.float32
        assert np.abs(features).max() < 4
        kernel.play(random_options(kernel, random))


@pytest.mark.parametrize("name", KERNELS)
def test_an_option_is_worth_the_same_among_others(name: str) -> None:
    kernel, random = fresh(name, 4, 20, seed=3), np.random.default_rng(3)
    for _ in range(13):
        kernel.play(random_options(kernel, random))
    options, _ = kernel.options()
    np.testing.assert_array_equal(
        kernel.features(options[:, 1:2]).whole(), kernel.features(options).whole()[:, 1:2]
    )
    np.testing.assert_array_equal(kernel.thumb(options[:, 1:2]), kernel.thumb(options)[:, 1:2])


@pytest.mark.parametrize("seats", PRESETS["hattrick"].seat_counts())
def test_hattrick_sees_no_names_of_colours(seats: int) -> None:
    kernel = fresh("hattrick", seats, 20, seed=3)
    assert isinstance(kernel, HattrickKernel)
    renamed = HattrickKernel.opened(kernel.rules, kernel.opener.copy(), swapped(kernel.hands))
    random = np.random.default_rng(3)
    for _ in range(seats - 1):
        options, _ = kernel.options()
        # Sums over the colours are the same but for rounding.
        np.testing.assert_allclose(
            kernel.features(options).whole(), renamed.features(swapped(options)).whole(), atol=1e-5
        )
        np.testing.assert_allclose(kernel.thumb(options), renamed.thumb(swapped(options)), atol=1e-5)
        chosen = random_options(kernel, random)
        kernel.play(chosen)
        renamed.play(swapped(chosen))


def swapped(cards: np.ndarray) -> np.ndarray:
    """The same values in other colours."""
    return (cards + STRIDE) % (3 * STRIDE)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_rule_of_thumb_beats_chance(name: str, seats: int) -> None:
    kernel, random = fresh(name, seats, 600, seed=6), np.random.default_rng(6)
    while kernel.stage is not None:
        kernel.play(np.where(kernel.turn == 0, best_by_thumb(kernel), random_options(kernel, random)))
    scores = kernel.scores().astype(float)
    lead = scores[:, 0] - scores[:, 1:].mean(1)
    assert lead.mean() > 4 * lead.std() / np.sqrt(len(lead))


def best_by_thumb(kernel: AnyKernel) -> np.ndarray:
    """The option each row's rule of thumb likes best."""
    options, real = kernel.options()
    picks = np.where(real, kernel.thumb(options), -np.inf).argmax(1)
    return options[np.arange(kernel.rows), picks]
