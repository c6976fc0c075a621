"""What a seat sees of its position in Sticheln, card by card, whatever the settings and the seats.

Colours appear by what they mean to a seat and other seats relative to it, so that one network serves all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .features import Features
from .kernel import Floats, Ints
from .rows import of_seat
from .sticheln_naming import best_named, keys

if TYPE_CHECKING:
    from .sticheln import StichelnKernel

_OF_CARD = 24
_OF_SEAT = 29
FEATURES = _OF_CARD + _OF_SEAT
_OTHERS_WANT_IT = 0.55
_SPITE = 0.35
_RIDDANCE = 0.45
_KEEP_STRENGTH = 0.06
_DOUBT = 4.0


def belief(kernel: StichelnKernel) -> Floats:
    """Which colours count for each seat, guessed from what it took, (seats, colours, rows).

    A misery colour is the one of which a seat took little, a lucky one that of which it took much.
    """
    cards = kernel.cards
    cost = cards.sign * kernel.taken_counted
    likely = np.exp((cost.min(axis=1, keepdims=True) - cost) / np.float32(_DOUBT))
    share = likely / likely.sum(axis=1, keepdims=True)
    belief: Floats = np.minimum(share * np.float32(cards.picks), np.float32(1))
    return belief


class Position:
    """What the deciding seat knows, once for all its cards."""

    def __init__(self, kernel: StichelnKernel) -> None:
        cards, turn = kernel.cards, kernel.turn
        self.kernel, self.cards, self.turn = kernel, cards, turn
        self.rows = np.arange(kernel.rows)
        self.waiting = kernel.seats - 1 - kernel.laid
        self._look_at_cards()
        self.mine = self._counting(turn)
        self.theirs = of_seat(kernel.belief, kernel.best_seat, cards.colours)
        if cards.hidden:
            is_me = kernel.best_seat == turn
            self.theirs = np.where(is_me, self.mine, self.theirs)
        self.behind, self.others = self._colours_of_others()
        self.worth = self.worth_if(self.mine)
        self.best_worth = self.worth_if(self.theirs)
        self.best_holds = self._chance_of_best()

    def _look_at_cards(self) -> None:
        """How many unseen cards there are, above each value, by colour and in all."""
        kernel, cards = self.kernel, self.cards
        own = kernel.owner == self.turn.astype(np.int8)
        unseen = (kernel.owner >= 0) & ~own
        if cards.hidden:
            unseen &= kernel.owner != (self.turn + (kernel.seats + 1)).astype(np.int8)
        shape = (cards.colours, cards.values, kernel.rows)
        self.own = own.view(np.int8).reshape(shape)
        self.unseen = unseen.view(np.int8).reshape(shape)
        self.unseen_count = max(int(np.count_nonzero(unseen[:, 0])), 1)
        self.higher = _above(self.unseen)
        self.stronger = _stronger(self.higher, cards.sign)
        self.stronger_trumps = self.stronger.sum(axis=0, dtype=np.int8)
        own_higher = _above(self.own.sum(axis=0, dtype=np.int8)[None])
        self.own_stronger = _stronger(own_higher, cards.sign)[0]

    def _counting(self, seat: Ints) -> Floats:
        kernel = self.kernel
        if kernel.cards.hidden:
            return of_seat(kernel.counting, seat, self.cards.colours).astype(np.float32)
        return of_seat(kernel.belief, seat, self.cards.colours)

    def _colours_of_others(self) -> tuple[Floats, Floats]:
        """How many of the seats still to play, and of all others, each colour counts for."""
        kernel = self.kernel
        others = kernel.belief.sum(axis=0) - of_seat(kernel.belief, self.turn, self.cards.colours)
        if self.waiting == kernel.seats - 1:
            return others, others
        behind = np.zeros_like(others)
        for step in range(1, self.waiting + 1):
            behind += of_seat(kernel.belief, (self.turn + step) % kernel.seats, self.cards.colours)
        return behind, others

    def worth_if(self, counting: Floats) -> Floats:
        """What the cards on the table are worth to a seat for which these colours count."""
        kernel = self.kernel
        plain = kernel.table - counting * (kernel.table + kernel.table_counted)
        worth: Floats = self.cards.sign * plain.sum(axis=0)
        return worth

    def _chance_of_best(self) -> Floats:
        """How likely the card that wins the trick now stays ahead."""
        kernel, cards = self.kernel, self.cards
        trump = kernel.best >= cards.values
        value = np.where(trump, (kernel.best - cards.values) * cards.sign, np.maximum(kernel.best, 0))
        value = value % cards.values
        lead = kernel.lead, value.astype(np.intp), self.rows
        stronger = self.stronger_trumps[lead[1:]] - self.stronger[lead]
        followed = self.trumps_but(kernel.lead) + self.higher[lead]
        return self.chance(np.where(trump, stronger, followed))

    def trumps_but(self, lead: Ints) -> Ints:
        """How many unseen cards are trumps under that lead."""
        trumps: Ints = self.higher[:, 0].sum(axis=0, dtype=np.int8) - self.higher[lead, 0, self.rows]
        return trumps

    def chance(self, beaten: Ints) -> Floats:
        """How likely a card stays ahead that so many unseen cards beat."""
        share = beaten.astype(np.float32) * np.float32(_OTHERS_WANT_IT / self.unseen_count)
        ahead: Floats = (1 - share) ** self.waiting
        return ahead


def _above(held: Ints) -> Ints:
    """How many of each colour lie above each value, (colours, values, rows)."""
    above = np.zeros_like(held)
    for value in range(held.shape[1] - 2, -1, -1):
        np.add(above[:, value + 1], held[:, value + 1], out=above[:, value])
    return above


def _stronger(higher: Ints, sign: int) -> Ints:
    """How many trumps of each colour are stronger than a trump of each value."""
    if sign > 0:
        return higher
    lower = np.empty_like(higher)
    lower[:, 0] = higher[:, 0]
    np.subtract(higher[:, :1], higher[:, :-1], out=lower[:, 1:])
    return lower


class Look:
    """What the deciding seat knows of each of its cards, (options, rows)."""

    def __init__(self, at: Position, options: Ints) -> None:
        kernel, cards = at.kernel, at.cards
        self.at = at
        self.card = options.astype(np.intp)
        self.in_colour = cards.colour.astype(np.intp)[self.card] * kernel.rows + at.rows
        self.in_value = cards.value.astype(np.intp)[self.card] * kernel.rows + at.rows
        self.in_card = self.card * kernel.rows + at.rows
        self.counted = cards.counted[self.card]
        self.counts_for_me = np.take(at.mine, self.in_colour)
        self.points = self.points_if(self.counts_for_me)
        self._compare()
        self.points_for_best = self.points_if(np.take(at.theirs, self.in_colour))
        self.gain = self._gain()

    def points_if(self, counting: Floats) -> Floats:
        """What the card is worth to a seat for which its colour counts so surely."""
        return self.at.cards.sign * (1 - counting * (1 + self.counted))

    def _compare(self) -> None:
        """Whether the card would lead the trick now, and how likely it would stay ahead."""
        kernel, cards, at = self.at.kernel, self.at.cards, self.at
        higher = np.take(at.higher, self.in_card)
        self.higher = higher.astype(np.float32)
        self.stronger = np.take(at.stronger_trumps, self.in_value).astype(np.float32)
        if kernel.laid == 0:
            self.wins = np.ones(self.card.shape, np.float32)
            trumps = at.higher[:, 0].sum(axis=0, dtype=np.int8) - np.take(at.higher[:, 0], self.in_colour)
            self.follows, self.trumps = self.wins, np.zeros_like(self.wins)
            beaten = trumps + higher
        else:
            strength = np.take(cards.strength, kernel.lead * cards.count + self.card)
            self.wins = (strength > kernel.best).astype(np.float32)
            trump = strength >= cards.values
            self.trumps = trump.astype(np.float32)
            self.follows = (cards.colour[self.card] == kernel.lead).astype(np.float32)
            in_lead = at.stronger.reshape(-1, kernel.rows)
            index = (kernel.lead * cards.values) * kernel.rows + self.in_value
            stronger = np.take(at.stronger_trumps, self.in_value) - np.take(in_lead, index)
            beaten = np.where(trump, stronger, at.trumps_but(kernel.lead) + higher)
        self.holds = self.wins * at.chance(beaten)

    def _gain(self) -> Floats:
        """What taking the trick as it lies with the card would bring."""
        at, cards = self.at, self.at.cards
        if cards.lays:
            return at.worth + self.points
        return _late_gain(at, self)


def _late_gain(at: Position, look: Look) -> Floats:
    """How the points after the best naming would change."""
    kernel, cards = at.kernel, at.cards
    taken = of_seat(kernel.taken, at.turn, cards.colours)
    counted = of_seat(kernel.taken_counted, at.turn, cards.colours)
    before = cards.sign * taken.sum(axis=0) - best_named(taken, counted, cards)
    count, price = taken + kernel.table, counted + kernel.table_counted
    key = keys(count, price, cards)
    first, second, third = np.sort(key, axis=0)[:3]
    least = np.where(key == first, second, first)
    next_least = np.where(key == second, third, np.where(key == first, third, second))
    own = np.take(cards.sign * (count + price), look.in_colour) + cards.sign * (1 + look.counted)
    least = np.take(least, look.in_colour)
    named = np.minimum(own, least)
    if cards.picks == 2:
        more = np.minimum(np.maximum(own, least), np.take(next_least, look.in_colour))
        named = named + np.where(np.isinf(more), np.float32(0), more)
    worth: Floats = cards.sign * (count.sum(axis=0) + 1) - named - before
    return worth


def features(kernel: StichelnKernel, options: Ints) -> Features:
    """Of each card, and of the position; options are (options, rows)."""
    at = Position(kernel)
    look = Look(at, options)
    return Features.filled(_of_cards(at, look), _of_seat(at, look), options.shape)


def _of_cards(at: Position, look: Look) -> list[Floats]:
    cards = at.cards
    loses = 1 - look.wins
    in_colour, unseen_count = look.in_colour, np.float32(at.unseen_count)
    strong = look.stronger / unseen_count
    behind = np.take(at.behind, in_colour) / np.float32(max(at.waiting, 1))
    return [
        look.wins,
        look.holds,
        look.wins * look.gain / 10,
        look.holds * look.gain / 10,
        look.points / 10,
        look.counts_for_me,
        loses * look.points_for_best / 10,
        loses * (at.best_worth + look.points_for_best) / 10,
        loses * at.best_holds * (at.best_worth + look.points_for_best) / 10,
        look.trumps,
        look.follows,
        (look.in_value < at.kernel.rows).astype(np.float32),
        look.in_value // at.kernel.rows * np.float32(1 / cards.values),
        strong,
        look.holds * strong,
        look.higher / 10,
        np.take(at.unseen.sum(axis=1, dtype=np.int8), in_colour) * np.float32(0.1),
        np.take(at.own.sum(axis=1, dtype=np.int8), in_colour) * np.float32(0.2),
        np.take(at.own_stronger, look.in_value) * np.float32(1 / at.kernel.size),
        np.take(at.others, in_colour) / np.float32(at.kernel.seats - 1),
        behind,
        look.points_if(behind) / 10,
        loses * look.counts_for_me * look.counted / 10,
        look.counted / 10,
    ]


def _of_seat(at: Position, look: Look) -> list[Floats | float]:
    kernel, cards = at.kernel, at.cards
    price = cards.counted[: cards.values, None]
    own_counting = at.own.sum(axis=1, dtype=np.int8) * at.mine
    own_price = (at.own * price).sum(axis=1) * at.mine
    unseen_counting = at.unseen.sum(axis=1, dtype=np.int8) * at.mine
    unseen_price = (at.unseen * price).sum(axis=1) * at.mine
    strong = look.stronger / np.float32(at.unseen_count)
    laid = kernel.laid > 0
    return [
        at.waiting / 7,
        float(not laid),
        float(at.waiting == 0),
        kernel.size / 15,
        kernel.seats / 8,
        float(cards.sign),
        float(cards.counted[0] > 0),
        float(cards.picks == 2),
        float(cards.hidden),
        float(not cards.lays),
        cards.values / 19,
        float(cards.colours == 6),
        (kernel.best >= cards.values).astype(np.float32),
        kernel.best / np.float32(2 * cards.values),
        at.worth / 10 if laid else 0.0,
        at.best_worth / 10 if laid else 0.0,
        at.best_holds if laid else 0.0,
        (kernel.table * at.behind).sum(axis=0) / np.float32(max(at.waiting, 1)) if laid else 0.0,
        own_counting.sum(axis=0) / 5,
        own_price.sum(axis=0) / 20,
        unseen_counting.sum(axis=0) / 10,
        unseen_price.sum(axis=0) / 50,
        strong.mean(axis=0),
        strong.min(axis=0),
        strong.max(axis=0),
        at.own[:, 0].sum(axis=0, dtype=np.int8) * np.float32(0.3),
        at.mine[kernel.lead, at.rows] if laid else 0.0,
        at.unseen.sum(axis=1, dtype=np.int8)[kernel.lead, at.rows] * np.float32(0.1) if laid else 0.0,
        _standing(at) / 20,
    ]


def _standing(at: Position) -> Floats:
    """By how much the seat is ahead of the others' mean, as far as it knows."""
    kernel, cards = at.kernel, at.cards
    prices = kernel.taken + kernel.taken_counted
    points = (kernel.taken - kernel.belief * prices).sum(axis=1)
    mine = of_seat(kernel.taken, at.turn, cards.colours).sum(axis=0)
    mine = mine - (of_seat(prices, at.turn, cards.colours) * at.mine).sum(axis=0)
    others = points.sum(axis=0) - points[at.turn, at.rows]
    ahead: Floats = cards.sign * (mine - others / np.float32(kernel.seats - 1))
    return ahead


def thumb(kernel: StichelnKernel, options: Ints) -> Floats:
    """Take clean tricks, duck dirty ones, be rid of what costs and keep what is strong."""
    at = Position(kernel)
    look = Look(at, options)
    value = np.take(kernel.cards.value, look.card)
    strength = value if kernel.cards.sign > 0 else 10 - value
    keep = _KEEP_STRENGTH * np.where(value == 0, 2 * (kernel.cards.counted[0] == 0), strength)
    riddance = -_RIDDANCE * look.counts_for_me * look.points
    taking = look.gain + at.waiting * _average(at)
    wins = look.holds * taking + (1 - look.holds) * riddance
    loses = riddance - _SPITE * look.points_for_best
    liked: Floats = np.where(look.wins > 0, wins, loses) - keep
    return liked


def _average(at: Position) -> Floats:
    """What a card still to come will bring: opponents give what hurts."""
    cards = at.cards
    price = cards.counted[: cards.values, None]
    unseen = at.unseen.sum(axis=1, dtype=np.int8)
    cost = (at.mine * (unseen + (at.unseen * price).sum(axis=1))).sum(axis=0)
    brought: Floats = cards.sign * (at.unseen_count - cost) / np.float32(at.unseen_count) - np.float32(0.5)
    return brought
