"""Which sounds there are and which of them an event has; nothing is played or synthesised here."""

from enum import Enum
from typing import Final, NamedTuple

from sticheln_desktop.play.session import Happening
from sticheln_desktop.rules.events import (
    CardPassed,
    CardPlayed,
    ChoicesShown,
    ColoursShown,
    LastCardsShown,
    MatchEnded,
    RoundDealt,
    RoundScored,
    StoneMoved,
    TileTurned,
    TrickWon,
)

CARD_VARIANTS: Final = 4
_DEALT: Final = 7
_DEAL_PITCH: Final = 0.09


class Sound(Enum):
    """A sound of the table; its value begins the names of its files."""

    CARD = "card"
    DEAL = "deal"
    TRICK = "trick"
    STONE_SET = "stone-set"
    STONE_TAKEN = "stone-taken"
    TILE = "tile"
    PASS = "pass"
    YOUR_TURN = "your-turn"
    REFUSED = "refused"
    ROUND_WON = "round-won"
    MATCH_WON = "match-won"
    REVEAL = "reveal"


class Cue(NamedTuple):
    """A sound and how many seconds from now it begins."""

    sound: Sound
    delay: float = 0.0


def cues(happening: Happening, own: int | None) -> tuple[Cue, ...]:
    """What is heard when something happens; a seat looking on from `own` hears only its own wins."""
    sound = _sound(happening, own)
    if sound is Sound.DEAL:
        return tuple(Cue(sound, index * _DEAL_PITCH) for index in range(_DEALT))
    return () if sound is None else (Cue(sound),)


def _sound(happening: Happening, own: int | None) -> Sound | None:
    match happening.event:
        case RoundDealt():
            return Sound.DEAL
        case CardPlayed():
            return Sound.CARD
        case CardPassed():
            return Sound.PASS
        case StoneMoved(previous=None):
            return Sound.STONE_SET
        case StoneMoved():
            return Sound.STONE_TAKEN
        case TrickWon():
            return Sound.TRICK
        case TileTurned():
            return Sound.TILE
        case ChoicesShown() | ColoursShown() | LastCardsShown():
            return Sound.REVEAL
        case RoundScored(scores=scores):
            # The last round's notes would run into those of the match.
            return Sound.ROUND_WON if not happening.view.is_over and _best(scores, own) else None
        case MatchEnded(winners=winners):
            return Sound.MATCH_WON if own is None or own in winners else None
        case _:
            return None


def _best(scores: tuple[int, ...], own: int | None) -> bool:
    return own is None or scores[own] == max(scores)
