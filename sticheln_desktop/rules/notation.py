"""Decisions as records and bots write them: `G5`, `G5@2`, `["R4"]`, `[3, 1, 2]`, `["red"]`."""

from .cards import card
from .decisions import Choose, Decision, NameColours, OrderTiles, Play

Text = str | list[str] | list[int]


def play_text(play: Play) -> str:
    """A play without its seat; Stichling names the place."""
    return f"{play.card}@{play.place}" if play.place else str(play.card)


def play(seat: int, text: str) -> Play:
    """The play written so; ValueError if it is none."""
    written, at, place = text.partition("@")
    if at and place not in ("1", "2", "3", "4"):
        raise ValueError(f"there is no place {place[:20]!r}")
    return Play(seat, card(written), int(place or 0))


def seated_play_text(play: Play) -> str:
    """A play with the seat that made it: `3:G5@2`."""
    return f"{play.seat}:{play_text(play)}"


def seated_play(text: str) -> Play:
    """The play written with its seat; ValueError if it is none."""
    seat, colon, rest = text.partition(":")
    if not colon or seat not in ("0", "1", "2", "3", "4", "5", "6", "7"):
        raise ValueError(f"{text[:20]!r} is not a play")
    return play(int(seat), rest)


def decision_text(decision: Decision) -> Text:
    """A decision without its seat."""
    match decision:
        case Play():
            return play_text(decision)
        case Choose():
            return [str(card) for card in decision.cards]
        case OrderTiles():
            return list(decision.order)
        case NameColours():
            return [colour.label for colour in decision.colours]


def named_among(text: object, legal: tuple[Decision, ...]) -> Decision | None:
    """The legal decision that is written so, in whatever order its parts are; None if there is none."""
    for option in legal:
        written = decision_text(option)
        if text == written or (_order_is_free(option) and _same_members(text, written)):
            return option
    return None


def _order_is_free(decision: Decision) -> bool:
    return isinstance(decision, Choose | NameColours)


def _same_members(text: object, written: Text) -> bool:
    if not isinstance(text, list) or not all(isinstance(word, str) for word in text):
        return False
    return sorted(text) == sorted(map(str, written))
