"""The generator is pinned: a seed deals these cards for ever."""

from collections import Counter

from sticheln_desktop.match.shuffle import Chance, drawn_deal, drawn_opener, player_seed
from sticheln_desktop.rules.settings import PRESETS

NUMBERS = [810, 898, 948, 417, 561, 812, 400, 754, 354, 839, 171, 903]
FIRST_HAND = "G5 G12 N5 R10 R11 R16 B13 Y6 Y11 Y12 V5 V7 V9 V14 V16"
UNDEALT = "G14 N9 V15"
OPENERS = [3, 1, 3, 2, 2, 0, 3, 0, 4, 2]
PLAYER_SEED = 4423795839237417205


def test_the_numbers_never_change() -> None:
    chance = Chance("golden", 1)
    assert [chance.below(1000) for _ in range(12)] == NUMBERS


def test_a_seed_deals_these_cards_for_ever() -> None:
    hands, undealt = drawn_deal(PRESETS["classic"], 7, 20260401, 0)
    assert " ".join(map(str, hands[0])) == FIRST_HAND
    assert " ".join(map(str, undealt)) == UNDEALT


def test_openers_and_player_seeds_never_change() -> None:
    assert [drawn_opener(seed, 5) for seed in range(10)] == OPENERS
    assert player_seed(7, 2, 31) == PLAYER_SEED


def test_every_order_is_equally_likely() -> None:
    orders = Counter(Chance("fair", n).shuffled("abc") for n in range(6000))
    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())


def test_rounds_and_seeds_deal_different_cards() -> None:
    deals = {drawn_deal(PRESETS["classic"], 4, seed, number) for seed in range(5) for number in range(5)}
    assert len(deals) == 25
