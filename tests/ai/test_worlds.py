"""A possible world looks to the eyes it was imagined for exactly like the true one."""

from random import Random

import pytest
from glances import TABLES, dealt, glances, imagined, named, some_eyes

from sticheln_desktop.ai.worlds import possible_world
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import PRESETS, Rules
from sticheln_desktop.rules.state import Phase, State
from sticheln_desktop.rules.view import NOBODY, complete, observe


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_another_world_looks_the_same_and_can_be_played_on(table: tuple[Rules, int]) -> None:
    rules, seats = table
    random = Random(seats)
    for state in glances(rules, seats, seed=seats, count=4):
        for eyes in some_eyes(state, random):
            view = observe(state, eyes)
            assert imagined(view, random) == view
        view = observe(state, frozenset({random.randrange(seats)}))
        world = complete(view, possible_world(view, random))
        assert_deals_the_pack(world)
        played_on(world, random)


def assert_deals_the_pack(world: State) -> None:
    """Every card of the pack lies somewhere, once."""
    pack = world.rules.pack(world.seats)
    for round in world.rounds:
        dealt = [card for hand in (*round.dealt, round.undealt) for card in hand]
        assert sorted(dealt) == sorted(pack.cards)
        assert {len(hand) for hand in round.dealt} == {pack.hand}


def played_on(state: State, random: Random) -> None:
    """To the end of the round, by the rules."""
    while state.pending:
        options = game.legal(state, random.choice(state.pending))
        assert options
        state = game.apply(state, random.choice(options))[-1].state
    assert state.round.phase is Phase.SCORED


def test_the_same_chance_imagines_the_same_world() -> None:
    for state in glances(PRESETS["hazy"], 7, seed=1, count=5):
        view = observe(state, frozenset({2}))
        assert possible_world(view, Random(4)) == possible_world(view, Random(4))


def test_worlds_differ_in_what_is_hidden() -> None:
    state = dealt(PRESETS["hazy"], 7, seed=1)
    view = observe(state, NOBODY)
    worlds = {possible_world(view, Random(number)).hands for number in range(20)}
    assert len(worlds) == 20


def test_every_hidden_card_may_be_anywhere() -> None:
    state = dealt(PRESETS["classic"], 3, seed=2)
    view = observe(state, frozenset({0}))
    card = state.round.hands[1][0]
    holders = [
        seat
        for number in range(400)
        for seat, hand in enumerate(possible_world(view, Random(number)).hands)
        if card in hand
    ]
    assert set(holders) == {1, 2}
    assert 160 < holders.count(1) < 240
