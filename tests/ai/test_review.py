"""A decision is judged by what its seat saw: the best one costs nothing, a worse one what it gives away."""

from dataclasses import dataclass, field

import pytest
from glances import glances

from sticheln_desktop.ai.levels import player
from sticheln_desktop.ai.player import Advice, Budget, Option
from sticheln_desktop.ai.review import Verdict, verdict
from sticheln_desktop.rules.decisions import Decision, NameColours
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.state import Phase
from sticheln_desktop.rules.view import View, observe


@dataclass
class Valuer:
    """Knows what every decision is worth, and which of them it was asked about."""

    worth: dict[Decision, float]
    asked: list[tuple[Decision, ...]] = field(default_factory=list)

    def advise(self, view: View, budget: Budget) -> Advice:
        self.asked.append(view.legal)
        ordered = sorted(view.legal, key=self.worth.__getitem__, reverse=True)
        return Advice(tuple(Option(decision, self.worth[decision]) for decision in ordered))


def a_view(name: str = "classic", fewest: int = 3) -> View:
    for state in glances(PRESETS[name], 4, seed=4, count=12):
        for seat in state.pending[:1]:
            view = observe(state, frozenset({seat}))
            if len(view.legal) >= fewest:
                return view
    raise AssertionError("no such moment")


def test_the_best_decision_costs_nothing() -> None:
    view = a_view()
    valuer = Valuer({decision: -float(rank) for rank, decision in enumerate(view.legal)})
    assert verdict(valuer, view, view.legal[0], Budget()) == Verdict(view.legal[0])
    assert valuer.asked == [view.legal]


def test_a_worse_decision_costs_what_it_is_behind() -> None:
    view = a_view()
    valuer = Valuer({decision: -1.5 * rank for rank, decision in enumerate(view.legal)})
    best, made = view.legal[0], view.legal[2]
    assert verdict(valuer, view, made, Budget()) == Verdict(best, 3.0)
    assert valuer.asked == [view.legal, (best, made)]


def test_a_decision_that_is_worth_the_same_costs_nothing() -> None:
    view = a_view()
    valuer = Valuer(dict.fromkeys(view.legal, 2.0))
    assert verdict(valuer, view, view.legal[1], Budget()) == Verdict(view.legal[1])


def test_without_a_choice_nobody_thinks() -> None:
    view = a_view()
    valuer = Valuer({})
    alone = View(view.rules, view.seats, view.eyes, view.rounds, view.legal[:1])
    assert verdict(valuer, alone, view.legal[0], Budget()) == Verdict(view.legal[0])
    assert valuer.asked == []


@pytest.mark.parametrize("name", PRESETS)
def test_the_expert_judges_every_decision(name: str) -> None:
    view = a_view(name, fewest=2)
    budget = Budget(seed=1, playouts=100)
    verdicts = [verdict(player("expert"), view, made, budget) for made in view.legal[:4]]
    assert all(found.best in view.legal and 0 <= found.lost < 100 for found in verdicts)
    assert all((found.lost > 0) or found.best in view.legal[:4] for found in verdicts)


def test_a_wrong_colour_named_in_the_end_costs_its_cards() -> None:
    states = glances(PRESETS["delayed"], 3, seed=1, count=400)
    state = next(state for state in states if state.round.phase is Phase.NAMING)
    view = observe(state, frozenset(state.pending[:1]))
    found = [verdict(player("expert"), view, made, Budget()) for made in view.legal]
    assert all(isinstance(each.best, NameColours) for each in found)
    assert min(each.lost for each in found) == 0
    assert max(each.lost for each in found) >= 1
