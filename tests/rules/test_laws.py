"""Laws that hold in every game, with every mix, option and number of players."""

from collections import Counter
from dataclasses import fields, is_dataclass, replace
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playouts import (
    EVERY_GAME_AND_SEATS,
    EVERY_RULES,
    Spot,
    is_simultaneous,
    match_by_chance,
    most_decisions_in_a_round,
    opened,
    position,
    replayed,
    shortened,
    steps_by_chance,
    tricks_in_a_round,
    with_next_deal,
)

from sticheln_desktop.ai.worlds import possible_world
from sticheln_desktop.match.shuffle import drawn_deal
from sticheln_desktop.rules import game, notation
from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.decisions import Choose, Decision, NameColours, OrderTiles, Play
from sticheln_desktop.rules.events import (
    CardPassed,
    ChoicesShown,
    ColoursShown,
    Event,
    MatchEnded,
    RoundDealt,
    RoundScored,
    SecretDecided,
    TileTurned,
    TrickWon,
)
from sticheln_desktop.rules.objections import IllegalDecision
from sticheln_desktop.rules.settings import Family, Penalty, Polarity, Reveal, Rules, Undealt
from sticheln_desktop.rules.state import Round, State
from sticheln_desktop.rules.view import Eyes, complete, observe, unseen

law = settings(max_examples=80, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 2**32)


@st.composite
def openings(draw: st.DrawFn) -> Spot:
    """Any game with any number of players, over one or two rounds; Stichling over its three."""
    family = draw(st.sampled_from(Family))
    kinds = [row for row in EVERY_GAME_AND_SEATS if row[0].family is family]
    rules, seats = draw(st.sampled_from(kinds))
    return Spot(shortened(rules, draw(st.integers(1, 2))), seats, draw(SEEDS))


@st.composite
def spots(draw: st.DrawFn) -> Spot:
    """Any moment of a match; the first decisions and the last of a round come up often."""
    opening = draw(openings())
    in_a_round = most_decisions_in_a_round(opening.rules, opening.seats)
    near_the_start = st.integers(0, opening.seats + 2)
    near_the_end = st.integers(in_a_round - 2 * opening.seats, in_a_round - 1)
    anywhere = st.integers(0, in_a_round * opening.rules.rounds)
    return replace(opening, decisions=draw(st.one_of(near_the_start, near_the_end, anywhere)))


@st.composite
def secret_spots(draw: st.DrawFn) -> Spot:
    """A moment at which seats decide in secret and at the same time."""
    opening = draw(openings().filter(lambda it: it.rules.family is not Family.HATTRICK))
    plays = opening.seats * tricks_in_a_round(opening.rules, opening.seats)
    return replace(opening, decisions=plays if opening.rules.names_colours else 0)


def eyes_of(state: State, random: Random) -> Eyes:
    """One seat nearly always; sometimes nobody or several."""
    count = random.choice((1, 1, 1, 1, 0, 2, state.seats))
    return frozenset(random.sample(range(state.seats), count))


# Cards


def cards_of(round: Round) -> list[Card]:
    """Every card of a round, wherever it lies now."""
    chosen = [card for choice in round.choices for card in choice or ()]
    lying = [play.card for trick in round.table for play in trick]
    won = [play.card for trick in round.tricks for play in trick.plays]
    held = [card for hand in (*round.hands, *round.passed, round.undealt) for card in hand]
    return sorted(chosen + lying + won + held)


@law
@given(openings())
def test_cards_are_conserved(spot: Spot) -> None:
    every = sorted(spot.rules.pack(spot.seats).cards)
    for before, steps in steps_by_chance(spot.rules, spot.seats, spot.seed):
        assert cards_of(before.round) == every
        for _, state in steps:
            assert cards_of(state.round) == every
            assert (
                sorted(card for hand in (*state.round.dealt, state.round.undealt) for card in hand) == every
            )


@law
@given(openings())
def test_every_card_played_was_dealt_to_its_seat_and_never_before(spot: Spot) -> None:
    for round in match_by_chance(spot.rules, spot.seats, spot.seed).state.rounds:
        assert len({play.card for play in round.plays}) == len(round.plays)
        assert all(play.card in round.dealt[play.seat] for play in round.plays)


# Replay


@law
@given(openings())
def test_replaying_gives_equal_states(spot: Spot) -> None:
    match = match_by_chance(spot.rules, spot.seats, spot.seed)
    assert replayed(match) == match.states
    assert match_by_chance(spot.rules, spot.seats, spot.seed) == match


