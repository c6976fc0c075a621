"""Which games are practised together, and how often: one set of networks serves a whole family."""

from dataclasses import replace
from random import Random

from sticheln_desktop.rules.settings import (
    GAMES,
    HOUSE,
    PRESETS,
    SETTING_VALUES,
    Family,
    Rules,
    Undealt,
    house,
)

_CLASSIC_SHARE = 0.3
_HOUSE_SHARE = 0.2


def family_of(name: str) -> Family:
    """The family of a game, or the family of that name."""
    if name in [family.value for family in Family]:
        return Family(name)
    return Family.STICHELN if name == HOUSE else PRESETS[name].family


def names() -> list[str]:
    """Everything `family_of` knows."""
    return [*GAMES, Family.STICHELN.value]


def drawn_table(family: Family, random: Random) -> tuple[Rules, int]:
    """A game of the family and a number of seats; classic with four comes up most."""
    if family is not Family.STICHELN:
        rules = PRESETS[family.value]
        return rules, random.choice(rules.seat_counts())
    chance = random.random()
    if chance < _CLASSIC_SHARE:
        return PRESETS["classic"], 4
    rules = _mix(random) if chance < _CLASSIC_SHARE + _HOUSE_SHARE else _preset(random)
    return replace(rules, undealt=random.choice(list(Undealt))), random.choice(rules.seat_counts())


def _preset(random: Random) -> Rules:
    return random.choice([rules for rules in PRESETS.values() if rules.family is Family.STICHELN])


def _mix(random: Random) -> Rules:
    return house(**{name: random.choice(values) for name, values in SETTING_VALUES.items()})
