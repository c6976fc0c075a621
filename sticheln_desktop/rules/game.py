"""The referee: deals, says what is legal, and moves a match on. What a card does, the procedures say."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, permutations
from typing import NamedTuple, Protocol, TypeVar

from . import hattrick, sticheln, stichling
from .cards import Card
from .decisions import Choose, Decision, NameColours, OrderTiles, Play
from .events import (
    ChoicesShown,
    ColoursShown,
    Event,
    LastCardsShown,
    MatchEnded,
    RoundDealt,
    RoundScored,
    SecretDecided,
    TrickWon,
)
from .objections import IllegalDecision, Objection, Reason
from .settings import Dealer, Family, Reveal, Rules, Undealt
from .state import Hand, Phase, Plays, Round, State, totals

T = TypeVar("T")


class Procedure(Protocol):
    """What sets one family of games apart from the others."""

    PLACES: int
    CANDIDATE_PLACES: tuple[int, ...]
    CARDS_KEPT: int

    def place_objection(self, table: tuple[Plays, ...], play: Play) -> Objection | None:
        """Why a card of the hand may not go to that place, if it may not."""

    def steps(self, round: Round, rules: Rules, play: Play) -> Iterator[tuple[Event, Round]]:
        """What a legal play brings about."""

    def scores(self, round: Round, rules: Rules) -> tuple[int, ...]:
        """Each seat's points after the last play."""


PROCEDURES: dict[Family, Procedure] = {
    Family.STICHELN: sticheln,
    Family.HATTRICK: hattrick,
    Family.STICHLING: stichling,
}


class Step(NamedTuple):
    """One thing that happened, and the match right after it."""

    event: Event
    state: State


class BadDeal(ValueError):
    """Cards that cannot be dealt like this."""


def start(rules: Rules, seats: int, opener: int) -> State:
    """A match before its first deal; `opener` leads the first round."""
    if seats not in rules.seat_counts():
        counts = rules.seat_counts()
        raise ValueError(f"{rules.game} is for {counts[0]} to {counts[-1]} players, not {seats}")
    if not 0 <= opener < seats:
        raise ValueError(f"there is no seat {opener}")
    return State(rules, seats, opener)


def next_leader(state: State) -> int:
    """Who leads the next round: the seat left of its dealer."""
    if not state.rounds:
        return state.opener
    leader = state.round.leader
    if state.rules.dealer is Dealer.ROTATES:
        return (leader + 1) % state.seats
    last_dealer = (leader - 1) % state.seats
    standing = state.totals
    last_scores = state.scores[-1]

    def claim(seat: int) -> tuple[int, int, int]:
        steps_left_of_dealer = (seat - last_dealer - 1) % state.seats
        return standing[seat], last_scores[seat], steps_left_of_dealer

    return (min(range(state.seats), key=claim) + 1) % state.seats


def deal(state: State, hands: tuple[Hand, ...], undealt: Hand = ()) -> Step:
    """Begin the next round with these cards."""
    if not state.awaits_deal:
        raise BadDeal("this is not the moment to deal")
    _check_deal(state, hands, undealt)
    number = len(state.rounds)
    nothing: tuple[None, ...] = (None,) * state.seats
    round = Round(
        number=number,
        leader=next_leader(state),
        dealt=hands,
        undealt=undealt,
        phase=_first_phase(state.rules),
        hands=hands,
        turn=next_leader(state),
        choices=nothing,
        tiles=nothing,
        named=nothing,
        plays=(),
        table=((),) * PROCEDURES[state.rules.family].PLACES,
        tricks=(),
        passed=((),) * state.seats,
    )
    shown = undealt if state.rules.undealt is Undealt.SHOWN else ()
    event = RoundDealt(number, round.leader, shown)
    return Step(event, replace(state, rounds=(*state.rounds, round)))


def _check_deal(state: State, hands: tuple[Hand, ...], undealt: Hand) -> None:
    pack = state.rules.pack(state.seats)
    if len(hands) != state.seats:
        raise BadDeal(f"{len(hands)} hands for {state.seats} seats")
    for seat, hand in enumerate(hands):
        if len(hand) != pack.hand:
            raise BadDeal(f"seat {seat} has {len(hand)} cards instead of {pack.hand}")
    dealt = [card for hand in (*hands, undealt) for card in hand]
    if foreign := set(dealt).difference(pack.cards):
        raise BadDeal(f"{min(foreign)} does not belong to the pack")
    if len(set(dealt)) < len(dealt):
        twice = min(card for card, times in Counter(dealt).items() if times > 1)
        raise BadDeal(f"{twice} was dealt twice")
    if missing := set(pack.cards).difference(dealt):
        raise BadDeal(f"{min(missing)} is missing")


