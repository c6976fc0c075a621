"""The lines that go to a bot and come from it. Running the bot is done elsewhere."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.notation import decision_text, named_among
from sticheln_desktop.rules.view import View

from .view_record import Neighbour, view_record

PROTOCOL = 1
LONGEST_NAME = 40


class BotFailure(Exception):
    """A bot that cannot go on; its text is half a sentence that begins with `it`."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot decided, and which question it means."""

    id: int
    decision: object

    def among(self, legal: tuple[Decision, ...]) -> Decision:
        """The legal decision that is meant; BotFailure if there is none."""
        found = named_among(self.decision, legal)
        if found is None:
            raise BotFailure("it answered with an illegal decision")
        return found


def hello() -> bytes:
    """The first line a bot gets."""
    return _line({"type": "hello", "protocol": PROTOCOL})


def decide(id: int, seat: int, seconds: float, view: View, neighbours: Sequence[Neighbour]) -> bytes:
    """A question: the match as this seat sees it, and what it may do."""
    return _line(
        {
            "type": "decide",
            "id": id,
            "seat": seat,
            "seconds": seconds,
            "view": view_record(view, neighbours),
            "legal": [decision_text(option) for option in view.legal],
        }
    )


def over(view: View, neighbours: Sequence[Neighbour]) -> bytes:
    """The finished match, still without what this seat never saw."""
    return _line({"type": "over", "record": view_record(view, neighbours)})


def bye() -> bytes:
    """The last line a bot gets."""
    return _line({"type": "bye"})


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode("utf-8", errors="replace") + b"\n"


def ready_name(line: bytes) -> str:
    """The name in a bot's greeting, fit for a score sheet; BotFailure if it is no greeting."""
    name = _message(line, "ready").get("name")
    if not isinstance(name, str):
        raise BotFailure("it did not say its name")
    shown = "".join(char for char in name if char.isprintable()).strip()[:LONGEST_NAME]
    return shown or "bot"


def answer(line: bytes) -> Answer:
    """What a bot answered; BotFailure if it is no answer."""
    message = _message(line, "decision")
    id = message.get("id")
    if not isinstance(id, int) or isinstance(id, bool):
        raise BotFailure("it answered without an id")
    return Answer(id, message.get("decision"))


def _message(line: bytes, kind: str) -> dict[str, Any]:
    try:
        found = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        raise BotFailure("it wrote something that is not JSON") from None
    if not isinstance(found, dict) or found.get("type") != kind:
        raise BotFailure(f"it wrote something that is not a message of type {kind!r}")
    return found
