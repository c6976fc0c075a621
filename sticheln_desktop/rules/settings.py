"""The games as rows of data: who may play, with which cards, under which settings.

How these settings decide a trick or a score is said in the procedures, not here.
"""

from dataclasses import dataclass, fields, replace
from enum import Enum, StrEnum
from functools import cached_property, lru_cache

from .cards import Card, Colour, deck


class Family(Enum):
    """The three procedures of play."""

    STICHELN = "sticheln"
    HATTRICK = "hattrick"
    STICHLING = "stichling"


class Polarity(StrEnum):
    """Whether the chosen colour costs points or scores them."""

    MISERY = "misery"
    LUCKY = "lucky"


class Penalty(StrEnum):
    """What a card of the chosen colour counts: its value, or five."""

    FACE = "face"
    FIVE = "five"


class Reveal(StrEnum):
    """Whether chosen cards are turned up before play or stay hidden until scoring."""

    OPEN = "open"
    HIDDEN = "hidden"


class Moment(StrEnum):
    """When a seat chooses its colours."""

    BEFORE = "before"
    AFTER = "after"


class Undealt(StrEnum):
    """What happens to the cards left over with seven and eight players."""

    HIDDEN = "hidden"
    SHOWN = "shown"


class Dealer(StrEnum):
    """Who deals the next round."""

    ROTATES = "rotates"
    LOWEST = "lowest"


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards used by a number of players, and how many each is dealt."""

    cards: tuple[Card, ...]
    hand: int

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of the pack, in its own order."""
        return tuple(dict.fromkeys(card.colour for card in self.cards))


@dataclass(frozen=True)
class Rules:
    """One game with all its settings. A variant is `replace(CLASSIC, ...)`."""

    game: str
    family: Family = Family.STICHELN
    polarity: Polarity = Polarity.MISERY
    penalty: Penalty = Penalty.FACE
    colours: int = 1
    reveal: Reveal = Reveal.OPEN
    choose: Moment = Moment.BEFORE
    undealt: Undealt = Undealt.HIDDEN
    dealer: Dealer = Dealer.ROTATES
    rounds: int = 5

    @cached_property
    def lays_cards(self) -> bool:
        """Whether every seat lays chosen cards before play."""
        return self.family is Family.STICHELN and self.choose is Moment.BEFORE

    @cached_property
    def names_colours(self) -> bool:
        """Whether colours are named after the last trick."""
        return self.family is Family.STICHELN and self.choose is Moment.AFTER

    @property
    def settings(self) -> dict[str, str | int]:
        """The five settings of Sticheln as records write them."""
        return {name: _plain(getattr(self, name)) for name in SETTINGS}

    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of players this game can be played by."""
        return tuple(_PACKS[self.family])

    def pack(self, seats: int) -> Pack:
        """The cards for so many players."""
        return _PACKS[self.family][seats]


def _plain(value: object) -> str | int:
    return value if isinstance(value, int) else str(value)


SETTINGS = ("polarity", "penalty", "colours", "reveal", "choose")
SETTING_VALUES: dict[str, tuple[str | int, ...]] = {
    "polarity": tuple(map(str, Polarity)),
    "penalty": tuple(map(str, Penalty)),
    "colours": (1, 2),
    "reveal": tuple(map(str, Reveal)),
    "choose": tuple(map(str, Moment)),
}
LONGEST_MATCH = 100

_FIVE, _SIX = "GNRBY", "GNRBYV"
_PACKS: dict[Family, dict[int, Pack]] = {
    Family.STICHELN: {
        3: Pack(deck(_FIVE, range(9)), 15),
        4: Pack(deck(_FIVE, range(12)), 15),
        5: Pack(deck(_FIVE, range(15)), 15),
        6: Pack(deck(_SIX, range(15)), 15),
        7: Pack(deck(_SIX, range(18)), 15),
        8: Pack(deck(_SIX, range(19)), 14),
    },
    Family.HATTRICK: {
        4: Pack(deck("RBG", range(1, 21)), 15),
        5: Pack(deck("RBG", range(1, 21)), 12),
        6: Pack(deck("RBG", range(1, 21)), 10),
        7: Pack(deck("RBG", range(21)), 9),
    },
    Family.STICHLING: {seats: Pack(deck("GYVB", range(1, 3 * seats + 1)), 12) for seats in range(2, 6)},
}

CLASSIC = Rules("classic")
_PRESETS = (
    CLASSIC,
    replace(CLASSIC, game="reverse", polarity=Polarity.LUCKY),
    replace(CLASSIC, game="mild", penalty=Penalty.FIVE),
    replace(CLASSIC, game="aggravated", colours=2),
    replace(CLASSIC, game="hazy", reveal=Reveal.HIDDEN),
    replace(CLASSIC, game="delayed", choose=Moment.AFTER),
    Rules("hattrick", Family.HATTRICK),
    Rules("stichling", Family.STICHLING, rounds=3),
)
PRESETS: dict[str, Rules] = {rules.game: rules for rules in _PRESETS}
HOUSE = "house"
GAMES = (*PRESETS, HOUSE)

EDITIONS: dict[str, tuple[Undealt, Dealer]] = {
    "german": (Undealt.HIDDEN, Dealer.ROTATES),
    "english": (Undealt.SHOWN, Dealer.LOWEST),
    "hungarian": (Undealt.SHOWN, Dealer.ROTATES),
}


@lru_cache(maxsize=256)
def _house(settings: tuple[tuple[str, str | int], ...]) -> Rules:
    chosen = dict(settings)
    return Rules(
        HOUSE,
        polarity=Polarity(str(chosen["polarity"])),
        penalty=Penalty(str(chosen["penalty"])),
        colours=int(chosen["colours"]),
        reveal=Reveal(str(chosen["reveal"])),
        choose=Moment(str(chosen["choose"])),
    )


def house(**settings: str | int) -> Rules:
    """A mix of one's own: classic, but for the settings that are given."""
    mixed = {**CLASSIC.settings, **settings}
    for name, value in mixed.items():
        if value not in SETTING_VALUES.get(name, ()) or isinstance(value, bool):
            raise ValueError(f"{name} cannot be {value!r}")
    return _house(tuple(mixed.items()))


RULE_NAMES = tuple(field.name for field in fields(Rules))
