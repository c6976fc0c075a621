"""Games played at random, as what one seat sees of each event: the stuff that plans are made of."""

from collections.abc import Iterator
from random import Random

from sticheln_desktop.gui.motion.change import Change
from sticheln_desktop.gui.table.layout import layout
from sticheln_desktop.gui.table.pieces import Piece, TableLook
from sticheln_desktop.match.shuffle import drawn_deal
from sticheln_desktop.rules import game
from sticheln_desktop.rules.events import Event
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.view import observe

NAMES = ("You", "Jonas", "Mara", "Ildikó", "Theo", "Bea", "Ole", "Zsófi")
SIZE = (992.0, 756.0)
GAMES = [("classic", 5), ("aggravated", 3), ("hazy", 8), ("delayed", 4), ("hattrick", 5), ("stichling", 4)]


def steps(name: str, seats: int, seed: int = 3) -> Iterator[game.Step]:
    """A round at random, from the deal to its score."""
    chance = Random(seed)
    state = game.start(PRESETS[name], seats, 0)
    step = game.deal(state, *drawn_deal(state.rules, seats, seed, 0))
    yield step
    while step.state.pending:
        seat = chance.choice(step.state.pending)
        taken = game.apply(step.state, chance.choice(game.legal(step.state, seat)))
        yield from taken
        step = taken[-1]


def laid(step: game.Step, **wishes: object) -> tuple[Piece, ...]:
    """The table as the first seat sees it after a step."""
    view = observe(step.state, frozenset({0}))
    return layout(view, TableLook(*SIZE, 0, NAMES[: view.seats], **wishes))  # type: ignore[arg-type]


def changes(name: str, seats: int, seed: int = 3) -> Iterator[Change]:
    """Every change of a round."""
    old: dict[str, Piece] = {}
    for step in steps(name, seats, seed):
        new = {piece.key: piece for piece in laid(step)}
        yield Change(old, new, step.event)
        old = new


def first_change(name: str, seats: int, kind: type[Event], **wanted: object) -> Change:
    """The first change by such an event."""
    for seed in range(3, 40):
        for change in changes(name, seats, seed):
            event = change.event
            if isinstance(event, kind) and all(getattr(event, key) == wanted[key] for key in wanted):
                return change
    raise AssertionError(f"no {kind.__name__} with {wanted} happened")
