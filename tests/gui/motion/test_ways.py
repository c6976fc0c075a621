"""From two layouts and an event to the ways of the pieces; no clock, no scene."""

from dataclasses import replace

import pytest
from moving import GAMES, changes, first_change, laid, steps

from sticheln_desktop.gui.art.specs import CardBack, CardFace, Stone, Tile
from sticheln_desktop.gui.motion import durations
from sticheln_desktop.gui.motion.change import Change
from sticheln_desktop.gui.motion.flight import Flight, Pose, home
from sticheln_desktop.gui.motion.plan import adjustments, fades, plan
from sticheln_desktop.gui.table.measures import box
from sticheln_desktop.gui.table.pieces import TargetCard
from sticheln_desktop.rules.events import (
    CardPassed,
    CardPlayed,
    ChoicesShown,
    MatchEnded,
    RoundDealt,
    SecretDecided,
    TrickWon,
)


def way(flights: tuple[Flight, ...], key: str, leaves: bool = False) -> Flight:
    return next(flight for flight in flights if flight.piece.key == key and flight.leaves is leaves)


def played(change: Change) -> Flight:
    assert isinstance(change.event, CardPlayed | CardPassed)
    return way(plan(change), f"card:{change.event.card}")


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_way_ends_at_home_and_each_piece_has_one(name: str, seats: int) -> None:
    for change in changes(name, seats):
        for flights in (plan(change), fades(change)):
            staying = [flight for flight in flights if not flight.leaves]
            assert len({flight.piece.key for flight in staying}) == len(staying), change.event
            for flight in staying:
                assert change.new[flight.piece.key] == flight.piece
                assert flight.legs[-1].end == home(flight.piece)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_no_face_of_the_hand_lingers(name: str, seats: int) -> None:
    for change in changes(name, seats):
        for flight in (*plan(change), *fades(change)):
            if flight.leaves:
                assert not isinstance(flight.piece.target, TargetCard)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_same_table_twice_does_not_move(name: str, seats: int) -> None:
    for change in changes(name, seats):
        still = Change(change.new, change.new, MatchEnded((0,)))
        assert plan(still) == fades(still) == adjustments(still) == ()


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_behind_a_curtain_no_face_moves(name: str, seats: int) -> None:
    for change in changes(name, seats):
        hidden = replace(change, new={})
        for flight in (*plan(hidden), *fades(hidden)):
            assert not isinstance(flight.piece.target, TargetCard)
        nothing = replace(hidden, old={})
        assert plan(nothing) == fades(nothing) == ()


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_nobody_waits_long_for_a_change(name: str, seats: int) -> None:
    for change in changes(name, seats):
        most = {RoundDealt: durations.DEAL_AT_MOST, CardPassed: 1500}.get(type(change.event), 1000)
        assert max((flight.ends for flight in plan(change)), default=0) <= most


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_all_cards_are_dealt_in_time_and_unseen_before(name: str, seats: int) -> None:
    change = first_change(name, seats, RoundDealt)
    dealt = [flight for flight in plan(change) if flight.piece.key.startswith(("card:", "back:"))]
    assert len(dealt) >= sum(isinstance(piece.target, TargetCard) for piece in change.new.values())
    for flight in dealt:
        assert flight.legs[0].lasts == durations.DEAL
        if flight.legs[0].begins > 0:
            assert flight.at(0)[0].opacity == 0.0
        assert isinstance(flight.at(flight.legs[0].begins)[1], CardBack)


def test_a_card_of_an_opponent_grows_from_its_backs() -> None:
    change = first_change("classic", 5, CardPlayed, seat=2)
    flight = played(change)
    start = flight.at(0)[0]
    backs = change.gone("back:2:")
    assert (start.x, start.y) == (backs[0].x, backs[0].y)
    assert start.scale == pytest.approx(box(backs[0].art)[1] / box(flight.piece.art)[1])
    assert isinstance(flight.at(0)[1], CardFace)
    assert flight.ends == durations.PLAY
    assert flight.raised


