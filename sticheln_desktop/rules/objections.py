"""Why a decision is not legal. The words for people are found elsewhere."""

from dataclasses import dataclass
from enum import Enum, auto

from .decisions import Decision


class Reason(Enum):
    """The kinds of fouls."""

    NOTHING_TO_DECIDE = auto()
    NOT_YOUR_TURN = auto()
    ALREADY_DECIDED = auto()
    WRONG_KIND = auto()
    NOT_IN_HAND = auto()
    WRONG_NUMBER_OF_CARDS = auto()
    SAME_COLOUR_TWICE = auto()
    WRONG_TILES = auto()
    WRONG_NUMBER_OF_COLOURS = auto()
    COLOUR_NOT_TAKEN = auto()
    NO_SUCH_PLACE = auto()
    A_PLACE_IS_FREE = auto()
    COLOUR_LIES_ELSEWHERE = auto()


@dataclass(frozen=True, slots=True)
class Objection:
    """A foul; `place` is the Stichling place (1 to 4) where the card would belong, else 0."""

    reason: Reason
    place: int = 0


class IllegalDecision(Exception):
    """A decision that the rules refuse."""

    def __init__(self, decision: Decision, objection: Objection) -> None:
        super().__init__(f"{decision}: {objection.reason.name}")
        self.decision = decision
        self.objection = objection
