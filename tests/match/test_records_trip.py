"""A match written down and read again is the same match, wherever it is cut."""

from dataclasses import replace
from itertools import cycle, product
from random import Random

import pytest
from matches import random_match
from recordings import orderly_match

from sticheln_desktop.match.match import Match
from sticheln_desktop.match.reader import decoded
from sticheln_desktop.match.writer import encoded
from sticheln_desktop.rules.settings import PRESETS, SETTING_VALUES, Dealer, Family, Rules, Undealt, house

OPTIONS = tuple(product(Undealt, Dealer))
HOUSE_MIXES = tuple(
    house(**dict(zip(SETTING_VALUES, mix, strict=True))) for mix in product(*SETTING_VALUES.values())
)


def with_options(rules: Rules) -> list[Rules]:
    if rules.family is not Family.STICHELN:
        return [rules]
    return [replace(rules, undealt=undealt, dealer=dealer) for undealt, dealer in OPTIONS]


PRESET_TABLES = [
    (rules, seats)
    for preset in PRESETS.values()
    for rules in with_options(preset)
    for seats in rules.seat_counts()
]
HOUSE_TABLES = [
    (replace(rules, undealt=undealt, dealer=dealer), seats)
    for rules, (undealt, dealer), seats in zip(
        HOUSE_MIXES * 2, cycle(OPTIONS), cycle((3, 8, 4, 7, 5, 6, 8)), strict=False
    )
]
SMALL_TABLES = [
    (rules, rules.seat_counts()[0]) for rules in (*PRESETS.values(), house(colours=2, choose="after"))
]


def named(table: tuple[Rules, int]) -> str:
    rules, seats = table
    settings = "-".join(map(str, rules.settings.values())) if rules.game == "house" else rules.game
    return f"{settings}-{rules.undealt}-{rules.dealer}-{seats}"


def shortened(rules: Rules) -> Rules:
    return rules if rules.family is Family.STICHLING else replace(rules, rounds=2)


def assert_same(match: Match) -> None:
    """Who made a secret choice first is not recorded; all else is."""
    content = encoded(match)
    back = decoded(content)
    assert back.state == match.state
    assert (back.participants, back.seed, back.extra) == (match.participants, match.seed, match.extra)
    assert set(back.log) == set(match.log)
    assert encoded(back) == content


@pytest.mark.parametrize("table", PRESET_TABLES + HOUSE_TABLES, ids=named)
def test_a_random_match_cut_anywhere_comes_back(table: tuple[Rules, int]) -> None:
    rules, seats = table
    match = random_match(shortened(rules), seats, seed=seats)
    random = Random(seats)
    for ply in (1, match.ply, *(random.randrange(1, match.ply) for _ in range(3))):
        assert_same(match.at(ply))


@pytest.mark.parametrize("table", SMALL_TABLES, ids=named)
def test_a_match_cut_at_every_point_comes_back_as_it_was(table: tuple[Rules, int]) -> None:
    rules, seats = table
    match = orderly_match(shortened(rules), seats, seed=3)
    for ply in range(1, match.ply + 1):
        assert decoded(encoded(match.at(ply))) == match.at(ply)
