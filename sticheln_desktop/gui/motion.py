"""How long everything moves: all durations in one place, in milliseconds at the normal pace."""

from dataclasses import dataclass
from enum import StrEnum

from sticheln_desktop.rules.events import (
    CardPassed,
    CardPlayed,
    ChoicesShown,
    ColoursShown,
    Event,
    LastCardsShown,
    MatchEnded,
    RoundDealt,
    RoundScored,
    SecretDecided,
    StoneMoved,
    TileTurned,
    TrickWon,
)


class Pace(StrEnum):
    """How fast the table moves."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


_FACTOR = {Pace.OFF: 0.0, Pace.FAST: 0.5, Pace.NORMAL: 1.0, Pace.SLOW: 1.6}


@dataclass(frozen=True, slots=True)
class Beat:
    """How long a movement takes, and how long its result rests before the next thing happens."""

    move: int
    rest: int = 0


_BEATS: dict[type[Event], Beat] = {
    RoundDealt: Beat(700, 150),
    SecretDecided: Beat(120),
    ChoicesShown: Beat(320, 600),
    ColoursShown: Beat(320, 600),
    CardPlayed: Beat(280, 220),
    CardPassed: Beat(480, 350),
    StoneMoved: Beat(300, 120),
    TrickWon: Beat(380),
    TileTurned: Beat(300, 200),
    LastCardsShown: Beat(300, 600),
    RoundScored: Beat(0),
    MatchEnded: Beat(0),
}


def beat(event: Event, pace: Pace) -> Beat:
    """The movement and the rest that belong to an event."""
    plain = _BEATS[type(event)]
    factor = _FACTOR[pace]
    return Beat(round(plain.move * factor), round(plain.rest * factor))
