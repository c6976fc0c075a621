"""A record whose text or header is wrong in one place gets the one sentence that names the place."""

import pytest
from recordings import Edit, add, base, drop, fault_after, fault_in, put

from sticheln_desktop.match.parse import LARGEST_RECORD

READS = "this program reads version 1"
NO_FORMAT = "it is not a match record: its format is not 'sticheln-record'"
NO_VERSION = f"its version is not a whole number; {READS}"
TOO_DEEP = "it is nested too deeply"
TOO_LONG = "it holds a number with too many digits"
HUGE = 10**4000
SETTINGS = base("classic")["rules"]


def spelled(content: str) -> bytes:
    return b'{"format": "sticheln-record", "version": 1, ' + content.encode() + b"}"


TEXTS = {
    "nothing": (b"", "the file is empty"),
    "blanks": (b" \n\t ", "the file is empty"),
    "a word": (b"sticheln", "line 1, column 1: this is not JSON"),
    "a cut record": (b'{\n"format": "sticheln-record",\n"ver', "line 3, column 1: this is not JSON"),
    "two records": (b"{}\n{}", "line 2, column 1: this is not JSON"),
    "a comment": (b"{} // mine", "line 1, column 4: this is not JSON"),
    "a byte order mark": (b"\xef\xbb\xbf{}", "line 1, column 1: this is not JSON"),
    "a control character": (b'{"a": "\x01"}', "line 1, column 8: this is not JSON"),
    "UTF-16": ("{}".encode("utf-16"), "byte 1 is not UTF-8 text"),
    "Latin-1": ('{"a": "Käse"}'.encode("latin-1"), "byte 9 is not UTF-8 text"),
    "a surrogate in bytes": (b'{"a": "\xed\xa0\x80"}', "byte 8 is not UTF-8 text"),
    "half of a character": (spelled('"a": "\\ud83d"'), "a text in it is half of a character"),
    "half of a character in a name": (spelled('"\\udc00": 1'), "a text in it is half of a character"),
    "a list": (b"[]", "a record is a JSON object, and this is not one"),
    "a number": (b"17", "a record is a JSON object, and this is not one"),
    "null": (b"null", "a record is a JSON object, and this is not one"),
    "NaN": (spelled('"a": NaN'), "NaN is not a number"),
    "Infinity": (spelled('"a": [-Infinity]'), "-Infinity is not a number"),
    "a large float": (spelled('"a": 1e999'), "it holds a number that is too large"),
    "a small float": (spelled('"a": -1e999'), "it holds a number that is too large"),
    "ten thousand digits": (spelled('"seed": ' + "1" * 10_000), TOO_LONG),
    "a field twice": (spelled('"game": "a", "game": "b"'), "'game' is given twice"),
    "an inner field twice": (spelled('"a": [{"b": 1, "c": 2, "b": 1}]'), "'b' is given twice"),
    "a long field twice": (spelled(f'"{"x" * 99}": 1, "{"x" * 99}": 1'), f"'{'x' * 37}...' is given twice"),
    "open lists": (b"[" * 100_000, TOO_DEEP),
    "open objects": (b'{"a":' * 100_000, TOO_DEEP),
    "deep lists": (spelled('"a": ' + "[" * 100_000 + "]" * 100_000), TOO_DEEP),
    "lists that are a little too deep": (spelled('"a": ' + "[" * 64 + "]" * 64), TOO_DEEP),
    "a huge file": (b" " * (LARGEST_RECORD + 1), "the file is larger than 8 MB: it is no match record"),
    "an empty object": (b"{}", NO_FORMAT),
}

