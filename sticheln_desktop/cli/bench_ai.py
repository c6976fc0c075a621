"""`sticheln bench ai`: how fast the kernels play and how long a level thinks."""

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from sticheln_desktop.ai.levels import EVERYBODY, player
from sticheln_desktop.ai.player import Budget
from sticheln_desktop.match.shuffle import drawn_deal
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import PRESETS, Rules
from sticheln_desktop.rules.view import View, observe

Rate = Callable[[Callable[[], object]], float]
_ROWS = 2000
_CLASSIC_SEATS = 4


def middle(rules: Rules) -> int:
    """A usual number of players."""
    counts = rules.seat_counts()
    return counts[(len(counts) - 1) // 2]


def print_ai(per_second: Rate) -> None:
    """Rounds a second of every kernel, seconds a decision of every level, and others for comparison."""
    print(f"{'ai':<12}{'players':>8}{'random rounds/s':>18}{'policy rounds/s':>18}")
    for rules in PRESETS.values():
        seats = _CLASSIC_SEATS if rules.game == "classic" else middle(rules)
        chance, policy = (_ROWS * per_second(work) for work in _rounds(rules, seats))
        print(f"{rules.game:<12}{seats:>8}{chance:>18,.0f}{policy:>18,.0f}")
    print()
    _print_levels()
    print()
    print(_hearts(per_second))


def _rounds(rules: Rules, seats: int) -> tuple[Callable[[], object], Callable[[], object]]:
    """Many rounds of random decisions, and of the trained policy's."""
    import numpy as np

    from sticheln_desktop.ai.kernels.families import kernel_of
    from sticheln_desktop.ai.playouts import played_out
    from sticheln_desktop.ai.random_rounds import random_scores
    from sticheln_desktop.ai.searchers import network_policy

    random = np.random.default_rng(1)
    kernel, policy = kernel_of(rules.family), network_policy(rules.family)

    def by_policy() -> object:
        return played_out(kernel.dealt(rules, seats, _ROWS, random), policy)

    return partial(random_scores, rules, seats, _ROWS, random), by_policy


def _print_levels() -> None:
    views = {rules.game: first_view(rules, middle(rules)) for rules in PRESETS.values()}
    print(f"{'ms/decision':<14}" + "".join(f"{name:>12}" for name in views))
    for level in EVERYBODY:
        times = [_milliseconds(level, view) for view in views.values()]
        print(f"{level:<14}" + "".join(f"{spent:>12,.1f}" for spent in times))


def first_view(rules: Rules, seats: int) -> View:
    """What the first seat sees that is asked in a match."""
    state = game.deal(game.start(rules, seats, 0), *drawn_deal(rules, seats, 1, 0)).state
    return observe(state, frozenset(state.pending[:1]))


def _milliseconds(level: str, view: View) -> float:
    """One decision at the usual budget, once the level is warm."""
    player(level).advise(view, Budget(0.0))
    began = time.perf_counter()
    player(level).advise(view, Budget())
    return 1000 * (time.perf_counter() - began)


def _hearts(per_second: Rate) -> str:
    """OpenSpiel's hearts in C++ against our classic with four, where OpenSpiel is installed."""
    try:
        import pyspiel  # type: ignore[import-not-found]
    except ImportError:
        return "open_spiel is not installed, so there is no comparison with its hearts"
    hearts = _ROWS * per_second(_hearts_rounds(pyspiel))
    ours = _ROWS * per_second(_rounds(PRESETS["classic"], _CLASSIC_SEATS)[0])
    rates = f"open_spiel's hearts, already dealt: {hearts:,.0f} random rounds/s; classic here, dealt anew: "
    return f"{rates}{ours:,.0f}, {ours / hearts:.1f} times as many"


def _hearts_rounds(pyspiel: Any) -> Callable[[], object]:
    """Random rounds inside OpenSpiel: one simulation of its tree search is as many rollouts as asked for."""
    hearts = pyspiel.load_game("hearts")
    state = hearts.new_initial_state()
    chance = Random(1)
    while state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
    rollouts = pyspiel.RandomRolloutEvaluator(_ROWS, 1)
    bot = pyspiel.MCTSBot(hearts, rollouts, 1.0, 1, 1000, False, 1, False)
    return partial(bot.mcts_search, state)