def _first_phase(rules: Rules) -> Phase:
    if rules.family is Family.STICHLING:
        return Phase.ORDERING
    return Phase.CHOOSING if rules.lays_cards else Phase.PLAYING


_KIND_IN_PHASE: dict[Phase, type[Decision] | None] = {
    Phase.CHOOSING: Choose,
    Phase.ORDERING: OrderTiles,
    Phase.PLAYING: Play,
    Phase.NAMING: NameColours,
    Phase.PLAYED: None,
    Phase.SHOWN: None,
    Phase.SCORED: None,
}


def objection(state: State, decision: Decision) -> Objection | None:
    """Why a decision is not legal now; None if it is."""
    if not state.pending:
        return Objection(Reason.NOTHING_TO_DECIDE)
    round = state.round
    if not isinstance(decision, _KIND_IN_PHASE[round.phase] or ()):
        return Objection(Reason.WRONG_KIND)
    if decision.seat not in round.pending:
        playing = round.phase is Phase.PLAYING
        return Objection(Reason.NOT_YOUR_TURN if playing else Reason.ALREADY_DECIDED)
    return _objection_when_due(round, state.rules, decision)


def _objection_when_due(round: Round, rules: Rules, decision: Decision) -> Objection | None:
    """Why a decision of the right kind by a seat that is asked is not legal."""
    match decision:
        case Play():
            return _play_objection(round, rules, decision)
        case Choose():
            return choice_objection(round.hands[decision.seat], rules, decision.cards)
        case OrderTiles():
            wrong = tuple(sorted(decision.order)) != stichling.tile_values(round.number)
            return Objection(Reason.WRONG_TILES) if wrong else None
        case NameColours():
            return _naming_objection(round, rules, decision)


def _play_objection(round: Round, rules: Rules, play: Play) -> Objection | None:
    procedure = PROCEDURES[rules.family]
    if play.card not in round.hands[play.seat]:
        return Objection(Reason.NOT_IN_HAND)
    if play.place not in procedure.CANDIDATE_PLACES:
        return Objection(Reason.NO_SUCH_PLACE)
    return procedure.place_objection(round.table, play)


def choice_objection(hand: Hand, rules: Rules, chosen: Hand) -> Objection | None:
    """Why these cards of a hand cannot be chosen together; None if they can."""
    if len(chosen) != rules.colours or len(set(chosen)) != rules.colours:
        return Objection(Reason.WRONG_NUMBER_OF_CARDS)
    if any(card not in hand for card in chosen):
        return Objection(Reason.NOT_IN_HAND)
    possible = min(rules.colours, len({card.colour for card in hand}))
    if len({card.colour for card in chosen}) < possible:
        return Objection(Reason.SAME_COLOUR_TWICE)
    return None


def _naming_objection(round: Round, rules: Rules, naming: NameColours) -> Objection | None:
    taken = {card.colour for card in round.taken(naming.seat)}
    if not taken.issuperset(naming.colours):
        return Objection(Reason.COLOUR_NOT_TAKEN)
    due = min(rules.colours, len(taken))
    if len(naming.colours) != due or len(set(naming.colours)) != due:
        return Objection(Reason.WRONG_NUMBER_OF_COLOURS)
    return None


def legal(state: State, seat: int) -> tuple[Decision, ...]:
    """Every decision a seat may make now."""
    if seat not in state.pending:
        return ()
    round, rules = state.round, state.rules
    candidates = _candidates(round, rules, seat)
    return tuple(option for option in candidates if _objection_when_due(round, rules, option) is None)


def _candidates(round: Round, rules: Rules, seat: int) -> Iterator[Decision]:
    match round.phase:
        case Phase.PLAYING:
            places = PROCEDURES[rules.family].CANDIDATE_PLACES
            for card in round.hands[seat]:
                for place in places:
                    yield Play(seat, card, place)
        case Phase.CHOOSING:
            for chosen in combinations(round.hands[seat], rules.colours):
                yield Choose(seat, chosen)
        case Phase.ORDERING:
            for order in permutations(stichling.tile_values(round.number)):
                yield OrderTiles(seat, order)
        case Phase.NAMING:
            taken = sorted({card.colour for card in round.taken(seat)})
            for named in combinations(taken, min(rules.colours, len(taken))):
                yield NameColours(seat, named)
        case Phase.PLAYED | Phase.SHOWN | Phase.SCORED:
            return