HEADERS: dict[str, tuple[str, Edit, str]] = {
    "no format": ("classic", drop("format"), NO_FORMAT),
    "another format": ("classic", put("format", to="chess"), NO_FORMAT),
    "format list": ("classic", put("format", to=[]), NO_FORMAT),
    "no version": ("classic", drop("version"), NO_VERSION),
    "version text": ("classic", put("version", to="1"), NO_VERSION),
    "version float": ("classic", put("version", to=1.0), NO_VERSION),
    "version true": ("classic", put("version", to=True), NO_VERSION),
    "version 0": ("classic", put("version", to=0), f"its version is 0; {READS}"),
    "version 2": ("classic", put("version", to=2), f"its version is 2; {READS}"),
    "version huge": ("classic", put("version", to=HUGE), f"its version is 1{'0' * 19}; {READS}"),
    "no game": ("classic", drop("game"), "object missing required field game"),
    "game number": ("classic", put("game", to=1), "game: expected str, got int"),
    "unknown game": ("classic", put("game", to="skat"), "there is no game 'skat'"),
    "capital game": ("classic", put("game", to="Classic"), "there is no game 'Classic'"),
    "game of two lines": ("classic", put("game", to="a\nb"), "there is no game 'a\\nb'"),
    "no players": ("classic", drop("players"), "object missing required field players"),
    "players number": ("classic", put("players", to=3), "players: expected array, got int"),
    "player name": ("classic", put("players", 1, to="Lore"), "players of seat 1: expected object, got str"),
    "nameless": (
        "classic",
        drop("players", 2, "name"),
        "players of seat 2: object missing required field name",
    ),
    "name null": (
        "classic",
        put("players", 0, "name", to=None),
        "players of seat 0, name: expected str, got null",
    ),
    "player age": (
        "classic",
        put("players", 0, "age", to=9),
        "players of seat 0: object contains unknown field age",
    ),
    "0 players": ("classic", put("players", to=[]), "players: classic is for 3 to 8 players, not 0"),
    "2 players": ("classic", drop("players", 2), "players: classic is for 3 to 8 players, not 2"),
    "3 for hattrick": ("hattrick", drop("players", 3), "players: hattrick is for 4 to 7 players, not 3"),
    "1 for stichling": ("stichling", drop("players", 1), "players: stichling is for 2 to 5 players, not 1"),
    "9 players": (
        "delayed",
        add("players", item={"name": "Ninth"}),
        "players: delayed is for 3 to 8 players, not 9",
    ),
    "seed text": ("classic", put("seed", to="7"), "seed: expected int | null, got str"),
    "seed float": ("classic", put("seed", to=7.0), "seed: expected int | null, got float"),
    "seed true": ("classic", put("seed", to=True), "seed: expected int | null, got bool"),
}

PLAYED = {
    "": "''",
    "Human": "'Human'",
    "human\n": "'human\\n'",
    "human: me": "'human: me'",
    "computer": "'computer'",
    "computer:": "'computer:'",
    "bot:": "'bot:'",
    "bot:a\nb": "'bot:a\\nb'",
    "robot:x": "'robot:x'",
    "computer:\x1b[2J": "'computer:\\x1b[2J'",
}

