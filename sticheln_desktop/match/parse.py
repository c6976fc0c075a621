"""JSON from strangers: parsed strictly, and every fault told in one sentence."""

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any, NoReturn

LARGEST_RECORD = 8_000_000
DEEPEST_NESTING = 64
_TOO_DEEP = "it is nested too deeply"


class BadRecord(ValueError):
    """A record that cannot be read or breaks a rule; its text is one sentence for people."""


def parsed(content: bytes) -> dict[str, Any]:
    """The object a record consists of."""
    if len(content) > LARGEST_RECORD:
        raise BadRecord(f"the file is larger than {LARGEST_RECORD // 1_000_000} MB: it is no match record")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(f"byte {error.start + 1} is not UTF-8 text") from None
    if not text.strip():
        raise BadRecord("the file is empty")
    found = _loaded(text)
    if not isinstance(found, dict):
        raise BadRecord("a record is a JSON object, and this is not one")
    _refuse_deep_nesting(found)
    if "\\u" in text:
        _refuse_lone_surrogates(found)
    return found


def _loaded(text: str) -> object:
    try:
        return json.loads(
            text, object_pairs_hook=_unique, parse_constant=_refuse_constant, parse_float=_finite
        )
    except json.JSONDecodeError as error:
        raise BadRecord(f"line {error.lineno}, column {error.colno}: this is not JSON") from None
    except RecursionError:
        raise BadRecord(_TOO_DEEP) from None
    except BadRecord:
        raise
    except ValueError:
        raise BadRecord("it holds a number with too many digits") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(name for name, count in Counter(name for name, _ in pairs).items() if count > 1)
        raise BadRecord(f"{brief(twice)} is given twice")
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise BadRecord(f"{name} is not a number")


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise BadRecord("it holds a number that is too large")
    return number


def _refuse_deep_nesting(found: dict[str, Any]) -> None:
    """Whatever is kept must be written again, also where the program's stack is deeper than here."""
    layer: list[Any] = [found]
    for _ in range(DEEPEST_NESTING):
        layer = [inner for outer in layer for inner in _members(outer) if isinstance(inner, dict | list)]
        if not layer:
            return
    raise BadRecord(_TOO_DEEP)


def _members(outer: dict[str, Any] | list[Any]) -> Iterable[Any]:
    return outer.values() if isinstance(outer, dict) else outer


def _refuse_lone_surrogates(found: dict[str, Any]) -> None:
    try:
        json.dumps(found, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise BadRecord("a text in it is half of a character") from None


def printable(text: str) -> str:
    """A stranger's text without anything that could break a line or a terminal."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


def brief(text: str) -> str:
    """A stranger's text made safe for one line of a message."""
    shown = repr(text)
    return shown if len(shown) <= 42 else shown[:38] + "..." + shown[-1]
