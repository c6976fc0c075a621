"""Records spoilt by chance, the same for the same number."""

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

from sticheln_desktop.match.match import Match, Participant, new_match
from sticheln_desktop.match.writer import encoded, record
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import PRESETS, Rules, house

DEEP, DIGITS = "@deep@", "@digits@"
RAW = {
    f'"{DEEP}"'.encode(): b"[" * 5000 + b"]" * 5000,
    f'"{DIGITS}"'.encode(): b"7" * 10_000,
}


def _shortest(name: str, **settings: str | int) -> Rules:
    return replace(house(**settings) if settings else PRESETS[name], rounds=1)


TABLES: tuple[tuple[Rules, int, int | None], ...] = (
    (_shortest("hattrick"), 7, None),
    (_shortest("classic"), 3, None),
    (_shortest("delayed"), 3, None),
    (_shortest("house", colours=2, choose="after"), 4, None),
    (_shortest("aggravated"), 3, 30),
    (_shortest("hazy"), 7, 6),
    (PRESETS["stichling"], 2, None),
    (PRESETS["stichling"], 2, 40),
    (replace(PRESETS["reverse"], rounds=2), 3, 46),
)


def _played(rules: Rules, seats: int, plies: int | None) -> Match:
    random = Random(seats)
    match = new_match(
        rules, [Participant(f"P{seat}", "computer:random") for seat in range(seats)], seed=seats
    )
    while not match.state.is_over and (plies is None or match.ply < plies):
        if match.state.awaits_deal:
            match, _ = match.deal()
        else:
            match, _ = match.play(random.choice(game.legal(match.state, match.state.pending[0])))
    return match


@lru_cache
def good_matches() -> tuple[Match, ...]:
    """Short matches of every family, whole and running."""
    return tuple(_played(*table) for table in TABLES)


@lru_cache
def _good_texts() -> tuple[bytes, ...]:
    return tuple(map(encoded, good_matches()))


def spoilt_record(random: Random) -> bytes:
    """A good record, changed in its bytes or in its data."""
    return (spoilt_bytes if random.random() < 0.4 else spoilt_data)(random)


def spoilt_bytes(random: Random) -> bytes:
    """A good record after one to three accidents to its bytes."""
    content = random.choice(_good_texts())
    for _ in range(random.choice((1, 1, 2, 3))):
        content = random.choice(ACCIDENTS)(content, random)
    return content


def _flip(content: bytes, random: Random) -> bytes:
    at = random.randrange(len(content) or 1)
    return (
        content[:at]
        + bytes(byte ^ 1 << random.randrange(8) for byte in content[at : at + 1])
        + content[at + 1 :]
    )


def _delete(content: bytes, random: Random) -> bytes:
    at = random.randrange(len(content) or 1)
    return content[:at] + content[at + random.choice((1, 1, 2, 10, 100)) :]


def _insert(content: bytes, random: Random) -> bytes:
    at = random.randrange(len(content) + 1)
    return content[:at] + random.choice(MORSELS) + content[at:]


def _truncate(content: bytes, random: Random) -> bytes:
    return content[: random.randrange(len(content) + 1)]


def _repeat(content: bytes, random: Random) -> bytes:
    at = random.randrange(len(content) + 1)
    return content[:at] + content[max(at - random.choice((1, 5, 30, 300)), 0) :]


def _digit(content: bytes, random: Random) -> bytes:
    """Another digit or letter where there is one: the text stays JSON more often than not."""
    at = random.randrange(len(content) or 1)
    while at < len(content) and not content[at : at + 1].isalnum():
        at += 1
    return content[:at] + random.choice(b"0123456789GNRBYVx").to_bytes(1, "big") + content[at + 1 :]


Accident = Callable[[bytes, Random], bytes]
ACCIDENTS: tuple[Accident, ...] = (_flip, _delete, _insert, _truncate, _repeat, _digit, _digit)
MORSELS = (
    *(character.encode() for character in '{}[],:"\\-\n \0ä♥'),
    *(b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\\ud800", b'"a": 1,'),
    *(b"null", b"NaN", b"1e999", b"9" * 5000, b"[" * 2000),
)

WRONG_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 2, 3, 4, 7, 8, -1, 10**30, -(10**400)),
    *(0.5, 1.0, -0.0, 1e300, float("nan"), float("inf")),
    *("", " ", "R4", "0:R4", "1:G3@1", "x" * 3000, "two\nlines", "\ud800", "\0", DEEP, DIGITS),
    *("red", "human", "lucky", "after", "hidden", "shown", "lowest"),
    *("hattrick", "stichling", "house", "classic"),
    *([], [[]], [None], [0], ["R4"], ["red", "blue"], [3, 1, 2]),
    *({}, {"a": 1}, {"a\nb`": [1]}, {"": {}}),
)
KNOWN_FIELDS = """
    format version game rules options length seed players rounds totals winners
    leader hands undealt choices plays late_choices scores name played_by
"""
FIELDS = [*KNOWN_FIELDS.split(), "x"]