def test_a_card_without_backs_comes_from_the_plate() -> None:
    change = first_change("hattrick", 5, CardPlayed, seat=1)
    start = played(change).at(0)[0]
    plate = change.old["plate:1"]
    assert (start.x, start.y) == (plate.x, plate.y)


def test_an_own_card_shrinks_and_turns_on_its_way() -> None:
    change = first_change("classic", 5, CardPlayed, seat=0)
    flight = played(change)
    old = change.old[flight.piece.key]
    start = flight.at(0)[0]
    assert isinstance(old.art, CardFace)
    assert isinstance(flight.piece.art, CardFace)
    assert (start.x, start.y) == (old.x, old.y)
    assert start.scale == pytest.approx(old.art.height / flight.piece.art.height)
    assert start.turn == pytest.approx(old.art.angle - flight.piece.art.angle)


def test_a_dropped_card_starts_where_it_was_let_go() -> None:
    change = first_change("classic", 5, CardPlayed, seat=0)
    assert isinstance(change.event, CardPlayed)
    key = f"card:{change.event.card}"
    dropped = replace(change, displaced={key: Pose(400.0, 300.0)})
    flight = played(dropped)
    assert (flight.at(0)[0].x, flight.at(0)[0].y) == (400.0, 300.0)
    assert flight.legs[0].lasts == durations.DROP


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_trick_is_gathered_and_shrinks_to_the_winner(seats: int) -> None:
    change = first_change("classic", seats, TrickWon)
    assert isinstance(change.event, TrickWon)
    plate = change.new[f"plate:{change.event.winner}"]
    cards = [way(plan(change), f"card:{play.card}", leaves=True) for play in change.event.plays]
    heap = {(flight.at(durations.GATHER)[0].x, flight.at(durations.GATHER)[0].y) for flight in cards}
    assert len(heap) == 1
    for flight in cards:
        assert flight.ends == durations.COLLECT + durations.COLLECT_A_CARD * seats
        end = flight.at(flight.ends)[0]
        assert (end.x, end.y, end.scale) == (plate.x, plate.y, 0.35)


def test_a_lane_goes_to_the_pile_of_its_colour() -> None:
    change = first_change("hattrick", 5, TrickWon)
    assert isinstance(change.event, TrickWon)
    card = change.event.plays[0].card
    pile = change.new[f"pile:{change.event.winner}:{card.colour.label}"]
    end = way(plan(change), f"card:{card}", leaves=True).legs[-1].end
    assert (end.x, end.y) == (pile.x, pile.y)


def test_passed_cards_go_to_the_pile_of_who_passed_them() -> None:
    passers: dict[str, int] = {}
    piles: dict[str, tuple[float, float]] = {}
    for change in changes("hattrick", 5):
        if isinstance(change.event, CardPassed):
            passers[f"card:{change.event.card}"] = change.event.seat
        for flight in plan(change):
            if flight.leaves and isinstance(flight.piece.art, CardBack):
                pile = change.new[f"pile:{passers[flight.piece.key]}:passed"]
                end = flight.legs[-1].end
                assert (end.x, end.y) == (pile.x, pile.y)
                piles[flight.piece.key] = end.x, end.y
    assert piles.keys() == passers.keys()


def test_a_full_trick_clears_while_its_stone_goes_home() -> None:
    change = first_change("stichling", 4, TrickWon)
    assert isinstance(change.event, TrickWon)
    flights = plan(change)
    cards = [way(flights, f"card:{play.card}", leaves=True) for play in change.event.plays]
    assert {flight.ends for flight in cards} == {durations.CLEAR}
    stone = next(flight for flight in flights if flight.leaves and flight.piece.key.startswith("stone:"))
    assert stone.legs[0].begins == 0
    assert stone.ends == durations.STONE_HOME


