"""Matches played by chance, the same for the same numbers."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from random import Random

from sticheln_desktop.match.match import Deal, Match, Participant, new_match
from sticheln_desktop.match.shuffle import drawn_deal
from sticheln_desktop.rules import game
from sticheln_desktop.rules.game import Step
from sticheln_desktop.rules.settings import (
    PRESETS,
    SETTING_VALUES,
    Dealer,
    Family,
    Rules,
    Undealt,
    house,
)
from sticheln_desktop.rules.state import Phase, State

HOUSE_MIXES = tuple(
    house(**dict(zip(SETTING_VALUES, values, strict=True))) for values in product(*SETTING_VALUES.values())
)
STICHELN_GAMES = tuple(rules for rules in PRESETS.values() if rules.family is Family.STICHELN)
EVERY_RULES = (
    *(
        replace(rules, undealt=undealt, dealer=dealer)
        for rules in (*STICHELN_GAMES, *HOUSE_MIXES)
        for undealt in Undealt
        for dealer in Dealer
    ),
    PRESETS["hattrick"],
    PRESETS["stichling"],
)
EVERY_GAME_AND_SEATS = tuple((rules, seats) for rules in EVERY_RULES for seats in rules.seat_counts())


@dataclass(frozen=True)
class Spot:
    """A place in a match played by chance: `decisions` of them have been made."""

    rules: Rules
    seats: int
    seed: int
    decisions: int = 0


def shortened(rules: Rules, rounds: int) -> Rules:
    """The same game over fewer rounds; Stichling always has its three."""
    return rules if rules.family is Family.STICHLING else replace(rules, rounds=rounds)


def tricks_in_a_round(rules: Rules, seats: int) -> int:
    """How many cards every seat plays in a round."""
    hand = rules.pack(seats).hand
    if rules.family is Family.STICHLING:
        return hand
    if rules.family is Family.HATTRICK:
        return hand - 1
    return hand - rules.colours if rules.lays_cards else hand


def most_decisions_in_a_round(rules: Rules, seats: int) -> int:
    """Every seat plays its cards, and decides once more except in Hattrick."""
    once_more = 0 if rules.family is Family.HATTRICK else 1
    return seats * (tricks_in_a_round(rules, seats) + once_more)


def with_next_deal(state: State, seed: int) -> State:
    """The match after its next deal from that seed."""
    return game.deal(state, *drawn_deal(state.rules, state.seats, seed, len(state.rounds))).state


def opened(rules: Rules, seats: int, seed: int) -> State:
    """A match before its first deal."""
    return game.start(rules, seats, seed % seats)


def steps_by_chance(rules: Rules, seats: int, seed: int) -> Iterator[tuple[State, tuple[Step, ...]]]:
    """Every decision of a match as the state before it and what it brought about."""
    random = Random(seed)
    state = opened(rules, seats, seed)
    while not state.is_over:
        if state.awaits_deal:
            state = with_next_deal(state, seed)
        steps = game.apply(state, random.choice(game.legal(state, random.choice(state.pending))))
        yield state, steps
        state = steps[-1].state


def position(spot: Spot) -> State:
    """The match at that spot, always with a decision due unless the match is over before."""
    after = with_next_deal(opened(spot.rules, spot.seats, spot.seed), spot.seed)
    played = steps_by_chance(spot.rules, spot.seats, spot.seed)
    for _, (_, steps) in zip(range(spot.decisions), played, strict=False):
        after = steps[-1].state
    return with_next_deal(after, spot.seed) if after.awaits_deal else after


def match_by_chance(rules: Rules, seats: int, seed: int) -> Match:
    """A whole match played by chance."""
    random = Random(seed)
    match = new_match(rules, (Participant(f"seat {seat}") for seat in range(seats)), seed)
    while not match.state.is_over:
        if match.state.awaits_deal:
            match, _ = match.deal()
        options = game.legal(match.state, random.choice(match.state.pending))
        match, _ = match.play(random.choice(options))
    return match


def replayed(match: Match) -> tuple[State, ...]:
    """The states of a match, computed again from its log alone."""
    states = [game.start(match.rules, match.state.seats, match.state.opener)]
    for entry in match.log:
        if isinstance(entry, Deal):
            states.append(game.deal(states[-1], entry.hands, entry.undealt).state)
        else:
            states.append(game.apply(states[-1], entry)[-1].state)
    return tuple(states)


def is_simultaneous(state: State) -> bool:
    """Whether the seats decide in secret and at the same time."""
    return bool(state.pending) and state.round.phase is not Phase.PLAYING
