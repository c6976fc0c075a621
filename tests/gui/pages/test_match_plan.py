"""A planned match: sensible defaults, faults, and the match that becomes of it."""

import pytest
from msgspec.structs import replace

from sticheln_desktop.gui.pages.plan import (
    LARGEST_SEED,
    MatchPlan,
    PlannedSeat,
    faults,
    match,
    resized,
    rules,
    sensible,
)
from sticheln_desktop.rules.settings import GAMES, HOUSE, Dealer, Undealt

CLASSIC = sensible("classic")
FIRST = CLASSIC.seats[0]


def with_first(**changes: object) -> MatchPlan:
    return replace(CLASSIC, seats=(replace(FIRST, **changes), *CLASSIC.seats[1:]))


@pytest.mark.parametrize("game", GAMES)
def test_a_sensible_plan_has_no_faults_and_can_be_dealt(game: str) -> None:
    plan = sensible(game)
    assert faults(plan) == []
    assert [seat.played_by == "human" for seat in plan.seats] == [True, False, False, False]
    dealt, _ = match(plan, 7).deal()
    assert dealt.rules.game == game
    assert dealt.seed == 7


def test_the_plan_decides_over_the_rules() -> None:
    plan = replace(CLASSIC, undealt=Undealt.SHOWN, dealer=Dealer.LOWEST, length=2)
    made = rules(plan)
    assert (made.undealt, made.dealer, made.rounds) == (Undealt.SHOWN, Dealer.LOWEST, 2)


def test_stichling_keeps_its_three_rounds_and_has_no_edition() -> None:
    made = rules(replace(sensible("stichling"), length=9, dealer=Dealer.LOWEST))
    assert (made.rounds, made.dealer) == (3, Dealer.ROTATES)


def test_a_house_mix_is_played_as_it_is_mixed() -> None:
    assert rules(replace(sensible(HOUSE), house={"colours": 2})).colours == 2


def test_opener_and_seed_of_the_plan_are_used() -> None:
    made = match(replace(CLASSIC, opener=2, seed=99), 7)
    assert made.seed == 99
    assert made.state.opener == 2


@pytest.mark.parametrize(
    "plan",
    [
        replace(CLASSIC, game="skat"),
        replace(CLASSIC, seats=CLASSIC.seats[:2]),
        replace(CLASSIC, length=0),
        replace(CLASSIC, opener=4),
        replace(CLASSIC, seed=LARGEST_SEED + 1),
        replace(sensible(HOUSE), house={"colours": 3}),
        with_first(name="  "),
        with_first(name="Mara"),
        with_first(name="x" * 41),
        with_first(look=1),
        with_first(look=8),
        with_first(played_by="bot:"),
        with_first(played_by="nobody"),
    ],
)
def test_a_fault_is_said_in_words(plan: MatchPlan) -> None:
    assert all(faults(plan))
    assert faults(plan)


def test_new_seats_have_names_and_looks_of_their_own() -> None:
    seats = resized((PlannedSeat("Mara", look=3), PlannedSeat("You", look=0)), 8)
    assert len({seat.name for seat in seats}) == len({seat.look for seat in seats}) == 8
    assert resized(seats, 3) == seats[:3]
