"""Two thousand matches played by chance are judged alike by the rules and by the naive scorer."""

from random import Random

import naive
import pytest
from playouts import EVERY_GAME_AND_SEATS, Spot, match_by_chance, position, shortened

from sticheln_desktop.match.match import Match
from sticheln_desktop.match.writer import record
from sticheln_desktop.rules import game
from sticheln_desktop.rules.decisions import Play
from sticheln_desktop.rules.settings import PRESETS, Rules

MATCHES = 2000
CHUNKS = 40
PER_CHUNK = MATCHES // CHUNKS


def judged_by_the_rules(match: Match) -> dict[str, object]:
    state = match.state
    return {
        "leaders": [round.leader for round in state.rounds],
        "turns": [[play.seat for play in round.plays] for round in state.rounds],
        "tricks": [[trick.winner for trick in round.tricks] for round in state.rounds],
        "scores": [list(row) for row in state.scores],
        "totals": list(state.totals),
        "winners": list(game.winners(state.rules, state.scores)),
    }


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_matches_by_chance_are_judged_alike(chunk: int) -> None:
    for number in range(chunk * PER_CHUNK, (chunk + 1) * PER_CHUNK):
        rules, seats = EVERY_GAME_AND_SEATS[number % len(EVERY_GAME_AND_SEATS)]
        match = match_by_chance(shortened(rules, Random(number).choice((1, 2, 3))), seats, number)
        assert naive.outcome(record(match)) == judged_by_the_rules(match), (rules, seats, number)


SMALL_FAMILIES = [
    (PRESETS[name], seats) for name in ("hattrick", "stichling") for seats in PRESETS[name].seat_counts()
]


@pytest.mark.parametrize(("rules", "seats"), SMALL_FAMILIES, ids=lambda it: str(getattr(it, "game", it)))
def test_the_small_families_are_judged_alike_too(rules: Rules, seats: int) -> None:
    for seed in range(5000, 5030):
        match = match_by_chance(rules, seats, seed)
        assert naive.outcome(record(match)) == judged_by_the_rules(match), seed


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_place_a_stichling_card_may_go_is_found_alike(seats: int) -> None:
    for seed in range(60):
        made = Random(seed).randrange(seats, 13 * seats)
        state = position(Spot(PRESETS["stichling"], seats, seed, made))
        seat = state.round.turn
        places = {
            place: [(play.seat, str(play.card)) for play in trick]
            for place, trick in enumerate(state.round.table, start=1)
        }
        by_hand = {
            Play(seat, card, place)
            for card in state.round.hands[seat]
            for place in naive.stichling_places(str(card), places)
        }
        assert set(game.legal(state, seat)) == by_hand
