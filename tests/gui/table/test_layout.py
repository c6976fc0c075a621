"""The layout of every table: for all games, player counts, sizes and phases."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, pairwise, product
from random import Random
from typing import NamedTuple

import pytest

from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.art.specs import CardBack, CardFace, Tile
from sticheln_desktop.gui.art.tiles import TileSide
from sticheln_desktop.gui.table.brush import LEAST, width
from sticheln_desktop.gui.table.drawn import Banner, PassSlot, Pill, PlaceFrame, Plate
from sticheln_desktop.gui.table.layout import layout
from sticheln_desktop.gui.table.measures import box, target_piece
from sticheln_desktop.gui.table.paint_places import missing_room
from sticheln_desktop.gui.table.pieces import Piece, TableLook, TargetCard, TargetPlace
from sticheln_desktop.match.shuffle import drawn_deal
from sticheln_desktop.rules import game
from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.decisions import Play
from sticheln_desktop.rules.settings import PRESETS, Family
from sticheln_desktop.rules.state import Phase, State
from sticheln_desktop.rules.view import NOBODY, View, observe

SIZES = ((900, 560), (992, 756), (1280, 716), (1632, 1036), (3552, 2116))
NAMES = ("You", "Jonas", "Mara", "Ildikó", "Theo", "Bea", "Ole", "Zsófi")
TABLES = tuple((name, seats) for name, rules in PRESETS.items() for seats in rules.seat_counts())
Box = tuple[float, float, float, float]


@cache
def moments(name: str, seats: int) -> tuple[State, ...]:
    """A round played by chance: its beginning, its end and some states between, every phase among them."""
    chance = Random(seats)
    state = game.start(PRESETS[name], seats, 0)
    state = game.deal(state, *drawn_deal(state.rules, seats, 7, 0)).state
    states = [state]
    while state.pending:
        options = game.legal(state, chance.choice(state.pending))
        steps = game.apply(state, chance.choice(options))
        state = steps[-1].state
        states += [step.state for step in steps]
    turns = [each for each in states if each.round.phase is not Phase.PLAYING]
    playing = [each for each in states if each.round.phase is Phase.PLAYING]
    return (*turns, *playing[:: max(1, len(playing) // 12)], *playing[-seats - 3 :])


def look(view: View, size: tuple[int, int], **wishes: object) -> TableLook:
    return TableLook(*map(float, size), own=0, names=NAMES[: view.seats], **wishes)  # type: ignore[arg-type]


def views(name: str, seats: int) -> Iterator[View]:
    for state in moments(name, seats):
        yield observe(state, frozenset({0}))
        yield observe(state, NOBODY)


def bounds(piece: Piece) -> Box:
    width, height = box(piece.art)
    return piece.x - width / 2, piece.y - height / 2, piece.x + width / 2, piece.y + height / 2


class Placed(NamedTuple):
    """A piece and the box it covers."""

    piece: Piece
    bounds: Box


def overlap(first: Piece, second: Piece) -> bool:
    return touch(bounds(first), bounds(second))


def touch(one: Box, two: Box) -> bool:
    slack = 0.5
    return (
        one[0] < two[2] - slack
        and two[0] < one[2] - slack
        and one[1] < two[3] - slack
        and two[1] < one[3] - slack
    )


def is_hand(piece: Piece) -> bool:
    return isinstance(piece.target, TargetCard) or (piece.key.startswith("back:0:"))


def in_trick(piece: Piece) -> bool:
    return isinstance(piece.art, CardFace) and 30 <= piece.z < 60


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_everything_is_in_the_scene_and_apart(name: str, seats: int, size: tuple[int, int]) -> None:
    for view in views(name, seats):
        placed = [Placed(piece, bounds(piece)) for piece in layout(view, look(view, size))]
        assert_keys_are_unique(placed)
        assert_inside(placed, size)
        assert_plates_trick_and_hand_keep_apart(placed, view.rules.family)
        if name in ("classic", "aggravated"):
            assert_chosen_cards_touch_nothing(placed)


def assert_keys_are_unique(placed: list[Placed]) -> None:
    keys = [each.piece.key for each in placed]
    assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)


def assert_inside(placed: list[Placed], size: tuple[int, int]) -> None:
    for piece, (left, top, right, bottom) in placed:
        inside = left >= -1 and top >= -1 and right <= size[0] + 1 and bottom <= size[1] + 1
        assert inside, (piece.key, bounds(piece))


def assert_plates_trick_and_hand_keep_apart(placed: list[Placed], family: Family) -> None:
    plates = [each for each in placed if isinstance(each.piece.art, Plate | Banner)]
    tricks = [each for each in placed if in_trick(each.piece)]
    hand = [each for each in placed if is_hand(each.piece)]
    pairs = [*combinations(plates, 2), *product(plates, (*tricks, *hand)), *product(tricks, hand)]
    if family is not Family.STICHLING:
        pairs += combinations(tricks, 2)
    assert_apart(pairs)


def assert_chosen_cards_touch_nothing(placed: list[Placed]) -> None:
    chosen, others = [], []
    for each in placed:
        piece = each.piece
        if isinstance(piece.art, CardFace | CardBack) and 20 < piece.z < 23:
            chosen.append(each)
        if isinstance(piece.art, Plate | Banner) or in_trick(piece) or is_hand(piece):
            others.append(each)
    assert_apart(product(chosen, others))


def assert_apart(pairs: Iterable[tuple[Placed, Placed]]) -> None:
    for one, two in pairs:
        assert not touch(one.bounds, two.bounds), (one.piece.key, two.piece.key)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("name", "seats"), [("classic", 3), ("classic", 5), ("classic", 8), ("delayed", 8)])
def test_every_plate_tells_what_its_seat_has_won(name: str, seats: int, size: tuple[int, int]) -> None:
    for view in views(name, seats):
        plates = [piece.art for piece in layout(view, look(view, size)) if isinstance(piece.art, Plate)]
        assert len(plates) == seats
        assert all(plate.detail.endswith(" won") for plate in plates)


@pytest.mark.parametrize("scale", [0.8, 1.5, 2.0])
@pytest.mark.parametrize(
    ("name", "seats"), [("classic", 8), ("aggravated", 8), ("hattrick", 7), ("stichling", 5)]
)
def test_large_text_leaves_cards_their_room(name: str, seats: int, scale: float) -> None:
    for view in views(name, seats):
        pieces = layout(view, look(view, SIZES[0], text_scale=scale, style=Style.LARGE))
        for piece in pieces:
            left, top, right, bottom = bounds(piece)
            assert min(left, top, 900 - right, 560 - bottom) >= -1, piece.key
        for piece in pieces:
            if in_trick(piece):
                assert box(piece.art)[1] >= 62, piece.key


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("size", SIZES)
def test_fifteen_cards_stay_readable(size: tuple[int, int], style: Style) -> None:
    view = observe(moments("classic", 5)[0], frozenset({0}))
    hand = [piece for piece in layout(view, look(view, size, style=style)) if is_hand(piece)]
    height = box(hand[0].art)[1]
    strip = min(two.x - one.x for one, two in pairwise(hand)) / height
    assert len(hand) == 15
    assert strip >= (0.44 if style is Style.LARGE else 0.36) - 0.005
    assert box(hand[0].art)[0] >= 44


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("size", SIZES)
def test_a_picked_card_stays_below_the_banner(size: tuple[int, int], style: Style) -> None:
    for state in moments("stichling", 3):
        view = observe(state, frozenset({0}))
        for card in view.round.hands[0] or ():
            pieces = layout(view, look(view, size, style=style, picked=card))
            banner = next(piece for piece in pieces if piece.key == "banner")
            picked = next(piece for piece in pieces if piece.key == f"card:{card}")
            assert not overlap(banner, picked)


def visible(view: View) -> set[Card]:
    """Every card these eyes may know by face."""
    round = view.round
    known = {play.card for play in round.plays}
    for cards in (*round.hands, *round.choices, round.undealt):
        known.update(cards or ())
    return known


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_hidden_card_is_laid_out(name: str, seats: int) -> None:
    for state in moments(name, seats):
        for eyes in (NOBODY, frozenset({0}), frozenset({1})):
            view = observe(state, eyes)
            pieces = layout(view, look(view, SIZES[1]))
            faces = {piece.art.card for piece in pieces if isinstance(piece.art, CardFace)}
            assert faces <= visible(view)
            hidden = {
                f"card:{card}" for hand in state.round.hands for card in hand if card not in visible(view)
            }
            assert hidden.isdisjoint(piece.key for piece in pieces)


def test_nobodys_eyes_see_backs_and_no_tiles() -> None:
    for state in moments("stichling", 4):
        view = observe(state, NOBODY)
        for piece in layout(view, look(view, SIZES[1])):
            assert not (isinstance(piece.art, Tile) and piece.art.side is TileSide.PEEK)
            assert state.round.phase is Phase.SCORED or not isinstance(piece.target, TargetCard)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_legal_play_can_be_pressed(name: str, seats: int) -> None:
    for state in moments(name, seats):
        view = observe(state, frozenset({0}))
        if len(state.round.table[0]) == seats and view.rules.family is Family.STICHELN:
            continue  # a full trick rests until it is taken
        pieces = layout(view, look(view, SIZES[0]))
        pressable = {piece.target for piece in pieces}
        for decision in view.legal:
            if isinstance(decision, Play):
                assert TargetCard(decision.card) in pressable
                assert TargetPlace(decision.place) in pressable


def test_a_press_means_the_topmost_card() -> None:
    view = observe(moments("classic", 5)[0], frozenset({0}))
    pieces = layout(view, look(view, SIZES[1]))
    for piece in (piece for piece in pieces if is_hand(piece)):
        left = piece.x - box(piece.art)[0] * 0.35
        assert target_piece(pieces, left, piece.y) is piece


def test_a_picked_card_lights_the_places_it_may_go_to() -> None:
    for state in moments("stichling", 3):
        view = observe(state, frozenset({0}))
        plays = [decision for decision in view.legal if isinstance(decision, Play)]
        for picked in {play.card for play in plays}:
            pieces = layout(view, look(view, SIZES[1], picked=picked))
            lit = {
                piece.art.number
                for piece in pieces
                if isinstance(piece.art, PlaceFrame) and piece.art.state.name == "LEGAL"
            }
            rests = any(len(trick) == 4 for trick in state.round.table)
            assert lit == (set() if rests else {play.place for play in plays if play.card == picked})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(3, 9))
def test_the_crown_is_covered_by_nothing(seats: int, size: tuple[int, int]) -> None:
    for view in views("delayed", seats):
        pieces = layout(view, look(view, size))
        crowns = [piece for piece in pieces if piece.key == "crown"]
        pills = [piece for piece in pieces if isinstance(piece.art, Pill)]
        for crown in crowns:
            assert not [pill.key for pill in pills if pill.z > crown.z and overlap(crown, pill)]


@pytest.mark.parametrize("name", [name for name, rules in PRESETS.items() if rules.family is Family.STICHELN])
def test_every_trick_says_what_it_is_worth(name: str) -> None:
    for state in moments(name, 4):
        if state.round.phase is Phase.PLAYING and state.round.table[0]:
            view = observe(state, frozenset({0}))
            (banner,) = (piece.art for piece in layout(view, look(view, SIZES[1])) if piece.key == "banner")
            assert isinstance(banner, Banner)
            assert banner.total
            assert banner.parts


@pytest.mark.parametrize("name", PRESETS)
def test_a_card_reached_by_keys_is_foretold_like_a_hovered_one(name: str) -> None:
    for state in moments(name, 4):
        view = observe(state, frozenset({0}))
        for play in {play.card for play in view.legal if isinstance(play, Play)}:
            by_mouse = layout(view, look(view, SIZES[1], hovered=TargetCard(play)))
            by_keys = layout(view, look(view, SIZES[1], focused=TargetCard(play)))
            assert foretold(by_keys) == foretold(by_mouse)
            assert any(foretold(by_keys))


def foretold(pieces: tuple[Piece, ...]) -> list[object]:
    """All that says what a card would do."""
    return [piece.art for piece in pieces if isinstance(piece.art, Banner | PassSlot | PlaceFrame | Pill)]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_words_of_the_pass_slot_are_never_small(qapp: object, scale: float) -> None:
    actions, labels = set(), set()
    for view in (observe(state, frozenset({0})) for n in range(4, 8) for state in moments("hattrick", n)):
        for card in view.round.hands[0] or ():
            wishes = look(view, SIZES[0], text_scale=scale, hovered=TargetCard(card))
            pieces = layout(view, wishes, width)
            for slot in (piece.art for piece in pieces if isinstance(piece.art, PassSlot)):
                actions.add(slot.action)
                labels.add(slot.label)
                assert slot.ink.font * 0.95 >= 12
                assert max(width(words, 12, True) for words in (slot.action, slot.label)) <= slot.width - 20
                assert width(slot.title, slot.ink.font * 1.15, True) <= slot.width - 12
                assert width(slot.detail, slot.ink.font * 0.95, False) <= 1.6 * (slot.width - 12)
    assert len(actions) > 1
    assert len(labels) > 1


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_passed_cards_leave_the_words_of_their_slot_free(size: tuple[int, int], scale: float) -> None:
    backs = 0
    for state in moments("hattrick", 5):
        view = observe(state, frozenset({0}))
        pieces = layout(view, look(view, size, text_scale=scale))
        for slot in (piece for piece in pieces if isinstance(piece.art, PassSlot)):
            font = slot.art.ink.font
            top = slot.y - slot.art.height / 2 + 4.7 * font
            end = slot.y + slot.art.height / 2 - 5.7 * font
            for piece in pieces:
                if isinstance(piece.art, CardBack) and overlap(piece, slot):
                    backs += 1
                    assert top <= bounds(piece)[1]
                    assert bounds(piece)[3] <= end
    assert backs


def test_the_holder_of_a_trick_is_named_before_the_missing_cards_are_counted(qapp: object) -> None:
    view = next(view for view in views("stichling", 4) if view.rounds and any(view.round.table))
    pieces = layout(view, look(view, SIZES[0], text_scale=2.0))
    place = next(piece.art for piece in pieces if isinstance(piece.art, PlaceFrame) and piece.art.has_trick)
    whole = width(place.holder, LEAST, True) + width(place.missing, LEAST, False)
    assert missing_room(place, LEAST, 1.5 * whole) > 0
    assert missing_room(place, LEAST, whole - 1) == 0
