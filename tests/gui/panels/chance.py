"""Matches by chance for the tests of models and panels, and views along their way."""

from collections.abc import Iterator
from random import Random

from sticheln_desktop.gui.texts import Cast
from sticheln_desktop.match.match import Match, Participant, new_match
from sticheln_desktop.rules import game
from sticheln_desktop.rules.events import Event
from sticheln_desktop.rules.settings import PRESETS, Rules, house
from sticheln_desktop.rules.state import State

NAMES = ("Mara", "%1 %2", "Ildikó", "Theo", "Jonas", "Lore", "Bence", "Ada")
LATE_PAIR = house(colours=2, choose="after", polarity="lucky")
HIDDEN_PAIR = house(colours=2, reveal="hidden", penalty="five")
EVERY_GAME = (*PRESETS.values(), LATE_PAIR, HIDDEN_PAIR)


def cast(seats: int, you: int | None = 0) -> Cast:
    """So many names."""
    return Cast(NAMES[:seats], you)


def happenings(rules: Rules, seats: int, seed: int) -> Iterator[tuple[Event, State]]:
    """Every event of a whole match played by chance, and the state after it."""
    random = Random(seed)
    match: Match = new_match(rules, [Participant(name) for name in NAMES[:seats]], seed)
    while not match.state.is_over:
        if match.state.awaits_deal:
            match, step = match.deal()
            yield step.event, step.state
        options = game.legal(match.state, random.choice(match.state.pending))
        match, steps = match.play(random.choice(options))
        for each in steps:
            yield each.event, each.state


def states(rules: Rules, seats: int, seed: int) -> list[State]:
    """The states of a whole match."""
    return [state for _, state in happenings(rules, seats, seed)]
