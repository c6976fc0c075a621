"""Going back, branching and dealing on are slices of one list."""

import pytest
from matches import random_match

from sticheln_desktop.match.match import Participant, new_match
from sticheln_desktop.match.reader import decoded
from sticheln_desktop.match.writer import encoded
from sticheln_desktop.rules.objections import IllegalDecision
from sticheln_desktop.rules.settings import PRESETS


def test_going_back_and_on_again_gives_the_same_match() -> None:
    match = random_match(PRESETS["classic"], 3, seed=5)
    back = match.at(20)
    for entry in match.log[20:30]:
        back, _ = back.play(entry)  # type: ignore[arg-type]
    assert back == match.at(30)


def test_undo_leads_before_the_last_decision_of_a_seat() -> None:
    match = random_match(PRESETS["hattrick"], 4, seed=5, plies=30)
    ply = match.last_ply_of([2])
    assert ply is not None
    assert match.log[ply].seat == 2  # type: ignore[union-attr]
    assert all(getattr(entry, "seat", None) != 2 for entry in match.log[ply + 1 :])


def test_nothing_can_be_undone_before_the_first_decision() -> None:
    match = random_match(PRESETS["hattrick"], 4, seed=5, plies=1)
    assert match.last_ply_of(range(4)) is None


def test_an_illegal_decision_leaves_the_match_as_it_was() -> None:
    match = random_match(PRESETS["stichling"], 2, seed=1, plies=6)
    before = match.state
    with pytest.raises(IllegalDecision):
        match.play(match.log[1])  # type: ignore[arg-type]
    assert match.state is before


def test_the_opener_can_be_chosen() -> None:
    match = new_match(PRESETS["mild"], [Participant(name) for name in "abc"], seed=1, opener=2)
    assert match.deal()[0].state.round.leader == 2


def test_a_record_without_a_seed_deals_on_the_same_way_each_time() -> None:
    match = random_match(PRESETS["stichling"], 2, seed=1)
    cut = match.at(1 + 2 + 24)
    seedless = decoded(encoded(cut).replace(b'"seed": 1,\n', b""))
    assert seedless.seed is None
    assert seedless.state.awaits_deal
    assert seedless.deal()[0] == seedless.deal()[0]
