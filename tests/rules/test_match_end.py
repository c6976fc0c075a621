"""From round to round and to the end: who leads, who deals, how long a match is, who wins it."""

from dataclasses import replace

import pytest
from playouts import with_next_deal
from positions import dealt, filled_hands, played_round, preset, scored

from sticheln_desktop.rules import game, stichling
from sticheln_desktop.rules.events import MatchEnded, RoundDealt
from sticheln_desktop.rules.game import BadDeal
from sticheln_desktop.rules.settings import PRESETS, Dealer, Undealt
from sticheln_desktop.rules.state import State
from sticheln_desktop.rules.view import observe

WINNERS = {
    "the highest total": ("classic", [(3, 9, 2), (8, 1, 2)], (0,)),
    "the least negative": ("classic", [(-30, -9, -12)], (1,)),
    "nought beats less": ("classic", [(0, -9, -1)], (0,)),
    "equal totals share": ("classic", [(3, 9, 2), (9, 3, 2)], (0, 1)),
    "all equal, all share": ("classic", [(1, 1, 1)], (0, 1, 2)),
    "a better last round does not help": ("classic", [(9, 0, 0), (0, 9, 0), (0, 0, 0)], (0, 1)),
    "lucky too: the highest": ("reverse", [(-3, 9, 2)], (1,)),
    "hattrick: the highest": ("hattrick", [(3, 9, 2, -4), (9, 1, 2, 0)], (0,)),
    "hattrick: equal totals share": ("hattrick", [(3, 9, 2, -4), (9, 3, 2, 0)], (0, 1)),
    "stichling: the highest sum": ("stichling", [(3, 1), (6, 2), (9, 0)], (0,)),
    "stichling: tie, more in round three": ("stichling", [(3, 1), (6, 2), (3, 9)], (1,)),
    "stichling: tie, more in round two": ("stichling", [(3, 1), (2, 4), (9, 9)], (1,)),
    "stichling: all three rounds equal": ("stichling", [(3, 3), (4, 4), (9, 9)], (0, 1)),
    "stichling: round three before round two": ("stichling", [(0, 1), (6, 2), (3, 6)], (1,)),
    "stichling: only the tied compare": ("stichling", [(3, 2, 0), (6, 4, 0), (3, 6, 9)], (1,)),
    "stichling: two of three share": ("stichling", [(3, 3, 3), (4, 4, 6), (6, 6, 3)], (0, 1)),
    "stichling: nobody took a trick": ("stichling", [(0, 0), (0, 0), (0, 0)], (0, 1)),
}


@pytest.mark.parametrize(("name", "scores", "best"), WINNERS.values(), ids=WINNERS)
def test_the_match_is_won_by(name: str, scores: list[tuple[int, ...]], best: tuple[int, ...]) -> None:
    assert game.winners(PRESETS[name], tuple(scores)) == best


RANKS = {
    "in order": ("classic", [(3, 9, 2)], (2, 1, 3)),
    "two share the second place": ("classic", [(3, 9, 3, 1)], (2, 1, 2, 4)),
    "stichling breaks ties": ("stichling", [(3, 1, 0), (6, 2, 0), (3, 9, 0)], (2, 1, 3)),
}


@pytest.mark.parametrize(("name", "scores", "ranks"), RANKS.values(), ids=RANKS)
def test_the_places_are(name: str, scores: list[tuple[int, ...]], ranks: tuple[int, ...]) -> None:
    assert game.ranking(PRESETS[name], tuple(scores)) == ranks


@pytest.mark.parametrize(
    ("name", "seats"), [("classic", 5), ("hattrick", 4), ("stichling", 3), ("delayed", 3)]
)
def test_the_dealer_rotates_and_left_of_the_dealer_leads(name: str, seats: int) -> None:
    rules = PRESETS[name]
    even = (0,) * seats
    for leader in range(seats):
        assert game.next_leader(scored(rules, leader, even)) == (leader + 1) % seats


def test_the_opener_leads_the_first_round() -> None:
    for opener in range(4):
        assert game.next_leader(game.start(PRESETS["classic"], 4, opener)) == opener
        assert dealt(PRESETS["classic"], 4, opener=opener).round.turn == opener