@law
@given(spots(), SEEDS)
def test_deciding_changes_nothing_but_returns_what_follows(spot: Spot, chance: int) -> None:
    state = position(spot)
    written = repr(state)
    for seat in state.pending:
        steps = game.apply(state, Random(chance).choice(game.legal(state, seat)))
        assert steps == game.apply(state, Random(chance).choice(game.legal(state, seat)))
    assert repr(state) == written


# Legality


def candidates(state: State, random: Random) -> list[Decision]:
    """Decisions of every kind, most of them foul."""
    seats = range(-1, state.seats + 1)
    pack = state.rules.pack(state.seats).cards
    asked = state.pending[0] if state.pending else 0
    held = state.round.hands[asked] or pack
    found: list[Decision] = [Play(asked, card, place) for card in pack for place in range(-1, 6)]
    found += [Play(random.choice(seats), random.choice(pack), random.randrange(5)) for _ in range(30)]
    found += [Choose(asked, chosen) for size in (0, 1, 2, 3) for chosen in _some(held, size, random)]
    found += [Choose(random.choice(seats), tuple(random.choices(pack, k=2))) for _ in range(10)]
    found += [Choose(seat, (random.choice(pack),)) for seat in seats]
    found += [
        OrderTiles(asked, order) for count in (2, 3) for order in permutations((1, 2, 3, 4, 6, 9), count)
    ]
    found += [OrderTiles(seat, (1, 2, 3)) for seat in seats] + [OrderTiles(asked, (1, 1, 2))]
    found += [NameColours(asked, named) for size in (0, 1, 2, 3) for named in combinations(Colour, size)]
    found += [NameColours(seat, (colour,)) for seat in seats for colour in Colour]
    return [*found, NameColours(asked, (Colour.RED, Colour.RED))]


def _some(held: tuple[Card, ...], size: int, random: Random) -> list[tuple[Card, ...]]:
    chosen = list(combinations(held, size))
    return random.sample(chosen, min(30, len(chosen)))


def is_accepted(state: State, decision: Decision) -> bool:
    try:
        game.apply(state, decision)
    except IllegalDecision:
        return False
    return True


@law
@given(spots(), SEEDS)
def test_exactly_what_is_legal_is_accepted(spot: Spot, chance: int) -> None:
    state = position(spot)
    legal = {decision for seat in range(state.seats) for decision in game.legal(state, seat)}
    tried = {*candidates(state, Random(chance)), *legal}
    assert {decision for decision in tried if is_accepted(state, decision)} == legal


@law
@given(spots())
def test_legal_decisions_are_there_for_whoever_is_asked_and_for_nobody_else(spot: Spot) -> None:
    state = position(spot)
    for seat in range(state.seats):
        options = game.legal(state, seat)
        assert bool(options) is (seat in state.pending)
        assert len(set(options)) == len(options)
        assert all(option.seat == seat for option in options)


# Secrets at the same time


@law
@given(secret_spots(), SEEDS)
def test_the_order_of_simultaneous_decisions_does_not_matter(spot: Spot, chance: int) -> None:
    state = position(spot)
    assert is_simultaneous(state)
    random = Random(chance)
    decisions = [random.choice(game.legal(state, seat)) for seat in state.pending]
    ends = []
    for shuffled in (decisions, decisions[::-1], random.sample(decisions, len(decisions))):
        end = state
        for decision in shuffled:
            end = game.apply(end, decision)[-1].state
        ends.append(end)
    assert ends[0] == ends[1] == ends[2]


# Length


def least_decisions_in_a_round(rules: Rules, seats: int) -> int:
    """With late choices a seat may have nothing to name, but somebody always has."""
    return most_decisions_in_a_round(rules, seats) - (seats - 1 if rules.names_colours else 0)


@law
@given(openings())
def test_every_match_ends_within_its_known_number_of_decisions(spot: Spot) -> None:
    rules, seats = spot.rules, spot.seats
    made = sum(1 for _ in steps_by_chance(rules, seats, spot.seed))
    least, most = least_decisions_in_a_round(rules, seats), most_decisions_in_a_round(rules, seats)
    assert rules.rounds * least <= made <= rules.rounds * most
    if not rules.names_colours:
        assert made == rules.rounds * most


