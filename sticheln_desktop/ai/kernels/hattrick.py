"""The kernel of Hattrick: its table with worlds, options as decisions, features and a rule of thumb."""

from typing import ClassVar, Self

import numpy as np

from sticheln_desktop.rules.decisions import Decision, Play
from sticheln_desktop.rules.settings import Rules
from sticheln_desktop.rules.view import View

from .features import Features
from .hattrick_features import FEATURES, play_features
from .hattrick_table import HattrickTable, card_number, card_of
from .hattrick_thumb import play_values
from .kernel import Floats, Ints, Stage
from .whole_deals import possible_hands, shuffled_hands


class HattrickKernel(HattrickTable):
    """Many rounds of Hattrick for four to seven players."""

    FEATURES: ClassVar[dict[Stage, int]] = {Stage.PLAY: FEATURES}

    @classmethod
    def dealt(cls, rules: Rules, seats: int, rows: int, random: np.random.Generator) -> Self:
        """Fresh rounds with random deals and a random leader."""
        hands = shuffled_hands(rules.pack(seats), seats, rows, card_number, random)
        return cls.opened(rules, random.integers(seats, size=rows, dtype=np.int8), hands)

    @classmethod
    def possible(cls, view: View, rows: int, random: np.random.Generator) -> Self:
        """Worlds the view allows; what was played is the same in all of them, so it is replayed once."""
        hands = possible_hands(view, rows, card_number, random)
        opener = np.full(1, view.round.leader, dtype=np.int8)
        replayed = cls.opened(view.rules, opener, hands[:1].copy())
        for play in view.round.plays:
            replayed.play(np.full(1, card_number(play.card)))
        return replayed.taken_rows(np.zeros(rows, dtype=np.intp)).with_hands(hands)

    @property
    def stage(self) -> Stage | None:
        """There is nothing to decide but plays."""
        return None if self.is_over else Stage.PLAY

    def features(self, options: Ints) -> Features:
        """What the deciding seat knows about each option and its position."""
        return play_features(self, options)

    def thumb(self, options: Ints) -> Floats:
        """What each option is worth by rule of thumb."""
        return play_values(self, options)

    def option_of(self, decision: Decision) -> int:
        """The number of the card that is played."""
        if not isinstance(decision, Play):
            raise TypeError(f"Hattrick knows no {decision}")
        return card_number(decision.card)

    def decision_of(self, option: int, seat: int) -> Decision:
        """The play of the card with that number."""
        return Play(seat, card_of(option))