def spoilt_data(random: Random) -> bytes:
    """A good record after one or two changes to what it says."""
    data = deepcopy(record(random.choice(good_matches())))
    for _ in range(random.choice((1, 1, 1, 2))):
        random.choice(CHANGES)(data, random)
    return _doubled(_written(data, random), random)


def _written(data: Any, random: Random) -> bytes:
    text = json.dumps(data, ensure_ascii=random.random() < 0.5)
    content = text.encode("utf-8", "surrogatepass")
    for mark, raw in RAW.items():
        content = content.replace(mark, raw)
    return content


def _doubled(content: bytes, random: Random) -> bytes:
    """Now and then a field is there twice."""
    if random.random() > 0.05 or not content.endswith(b"}"):
        return content
    return content[:-1] + f', "{random.choice(FIELDS)}": 1}}'.encode()


def _some_place(data: Any, random: Random) -> tuple[Any, Any]:
    """A container and a key or an index in it, reached by chance from the top."""
    holder, key = data, None
    inner = data
    while isinstance(inner, dict | list) and inner and (key is None or random.random() < 0.75):
        holder = inner
        key = random.choice(list(inner)) if isinstance(inner, dict) else random.randrange(len(inner))
        inner = holder[key]
    return holder, key


def _wrong_value(random: Random) -> Any:
    return deepcopy(random.choice(WRONG_VALUES))


def _replace(data: Any, random: Random) -> None:
    holder, key = _some_place(data, random)
    if key is not None:
        holder[key] = _wrong_value(random)


def _remove(data: Any, random: Random) -> None:
    holder, key = _some_place(data, random)
    if key is not None:
        del holder[key]


def _add(data: Any, random: Random) -> None:
    holder, _ = _some_place(data, random)
    if isinstance(holder, dict):
        holder[random.choice(FIELDS)] = _wrong_value(random)
    else:
        holder.insert(random.randrange(len(holder) + 1), random.choice((*holder, _wrong_value(random))))


def _swap(data: Any, random: Random) -> None:
    holder, _ = _some_place(data, random)
    if isinstance(holder, list) and holder:
        one, other = random.randrange(len(holder)), random.randrange(len(holder))
        holder[one], holder[other] = holder[other], holder[one]


def _nudge(data: Any, random: Random) -> None:
    """A number that is off by one."""
    holder, key = _some_place(data, random)
    if key is not None and isinstance(holder[key], int):
        holder[key] += random.choice((-1, 1))


def _rounds(data: Any) -> list[Any]:
    rounds = data.get("rounds") if isinstance(data, dict) else None
    return [round for round in rounds if isinstance(round, dict)] if isinstance(rounds, list) else []


def _plays(data: Any, random: Random) -> list[Any]:
    rounds = _rounds(data)
    plays = random.choice(rounds).get("plays") if rounds else None
    return plays if isinstance(plays, list) else []


def _change_play(data: Any, random: Random) -> None:
    plays = _plays(data, random)
    if plays:
        at = random.randrange(len(plays))
        plays[at] = random.choice(PLAY_CHANGES)(str(plays[at]), random)


def _cut_plays(data: Any, random: Random) -> None:
    plays = _plays(data, random)
    del plays[random.randrange(len(plays) + 1) :]


def _drop_play(data: Any, random: Random) -> None:
    plays = _plays(data, random)
    if plays:
        del plays[random.randrange(len(plays))]


def _add_play(data: Any, random: Random) -> None:
    plays = _plays(data, random)
    plays.insert(random.randrange(len(plays) + 1), random.choice((*plays, "0:R4", "1:G3@1")))


def _swap_plays(data: Any, random: Random) -> None:
    plays = _plays(data, random)
    if len(plays) > 1:
        at = random.randrange(1, len(plays))
        plays[at - 1], plays[at] = plays[at], plays[at - 1]


def _go_on(data: Any, random: Random) -> None:
    """The record of a match that ends earlier: cut, and its outcome taken out."""
    _cut_plays(data, random)
    for name in ("totals", "winners"):
        data.pop(name, None)
    for round in _rounds(data):
        if random.random() < 0.9:
            round.pop("scores", None)


PLAY_CHANGES: tuple[Callable[[str, Random], str], ...] = (
    lambda play, random: f"{random.randrange(9)}{play[1:]}",
    lambda play, random: f"{play.partition('@')[0]}@{random.randrange(6)}",
    lambda play, random: play.partition("@")[0],
    lambda play, random: f"{play[:2]}{random.choice('GNRBYV')}{play[3:]}",
    lambda play, random: f"{play[:3]}{random.randrange(22)}",
)
DATA_CHANGES = (_replace, _replace, _replace, _remove, _remove, _add, _swap, _nudge)
COURSE_CHANGES = (_change_play, _change_play, _cut_plays, _drop_play, _add_play, _swap_plays, _go_on)
CHANGES: tuple[Callable[[Any, Random], None], ...] = DATA_CHANGES + COURSE_CHANGES