RULES: dict[str, tuple[str, Edit, str]] = {
    "house without": ("two late", drop("rules"), "rules: a house game must say its five settings"),
    "house null": ("two late", put("rules", to=None), "rules: a house game must say its five settings"),
    "house with four": ("two late", drop("rules", "choose"), "rules: object missing required field choose"),
    "six settings": ("two late", put("rules", "x", to=1), "rules: object contains unknown field x"),
    "rules list": ("two late", put("rules", to=[]), "rules: expected object | null, got array"),
    "polarity": (
        "two late",
        put("rules", "polarity", to="grim"),
        "rules, polarity: invalid enum value 'grim'",
    ),
    "penalty": ("two late", put("rules", "penalty", to=5), "rules, penalty: expected str, got int"),
    "three colours": ("two late", put("rules", "colours", to=3), "rules, colours: invalid enum value 3"),
    "true colours": ("two late", put("rules", "colours", to=True), "rules, colours: expected int, got bool"),
    "colours text": ("two late", put("rules", "colours", to="2"), "rules, colours: expected int, got str"),
    "reveal": ("two late", put("rules", "reveal", to=None), "rules, reveal: expected str, got null"),
    "choose": ("two late", put("rules", "choose", to="now"), "rules, choose: invalid enum value 'now'"),
    "preset polarity": (
        "classic",
        put("rules", "polarity", to="lucky"),
        "rules: classic is played with polarity misery",
    ),
    "preset penalty": (
        "classic",
        put("rules", "penalty", to="five"),
        "rules: classic is played with penalty face",
    ),
    "preset colours": (
        "aggravated",
        put("rules", "colours", to=1),
        "rules: aggravated is played with colours 2",
    ),
    "preset reveal": ("seven", put("rules", "reveal", to="open"), "rules: hazy is played with reveal hidden"),
    "preset choose": (
        "delayed",
        put("rules", "choose", to="before"),
        "rules: delayed is played with choose after",
    ),
    "hattrick": ("hattrick", put("rules", to=SETTINGS), "rules: hattrick has no settings"),
    "stichling": ("stichling", put("rules", to=SETTINGS), "rules: stichling has no settings"),
    "hattrick options": ("hattrick", put("options", to={}), "options: hattrick has none"),
    "stichling options": (
        "stichling",
        put("options", to={"undealt": "shown"}),
        "options: stichling has none",
    ),
    "options text": ("classic", put("options", to="english"), "options: expected object | null, got str"),
    "undealt": (
        "classic",
        put("options", "undealt", to="burnt"),
        "options, undealt: invalid enum value 'burnt'",
    ),
    "dealer": (
        "classic",
        put("options", "dealer", to="highest"),
        "options, dealer: invalid enum value 'highest'",
    ),
    "third option": ("classic", put("options", "x", to=1), "options: object contains unknown field x"),
    "option of two lines": (
        "classic",
        put("options", "a\nb` - at `$.rounds[3]", to=1),
        "options: object contains unknown field a\ufffdb - at $.rounds[3]",
    ),
    "length 0": ("classic", put("length", to=0), "length: expected int >= 1"),
    "length -1": ("classic", put("length", to=-1), "length: expected int >= 1"),
    "length 101": ("classic", put("length", to=101), "length: expected int <= 100"),
    "length huge": ("classic", put("length", to=HUGE), "length: expected int <= 100"),
    "length float": ("classic", put("length", to=2.0), "length: expected int | null, got float"),
    "length text": ("classic", put("length", to="2"), "length: expected int | null, got str"),
    "short stichling": ("stichling", put("length", to=2), "length: Stichling always has 3 rounds"),
    "long stichling": ("stichling", put("length", to=5), "length: Stichling always has 3 rounds"),
    "short match": ("classic", put("length", to=1), "there are 2 rounds in a match of 1"),
    "longer match": ("classic", put("length", to=3), "winners: the match is not finished"),
    "usual length": ("classic", drop("length"), "winners: the match is not finished"),
}


@pytest.mark.parametrize(("content", "sentence"), TEXTS.values(), ids=TEXTS)
def test_a_text_that_is_no_record(content: bytes, sentence: str) -> None:
    assert fault_in(content) == sentence


@pytest.mark.parametrize(("name", "edit", "sentence"), HEADERS.values(), ids=HEADERS)
def test_a_wrong_header(name: str, edit: Edit, sentence: str) -> None:
    assert fault_after(name, edit) == sentence


@pytest.mark.parametrize(("name", "edit", "sentence"), RULES.values(), ids=RULES)
def test_wrong_rules(name: str, edit: Edit, sentence: str) -> None:
    assert fault_after(name, edit) == sentence


@pytest.mark.parametrize(("played_by", "shown"), PLAYED.items(), ids=map(repr, PLAYED))
def test_nobody_plays_so(played_by: str, shown: str) -> None:
    sentence = fault_after("classic", put("players", 1, "played_by", to=played_by))
    assert sentence == f"player of seat 1: played_by is human, computer:LEVEL or bot:NAME, not {shown}"


def test_many_fields_with_one_of_them_twice_are_refused_at_once() -> None:
    fields = ", ".join(f'"{number}": 0' for number in range(200_000))
    assert fault_in(spelled(fields + ', "199999": 0')) == "'199999' is given twice"
