"""The lines of a score add up to it, and name every card once."""

import pytest
from chance import EVERY_GAME, states

from sticheln_desktop.gui.panels.breakdown import breakdown
from sticheln_desktop.rules.settings import CLASSIC, Family, Rules
from sticheln_desktop.rules.view import NOBODY, observe


@pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: f"{rules.game}-{rules.colours}")
def test_lines_add_up_to_the_score(rules: Rules) -> None:
    for seats in rules.seat_counts():
        view = observe(states(rules, seats, seats)[-1], NOBODY)
        for round in view.rounds:
            for seat in range(seats):
                lines = breakdown(round, rules, seat)
                assert sum(line.points for line in lines) == (round.scores or ())[seat]
                assert all(sum(line.each) == line.points for line in lines if line.each)
                assert all(line.label for line in lines)


@pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: f"{rules.game}-{rules.colours}")
def test_every_card_before_a_seat_stands_in_one_line(rules: Rules) -> None:
    seats = rules.seat_counts()[1]
    for round in observe(states(rules, seats, 5)[-1], NOBODY).rounds:
        for seat in range(seats):
            shown = [each for line in breakdown(round, rules, seat) for each in line.cards]
            due = [*(round.choices[seat] or ()), *round.taken(seat), *round.passed[seat]]
            if rules.family is Family.HATTRICK:
                due += round.hands[seat] or ()
            assert sorted(shown) == sorted(due)


def test_chosen_card_and_its_colour_are_told_apart_from_the_others() -> None:
    view = observe(states(CLASSIC, 4, 2)[-1], NOBODY)
    round = view.rounds[0]
    seat = next(seat for seat in range(4) if round.taken(seat))
    chosen, *rest = breakdown(round, CLASSIC, seat)
    assert chosen.cards == round.choices[seat]
    assert chosen.points == -chosen.cards[0].value
    colour = chosen.cards[0].colour
    for line in rest:
        if line.each:
            assert {each.colour for each in line.cards} == {colour}
        else:
            assert line.points == len(line.cards)
