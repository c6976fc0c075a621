"""What a record may leave out, say in another way or say in addition."""

import json
from typing import Any

import pytest
from recordings import (
    BASES,
    Edit,
    Record,
    base,
    both,
    drop,
    fault_in,
    orderly_match,
    put,
    read,
    short,
    text,
)

from sticheln_desktop.match.match import Match
from sticheln_desktop.match.reader import decoded
from sticheln_desktop.match.writer import encoded, record
from sticheln_desktop.rules.settings import PRESETS, Dealer, Undealt

FIRST = ("rounds", 0)

SAME_MATCH: dict[str, tuple[str, Edit]] = {
    "a preset without rules": ("classic", drop("rules")),
    "rules null": ("delayed", put("rules", to=None)),
    "no options": ("classic", drop("options")),
    "empty options": ("classic", put("options", to={})),
    "one option": ("classic", drop("options", "dealer")),
    "stichling without length": ("stichling", drop("length")),
    "length null": ("stichling", put("length", to=None)),
    "played by a human unless said": ("classic", drop("players", 1, "played_by")),
    "nothing left over": ("classic", drop(*FIRST, "undealt")),
    "no play yet": ("choosing", drop(*FIRST, "plays")),
    "no totals while it runs": ("playing", drop("totals")),
    "no totals between rounds": ("between", drop("totals")),
    "two cards the other way round": ("aggravated", put(*FIRST, "choices", 0, to=["Y8", "G1"])),
    "one late colour as a list": ("delayed", put(*FIRST, "late_choices", 2, to=["green"])),
    "two late colours the other way round": ("two late", put(*FIRST, "late_choices", 2, to=["red", "green"])),
    "the only late colour as a text": ("one late", put(*FIRST, "late_choices", 2, to="brown")),
    "choices null": ("hattrick", put(*FIRST, "choices", to=None)),
    "late choices null": ("stichling", put(*FIRST, "late_choices", to=None)),
    "winners null while it runs": ("playing", put("winners", to=None)),
}
PLAYED_BY = ["human", "computer:expert", "computer:casual", "bot:my bot", "bot:Käse ♥", "bot:a:b"]
NAMES = ["", "Axel", "Käthe", "名前", "🂡", "x" * 5000, "two\nlines", 'a "b" \\ c', "\u2028", "\x7f"]
EXTRA: dict[str, Any] = {
    "app": "another program",
    "Notiz": "schönes Spiel ♥ \u2028",
    "elo": [1500.25, -0.5, 1e300, 10**30],
    "deep": {"a": [{"b": [None, True, {}]}], "": ""},
    "null": None,
    "rule": {"rounds": [1]},
}
LAYOUTS: dict[str, dict[str, Any]] = {
    "compact": {"separators": (",", ":")},
    "indented": {"indent": 4},
    "escaped": {"ensure_ascii": True},
    "sorted": {"sort_keys": True},
}


def edited(name: str, edit: Edit) -> Record:
    data = base(name)
    edit(data)
    return data


def with_extra(match: Match) -> bytes:
    return text({**record(match), **EXTRA})


@pytest.mark.parametrize("name", BASES)
def test_the_good_records_are_good(name: str) -> None:
    assert read(base(name)) == orderly_match(*BASES[name])


@pytest.mark.parametrize(("name", "edit"), SAME_MATCH.values(), ids=SAME_MATCH)
def test_the_same_match_in_other_words(name: str, edit: Edit) -> None:
    assert read(edited(name, edit)) == read(base(name))


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_the_layout_does_not_matter(layout: dict[str, Any]) -> None:
    assert decoded(json.dumps(base("stichling"), **layout).encode()) == read(base("stichling"))


def test_a_match_has_five_rounds_unless_said() -> None:
    match = read(edited("between", drop("length")))
    assert match.rules.rounds == 5
    assert record(match)["length"] == 5