def test_a_stone_is_handed_over_old_one_first() -> None:
    for change in changes("stichling", 4):
        flights = plan(change)
        old = [one for one in flights if one.leaves and one.piece.key.startswith("stone:")]
        if old and isinstance(change.event, CardPlayed):
            new = way(flights, old[0].piece.key)
            assert old[0].ends == new.legs[-1].begins
            assert new.at(0)[1] == old[0].piece.art
            assert isinstance(new.piece.art, Stone)
            spare = f"spare:{change.event.seat}:"
            start = new.legs[-1].start
            assert any((one.x, one.y) == (start.x, start.y) for one in _pieces(change, spare))
            return
    raise AssertionError("no stone was handed over")


def _pieces(change: Change, prefix: str) -> list[Pose]:
    return [home(piece) for key, piece in change.new.items() if key.startswith(prefix)]


def test_choices_are_turned_up_in_place() -> None:
    change = first_change("classic", 5, ChoicesShown)
    turned = [flight for flight in plan(change) if isinstance(flight.at(0)[1], CardBack)]
    assert len(turned) == 4
    for flight in turned:
        middle = flight.at(durations.REVEAL / 2)
        assert middle[0].squeeze == pytest.approx(0.0)
        assert isinstance(flight.at(durations.REVEAL)[1], CardFace)


def test_a_passed_card_is_shown_then_turned_then_laid() -> None:
    change = first_change("hattrick", 5, CardPassed)
    flight = played(change)
    shown = flight.at(durations.PLAY + durations.PASS_SHOW)
    assert isinstance(shown[1], CardFace)
    assert isinstance(change.event, CardPassed)
    assert shown[1].card == change.event.card
    assert shown[0].scale > 1
    assert isinstance(flight.at(flight.ends - durations.PASS_LAY)[1], CardBack)


def test_a_tile_turns_over_after_the_trick_has_gone() -> None:
    change = first_change("stichling", 4, TrickWon)
    turned = [flight for flight in plan(change) if isinstance(flight.piece.art, Tile)]
    assert [flight.legs[-1].ends for flight in turned] == [durations.CLEAR + durations.TILE_UP]
    assert turned[0].at(0)[1] != turned[0].piece.art


def test_own_tiles_slide_to_their_new_order() -> None:
    step = next(steps("stichling", 4))
    old, new = (
        {piece.key: piece for piece in laid(step, tile_order=order)} for order in ((1, 2, 3), (2, 3, 1))
    )
    moved = {flight.piece.art.number: flight for flight in adjustments(Change(old, new))}  # type: ignore[union-attr]
    assert moved.keys() == {1, 2, 3}
    assert (moved[1].at(0)[0].x, moved[1].piece.x) == (old["tile:0:0"].x, new["tile:0:2"].x)


def test_a_secret_choice_leaves_its_hand_face_down() -> None:
    change = first_change("classic", 5, SecretDecided, seat=3)
    flight = way(plan(change), "choice:3:0")
    backs = change.gone("back:3:")
    assert (flight.at(0)[0].x, flight.at(0)[0].y) == (backs[0].x, backs[0].y)
    assert isinstance(flight.at(0)[1], CardBack)


def test_the_ring_fades_over_when_the_card_lies() -> None:
    for change in changes("classic", 5):
        ghosts = [one for one in plan(change) if one.leaves and isinstance(one.piece.art, CardFace)]
        if isinstance(change.event, CardPlayed) and len(ghosts) == 2:
            assert {ghost.legs[0].begins for ghost in ghosts} == {durations.PLAY}
            assert {ghost.legs[0].lasts for ghost in ghosts} == {durations.RING}
            assert played(change).at(0)[1].ring is None  # type: ignore[union-attr]
            return
    raise AssertionError("no card took over")


def test_a_hovered_card_lifts_faster_than_it_drops() -> None:
    step = next(steps("classic", 5))
    calm = {piece.key: piece for piece in laid(step)}
    card = next(piece.target for piece in calm.values() if isinstance(piece.target, TargetCard))
    lifted = {piece.key: piece for piece in laid(step, hovered=card)}
    assert [flight.ends for flight in adjustments(Change(calm, lifted))] == [durations.HOVER_LIFT]
    assert [flight.ends for flight in adjustments(Change(lifted, calm))] == [durations.HOVER_DROP]