# Four seats. The last round was led by the seat told, so the seat before it was the last dealer.
LOWEST = {
    "the lowest total deals": (1, [(5, 3, -2, 9)], 3),
    "the lowest total, not the lowest last round": (1, [(-9, 3, 4, 9), (3, -4, 4, 9)], 1),
    "the last seat deals, seat 0 leads": (1, [(5, 3, 2, -9)], 0),
    "of equals the lowest in the last round": (1, [(5, 2, 0, 9), (0, -2, 0, 9)], 2),
    "the other of the equals": (1, [(5, 0, 2, 9), (0, 0, -2, 9)], 3),
    "still a tie: the nearest left of dealer 0": (1, [(9, 3, 3, 3)], 2),
    "still a tie: the nearest left of dealer 1": (2, [(9, 3, 3, 3)], 3),
    "still a tie: the nearest left of dealer 3": (0, [(9, 3, 3, 3)], 2),
    "still a tie: round the table": (0, [(3, 3, 9, 9)], 1),
    "still a tie: the last dealer itself comes last": (1, [(3, 9, 9, 3)], 0),
    "all equal: the deal moves one seat left": (3, [(0, 0, 0, 0)], 0),
    "only the last dealer is lowest: it deals again": (1, [(-3, 9, 9, 3)], 1),
    "three tied in total, one lowest in the last round": (1, [(3, 1, 1, 9), (-2, 0, 0, 9)], 1),
    "ties of others do not matter": (1, [(2, 9, 9, 3), (-1, -4, -4, -3)], 0),
}


@pytest.mark.parametrize(("leader", "scores", "next_leader"), LOWEST.values(), ids=LOWEST)
def test_with_lowest_the_next_leader_is_left_of(
    leader: int, scores: list[tuple[int, ...]], next_leader: int
) -> None:
    state = scored(preset("classic", dealer=Dealer.LOWEST), leader, *scores)
    assert game.next_leader(state) == next_leader


def whole_match(name: str, seats: int) -> tuple[State, list[object]]:
    state = game.start(PRESETS[name], seats, 1)
    events: list[object] = []
    while state.awaits_deal or state.pending:
        if state.awaits_deal:
            state = with_next_deal(state, 1)
        steps = game.apply(state, game.legal(state, state.pending[0])[0])
        events.extend(step.event for step in steps)
        state = steps[-1].state
    return state, events


LENGTHS = [("classic", 3, 5), ("delayed", 3, 5), ("hattrick", 4, 5), ("stichling", 2, 3)]


@pytest.mark.parametrize(("name", "seats", "rounds"), LENGTHS)
def test_a_match_ends_after_its_rounds_and_names_its_winners(name: str, seats: int, rounds: int) -> None:
    state, events = whole_match(name, seats)
    assert state.is_over
    assert len(state.scores) == rounds
    assert events[-1] == MatchEnded(game.winners(state.rules, state.scores))
    assert sum(isinstance(event, MatchEnded) for event in events) == 1
    assert [round.leader for round in state.rounds] == [(1 + number) % seats for number in range(rounds)]


def test_totals_are_the_sums_of_the_rounds() -> None:
    state, _ = whole_match("classic", 4)
    assert state.totals == tuple(sum(column) for column in zip(*state.scores, strict=True))


def test_nothing_is_dealt_after_the_last_round() -> None:
    state, _ = whole_match("stichling", 2)
    with pytest.raises(BadDeal):
        game.deal(state, *filled_hands(state.rules, 2, {}))


def test_a_shorter_match_is_over_after_fewer_rounds() -> None:
    state = dealt(preset("hattrick", rounds=1), 4)
    events = [step.event for step in played_round(state)]
    assert isinstance(events[-1], MatchEnded)


def test_stichling_gives_at_most_eighteen() -> None:
    assert sum(max(stichling.tile_values(number)) for number in range(3)) == 18


@pytest.mark.parametrize("seats", [7, 8])
@pytest.mark.parametrize("undealt", Undealt)
def test_leftover_cards_are_shown_to_all_or_to_nobody(seats: int, undealt: Undealt) -> None:
    rules = replace(PRESETS["classic"], undealt=undealt)
    hands, left = filled_hands(rules, seats, {})
    event, state = game.deal(game.start(rules, seats, 0), hands, left)
    shown = undealt is Undealt.SHOWN
    assert event == RoundDealt(0, 0, left if shown else ())
    for eyes in (frozenset(), frozenset({3}), frozenset(range(seats))):
        assert observe(state, eyes).round.undealt == (left if shown else None)


def test_with_fewer_players_nothing_is_left_over() -> None:
    for seats in range(3, 7):
        assert dealt(PRESETS["classic"], seats).round.undealt == ()