@pytest.mark.parametrize("undealt", ["hidden", "shown"])
@pytest.mark.parametrize("dealer", ["rotates", "lowest"])
def test_options_are_settings_of_the_match(undealt: str, dealer: str) -> None:
    match = read(edited("between", put("options", to={"undealt": undealt, "dealer": dealer})))
    assert (match.rules.undealt, match.rules.dealer) == (Undealt(undealt), Dealer(dealer))
    assert record(match)["options"] == {"undealt": undealt, "dealer": dealer}


@pytest.mark.parametrize("seed", [None, 0, -5, 2**63, 10**4000], ids=["none", "0", "-5", "2^63", "huge"])
def test_any_whole_number_is_a_seed(seed: int | None) -> None:
    match = read(edited("between", put("seed", to=seed)))
    assert match.seed == seed
    assert decoded(encoded(match)) == match
    assert match.deal()[0].state.round.number == 1


def test_the_seed_may_be_missing_and_is_then_not_invented() -> None:
    match = read(edited("classic", drop("seed")))
    assert match.seed is None
    assert b'"seed"' not in encoded(match)


@pytest.mark.parametrize("played_by", PLAYED_BY)
def test_who_plays_is_kept(played_by: str) -> None:
    match = read(edited("classic", put("players", 1, "played_by", to=played_by)))
    assert match.participants[1].played_by == played_by
    assert decoded(encoded(match)) == match


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_any_text_is_a_name(name: str) -> None:
    match = read(edited("classic", put("players", 2, "name", to=name)))
    assert match.participants[2].name == name
    assert decoded(encoded(match)) == match


@pytest.mark.parametrize("name", BASES)
def test_unknown_fields_are_kept_when_the_record_is_written_again(name: str) -> None:
    content = with_extra(orderly_match(*BASES[name]))
    written = encoded(decoded(content))
    assert json.loads(written) == json.loads(content)
    assert [*json.loads(written)][-len(EXTRA) :] == [*EXTRA]


def test_unknown_fields_stay_while_the_match_goes_on() -> None:
    match, _ = decoded(with_extra(orderly_match(*BASES["between"]))).deal()
    assert json.loads(encoded(match)).items() >= EXTRA.items()


def test_what_is_deep_but_not_too_deep_can_be_written_from_anywhere() -> None:
    nested: list[Any] = []
    for _ in range(62):
        nested = [nested]
    match = read(edited("choosing", put("deep", to=nested)))
    assert decoded(_encoded_below(match, 800)) == match


def _encoded_below(match: Match, frames: int) -> bytes:
    return _encoded_below(match, frames - 1) if frames else encoded(match)


def test_winners_may_be_named_in_any_order() -> None:
    tied = record(orderly_match(short(PRESETS["hattrick"]), 4, seed=2))
    assert len(tied["winners"]) > 1
    backwards = {**tied, "winners": tied["winners"][::-1]}
    assert read(backwards) == read(tied)


def test_a_choice_may_be_missing_in_the_running_round_only() -> None:
    match = read(edited("choosing", put(*FIRST, "choices", to=[None, ["B4"], None])))
    assert match.state.pending == (0, 2)
    assert record(match)["rounds"][0]["choices"] == [None, ["B4"], None]


def test_late_choices_may_be_missing_in_the_running_round_only() -> None:
    unscored = both(drop(*FIRST, "scores"), drop("winners"), drop("totals"))
    match = read(edited("delayed", both(unscored, put(*FIRST, "late_choices", 2, to=None))))
    assert match.state.pending == (2,)
    named = record(match)["rounds"][0]["late_choices"]
    assert named == ["brown", None, None, None, "violet", "blue", "violet", None]
    assert read(edited("delayed", both(unscored, drop(*FIRST, "late_choices")))).state.pending == (
        0,
        2,
        4,
        5,
        6,
    )


def test_a_match_before_its_first_deal_cannot_be_written_down() -> None:
    content = encoded(orderly_match(*BASES["classic"][:3], plies=0))
    assert fault_in(content) == "no round of this match has been dealt"
