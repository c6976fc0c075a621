"""What a set of eyes may know of a match. The one place where hiding is decided."""

from dataclasses import dataclass
from typing import TypeVar

from . import stichling
from .cards import Card, Colour
from .decisions import Choose, Decision, Play
from .game import PROCEDURES, choice_objection, legal
from .objections import Objection, Reason
from .settings import Reveal, Rules, Undealt
from .state import Hand, Phase, Plays, Round, State, Tiles, WonTrick, taken, totals

T = TypeVar("T")
Eyes = frozenset[int]
NOBODY: Eyes = frozenset()
TilesSeen = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round as some eyes see it: None stands for what they may not know.

    `decided` tells which seats have made the secret decision that is due or was made last.
    """

    number: int
    leader: int
    phase: Phase
    turn: int
    pending: tuple[int, ...]
    dealt: tuple[Hand | None, ...]
    undealt: Hand | None
    hands: tuple[Hand | None, ...]
    hand_sizes: tuple[int, ...]
    choices: tuple[Hand | None, ...]
    tiles: tuple[TilesSeen | None, ...]
    named: tuple[tuple[Colour, ...] | None, ...]
    decided: tuple[bool, ...]
    plays: Plays
    table: tuple[Plays, ...]
    tricks: tuple[WonTrick, ...]
    passed: tuple[Hand, ...]
    scores: tuple[int, ...] | None

    def taken(self, seat: int) -> Hand:
        """The cards a seat won in tricks: everything in them was seen."""
        return taken(self.tricks, seat)


@dataclass(frozen=True, slots=True)
class View:
    """A match as some eyes see it, and what those of them who are asked may decide."""

    rules: Rules
    seats: int
    eyes: Eyes
    rounds: tuple[RoundView, ...]
    legal: tuple[Decision, ...]

    @property
    def round(self) -> RoundView:
        """The newest round."""
        return self.rounds[-1]

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """The scores of every finished round."""
        return tuple(round.scores for round in self.rounds if round.scores is not None)

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's sum over the finished rounds."""
        return totals(self.scores, self.seats)

    @property
    def is_over(self) -> bool:
        """Whether the last round has been scored."""
        return len(self.rounds) == self.rules.rounds and self.round.phase is Phase.SCORED


@dataclass(frozen=True, slots=True)
class Guess:
    """What a view leaves open in its running round, filled in: full hands, choices, tiles, namings."""

    hands: tuple[Hand, ...]
    undealt: Hand
    choices: tuple[Hand | None, ...]
    tiles: tuple[Tiles | None, ...]
    named: tuple[tuple[Colour, ...] | None, ...]


def observe(state: State, eyes: Eyes) -> View:
    """The match as these seats see it together; nobody sees only what is public."""
    rounds = tuple(_observed(round, state.rules, eyes) for round in state.rounds)
    asked = sorted(eyes.intersection(state.pending))
    options = tuple(decision for seat in asked for decision in legal(state, seat))
    return View(state.rules, state.seats, eyes, rounds, options)


def _observed(round: Round, rules: Rules, eyes: Eyes) -> RoundView:
    over = round.phase in (Phase.SHOWN, Phase.SCORED)
    choices_open = over or (rules.reveal is Reveal.OPEN and round.phase is not Phase.CHOOSING)
    return RoundView(
        number=round.number,
        leader=round.leader,
        phase=round.phase,
        turn=round.turn,
        pending=round.pending,
        dealt=_visible(round.dealt, eyes, over),
        undealt=round.undealt if rules.undealt is Undealt.SHOWN or not round.undealt else None,
        hands=_visible(round.hands, eyes, over),
        hand_sizes=tuple(map(len, round.hands)),
        choices=_visible(round.choices, eyes, choices_open),
        tiles=tuple(_tiles_seen(round, seat, seat in eyes) for seat in range(len(round.hands))),
        named=_visible(round.named, eyes, over),
        decided=tuple(answer is not None for answer in _answers(round)),
        plays=round.plays,
        table=round.table,
        tricks=round.tricks,
        passed=round.passed,
        scores=round.scores,
    )


def _visible(row: tuple[T, ...], eyes: Eyes, public: bool) -> tuple[T | None, ...]:
    return tuple(item if public or seat in eyes else None for seat, item in enumerate(row))


