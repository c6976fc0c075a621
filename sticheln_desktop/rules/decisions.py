"""What a seat can decide. Whether it may is decided elsewhere."""

from dataclasses import dataclass

from .cards import Card, Colour


@dataclass(frozen=True, slots=True)
class Choose:
    """Lay one or two cards whose colours count for this seat all round (Sticheln)."""

    seat: int
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))


@dataclass(frozen=True, slots=True)
class OrderTiles:
    """Lay the round's three tiles face down in this order (Stichling)."""

    seat: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card; in Stichling to a place from 1 to 4, elsewhere the card itself says where it goes."""

    seat: int
    card: Card
    place: int = 0


@dataclass(frozen=True, slots=True)
class NameColours:
    """Name the colours that count, after the last trick (Sticheln)."""

    seat: int
    colours: tuple[Colour, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "colours", tuple(sorted(self.colours)))


Decision = Choose | OrderTiles | Play | NameColours
