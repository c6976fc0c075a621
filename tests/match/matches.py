"""Matches played at random, for tests that need some."""

from random import Random

from sticheln_desktop.match.match import Match, Participant, new_match
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import Rules


def random_match(rules: Rules, seats: int, seed: int, plies: int | None = None) -> Match:
    """A match of random decisions, whole or cut off after so many entries."""
    random = Random(seed)
    match = new_match(rules, [Participant(f"P{seat}") for seat in range(seats)], seed)
    while not match.state.is_over and (plies is None or match.ply < plies):
        match = one_step(match, random)
    return match


def one_step(match: Match, random: Random) -> Match:
    """The match after its next deal or a random decision of a random pending seat."""
    if match.state.awaits_deal:
        return match.deal()[0]
    seat = random.choice(match.state.pending)
    return match.play(random.choice(game.legal(match.state, seat)))[0]