@law
@given(openings())
def test_every_round_is_scored_once_and_the_match_ends_once(spot: Spot) -> None:
    events = events_by_chance(spot)
    rounds = [event.number for event in events if isinstance(event, RoundScored)]
    assert rounds == list(range(spot.rules.rounds))
    assert [type(event) for event in events].count(MatchEnded) == 1
    assert isinstance(events[-1], MatchEnded)


# Scores


def events_by_chance(spot: Spot) -> list[Event]:
    """What everybody is told from the first decision to the last."""
    played = steps_by_chance(spot.rules, spot.seats, spot.seed)
    return [step.event for _, steps in played for step in steps]


def recount(rules: Rules, seats: int, events: list[Event]) -> tuple[int, ...]:
    """A round's scores from what was told of it."""
    if rules.family is Family.STICHLING:
        tiles = {event.seat: event.value for event in events if isinstance(event, TileTurned)}
        return tuple(tiles.get(seat, 0) for seat in range(seats))
    won = [event for event in events if isinstance(event, TrickWon)]
    taken = [
        [play.card for event in won if event.winner == seat for play in event.plays] for seat in range(seats)
    ]
    if rules.family is Family.HATTRICK:
        passes = Counter(event.seat for event in events if isinstance(event, CardPassed))
        return tuple(_hattrick_points(taken[seat]) - 2 * passes[seat] for seat in range(seats))
    told = next(event for event in events if isinstance(event, ChoicesShown | ColoursShown))
    if isinstance(told, ColoursShown):
        return tuple(_points(rules, taken[seat], set(told.named[seat] or ())) for seat in range(seats))
    return tuple(
        _points(rules, [*chosen, *taken[seat]], {card.colour for card in chosen})
        for seat, chosen in enumerate(told.choices)
    )


def _hattrick_points(taken: list[Card]) -> int:
    largest = max(Counter(card.colour for card in taken).values(), default=0)
    return 2 * largest - len(taken)


def _points(rules: Rules, taken: list[Card], counting: set[Colour]) -> int:
    chosen = [card for card in taken if card.colour in counting]
    worth = 5 * len(chosen) if rules.penalty is Penalty.FIVE else sum(card.value for card in chosen)
    points = len(taken) - len(chosen) - worth
    return points if rules.polarity is Polarity.MISERY else -points


@law
@given(openings())
def test_scores_equal_a_recount_from_what_was_told(spot: Spot) -> None:
    told: list[Event] = []
    for event in events_by_chance(spot):
        if isinstance(event, RoundScored):
            assert event.scores == recount(spot.rules, spot.seats, told)
            told = []
        told.append(event)


# What may be known


def cards_named(thing: object) -> set[Card]:
    """Every card in an event, however deep."""
    if isinstance(thing, Card):
        return {thing}
    if isinstance(thing, tuple):
        return {card for part in thing for card in cards_named(part)}
    if is_dataclass(thing):
        return {card for field in fields(thing) for card in cards_named(getattr(thing, field.name))}
    return set()


def public_cards(state: State) -> set[Card]:
    """The cards everybody has seen: by the rules, not by the view."""
    round, rules = state.round, state.rules
    public = {play.card for play in round.plays}
    if rules.undealt is Undealt.SHOWN:
        public.update(round.undealt)
    played_out = len(round.plays) == state.seats * tricks_in_a_round(rules, state.seats)
    revealed = None not in round.choices and (rules.reveal is Reveal.OPEN or played_out)
    if revealed:
        public.update(card for chosen in round.choices for card in chosen)
    if rules.family is Family.HATTRICK and played_out:
        public.update(card for hand in round.hands for card in hand)
    return public


@law
@given(openings())
def test_an_event_names_no_card_that_is_not_public(spot: Spot) -> None:
    for _, steps in steps_by_chance(spot.rules, spot.seats, spot.seed):
        for event, state in steps:
            assert cards_named(event) <= public_cards(state)


@law
@given(openings())
def test_a_deal_names_only_leftover_cards_that_are_shown(spot: Spot) -> None:
    state = opened(spot.rules, spot.seats, spot.seed)
    hands, undealt = drawn_deal(spot.rules, spot.seats, spot.seed, 0)
    event = game.deal(state, hands, undealt).event
    assert event == RoundDealt(0, state.opener, undealt if spot.rules.undealt is Undealt.SHOWN else ())


