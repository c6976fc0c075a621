"""How long everything moves and rests: all durations in one place, in milliseconds at the normal pace."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sticheln_desktop.rules.events import (
    CardPassed,
    CardPlayed,
    ChoicesShown,
    ColoursShown,
    Event,
    LastCardsShown,
    RoundDealt,
    TileTurned,
    TrickWon,
)


class Pace(StrEnum):
    """How fast the table moves; reduced is what a system asks for that wants little motion: only fades."""

    OFF = "off"
    REDUCED = "reduced"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


# Reduced motion rests as at the normal pace: the computers' moves must stay followable.
_FACTOR: Final = {Pace.OFF: 0.0, Pace.REDUCED: 1.0, Pace.FAST: 0.5, Pace.NORMAL: 1.0, Pace.SLOW: 1.6}

FADE: Final = 120
PLAY: Final = 280
DROP: Final = 160
DEAL, DEAL_STAGGER, DEAL_TURN, DEAL_AT_MOST = 260, 35, 160, 1400
GATHER: Final = 120
COLLECT, COLLECT_A_CARD = 340, 25
CLEAR: Final = 380
STONE_HOME: Final = 300
STONE_OUT, STONE_IN = 260, 300
RING: Final = 160
REVEAL: Final = 320
TILE_DOWN, TILE_UP = 240, 300
PASS_SHOW, PASS_TURN, PASS_LAY = 500, 220, 260
HOVER_LIFT, HOVER_DROP = 90, 120
COUNTING: Final = 600
PODIUM_STEP: Final = 350
SHAKE: Final = 240
SHAKE_REACH: Final = 6.0
SHAKES: Final = 3
# A seat's turn is no movement that somebody waits for: it has the same pulse at every pace.
PULSE, PULSE_LOWEST = 1200, 0.7
THINKING_SHOWS, THINKING_COUNTS, WAVE = 400, 4000, 900
BEAT: Final = 50

_RESTS: Final[dict[type[Event], int]] = {
    RoundDealt: 150,
    ChoicesShown: 600,
    ColoursShown: 600,
    CardPlayed: 160,
    CardPassed: 250,
    TileTurned: 120,
    LastCardsShown: 600,
}


@dataclass(frozen=True, slots=True)
class Tempo:
    """The chosen pace; a finished trick rests so many seconds, or until somebody goes on where it is None."""

    pace: Pace = Pace.NORMAL
    trick_rest: float | None = 0.9

    @property
    def factor(self) -> float:
        """What every duration is multiplied by."""
        return _FACTOR[self.pace]

    @property
    def moves(self) -> bool:
        """Whether things fly; else they fade or are simply there."""
        return self.pace not in (Pace.OFF, Pace.REDUCED)

    def rest_after(self, event: Event | None) -> int:
        """How long the result of an event stays before the next thing happens."""
        return round(_RESTS.get(type(event), 0) * self.factor) if event is not None else 0

    def rest_before(self, event: Event | None, previous: Event | None) -> int | None:
        """How long the table rests first: a finished trick is looked at once, however many take from it."""
        if not isinstance(event, TrickWon) or isinstance(previous, TrickWon):
            return 0
        return None if self.trick_rest is None else round(self.trick_rest * 1000)
