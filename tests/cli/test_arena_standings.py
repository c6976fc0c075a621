"""What an arena computes from its matches, on numbers small enough to work out by hand."""

import io
from math import sqrt

import pytest

from sticheln_desktop.cli.arena_match import Outcome, SeatOutcome
from sticheln_desktop.cli.arena_plan import Pairing, Plan
from sticheln_desktop.cli.arena_standings import Estimate, estimate, standings, student_quantile
from sticheln_desktop.cli.arena_table import table
from sticheln_desktop.cli.progress import progress
from sticheln_desktop.cli.setup import Thinking
from sticheln_desktop.rules.settings import CLASSIC, PRESETS

QUANTILES = {
    1: 12.706,
    2: 4.303,
    3: 3.182,
    4: 2.776,
    5: 2.571,
    10: 2.228,
    30: 2.042,
    100: 1.984,
    10**6: 1.960,
}
PLAN = Plan(CLASSIC, ("a", "b", "b"), wanted=4, seed=1, thinking=Thinking(0.0))
# Deal by deal and rotation by rotation, the points of each seat; `a` sits at the seat of the rotation.
POINTS = {
    0: ((30, 0, 0), (5, 25, 15), (0, 0, 20)),
    1: ((10, 10, 10), (0, 40, 0), (40, 0, 10)),
}


@pytest.mark.parametrize("freedom", QUANTILES)
def test_few_deals_make_wide_intervals(freedom: int) -> None:
    assert student_quantile(freedom) == pytest.approx(QUANTILES[freedom], rel=0.005)


def test_an_estimate_is_a_mean_with_its_interval() -> None:
    found = estimate([1.0, 2.0, 3.0, 6.0])
    assert found.mean == 3.0
    assert found.margin == pytest.approx(3.182 * sqrt(14 / 3) / 2, rel=0.005)


def test_one_deal_has_no_interval() -> None:
    assert estimate([4.0]) == Estimate(4.0, None)


def played(deal: int, rotation: int) -> Outcome:
    """A match with the points above; a shared win is split."""
    points = POINTS[deal][rotation]
    winners = [seat for seat in range(3) if points[seat] == max(points)]
    seats = tuple(
        SeatOutcome(score, (seat in winners) / len(winners), 10, seat, 0.5, 0.1 + seat, None)
        for seat, score in enumerate(points)
    )
    return Outcome(deal, rotation, seats)


OUTCOMES = [played(*pairing) for pairing in reversed(PLAN.pairings())]


def test_a_deal_is_one_sample() -> None:
    first, second = standings(PLAN, OUTCOMES)
    assert (first.player, first.seats, second.player, second.seats) == ("a", 1, "b", 2)
    assert first.points == estimate([(30 + 25 + 20) / 3 / 5, (10 + 40 + 10) / 3 / 5])
    assert second.points.mean == pytest.approx(((0 + 10 + 0) / 3 / 5 + (10 + 0 + 20) / 3 / 5) / 2)
    assert first.lead is not None
    assert second.lead is not None
    assert first.lead.mean == pytest.approx(first.points.mean - second.points.mean)
    assert second.lead.mean == pytest.approx(-first.lead.mean)


def test_a_shared_win_is_split_and_counted_for_each_seat() -> None:
    first, second = standings(PLAN, OUTCOMES)
    assert first.wins.mean == pytest.approx((3 + 1 / 3 + 1) / 6)
    assert second.wins.mean == pytest.approx((6 - (3 + 1 / 3 + 1)) / 6 / 2)


def test_decisions_are_added_up() -> None:
    first, second = standings(PLAN, OUTCOMES)
    assert (first.decisions, second.decisions) == (60, 120)
    assert (first.fallbacks, second.fallbacks) == (6, 12)
    assert first.seconds_mean == pytest.approx(0.05)
    assert (first.seconds_longest, second.seconds_longest) == (2.1, 2.1)


def test_the_line_up_turns_with_the_rotation() -> None:
    assert [PLAN.line_up(turn) for turn in range(3)] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert PLAN.pairings()[:4] == (Pairing(0, 0), Pairing(0, 1), Pairing(0, 2), Pairing(1, 0))
    assert PLAN.deal_seed(0) != PLAN.deal_seed(1)


def test_long_commands_keep_their_end_in_the_table() -> None:
    plan = Plan(PRESETS["stichling"], ("bot:" + "x" * 99 + " end\n", "b"), 1, 1, Thinking(0.0))
    outcome = Outcome(0, 0, (SeatOutcome(1, 0.0, 1, 1, 0, 0, "it\x1bfell"), SeatOutcome(2, 1.0, 1, 0, 0, 0)))
    lines = table(plan, standings(plan, [outcome])).splitlines()
    assert lines[3].startswith("  …" + "x" * 34 + " end\N{REPLACEMENT CHARACTER}  ")
    assert lines[-1].endswith("was replaced 1×: it\N{REPLACEMENT CHARACTER}fell")


class Terminal(io.StringIO):
    """Somebody is watching."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with progress("matches", total=9, done=2) as advance:
        advance()
    assert "3/9" in terminal.getvalue()


def test_a_file_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in (io.StringIO(), None):
        monkeypatch.setattr("sys.stderr", stream)
        with progress("matches", total=9, done=0) as advance:
            advance()
        assert stream is None or stream.getvalue() == ""
