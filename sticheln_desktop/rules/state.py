"""The true state of a match, frozen. What one seat may see of it is the view's business."""

from dataclasses import dataclass, field
from enum import Enum

from .cards import Card, Colour
from .decisions import Play
from .settings import Rules

Hand = tuple[Card, ...]
Tiles = tuple[int, ...]
Plays = tuple[Play, ...]


class Phase(Enum):
    """What the round is waiting for; in PLAYED and SHOWN for nobody, as its end is only being told."""

    CHOOSING = "choosing"
    ORDERING = "ordering"
    PLAYING = "playing"
    NAMING = "naming"
    PLAYED = "played"
    SHOWN = "shown"
    SCORED = "scored"


@dataclass(frozen=True, slots=True)
class WonTrick:
    """A finished trick and who took it."""

    winner: int
    plays: Plays


@dataclass(frozen=True, slots=True)
class Round:
    """One deal and all that came of it. `plays` is everything in order, `table` what lies open now."""

    number: int
    leader: int
    dealt: tuple[Hand, ...]
    undealt: Hand
    phase: Phase
    hands: tuple[Hand, ...]
    turn: int
    choices: tuple[Hand | None, ...]
    tiles: tuple[Tiles | None, ...]
    named: tuple[tuple[Colour, ...] | None, ...]
    plays: Plays
    table: tuple[Plays, ...]
    tricks: tuple[WonTrick, ...]
    passed: tuple[Hand, ...]
    scores: tuple[int, ...] | None = None

    def taken(self, seat: int) -> Hand:
        """The cards a seat won in tricks, in the order it won them."""
        return taken(self.tricks, seat)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats whose decision is awaited; several decide in secret and at the same time."""
        match self.phase:
            case Phase.PLAYING:
                return (self.turn,)
            case Phase.CHOOSING:
                return _undecided(self.choices)
            case Phase.ORDERING:
                return _undecided(self.tiles)
            case Phase.NAMING:
                winners = {trick.winner for trick in self.tricks}
                return tuple(seat for seat in _undecided(self.named) if seat in winners)
            case Phase.PLAYED | Phase.SHOWN | Phase.SCORED:
                return ()


def _undecided(answers: tuple[object, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, answer in enumerate(answers) if answer is None)


def taken(tricks: tuple[WonTrick, ...], seat: int) -> Hand:
    """The cards of all tricks a seat won."""
    return tuple(play.card for trick in tricks if trick.winner == seat for play in trick.plays)


def face_up(wins: int) -> int | None:
    """Which of its three tiles (from 0) a seat shows after so many tricks won."""
    return (wins - 1) % 3 if wins else None


@dataclass(frozen=True, slots=True)
class State:
    """A match: its rules and its rounds so far, the last of them running or just scored."""

    rules: Rules
    seats: int
    opener: int
    rounds: tuple[Round, ...] = field(default=())

    @property
    def round(self) -> Round:
        """The newest round; a match has one from its first deal on."""
        return self.rounds[-1]

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats whose decision is awaited."""
        return self.rounds[-1].pending if self.rounds else ()

    @property
    def awaits_deal(self) -> bool:
        """Whether the next thing to happen is a deal."""
        between = not self.rounds or self.rounds[-1].phase is Phase.SCORED
        return between and len(self.rounds) < self.rules.rounds

    @property
    def is_over(self) -> bool:
        """Whether the last round has been scored."""
        return len(self.rounds) == self.rules.rounds and self.round.phase is Phase.SCORED

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """The scores of every finished round."""
        return tuple(round.scores for round in self.rounds if round.scores is not None)

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's sum over the finished rounds."""
        return totals(self.scores, self.seats)


def totals(scores: tuple[tuple[int, ...], ...], seats: int) -> tuple[int, ...]:
    """Each seat's sum."""
    return tuple(sum(row[seat] for row in scores) for seat in range(seats))
