"""The models under Qt's own tester, through whole matches, and what they must never tell."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from chance import EVERY_GAME, cast, happenings, states
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.models.cards_out import CardsOutModel, Whereabouts
from sticheln_desktop.gui.models.hand import HandModel, Order
from sticheln_desktop.gui.models.history import history
from sticheln_desktop.gui.models.log import LogModel
from sticheln_desktop.gui.models.roles import Role
from sticheln_desktop.gui.models.scores import ScoreModel
from sticheln_desktop.gui.models.seats import SeatsModel
from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.events import SecretDecided, TrickWon
from sticheln_desktop.rules.settings import CLASSIC, PRESETS, Rules
from sticheln_desktop.rules.state import State
from sticheln_desktop.rules.view import NOBODY, View, observe

STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal
GAMES = pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: f"{rules.game}-{rules.colours}")
ROLES = (*Qt.ItemDataRole, *Role)


def all_models() -> dict[str, QAbstractItemModel]:
    return {
        "scores": ScoreModel(),
        "log": LogModel(),
        "out": CardsOutModel(),
        "hand": HandModel(),
        "seats": SeatsModel(),
    }


def show(models: dict[str, QAbstractItemModel], view: View, seat: int) -> None:
    who = cast(view.seats, seat if seat in view.eyes else None)
    for model in models.values():
        if isinstance(model, CardsOutModel):
            model.show(view)
        elif isinstance(model, HandModel):
            model.show(view, seat)
        elif isinstance(model, ScoreModel | LogModel | SeatsModel):
            model.show(view, who)


def told(model: QAbstractItemModel) -> Iterator[object]:
    columns = model.columnCount() if isinstance(model, ScoreModel | CardsOutModel) else 1
    for row in range(model.rowCount(QModelIndex())):
        for column in range(columns):
            for role in ROLES:
                yield model.index(row, column).data(role)


@GAMES
def test_models_stay_consistent_through_a_match(qtbot: QtBot, rules: Rules) -> None:
    seats = rules.seat_counts()[0]
    models = all_models()
    testers = [QAbstractItemModelTester(model, STRICT) for model in models.values()]
    past = states(rules, seats, 3)
    for state in past[:80]:
        show(models, observe(state, frozenset({1})), 1)
    for state in (past[10], past[-1], past[40], past[0], past[60]):
        show(models, observe(state, frozenset({0})), 0)
        show(models, observe(state, NOBODY), 0)
    assert len(testers) == len(models)


def known_cards(view: View) -> set[Card]:
    known = {play.card for round in view.rounds for play in round.plays}
    for round in view.rounds:
        for cards in (*round.dealt, *round.choices, round.undealt):
            known.update(cards or ())
    return known


def named_cards(value: object) -> set[Card]:
    """The cards a role's value tells of, in whatever form."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, tuple):
        return {card for item in value for card in named_cards(item)}
    if isinstance(value, str):
        by_name = {texts.colour_name(colour): colour for colour in Colour}
        found = re.findall(rf"({'|'.join(by_name)}) (\d+)", value)
        return {Card(by_name[name], int(number)) for name, number in found}
    return set()


@GAMES
@pytest.mark.parametrize("eyes", [NOBODY, frozenset({0}), frozenset({1})], ids=["nobody", "first", "second"])
def test_no_hidden_card_is_told(qtbot: QtBot, rules: Rules, eyes: frozenset[int]) -> None:
    seats = rules.seat_counts()[0]
    models = all_models()
    grid = models.pop("out")
    assert isinstance(grid, CardsOutModel)
    for state in states(rules, seats, 4)[:60:11]:
        view = observe(state, eyes)
        known = known_cards(view)
        for seat in (0, 1):
            show({**models, "out": grid}, view, seat)
            for model in models.values():
                for value in told(model):
                    assert named_cards(value) <= known


@GAMES
def test_grid_does_not_tell_hands_apart(qtbot: QtBot, rules: Rules) -> None:
    """The same public state with two hands swapped gives the same grid."""
    seats = rules.seat_counts()[0]
    state = states(rules, seats, 6)[0]
    hands = state.round.hands
    swapped = _dealt_anew(state, (hands[0], *hands[:0:-1]))
    one, other = CardsOutModel(), CardsOutModel()
    one.show(observe(state, frozenset({0})))
    other.show(observe(swapped, frozenset({0})))
    assert list(told(one)) == list(told(other))


def _dealt_anew(state: State, hands: tuple[tuple[Card, ...], ...]) -> State:
    return replace(state, rounds=(replace(state.round, dealt=hands, hands=hands),))


@GAMES
def test_history_tells_what_happened(rules: Rules) -> None:
    for seats in rules.seat_counts()[:2]:
        happened = list(happenings(rules, seats, 8))
        events = [event for event, _ in happened if not isinstance(event, SecretDecided)]
        for eyes in (NOBODY, frozenset({0})):
            assert [event for event, _ in history(observe(happened[-1][1], eyes))] == events
        half = len(happened) // 2
        past = [event for event, _ in happened[:half] if not isinstance(event, SecretDecided)]
        told_now = [event for event, _ in history(observe(happened[half - 1][1], NOBODY))]
        # Between the steps of one decision the last facts are not in the view yet.
        assert told_now[: len(past) - 3] == past[: len(past) - 3]