def apply(state: State, decision: Decision) -> tuple[Step, ...]:
    """Everything a decision brings about, in order; IllegalDecision if the rules refuse it."""
    refusal = objection(state, decision)
    if refusal is not None:
        raise IllegalDecision(decision, refusal)
    earlier = state.rounds[:-1]
    steps = [
        Step(event, State(state.rules, state.seats, state.opener, (*earlier, round)))
        for event, round in _round_steps(state.round, state.rules, decision)
    ]
    after = steps[-1].state
    if after.is_over:
        steps.append(Step(MatchEnded(winners(after.rules, after.scores)), after))
    return tuple(steps)


def _round_steps(round: Round, rules: Rules, decision: Decision) -> Iterator[tuple[Event, Round]]:
    match decision:
        case Play():
            return _played(round, rules, decision)
        case Choose():
            return _chosen(round, rules, decision)
        case OrderTiles():
            return _ordered(round, decision)
        case NameColours():
            return _named(round, rules, decision)


def _chosen(round: Round, rules: Rules, decision: Choose) -> Iterator[tuple[Event, Round]]:
    seat = decision.seat
    left = tuple(card for card in round.hands[seat] if card not in decision.cards)
    choices = _put(round.choices, seat, decision.cards)
    round = replace(round, choices=choices, hands=_put(round.hands, seat, left))
    if round.pending:
        yield SecretDecided(seat), round
    elif rules.reveal is Reveal.HIDDEN:
        yield SecretDecided(seat), replace(round, phase=Phase.PLAYING)
    else:
        yield SecretDecided(seat), round
        yield ChoicesShown(_shown_choices(round)), replace(round, phase=Phase.PLAYING)


def _ordered(round: Round, decision: OrderTiles) -> Iterator[tuple[Event, Round]]:
    round = replace(round, tiles=_put(round.tiles, decision.seat, decision.order))
    if not round.pending:
        round = replace(round, phase=Phase.PLAYING)
    yield SecretDecided(decision.seat), round


def _named(round: Round, rules: Rules, decision: NameColours) -> Iterator[tuple[Event, Round]]:
    round = replace(round, named=_put(round.named, decision.seat, decision.colours))
    yield SecretDecided(decision.seat), round
    if not round.pending:
        shown = replace(round, phase=Phase.SHOWN)
        yield ColoursShown(round.named), shown
        yield from _scored(shown, rules)


def _played(round: Round, rules: Rules, play: Play) -> Iterator[tuple[Event, Round]]:
    procedure = PROCEDURES[rules.family]
    left = tuple(card for card in round.hands[play.seat] if card != play.card)
    round = replace(round, hands=_put(round.hands, play.seat, left), plays=(*round.plays, play))
    if any(len(hand) > procedure.CARDS_KEPT for hand in round.hands):
        yield from procedure.steps(round, rules, play)
        return
    after = round = replace(round, phase=Phase.PLAYED)
    for event, after in procedure.steps(round, rules, play):
        if rules.names_colours and isinstance(event, TrickWon):
            after = replace(after, phase=Phase.NAMING)
        yield event, after
    if not rules.names_colours:
        yield from _finished(after, rules)


def _finished(round: Round, rules: Rules) -> Iterator[tuple[Event, Round]]:
    shown = replace(round, phase=Phase.SHOWN)
    if rules.family is Family.HATTRICK:
        yield LastCardsShown(tuple(hand[0] for hand in round.hands)), shown
    if rules.lays_cards and rules.reveal is Reveal.HIDDEN:
        yield ChoicesShown(_shown_choices(round)), shown
    yield from _scored(shown, rules)


def _scored(round: Round, rules: Rules) -> Iterator[tuple[Event, Round]]:
    scores = PROCEDURES[rules.family].scores(round, rules)
    yield RoundScored(round.number, scores), replace(round, phase=Phase.SCORED, scores=scores)


def _shown_choices(round: Round) -> tuple[tuple[Card, ...], ...]:
    return tuple(chosen or () for chosen in round.choices)


def _put(row: tuple[T, ...], seat: int, item: T) -> tuple[T, ...]:
    return (*row[:seat], item, *row[seat + 1 :])


def winners(rules: Rules, scores: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Who won a finished match; Stichling's ties go to more in round three, then in round two."""
    ranks = ranking(rules, scores)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


def ranking(rules: Rules, scores: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Each seat's place from 1 on; equal seats share one."""
    seats = len(scores[0])
    sums = totals(scores, seats)
    ties = scores[:0:-1] if rules.family is Family.STICHLING else ()
    keys = [(sums[seat], *(row[seat] for row in ties)) for seat in range(seats)]
    return tuple(1 + sum(other > key for other in keys) for key in keys)
