"""Positions in few words: `plays("2:G5 3:R3 0:N7")`, hands with wanted cards, rounds with given scores."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from sticheln_desktop.rules import game, notation
from sticheln_desktop.rules.cards import Card, cards, colours
from sticheln_desktop.rules.decisions import Choose, Decision, NameColours, OrderTiles, Play
from sticheln_desktop.rules.events import Event
from sticheln_desktop.rules.game import Step
from sticheln_desktop.rules.settings import PRESETS, Rules
from sticheln_desktop.rules.state import Hand, Phase, Plays, State


def plays(text: str) -> Plays:
    """Plays with their seats, in order."""
    return tuple(notation.seated_play(word) for word in text.split())


def table(*tricks: str) -> tuple[Plays, ...]:
    """What lies open, place by place."""
    return tuple(plays(trick) for trick in tricks)


def choose(seat: int, text: str) -> Choose:
    """A seat lays these cards."""
    return Choose(seat, cards(text))


def order(seat: int, *tiles: int) -> OrderTiles:
    """A seat lays its tiles from left to right."""
    return OrderTiles(seat, tiles)


def name(seat: int, letters: str) -> NameColours:
    """A seat names these colours by their letters."""
    return NameColours(seat, colours(letters))


def preset(game_name: str, **changes: Any) -> Rules:
    """A game of the table, with changes if any are told."""
    return replace(PRESETS[game_name], **changes)


def filled_hands(rules: Rules, seats: int, wanted: dict[int, str]) -> tuple[tuple[Hand, ...], Hand]:
    """Hands that begin with the wanted cards and go on with the rest of the pack, and the leftover."""
    pack = rules.pack(seats)
    hands = [list(cards(wanted.get(seat, ""))) for seat in range(seats)]
    given = {card for hand in hands for card in hand}
    rest = [card for card in pack.cards if card not in given]
    for hand in hands:
        missing = pack.hand - len(hand)
        hand.extend(rest[:missing])
        del rest[:missing]
    return tuple(map(tuple, hands)), tuple(rest)


def dealt(rules: Rules, seats: int, wanted: dict[int, str] | None = None, opener: int = 0) -> State:
    """A match right after its first deal; the wanted cards lie where they are wanted."""
    hands, undealt = filled_hands(rules, seats, wanted or {})
    return game.deal(game.start(rules, seats, opener), hands, undealt).state


def steps_of(state: State, decisions: Iterable[Decision]) -> list[Step]:
    """Everything that some decisions bring about."""
    steps: list[Step] = []
    for decision in decisions:
        steps.extend(game.apply(state, decision))
        state = steps[-1].state
    return steps


def after(state: State, *decisions: Decision) -> State:
    """The match after these decisions."""
    return steps_of(state, decisions)[-1].state if decisions else state


def events_of(state: State, *decisions: Decision) -> list[Event]:
    """What these decisions bring about, without the states."""
    return [step.event for step in steps_of(state, decisions)]


def choices_made(state: State, *texts: str) -> State:
    """The match after every seat laid its cards, seat 0 first."""
    return after(state, *(choose(seat, text) for seat, text in enumerate(texts)))


def tiles_laid(state: State) -> State:
    """The match after every seat laid its tiles in rising order."""
    number = state.round.number + 1
    return after(state, *(order(seat, number, 2 * number, 3 * number) for seat in range(state.seats)))


def stichling_table(seats: int, text: str, leader: int = 0) -> State:
    """A first round of Stichling after these plays; every seat was dealt what it plays."""
    made = plays(text)
    wanted = {seat: " ".join(str(play.card) for play in made if play.seat == seat) for seat in range(seats)}
    return after(tiles_laid(dealt(PRESETS["stichling"], seats, wanted, leader)), *made)


def with_hand(state: State, seat: int, text: str) -> State:
    """The same position, but the seat holds these cards."""
    hands = tuple(cards(text) if at == seat else hand for at, hand in enumerate(state.round.hands))
    return replace(state, rounds=(*state.rounds[:-1], replace(state.round, hands=hands)))


def scored(rules: Rules, leader: int, *scores: tuple[int, ...]) -> State:
    """A match between two rounds, with these scores so far; the seat `leader` led the last round."""
    seats = len(scores[0])
    first = dealt(rules, seats, opener=leader)
    rounds = tuple(
        replace(first.round, number=number, phase=Phase.SCORED, scores=row)
        for number, row in enumerate(scores)
    )
    return replace(first, rounds=rounds)


def played_round(state: State, humble: Iterable[int] = ()) -> list[Step]:
    """The round played to its end: the humble play their lowest card, the others their highest."""
    low = set(humble)
    steps: list[Step] = []
    while state.pending:
        steps.extend(game.apply(state, _simple_decision(state, state.pending[0], low)))
        state = steps[-1].state
        if state.round.phase is Phase.NAMING:
            break
    return steps


def _simple_decision(state: State, seat: int, low: set[int]) -> Decision:
    options = game.legal(state, seat)
    if not isinstance(options[0], Play):
        return options[0]
    pick = min if seat in low else max
    return pick(options, key=lambda option: _value(option.card))


def _value(card: Card) -> tuple[int, int]:
    return card.value, card.colour