@GAMES
def test_log_does_not_run_ahead_of_the_table(qtbot: QtBot, rules: Rules) -> None:
    """While a full trick still lies there nobody has won it, and no tile has been turned up."""
    for state in states(rules, rules.seat_counts()[0], 3)[:60]:
        view = observe(state, NOBODY)
        won = [event for event, at in history(view) if isinstance(event, TrickWon) and at.scores is None]
        assert len(won) == sum(len(round.tricks) for round in view.rounds)


def test_log_adds_only_new_lines(qtbot: QtBot) -> None:
    model, log = LogModel(), []
    model.rowsInserted.connect(lambda _, first, last: log.append((first, last)))
    model.rowsRemoved.connect(lambda *_: pytest.fail("nothing was taken back"))
    for state in states(CLASSIC, 3, 1)[:40]:
        model.show(observe(state, NOBODY), cast(3))
    assert log == sorted(log)
    assert log[-1][1] == model.rowCount() - 1


def test_totals_and_crown(qtbot: QtBot) -> None:
    view = observe(states(CLASSIC, 4, 1)[-1], NOBODY)
    model = ScoreModel()
    model.show(view, cast(4))
    totals = [model.index(5, seat).data(Role.POINTS) for seat in range(4)]
    assert tuple(totals) == view.totals
    crowned = [seat for seat in range(4) if model.index(5, seat).data(Role.AHEAD)]
    assert crowned == [seat for seat in range(4) if totals[seat] == max(totals)]
    assert model.headerData(0, Qt.Orientation.Horizontal) == "You"
    assert model.headerData(5, Qt.Orientation.Vertical) == "Σ"


def test_nobody_is_ahead_before_the_first_score(qtbot: QtBot) -> None:
    model = ScoreModel()
    model.show(observe(states(CLASSIC, 4, 1)[0], NOBODY), cast(4))
    assert not any(model.index(5, seat).data(Role.AHEAD) for seat in range(4))


def test_grid_counts_what_is_out(qtbot: QtBot) -> None:
    view = observe(states(PRESETS["stichling"], 4, 1)[0], frozenset({2}))
    model = CardsOutModel()
    model.show(view)
    where = [place for row in range(4) for _, place in model.where(model.index(row, 0).data(Role.COLOUR))]
    assert where.count(Whereabouts.OWN) == 12
    assert where.count(Whereabouts.OUT) == 36


def test_hand_is_sorted_and_what_points_to_a_card_follows_it(qtbot: QtBot) -> None:
    view = observe(states(CLASSIC, 4, 1)[0], frozenset({0}))
    model = HandModel()
    tester = QAbstractItemModelTester(model, STRICT)
    model.show(view, 0)
    assert list(model.rows) == sorted(model.rows)
    kept = QPersistentModelIndex(model.index(4))
    card = kept.data(Role.CARD)
    model.sort_by(Order.VALUE)
    assert kept.data(Role.CARD) == card
    assert [each.value for each in model.rows] == sorted(each.value for each in model.rows)
    assert model.index(0).data(Role.PLAYABLE)
    model.show(observe(states(CLASSIC, 4, 1)[0], NOBODY), 0)
    assert model.rowCount(QModelIndex()) == 0
    assert tester.model() is model


def test_seats_say_who_is_to_decide_and_what_lies_open(qtbot: QtBot) -> None:
    view = observe(states(CLASSIC, 4, 1)[5], NOBODY)
    model = SeatsModel()
    model.show(view, cast(4, None))
    turn = view.round.turn
    assert [model.index(seat).data(Role.TURN) for seat in range(4)] == [seat == turn for seat in range(4)]
    spoken = model.index(turn).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.endswith("to decide")
    assert texts.card_names(view.round.choices[turn] or ()) in spoken
    assert model.index(turn).data(Role.CARDS_LEFT) == 14


@GAMES
def test_a_log_that_followed_reads_like_one_told_at_once(rules: Rules, qtbot: QtBot) -> None:
    """Whoever looked meanwhile and whatever was taken back."""
    seats = rules.seat_counts()[0]
    past = states(rules, seats, 3)
    followed = LogModel()
    for number in (*range(0, len(past) // 2, 2), *range(len(past) // 3, len(past), 3)):
        view = observe(past[number], frozenset({number % seats}) if number % 3 else NOBODY)
        followed.show(view, cast(seats, None))
        if number % 6 == 0:
            fresh = LogModel()
            fresh.show(view, cast(seats, None))
            assert followed.rows == fresh.rows


def test_log_turns_up_no_tile_before_it_is_seen(qtbot: QtBot) -> None:
    model = LogModel()
    for state in states(PRESETS["stichling"], 3, 1)[:60]:
        model.show(observe(state, NOBODY), cast(3))
        assert not any("None" in line.text for line in model.rows)
    assert any("turns up the tile" in line.text for line in model.rows)
