"""The games as data: packs for every number of players, presets, house mixes, editions."""

import pytest
from positions import dealt, filled_hands, played_round, preset

from sticheln_desktop.rules import game
from sticheln_desktop.rules.cards import card
from sticheln_desktop.rules.game import BadDeal
from sticheln_desktop.rules.settings import EDITIONS, GAMES, PRESETS, SETTING_VALUES, Rules, house
from sticheln_desktop.rules.state import Hand

STICHELN = ("classic", "reverse", "mild", "aggravated", "hazy", "delayed")
STICHELN_PACKS = [
    (3, "GNRBY", 0, 8, 15, 0, 14),
    (4, "GNRBY", 0, 11, 15, 0, 14),
    (5, "GNRBY", 0, 14, 15, 0, 14),
    (6, "GNRBYV", 0, 14, 15, 0, 14),
    (7, "GNRBYV", 0, 17, 15, 3, 14),
    (8, "GNRBYV", 0, 18, 14, 2, 13),
]
TRICKS_MORE = {"aggravated": -1, "delayed": 1}
PACKS = [
    *((name, *row[:-1], row[-1] + TRICKS_MORE.get(name, 0)) for name in STICHELN for row in STICHELN_PACKS),
    ("hattrick", 4, "RBG", 1, 20, 15, 0, 14),
    ("hattrick", 5, "RBG", 1, 20, 12, 0, 11),
    ("hattrick", 6, "RBG", 1, 20, 10, 0, 9),
    ("hattrick", 7, "RBG", 0, 20, 9, 0, 8),
    ("stichling", 2, "GYVB", 1, 6, 12, 0, 12),
    ("stichling", 3, "GYVB", 1, 9, 12, 0, 12),
    ("stichling", 4, "GYVB", 1, 12, 12, 0, 12),
    ("stichling", 5, "GYVB", 1, 15, 12, 0, 12),
]
IDS = [f"{row[0]} with {row[1]}" for row in PACKS]
PACK_COLUMNS = ("name", "seats", "letters", "lowest", "highest", "hand", "leftover", "turns")


@pytest.mark.parametrize(PACK_COLUMNS, PACKS, ids=IDS)
def test_the_pack_of(
    name: str, seats: int, letters: str, lowest: int, highest: int, hand: int, leftover: int, turns: int
) -> None:
    pack = PRESETS[name].pack(seats)
    every = [card(f"{letter}{value}") for letter in letters for value in range(lowest, highest + 1)]
    assert sorted(pack.cards) == sorted(every)
    assert len(set(pack.cards)) == len(pack.cards)
    assert (pack.hand, len(pack.cards) - seats * pack.hand) == (hand, leftover)


@pytest.mark.parametrize(PACK_COLUMNS, PACKS, ids=IDS)
def test_the_cards_everyone_plays_in(
    name: str, seats: int, letters: str, lowest: int, highest: int, hand: int, leftover: int, turns: int
) -> None:
    state = played_round(dealt(PRESETS[name], seats))[-1].state
    assert len(state.round.plays) == seats * turns


SEAT_COUNTS = {**dict.fromkeys(STICHELN, (3, 8)), "hattrick": (4, 7), "stichling": (2, 5)}


@pytest.mark.parametrize(("name", "bounds"), SEAT_COUNTS.items(), ids=SEAT_COUNTS)
def test_the_number_of_players_is_bounded(name: str, bounds: tuple[int, int]) -> None:
    few, many = bounds
    assert PRESETS[name].seat_counts() == tuple(range(few, many + 1))
    for wrong in (0, few - 1, many + 1):
        with pytest.raises(ValueError, match="players"):
            game.start(PRESETS[name], wrong, 0)


@pytest.mark.parametrize("opener", [-1, 4])
def test_the_opener_is_one_of_the_seats(opener: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        game.start(PRESETS["classic"], 4, opener)


PRESET_ROWS = {
    "classic": ("misery", "face", 1, "open", "before"),
    "reverse": ("lucky", "face", 1, "open", "before"),
    "mild": ("misery", "five", 1, "open", "before"),
    "aggravated": ("misery", "face", 2, "open", "before"),
    "hazy": ("misery", "face", 1, "hidden", "before"),
    "delayed": ("misery", "face", 1, "open", "after"),
}


@pytest.mark.parametrize(("name", "row"), PRESET_ROWS.items(), ids=PRESET_ROWS)
def test_the_settings_of(name: str, row: tuple[str | int, ...]) -> None:
    rules = PRESETS[name]
    assert (rules.polarity, rules.penalty, rules.colours, rules.reveal, rules.choose) == row
    assert tuple(rules.settings.values()) == row


def test_there_are_eight_games_and_the_house_mix() -> None:
    assert (*PRESET_ROWS, "hattrick", "stichling", "house") == GAMES


ROUNDS = {**dict.fromkeys((*STICHELN, "hattrick"), 5), "stichling": 3}


@pytest.mark.parametrize(("name", "rounds"), ROUNDS.items(), ids=ROUNDS)
def test_the_rounds_of(name: str, rounds: int) -> None:
    assert PRESETS[name].rounds == rounds


def test_a_house_mix_is_classic_but_for_what_is_told() -> None:
    assert house().settings == PRESETS["classic"].settings
    for setting, values in SETTING_VALUES.items():
        for value in values:
            assert house(**{setting: value}).settings == {**house().settings, setting: value}


BAD_MIXES = [
    {"polarity": "sad"},
    {"penalty": "ten"},
    {"colours": 3},
    {"colours": 0},
    {"colours": True},
    {"colours": "1"},
    {"reveal": "never"},
    {"choose": "during"},
    {"weather": "fine"},
]


@pytest.mark.parametrize("mix", BAD_MIXES, ids=str)
def test_a_house_mix_refuses(mix: dict[str, str | int]) -> None:
    with pytest.raises(ValueError, match=next(iter(mix))):
        house(**mix)


EDITION_ROWS = {
    "german": ("hidden", "rotates"),
    "english": ("shown", "lowest"),
    "hungarian": ("shown", "rotates"),
}


def test_the_editions_differ_in_leftover_cards_and_dealer() -> None:
    assert EDITIONS == EDITION_ROWS


def changed(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def bad_deals(rules: Rules) -> dict[str, tuple[tuple[Hand, ...], Hand]]:
    hands, undealt = filled_hands(rules, 7, {})
    first, second = hands[:2]
    return {
        "hands for": (hands[:6], undealt),
        "14 cards": (changed(hands, 0, first[1:]), (*undealt, first[0])),
        "16 cards": (changed(hands, 0, (*first, undealt[0])), undealt[1:]),
        "dealt twice": (changed(hands, 0, (second[0], *first[1:])), undealt),
        "does not belong": (changed(hands, 0, (card("G20"), *first[1:])), undealt),
        "is missing": (hands, undealt[1:]),
    }


@pytest.mark.parametrize("fault", bad_deals(PRESETS["classic"]))
def test_cards_cannot_be_dealt_when(fault: str) -> None:
    rules = PRESETS["classic"]
    hands, undealt = bad_deals(rules)[fault]
    with pytest.raises(BadDeal, match=fault):
        game.deal(game.start(rules, 7, 0), hands, undealt)


def test_nobody_deals_in_the_middle_of_a_round() -> None:
    rules = preset("classic")
    with pytest.raises(BadDeal, match="not the moment"):
        game.deal(dealt(rules, 4), *filled_hands(rules, 4, {}))
