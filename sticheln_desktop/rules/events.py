"""What happened, one small class per fact. An event names only what everyone at the table may know."""

from dataclasses import dataclass

from .cards import Card, Colour
from .decisions import Play


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """A new round was dealt; `undealt` holds the leftover cards only if they were shown."""

    number: int
    leader: int
    undealt: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class SecretDecided:
    """A seat made its secret decision; what it was stays unknown for now."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChoicesShown:
    """All chosen cards were turned up together."""

    choices: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class ColoursShown:
    """All late choices were shown together; None is a seat that took nothing."""

    named: tuple[tuple[Colour, ...] | None, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card went to the table; `place` is the place it lies on, from 0."""

    seat: int
    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class CardPassed:
    """A card of the third colour was shown and laid face down (Hattrick)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class StoneMoved:
    """A trick has a new holder; `previous` is None for a trick just opened (Stichling)."""

    place: int
    previous: int | None
    seat: int


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A finished trick went to its winner."""

    winner: int
    place: int
    plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class TileTurned:
    """A seat's next tile was turned up and the one before turned down (Stichling)."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class LastCardsShown:
    """The cards nobody plays any more were laid open, unscored (Hattrick)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round is over."""

    number: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; several winners share it."""

    winners: tuple[int, ...]


Event = (
    RoundDealt
    | SecretDecided
    | ChoicesShown
    | ColoursShown
    | CardPlayed
    | CardPassed
    | StoneMoved
    | TrickWon
    | TileTurned
    | LastCardsShown
    | RoundScored
    | MatchEnded
)
