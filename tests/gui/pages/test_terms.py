"""The terms of a table: they travel in the record and survive nonsense."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as changed

from sticheln_desktop.gui.pages.plan import match, sensible
from sticheln_desktop.gui.pages.terms import FIELD, Terms, agreed, terms
from sticheln_desktop.match import storage


def test_the_usual_terms_leave_no_trace() -> None:
    begun = match(sensible("classic"), 1)
    assert begun.extra == {}
    assert terms(begun) == Terms((0, 1, 2, 3))


def test_terms_come_back_from_disk(tmp_path: Path) -> None:
    plan = changed(sensible("hazy"), allows_undo=False, allows_cards_seen=False)
    seats = tuple(changed(seat, look=7 - seat.look) for seat in plan.seats)
    begun, _ = match(changed(plan, seats=seats), 1).deal()
    storage.save(begun, tmp_path / "match.sticheln")
    assert terms(storage.load(tmp_path / "match.sticheln")) == Terms((7, 6, 5, 4), False, False)


@pytest.mark.parametrize("looks", [[0, 1], [0, 0, 1, 2], [0, 1, 2, 8], [-1, 1, 2, 3]])
def test_looks_that_do_not_fit_are_as_usual(looks: list[int]) -> None:
    begun = replace(match(sensible("classic"), 1), extra={FIELD: {"looks": looks, "allows_undo": False}})
    assert terms(begun) == Terms((0, 1, 2, 3), allows_undo=False)


@pytest.mark.parametrize("found", [3, "x", None, {"looks": "red"}, {"allows_undo": 2}])
def test_nonsense_is_as_usual(found: Any) -> None:
    begun = replace(match(sensible("classic"), 1), extra={FIELD: found})
    assert terms(begun) == Terms((0, 1, 2, 3))


def test_what_others_wrote_is_kept() -> None:
    begun = replace(match(sensible("classic"), 1), extra={"theirs": 1})
    assert agreed(begun, Terms((), False)).extra["theirs"] == 1
