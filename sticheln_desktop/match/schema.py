"""The shape of a record, version 1, as typed structures; whether it obeys the rules is seen elsewhere."""

import re
from typing import Annotated, Any, Literal

import msgspec

from sticheln_desktop.rules.settings import LONGEST_MATCH

from .parse import BadRecord, parsed, printable

FORMAT = "sticheln-record"
VERSION = 1


class PlayerShape(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits at a seat."""

    name: str
    played_by: str = "human"


class RulesShape(msgspec.Struct, forbid_unknown_fields=True):
    """The five settings of Sticheln."""

    polarity: Literal["misery", "lucky"]
    penalty: Literal["face", "five"]
    colours: Literal[1, 2]
    reveal: Literal["open", "hidden"]
    choose: Literal["before", "after"]


class OptionsShape(msgspec.Struct, forbid_unknown_fields=True):
    """The edition options."""

    undealt: Literal["hidden", "shown"] = "hidden"
    dealer: Literal["rotates", "lowest"] = "rotates"


class RoundShape(msgspec.Struct, forbid_unknown_fields=True):
    """One round as far as it was played."""

    leader: int
    hands: list[list[str]]
    undealt: list[str] = []
    choices: list[list[str | int] | None] | None = None
    plays: list[str] = []
    late_choices: list[str | list[str] | None] | None = None
    scores: list[int] | None = None


class RecordShape(msgspec.Struct):
    """A whole record; fields of other programs are let through."""

    game: str
    players: list[PlayerShape]
    rounds: list[RoundShape]
    rules: RulesShape | None = None
    options: OptionsShape | None = None
    length: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_MATCH)] | None = None
    seed: int | None = None
    totals: list[int] | None = None
    winners: list[int] | None = None


KNOWN_FIELDS = frozenset({"format", "version", *RecordShape.__struct_fields__})


def shaped(content: bytes) -> tuple[RecordShape, dict[str, Any]]:
    """A record's structure, and the fields in it that are not ours."""
    found = parsed(content)
    _check_version(found)
    try:
        shape = msgspec.convert(found, RecordShape)
    except msgspec.ValidationError as error:
        raise BadRecord(_sentence(str(error))) from None
    if not shape.rounds:
        raise BadRecord("no round of this match has been dealt")
    extra = {name: value for name, value in found.items() if name not in KNOWN_FIELDS}
    return shape, extra


def _check_version(found: dict[str, Any]) -> None:
    if found.get("format") != FORMAT:
        raise BadRecord(f"it is not a match record: its format is not {FORMAT!r}")
    version = found.get("version")
    if not isinstance(version, int) or isinstance(version, bool):
        raise BadRecord(f"its version is not a whole number; this program reads version {VERSION}")
    if version != VERSION:
        raise BadRecord(f"its version is {str(version)[:20]}; this program reads version {VERSION}")


_STEP = re.compile(r"\.(?P<name>\w+)|\[(?P<index>\d+)\]|\[\.\.\.\]")
_COUNTED = {"rounds": "round", "plays": "play"}
_SEATED = {"hands", "choices", "late_choices", "players"}


def _sentence(message: str) -> str:
    """A decoder's message with its path told as people count: `round 2, play 17: ...`."""
    before, at, path = message.rpartition(" - at `$")
    place = _place(path.rstrip("`")) if at else ""
    complaint = printable((before or message).replace("`", ""))[:200]
    complaint = complaint[:1].lower() + complaint[1:]
    return f"{place}: {complaint}" if place else complaint


def _place(path: str) -> str:
    words: list[str] = []
    for step in _STEP.finditer(path):
        name, index = step["name"], step["index"]
        if name:
            words.append(name)
        elif index and words and words[-1] in _COUNTED:
            words[-1] = f"{_COUNTED[words[-1]]} {int(index) + 1}"
        elif index and words and words[-1] in _SEATED:
            words[-1] = f"{words[-1]} of seat {index}"
    return ", ".join(words)
