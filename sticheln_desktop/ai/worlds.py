"""Possible worlds: what a view leaves open, drawn by chance from everything it allows."""

from collections.abc import Iterator
from random import Random

from sticheln_desktop.rules import stichling
from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.state import Hand, Tiles
from sticheln_desktop.rules.view import Guess, RoundView, View, unseen


def possible_world(view: View, random: Random) -> Guess:
    """One way everything hidden could be, each deal of the unseen cards equally likely."""
    while (guess := _dealt_at_random(view, random)) is None:
        pass
    return guess


def _dealt_at_random(view: View, random: Random) -> Guess | None:
    round = view.round
    cards = list(unseen(view))
    random.shuffle(cards)
    stock = iter(cards)
    hands: list[Hand] = []
    choices: list[Hand | None] = []
    for seat in range(view.seats):
        drawn = _drawn(view, seat, stock, random)
        if drawn is None:
            return None
        hands.append(drawn[0])
        choices.append(drawn[1])
    undealt = tuple(stock) if round.undealt is None else round.undealt
    tiles = tuple(_tiles(round, seat, random) for seat in range(view.seats))
    named = tuple(_named(view, seat, random) for seat in range(view.seats))
    return Guess(tuple(hands), undealt, tuple(choices), tiles, named)


def _drawn(view: View, seat: int, stock: Iterator[Card], random: Random) -> tuple[Hand, Hand | None] | None:
    """A hand and a choice for one seat; None if these cards cannot hold such a choice."""
    round = view.round
    hand, chosen = round.hands[seat], round.choices[seat]
    if hand is not None:
        return hand, chosen
    size = round.hand_sizes[seat]
    if chosen is not None or not view.rules.lays_cards or not round.decided[seat]:
        return tuple(next(stock) for _ in range(size)), chosen
    pool = [next(stock) for _ in range(size + view.rules.colours)]
    return _split(pool, _colours_seen(round, seat), view.rules.colours, random)


def _split(pool: list[Card], played: set[Colour], count: int, random: Random) -> tuple[Hand, Hand] | None:
    chosen = pool[:count]
    if len({card.colour for card in chosen}) == count:
        return tuple(pool[count:]), tuple(sorted(chosen))
    others = [card for card in pool[count:] if card.colour is not chosen[0].colour]
    if others:
        chosen[1] = random.choice(others)
    elif not played <= {chosen[0].colour}:
        return None
    return tuple(card for card in pool if card not in chosen), tuple(sorted(chosen))


def _colours_seen(round: RoundView, seat: int) -> set[Colour]:
    return {play.card.colour for play in round.plays if play.seat == seat}


def _tiles(round: RoundView, seat: int, random: Random) -> Tiles | None:
    seen = round.tiles[seat]
    if seen is None:
        return None
    rest = [value for value in stichling.tile_values(round.number) if value not in seen]
    random.shuffle(rest)
    return tuple(rest.pop() if value is None else value for value in seen)


def _named(view: View, seat: int, random: Random) -> tuple[Colour, ...] | None:
    round = view.round
    if round.named[seat] is not None or not (view.rules.names_colours and round.decided[seat]):
        return round.named[seat]
    taken = sorted({card.colour for card in round.taken(seat)})
    return tuple(sorted(random.sample(taken, min(view.rules.colours, len(taken)))))
