"""Every level decides legally, repeatably and blindly; casual is better than chance."""

from dataclasses import replace
from random import Random

import pytest
from glances import TABLES, dealt, glances, imagined, named

from sticheln_desktop.ai.levels import EVERYBODY, LEVELS, STUDY, player
from sticheln_desktop.ai.player import Advice, Budget
from sticheln_desktop.cli.play import played_out
from sticheln_desktop.match.match import Participant, new_match
from sticheln_desktop.rules import game
from sticheln_desktop.rules.decisions import Choose, NameColours, OrderTiles, Play
from sticheln_desktop.rules.settings import PRESETS, Family, Rules, house
from sticheln_desktop.rules.view import observe


def decides(rules: Rules) -> set[type]:
    """The kinds of decisions of a game."""
    if rules.family is Family.HATTRICK:
        return {Play}
    if rules.family is Family.STICHLING:
        return {OrderTiles, Play}
    return {Choose if rules.lays_cards else NameColours, Play}


def assert_ranks(advice: Advice, options: tuple[object, ...]) -> None:
    """Every legal decision once, the best first."""
    assert {option.decision for option in advice.options} == set(options)
    assert len(advice.options) == len(options)
    values = [option.value for option in advice.options]
    assert values == sorted(values, reverse=True)
    assert advice.best is advice.options[0].decision


def assert_decides_well(level: str, table: tuple[Rules, int], budget: Budget, count: int) -> None:
    """Legal, repeatable and blind decisions of every kind the game has."""
    rules, seats = table
    random = Random(seats)
    kinds = set()
    for state in glances(rules, seats, seed=seats, count=count):
        for seat in state.pending[:2]:
            view = observe(state, frozenset({seat}))
            advice = player(level).advise(view, budget)
            assert_ranks(advice, game.legal(state, seat))
            # Asked again about another world that looks the same: repeatable and blind at once.
            assert player(level).advise(imagined(view, random), budget) == advice
            kinds.add(type(advice.best))
    assert kinds == decides(rules)


@pytest.mark.parametrize("level", EVERYBODY)
@pytest.mark.parametrize("table", TABLES[::5], ids=named)
def test_every_decision_is_legal_repeatable_and_blind(table: tuple[Rules, int], level: str) -> None:
    assert_decides_well(level, table, Budget(0.0, seed=7), count=3)


@pytest.mark.parametrize("level", ["strong", "expert", "thumb-search"])
@pytest.mark.parametrize("table", [*TABLES[1::12], (PRESETS["stichling"], 3)], ids=named)
def test_search_is_legal_repeatable_and_blind(table: tuple[Rules, int], level: str) -> None:
    assert_decides_well(level, table, Budget(seed=7, playouts=30), count=1)


def test_there_are_four_levels_and_some_to_study_them() -> None:
    assert list(LEVELS) == ["beginner", "casual", "strong", "expert"]
    assert set(STUDY) == {"random", "policy", "thumb-search"}


def test_an_opponent_remembers_nothing() -> None:
    casual = player("casual")
    views = [
        observe(state, frozenset({state.pending[0]}))
        for state in glances(PRESETS["classic"], 4, seed=1, count=10)
        if state.pending
    ]
    forwards = [casual.advise(view, Budget()) for view in views]
    backwards = [casual.advise(view, Budget()) for view in reversed(views)]
    assert forwards == backwards[::-1]


def test_another_seed_breaks_ties_in_another_way() -> None:
    state = dealt(PRESETS["hattrick"], 4, seed=1)
    view = observe(state, frozenset({state.pending[0]}))
    firsts = {player("random").advise(view, Budget(seed=seed)).best for seed in range(60)}
    assert len(firsts) == len(view.legal)


def test_every_option_is_equally_likely_at_random() -> None:
    state = dealt(PRESETS["stichling"], 2, seed=1)
    view = observe(state, frozenset({state.pending[0]}))
    firsts = [player("random").advise(view, Budget(seed=seed)).best for seed in range(1200)]
    assert len(view.legal) == 6
    assert all(150 < firsts.count(option) < 250 for option in view.legal)


def test_there_is_no_other_level() -> None:
    with pytest.raises(KeyError):
        player("genius")


SKILL = {
    "classic": (PRESETS["classic"], 4, 12.0),
    "reverse": (PRESETS["reverse"], 4, 10.0),
    "mild": (PRESETS["mild"], 4, 8.0),
    "aggravated": (PRESETS["aggravated"], 4, 20.0),
    "hazy": (PRESETS["hazy"], 4, 11.0),
    "delayed": (PRESETS["delayed"], 4, 9.0),
    "hattrick": (PRESETS["hattrick"], 4, 4.0),
    "stichling": (PRESETS["stichling"], 3, 1.0),
    "house": (house(polarity="lucky", colours=2, choose="after"), 4, 25.0),
}
DEALS = range(3)


def lead(rules: Rules, seats: int, seed: int, seat: int) -> float:
    """By how many points a round a casual seat beats the mean of random opponents on these deals."""
    levels = ["casual" if other == seat else "random" for other in range(seats)]
    participants = [Participant(level) for level in levels]
    match = played_out(new_match(rules, participants, seed), [player(level) for level in levels], 0.0)
    totals = match.state.totals
    others = sum(totals) - totals[seat]
    return (totals[seat] - others / (seats - 1)) / rules.rounds


@pytest.mark.parametrize("name", SKILL)
def test_casual_beats_chance_whatever_the_cards(name: str) -> None:
    rules, seats, margin = SKILL[name]
    rules = replace(rules, rounds=3)
    leads = [lead(rules, seats, seed, seat) for seed in DEALS for seat in range(seats)]
    assert sum(leads) / len(leads) > margin, leads