@law
@given(secret_spots(), SEEDS)
def test_a_secret_decision_is_told_only_as_made(spot: Spot, chance: int) -> None:
    state = position(spot)
    random = Random(chance)
    while len(state.pending) > 1:
        seat = random.choice(state.pending)
        steps = game.apply(state, random.choice(game.legal(state, seat)))
        assert [step.event for step in steps] == [SecretDecided(seat)]
        state = steps[-1].state


def hidden_cards(state: State, eyes: Eyes) -> set[Card]:
    """The cards of the running round that these eyes have not seen: by the rules, not by the view."""
    own = {card for seat in eyes for card in state.round.dealt[seat]}
    return set(state.rules.pack(state.seats).cards) - own - public_cards(state)


@law
@given(spots(), SEEDS)
def test_a_view_names_no_hidden_card(spot: Spot, chance: int) -> None:
    state = position(spot)
    eyes = eyes_of(state, Random(chance))
    view = observe(state, eyes)
    written = repr(view.round) + repr(view.legal)
    for card in hidden_cards(state, eyes):
        assert repr(card) not in written
    assert set(unseen(view)) == hidden_cards(state, eyes)


@law
@given(spots(), SEEDS)
def test_a_view_shows_all_that_its_eyes_may_know(spot: Spot, chance: int) -> None:
    state = position(spot)
    eyes = eyes_of(state, Random(chance))
    seen, truth = observe(state, eyes).round, state.round
    assert (seen.plays, seen.table, seen.tricks, seen.passed) == (
        truth.plays,
        truth.table,
        truth.tricks,
        truth.passed,
    )
    assert (seen.pending, seen.turn, seen.leader, seen.scores) == (
        truth.pending,
        truth.turn,
        truth.leader,
        truth.scores,
    )
    assert seen.hand_sizes == tuple(len(hand) for hand in truth.hands)
    for seat in eyes:
        assert (seen.hands[seat], seen.dealt[seat], seen.choices[seat]) == (
            truth.hands[seat],
            truth.dealt[seat],
            truth.choices[seat],
        )
        assert (seen.tiles[seat], seen.named[seat]) == (truth.tiles[seat], truth.named[seat])


@law
@given(spots(), SEEDS)
def test_a_view_offers_exactly_what_its_eyes_may_decide(spot: Spot, chance: int) -> None:
    state = position(spot)
    eyes = eyes_of(state, Random(chance))
    offered = {decision for seat in eyes for decision in game.legal(state, seat)}
    assert set(observe(state, eyes).legal) == offered


@law
@given(spots(), SEEDS)
def test_other_seats_tiles_are_seen_only_once_they_were_turned(spot: Spot, chance: int) -> None:
    state = position(spot)
    eyes = eyes_of(state, Random(chance))
    for round, seen in zip(state.rounds, observe(state, eyes).rounds, strict=True):
        for seat in set(range(state.seats)) - eyes:
            tiles = round.tiles[seat]
            won = sum(trick.winner == seat for trick in round.tricks)
            turned = tiles and tuple(tile if at < won else None for at, tile in enumerate(tiles))
            assert seen.tiles[seat] == turned


@law
@given(secret_spots(), SEEDS)
def test_other_seats_secret_decisions_are_unseen_while_some_are_due(spot: Spot, chance: int) -> None:
    state = position(spot)
    random = Random(chance)
    due = len(state.pending)
    for _ in range(random.randrange(due)):
        seat = random.choice(state.pending)
        state = game.apply(state, random.choice(game.legal(state, seat)))[-1].state
    eyes = eyes_of(state, random)
    seen = observe(state, eyes).round
    for seat in set(range(state.seats)) - eyes:
        assert seen.choices[seat] is None
        assert seen.named[seat] is None
        assert not any(seen.tiles[seat] or ())


def with_cards_swapped(state: State, one: Card, other: Card) -> State:
    """The same position with two cards of the running round in each other's place."""
    swap = {one: other, other: one}

    def swapped(held: tuple[Card, ...] | None) -> tuple[Card, ...] | None:
        return held and tuple(swap.get(card, card) for card in held)

    round = state.round
    changed = replace(
        round,
        dealt=tuple(map(swapped, round.dealt)),
        hands=tuple(map(swapped, round.hands)),
        choices=tuple(map(swapped, round.choices)),
        undealt=swapped(round.undealt),
    )
    return replace(state, rounds=(*state.rounds[:-1], changed))


