"""Worlds that explain what was seen are drawn more often."""

import numpy as np
from sticheln_rows import after, as_state, decision

from sticheln_desktop.ai.inference import likely_worlds
from sticheln_desktop.ai.kernels.kernel import Floats, Ints, Kernel
from sticheln_desktop.ai.kernels.sticheln import StichelnKernel
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.view import View, observe


def highest_first(kernel: Kernel, options: Ints) -> Floats:
    """A policy that likes high cards."""
    assert isinstance(kernel, StichelnKernel)
    return kernel.cards.value[options].astype(np.float32)


def careless(kernel: Kernel, options: Ints) -> Floats:
    """A policy to which everything is the same."""
    return np.zeros(options.shape, np.float32)


def after_low_leads() -> View:
    """Seat 1 sees that seat 0 led its lowest card."""
    random = np.random.default_rng(2)
    kernel = StichelnKernel.dealt(PRESETS["delayed"], 3, 1, random)
    kernel = StichelnKernel(kernel.rules, kernel.deals, np.zeros(1, int), kernel.order)
    state = as_state(kernel, 0)
    options, _ = kernel.options()
    low = options[:, highest_first(kernel, options)[0].argmin()]
    state = after(state, decision(kernel, low[0], 0))
    return observe(state, frozenset({1}))


def mean_value_of_leader(worlds: StichelnKernel) -> float:
    """How high the cards of seat 0 are."""
    return float(worlds.cards.value[worlds.deals[0]].mean())


def test_a_low_card_speaks_for_a_low_hand() -> None:
    view = after_low_leads()
    random = np.random.default_rng(3)
    worlds = StichelnKernel.possible(view, 400, random)
    likely = likely_worlds(worlds, highest_first, 1, 400, random, lambda: None)
    assert likely.rows == 400
    assert mean_value_of_leader(likely) <= mean_value_of_leader(worlds)


def test_a_policy_without_preferences_leaves_all_worlds_alike() -> None:
    view = after_low_leads()
    random = np.random.default_rng(3)
    worlds = StichelnKernel.possible(view, 60, random)
    indifferent = likely_worlds(worlds, careless, 1, 60, random, lambda: None)
    assert (indifferent.deals == worlds.deals).all()