def _answers(round: Round) -> tuple[object, ...]:
    rows: tuple[tuple[object, ...], ...] = (round.named, round.tiles, round.choices)
    return next((row for row in rows if any(item is not None for item in row)), round.choices)


def _tiles_seen(round: Round, seat: int, own: bool) -> TilesSeen | None:
    """A seat's tiles from left to right: the owner knows them all, others those that were once face up."""
    tiles = round.tiles[seat]
    if tiles is None or own:
        return tiles
    turned = stichling.wins(round.tricks, seat)
    return tuple(value if index < turned else None for index, value in enumerate(tiles))


def play_refusal(view: View, play: Play) -> Objection | None:
    """Why a play that is thought of is not legal; None if it is."""
    if play in view.legal:
        return None
    round = view.round
    if round.phase is not Phase.PLAYING:
        return Objection(Reason.WRONG_KIND)
    if play.seat not in round.pending:
        return Objection(Reason.NOT_YOUR_TURN)
    if play.card not in (round.hands[play.seat] or ()):
        return Objection(Reason.NOT_IN_HAND)
    misplaced = PROCEDURES[view.rules.family].place_objection(round.table, play) if play.place else None
    return misplaced or Objection(Reason.NO_SUCH_PLACE)


def choice_refusal(view: View, choice: Choose) -> Objection | None:
    """Why cards that are laid for a choice cannot be it; None if they can, or if that is not known."""
    hand = view.round.hands[choice.seat]
    return None if hand is None else choice_objection(hand, view.rules, choice.cards)


def unseen(view: View) -> Hand:
    """The cards of the running round whose whereabouts these eyes do not know, in order."""
    round = view.round
    seen = {play.card for play in round.plays}
    for known in (round.undealt, *round.dealt, *round.choices):
        seen.update(known or ())
    return tuple(card for card in view.rules.pack(view.seats).cards if card not in seen)


def complete(view: View, guess: Guess) -> State:
    """A possible world: the view with everything it leaves open filled in."""
    *finished, running = view.rounds
    if running.phase is Phase.SCORED:
        rounds = tuple(_reopened(round, view) for round in view.rounds)
    else:
        rounds = (*(_reopened(round, view) for round in finished), _guessed(running, guess))
    return State(view.rules, view.seats, view.rounds[0].leader, rounds)


def _reopened(round: RoundView, view: View) -> Round:
    """A scored round: all of its cards are public, only tiles never turned are anybody's guess."""
    dealt = _known(round.dealt)
    everyone: set[Card] = {card for hand in dealt for card in hand}
    left = tuple(card for card in view.rules.pack(view.seats).cards if card not in everyone)
    undealt = left if round.undealt is None else round.undealt
    tiles = tuple(_filled(seen, round.number) for seen in round.tiles)
    return _assembled(round, dealt, undealt, _known(round.hands), round.choices, tiles, round.named)


def _guessed(round: RoundView, guess: Guess) -> Round:
    dealt = tuple(
        known if known is not None else _gathered(round, guess, seat)
        for seat, known in enumerate(round.dealt)
    )
    return _assembled(round, dealt, guess.undealt, guess.hands, guess.choices, guess.tiles, guess.named)


def _gathered(round: RoundView, guess: Guess, seat: int) -> Hand:
    played = tuple(play.card for play in round.plays if play.seat == seat)
    return (*guess.hands[seat], *(guess.choices[seat] or ()), *played)


def _assembled(
    round: RoundView,
    dealt: tuple[Hand, ...],
    undealt: Hand,
    hands: tuple[Hand, ...],
    choices: tuple[Hand | None, ...],
    tiles: tuple[Tiles | None, ...],
    named: tuple[tuple[Colour, ...] | None, ...],
) -> Round:
    return Round(
        number=round.number,
        leader=round.leader,
        dealt=dealt,
        undealt=undealt,
        phase=round.phase,
        hands=hands,
        turn=round.turn,
        choices=choices,
        tiles=tiles,
        named=named,
        plays=round.plays,
        table=round.table,
        tricks=round.tricks,
        passed=round.passed,
        scores=round.scores,
    )


def _known(hands: tuple[Hand | None, ...]) -> tuple[Hand, ...]:
    return tuple(hand or () for hand in hands)


def _filled(seen: TilesSeen | None, number: int) -> Tiles | None:
    if seen is None:
        return None
    rest = iter(value for value in stichling.tile_values(number) if value not in seen)
    return tuple(next(rest) if value is None else value for value in seen)