@law
@given(spots(), SEEDS)
def test_swapping_two_unseen_cards_does_not_change_the_view(spot: Spot, chance: int) -> None:
    state = position(spot)
    random = Random(chance)
    eyes = eyes_of(state, random)
    view = observe(state, eyes)
    hidden = sorted(hidden_cards(state, eyes))
    for _ in range(min(5, len(hidden) // 2)):
        assert observe(with_cards_swapped(state, *random.sample(hidden, 2)), eyes) == view


@law
@given(spots(), SEEDS)
def test_swapping_unturned_tiles_does_not_change_the_view(spot: Spot, chance: int) -> None:
    state = position(spot)
    random = Random(chance)
    eyes = eyes_of(state, random)
    tiles = list(state.round.tiles)
    for seat in set(range(state.seats)) - eyes:
        turned = sum(trick.winner == seat for trick in state.round.tricks)
        if tiles[seat]:
            unturned = tiles[seat][turned:]
            tiles[seat] = (*tiles[seat][:turned], *random.sample(unturned, len(unturned)))
    other = replace(state, rounds=(*state.rounds[:-1], replace(state.round, tiles=tuple(tiles))))
    assert observe(other, eyes) == observe(state, eyes)


@law
@given(spots(), SEEDS)
def test_a_possible_world_looks_like_the_view_it_was_guessed_from(spot: Spot, chance: int) -> None:
    state = position(spot)
    random = Random(chance)
    eyes = eyes_of(state, random)
    view = observe(state, eyes)
    assert observe(complete(view, possible_world(view, random)), eyes) == view


@law
@given(spots(), SEEDS)
def test_a_possible_world_has_all_cards_once_and_can_be_played_on(spot: Spot, chance: int) -> None:
    state = position(spot)
    random = Random(chance)
    view = observe(state, eyes_of(state, random))
    world = complete(view, possible_world(view, random))
    assert cards_of(world.round) == sorted(world.rules.pack(world.seats).cards)
    assert world.pending == state.pending
    while world.pending:
        world = game.apply(world, random.choice(game.legal(world, random.choice(world.pending))))[-1].state
    assert world.round.scores is not None


@law
@given(spots())
def test_all_eyes_see_the_whole_truth(spot: Spot) -> None:
    state = position(spot)
    view = observe(state, frozenset(range(state.seats)))
    world = complete(view, possible_world(view, Random(1)))
    assert with_leftover_in_order(world) == with_leftover_in_order(state)


def with_leftover_in_order(state: State) -> State:
    """Leftover cards that nobody saw have no order of their own."""
    rounds = tuple(replace(round, undealt=tuple(sorted(round.undealt))) for round in state.rounds)
    return replace(state, rounds=rounds)


# Text


@law
@given(spots())
def test_every_legal_decision_is_found_by_its_text(spot: Spot) -> None:
    state = position(spot)
    for seat in state.pending:
        options = game.legal(state, seat)
        texts = [notation.decision_text(option) for option in options]
        assert len(set(map(repr, texts))) == len(options)
        few = range(0, len(options), 1 + len(options) // 40)
        assert [notation.named_among(texts[at], options) for at in few] == [options[at] for at in few]


@law
@given(openings())
def test_every_play_of_a_match_round_trips_with_its_seat(spot: Spot) -> None:
    for round in match_by_chance(spot.rules, spot.seats, spot.seed).state.rounds:
        for play in round.plays:
            assert notation.seated_play(notation.seated_play_text(play)) == play


# The strategies reach everything


@pytest.mark.parametrize("family", Family)
def test_the_laws_are_tried_on_every_game(family: Family) -> None:
    names = {rules.game for rules in EVERY_RULES if rules.family is family}
    expected = {"classic", "reverse", "mild", "aggravated", "hazy", "delayed", "house"}
    assert names == (expected if family is Family.STICHELN else {family.value})


def test_a_position_by_chance_waits_for_a_decision_until_the_match_is_over() -> None:
    rules, seats = EVERY_GAME_AND_SEATS[0]
    short = shortened(rules, 2)
    most = 2 * most_decisions_in_a_round(short, seats)
    for made in (0, 1, most // 2, most - 1):
        assert position(Spot(short, seats, 1, made)).pending
    assert position(Spot(short, seats, 1, most)).is_over
    assert with_next_deal(opened(short, seats, 1), 1) == position(Spot(short, seats, 1))
