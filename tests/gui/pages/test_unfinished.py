"""The match that was left, in words."""

from datetime import datetime

import pytest
from msgspec.structs import replace

from sticheln_desktop.gui.demo import middle
from sticheln_desktop.gui.pages.plan import HUMAN, match, sensible
from sticheln_desktop.gui.pages.unfinished import own_cards, standing, when

NOW = datetime(2026, 3, 2, 9, 30)


@pytest.mark.parametrize(
    ("then", "said"),
    [
        (datetime(2026, 3, 2, 8, 5), "Today"),
        (datetime(2026, 3, 1, 21, 40), "Yesterday"),
        (datetime(2025, 12, 24, 18, 0), "2025"),
    ],
)
def test_moments_are_said_as_people_do(then: datetime, said: str) -> None:
    assert said in when(then, NOW)


def test_the_standing_tells_round_turn_and_names() -> None:
    said = standing(middle(match(sensible("stichling"), 20)), NOW, NOW)
    assert said.startswith("Round 1 of 3, your turn. ")
    assert "Mara" in said
    assert "You" not in said


def test_a_match_before_its_first_deal_has_a_standing_too() -> None:
    begun = match(sensible("classic"), 3)
    assert standing(begun, NOW, NOW).startswith("Round 1 of 5. ")
    assert own_cards(begun) == ()


def test_cards_are_those_of_the_only_person() -> None:
    begun = middle(match(sensible("classic"), 20))
    assert set(own_cards(begun)) <= set(begun.state.round.hands[0])
    assert own_cards(begun)


def test_with_two_people_no_card_is_shown() -> None:
    plan = sensible("classic")
    seats = (*(replace(seat, played_by=HUMAN) for seat in plan.seats[:2]), *plan.seats[2:])
    assert own_cards(middle(match(replace(plan, seats=seats), 20))) == ()
