"""Chance: our own generator, so that a seed deals the same cards on every system and for ever.

Every use hashes the seed with a label of its own. What one use draws tells nothing about another:
a computer opponent's randomness cannot rebuild the deal.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from sticheln_desktop.rules.settings import Rules
from sticheln_desktop.rules.state import Hand

T = TypeVar("T")
_WORD = 2**64


class Chance:
    """An endless stream of numbers, the same for the same labels."""

    def __init__(self, *labels: object) -> None:
        self._key = sha256("/".join(map(str, labels)).encode()).digest()
        self._block = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """A number from 0 up to, but not including, the limit; every one equally likely."""
        fair = _WORD - _WORD % limit
        while (word := self._word()) >= fair:
            pass
        return word % limit

    def _word(self) -> int:
        if not self._words:
            digest = sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._words = [int.from_bytes(digest[at : at + 8], "big") for at in range(24, -1, -8)]
            self._block += 1
        return self._words.pop()

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order drawn by chance (Fisher and Yates)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)


def drawn_opener(seed: int, seats: int) -> int:
    """Who leads the first round when nobody said so."""
    return Chance("opener", seed).below(seats)


def drawn_deal(rules: Rules, seats: int, seed: int, number: int) -> tuple[tuple[Hand, ...], Hand]:
    """The hands and the leftover cards of a round. Rules with one pack deal the same cards."""
    pack = rules.pack(seats)
    cards = Chance("deal", seed, number).shuffled(pack.cards)
    hands = tuple(tuple(sorted(cards[seat * pack.hand : (seat + 1) * pack.hand])) for seat in range(seats))
    return hands, tuple(sorted(cards[seats * pack.hand :]))


def player_seed(seed: int, seat: int, ply: int) -> int:
    """What a computer opponent draws its randomness from for one decision."""
    return Chance("player", seed, seat, ply).below(_WORD)
