"""The kernel of Stichling: its table with worlds, options as decisions, features and a rule of thumb."""

from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np

from sticheln_desktop.rules.decisions import Decision, OrderTiles, Play
from sticheln_desktop.rules.settings import Rules
from sticheln_desktop.rules.state import Phase
from sticheln_desktop.rules.stichling import CANDIDATE_PLACES, PLACES, tile_values
from sticheln_desktop.rules.view import RoundView, View

from .features import Features
from .kernel import Floats, Ints, Stage
from .stichling_features import FEATURES as PLAY_FEATURES
from .stichling_features import play_features
from .stichling_order_features import FEATURES as ORDER_FEATURES
from .stichling_order_features import order_features
from .stichling_table import ORDERS, Small, StichlingTable, card_number, card_of
from .stichling_thumb import order_values, play_values
from .whole_deals import possible_hands, shuffled_hands


@dataclass
class StichlingKernel(StichlingTable):
    """Many rounds of Stichling for two to five players.

    The kernel always opens tricks on its first free place, people open any: `names` tells what the view
    calls the kernel's places.
    """

    FEATURES: ClassVar[dict[Stage, int]] = {Stage.CHOICE: ORDER_FEATURES, Stage.PLAY: PLAY_FEATURES}

    names: tuple[int, ...] = CANDIDATE_PLACES

    @classmethod
    def dealt(cls, rules: Rules, seats: int, rows: int, random: np.random.Generator, number: int = 0) -> Self:
        """Fresh rounds with random deals and a random leader.

        They are first rounds if nothing else is said: in later ones only the tiles are larger.
        """
        hands = shuffled_hands(rules.pack(seats), seats, rows, card_number, random)
        opener = random.integers(seats, size=rows, dtype=np.int8)
        return cls.opened(rules, np.full(rows, number, dtype=np.int8), opener, opener.copy(), hands)

    @classmethod
    def possible(cls, view: View, rows: int, random: np.random.Generator) -> Self:
        """Worlds the view allows; what was played is the same in all of them, so it is replayed once."""
        round = view.round
        hands = possible_hands(view, rows, card_number, random)
        row = np.ones(1, dtype=np.int8)
        first = _first_to_order(view)
        kernel = cls.opened(view.rules, row * round.number, row * round.leader, row * first, hands[:1].copy())
        if round.phase is not Phase.ORDERING:
            kernel._replay(round)
        worlds = kernel.taken_rows(np.zeros(rows, dtype=np.intp))
        return worlds.with_worlds(hands, _possible_orders(round, rows, random))

    def _replay(self, round: RoundView) -> None:
        self.ply = self.seats
        for play in round.plays:
            option = self.option_of(play)
            self.names = _swapped(self.names, self.names[option % PLACES], play.place)
            self.play(np.full(1, option))

    @property
    def stage(self) -> Stage | None:
        """First the tiles, then the plays."""
        if self.is_ordering:
            return Stage.CHOICE
        return Stage.PLAY if self.left else None

    def features(self, options: Ints) -> Features:
        """What the deciding seat knows about each option."""
        return order_features(self, options) if self.is_ordering else play_features(self, options)

    def thumb(self, options: Ints) -> Floats:
        """What each option is worth by rule of thumb."""
        return order_values(self, options) if self.is_ordering else play_values(self, options)

    def option_of(self, decision: Decision) -> int:
        """The integer for an order of tiles or a play; every free place is the kernel's first free one."""
        match decision:
            case OrderTiles(order=order):
                lowest = min(order)
                return _ORDER_NUMBERS[tuple(value // lowest for value in order)]
            case Play(card=card, place=place):
                return card_number(card) * PLACES + self._own_place(place)
            case _:
                raise TypeError(f"Stichling knows no {decision}")

    def _own_place(self, place: int) -> int:
        own = self.names.index(place)
        sizes = self.sizes[0].tolist()
        return own if sizes[own] else sizes.index(0)

    def decision_of(self, option: int, seat: int) -> Decision:
        """The decision an integer stands for, with the first row's tiles and the table's names of places."""
        if self.is_ordering:
            return OrderTiles(seat, tuple((ORDERS[option] * (self.number[0] + 1)).tolist()))
        card, place = divmod(int(option), PLACES)
        return Play(seat, card_of(card), self.names[place])


_ORDER_NUMBERS = {tuple(order): number for number, order in enumerate(ORDERS.tolist())}


def _first_to_order(view: View) -> int:
    """The seat that looks, while it is asked for its tiles."""
    round = view.round
    asked = view.eyes.intersection(round.pending) if round.phase is Phase.ORDERING else ()
    return min(asked, default=round.leader)


def _swapped(names: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    swap = {one: other, other: one}
    return tuple(swap.get(name, name) for name in names)


def _possible_orders(round: RoundView, rows: int, random: np.random.Generator) -> Small:
    """Orders of tiles the view allows, each equally likely, (rows, seats)."""
    lowest = tile_values(round.number)[0]
    orders = np.zeros((rows, len(round.tiles)), dtype=np.int8)
    for seat, seen in enumerate(round.tiles):
        known = [(at, value // lowest) for at, value in enumerate(seen or ()) if value is not None]
        allowed = [number for number, order in enumerate(ORDERS) if all(order[at] == v for at, v in known)]
        orders[:, seat] = random.choice(np.array(allowed, dtype=np.int8), size=rows)
    return orders
