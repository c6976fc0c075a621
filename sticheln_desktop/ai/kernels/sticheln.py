"""Sticheln on integer arrays, rows last. What a seat makes of its position is told elsewhere."""

from typing import ClassVar, Self

import numpy as np

from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.decisions import Choose, Decision, Play
from sticheln_desktop.rules.settings import Rules
from sticheln_desktop.rules.view import View

from . import sticheln_choice, sticheln_play
from .features import Features
from .kernel import Bools, Floats, Ints, Stage
from .rows import of_seat
from .sticheln_cards import Cards, cards_of
from .sticheln_naming import best_named
from .sticheln_worlds import dealt_worlds

SEEN = -1


class StichelnKernel:
    """Many rounds of Sticheln at the same ply.

    `owner` tells for each card which seat holds it; `seats` stands for nobody, `seats + 1 + seat` for a
    seat's hidden choice, SEEN for what everybody has seen. Hands are dense: the first `size` are held.
    """

    FEATURES: ClassVar[dict[Stage, int]] = {
        Stage.CHOICE: sticheln_choice.FEATURES,
        Stage.PLAY: sticheln_play.FEATURES,
    }

    def __init__(self, rules: Rules, deals: Ints, leader: Ints, order: tuple[int, ...]) -> None:
        """Rounds before any decision; `deals` is (seats, hand, rows), `order` who chooses when."""
        self.rules, self.deals, self.leader, self.order = rules, deals, leader, order
        self.seats, self.size, self.rows = deals.shape
        self.cards: Cards = cards_of(rules, self.seats)
        self.hands = deals.copy()
        self.owner = self._owners()
        self.choosing = self.seats if self.cards.lays else 0
        self.laid = 0
        self._turn = leader.astype(np.intp)
        self._past: list[Ints] = []
        self._clear()

    def _clear(self) -> None:
        """Nothing chosen, nothing taken, nothing on the table."""
        cards, rows = self.cards, self.rows
        shape = (self.seats, cards.colours, rows)
        self.chosen = np.zeros((self.seats, cards.picks, rows), np.int8)
        self.counting = np.zeros(shape, np.bool_)
        self.taken = np.zeros(shape, np.float32)
        self.taken_counted = np.zeros(shape, np.float32)
        self.lead = np.zeros(rows, np.intp)
        self.best_seat = np.zeros(rows, np.intp)
        self.best = np.full(rows, -1, np.int8)
        self.table = np.zeros(shape[1:], np.float32)
        self.table_counted = np.zeros(shape[1:], np.float32)
        self.belief = np.full(shape, np.float32(cards.picks / cards.colours))

    def _owners(self) -> Ints:
        left = SEEN if self.cards.shows_undealt else self.seats
        owner = np.full((self.cards.count, self.rows), left, np.int8)
        for seat in range(self.seats):
            np.put_along_axis(owner, self.deals[seat].astype(np.intp), np.int8(seat), axis=0)
        return owner

    @classmethod
    def dealt(cls, rules: Rules, seats: int, rows: int, random: np.random.Generator) -> Self:
        """Fresh rounds with random deals and a random leader, before any decision."""
        cards = cards_of(rules, seats)
        packs = np.tile(np.arange(cards.count, dtype=np.int8), (rows, 1))
        packs = random.permuted(packs, axis=1, out=packs)[:, : seats * cards.hand]
        deals = np.ascontiguousarray(packs.T).reshape(seats, cards.hand, rows)
        return cls(rules, deals, random.integers(seats, size=rows), tuple(range(seats)))

    @classmethod
    def possible(cls, view: View, rows: int, random: np.random.Generator) -> Self:
        """Worlds the view allows, at the view's ply; the seat that looks chooses first."""
        worlds = dealt_worlds(view, cards_of(view.rules, view.seats), rows, random)
        leader = np.full(rows, view.round.leader)
        kernel = cls(view.rules, worlds.dealt, leader, worlds.order)
        for chosen in worlds.chosen:
            kernel.play(chosen)
        for play in view.round.plays:
            kernel.play(np.full(rows, kernel.option_of(play)))
        return kernel

    @property
    def stage(self) -> Stage | None:
        """What is decided next."""
        if self.choosing:
            return Stage.CHOICE
        return Stage.PLAY if self.size else None

    @property
    def turn(self) -> Ints:
        """The seat that decides next, per row."""
        return np.full(self.rows, self._chooser) if self.choosing else self._turn

    @property
    def _chooser(self) -> int:
        seat: int = self.order[self.seats - self.choosing]
        return seat

    @property
    def held(self) -> Ints:
        """The cards of the deciding seat, (cards, rows)."""
        if self.choosing:
            hand: Ints = self.hands[self._chooser]
            return hand
        return of_seat(self.hands, self._turn, self.size)

    def options(self) -> tuple[Ints, Bools]:
        """Every card of the hand; before play every card, or every pair of colours."""
        if self.choosing and self.cards.picks == 2:
            return self._pairs()
        held = self.held.T
        return held, np.broadcast_to(np.True_, held.shape)

    def _pairs(self) -> tuple[Ints, Bools]:
        held = self.held.astype(np.int16)
        first, second = np.triu_indices(len(held), 1)
        low, high = np.minimum(held[first], held[second]), np.maximum(held[first], held[second])
        real = self.cards.colour[low] != self.cards.colour[high]
        real |= ~real.any(axis=0)
        return (low * np.int16(self.cards.count) + high).T, real.T

    def features(self, options: Ints) -> Features:
        """What the deciding seat knows about each option and its position."""
        look = sticheln_choice.features if self.choosing else sticheln_play.features
        return look(self, options.T)

    def thumb(self, options: Ints) -> Floats:
        """What each option is worth by rule of thumb."""
        look = sticheln_choice.thumb if self.choosing else sticheln_play.thumb
        return look(self, options.T).T

    def play(self, chosen: Ints) -> None:
        """Make one decision in every row."""
        self._past.append(chosen)
        if self.choosing:
            self._choose(chosen.astype(np.intp))
        else:
            self._lay(chosen.astype(np.intp))

    def _choose(self, option: Ints) -> None:
        seat = self._chooser
        picked = divmod(option, self.cards.count) if self.cards.picks == 2 else (option,)
        rows = np.arange(self.rows)
        for number, card in enumerate(picked):
            self.chosen[seat, number] = card
            self.counting[seat, self.cards.colour[card], rows] = True
            self.owner[card, rows] = self.seats + 1 + seat
            self._drop(np.full(self.rows, seat), card, self.cards.hand - number)
        self.choosing -= 1
        if not self.choosing:
            self._begin_play()

    def _begin_play(self) -> None:
        self.size = self.cards.hand - self.cards.picks
        if not self.cards.hidden:
            self.owner[self.owner > self.seats] = SEEN
            self.belief = self.counting.astype(np.float32)

    def _drop(self, seat: Ints, card: Ints, size: int) -> None:
        """Take a card out of a hand of that size; the hand's last card fills its place."""
        rows = np.arange(self.rows)
        held = of_seat(self.hands, seat, size)
        at = (held == card).argmax(axis=0)
        self.hands[seat, at, rows] = held[-1]

    def _lay(self, card: Ints) -> None:
        cards, rows, turn = self.cards, np.arange(self.rows), self._turn
        self._drop(turn, card, self.size)
        self.owner[card, rows] = SEEN
        colour = cards.colour[card].astype(np.intp)
        if self.laid == 0:
            self.lead = colour
        strength = cards.strength.ravel()[self.lead * cards.count + card]
        wins = strength > self.best
        self.best = np.where(wins, strength, self.best)
        self.best_seat = np.where(wins, turn, self.best_seat)
        self.table[colour, rows] += 1
        self.table_counted[colour, rows] += cards.counted[card]
        self.laid += 1
        self._turn = (turn + 1) % self.seats
        if self.laid == self.seats:
            self._take()

    def _take(self) -> None:
        rows = np.arange(self.rows)
        self.taken[self.best_seat, :, rows] += self.table.T
        self.taken_counted[self.best_seat, :, rows] += self.table_counted.T
        self.table[:] = 0
        self.table_counted[:] = 0
        self._turn = self.best_seat
        self.best = np.full(self.rows, -1, np.int8)
        self.laid = 0
        self.size -= 1
        if not self.cards.knows_colours:
            self.belief = sticheln_play.belief(self)

    def scores(self) -> Ints:
        """Each seat's points, (rows, seats); late colours are named at best."""
        cards = self.cards
        total = self.taken.sum(axis=1)
        if not cards.lays:
            key = best_named(self.taken, self.taken_counted, cards)
            late: Ints = (cards.sign * total - key).T.astype(np.int16)
            return late
        counted = (self.counting * self.taken).sum(axis=1)
        cost = (self.counting * self.taken_counted).sum(axis=1) + cards.counted[self.chosen].sum(axis=1)
        scores: Ints = (cards.sign * (total - counted - cost)).T.astype(np.int16)
        return scores

    def taken_rows(self, rows: Ints) -> Self:
        """A copy made of these rows."""
        copy = object.__new__(type(self))
        for name, value in vars(self).items():
            is_array = isinstance(value, np.ndarray)
            setattr(copy, name, np.ascontiguousarray(value[..., rows]) if is_array else value)
        copy.rows = len(rows)
        copy._past = [made[rows] for made in self._past]
        return copy

    def rewound(self) -> Self:
        """The same worlds at the beginning of the round."""
        return type(self)(self.rules, self.deals, self.leader, self.order)

    def past(self) -> Ints:
        """What was decided so far, (plies, rows)."""
        return np.array(self._past, dtype=np.int16).reshape(len(self._past), self.rows)

    def option_of(self, decision: Decision) -> int:
        """The integer that stands for a decision."""
        match decision:
            case Play(card=card):
                return self.cards.number(card)
            case Choose(cards=(card,)):
                return self.cards.number(card)
            case Choose(cards=(low, high)):
                return self.cards.number(low) * self.cards.count + self.cards.number(high)
            case _:
                raise ValueError(f"no option stands for {decision}")

    def decision_of(self, option: int, seat: int) -> Decision:
        """The decision an integer stands for."""
        if not self.choosing:
            return Play(seat, self._card(option))
        if self.cards.picks == 1:
            return Choose(seat, (self._card(option),))
        low, high = divmod(option, self.cards.count)
        return Choose(seat, (self._card(low), self._card(high)))

    def _card(self, number: int) -> Card:
        colour, value = divmod(int(number), self.cards.values)
        return Card(Colour(colour), value)
