"""What the people at a table agreed on beside the rules: seat colours and aids. It travels in the record."""

from dataclasses import replace
from typing import Any, Final

import msgspec

from sticheln_desktop.gui.art.palette import SEATS
from sticheln_desktop.match.match import Match

FIELD: Final = "table"


class Terms(msgspec.Struct, frozen=True):
    """Which stone each seat has (none given: its own number), and which aids are allowed."""

    looks: tuple[int, ...] = ()
    allows_undo: bool = True
    allows_cards_seen: bool = True


def agreed(match: Match, terms: Terms) -> Match:
    """A match with these terms in its record; the usual ones go without saying."""
    extra: dict[str, Any] = {name: value for name, value in match.extra.items() if name != FIELD}
    if terms != Terms(tuple(range(len(match.participants)))):
        extra[FIELD] = msgspec.to_builtins(terms)
    return replace(match, extra=extra)


def terms(match: Match) -> Terms:
    """The terms of a match; what is missing or makes no sense is as usual."""
    seats = len(match.participants)
    usual = tuple(range(seats))
    try:
        found = msgspec.convert(match.extra.get(FIELD, {}), Terms)
    except msgspec.ValidationError:
        return Terms(usual)
    fits = len(found.looks) == len(set(found.looks)) == seats
    fits = fits and all(0 <= look < len(SEATS) for look in found.looks)
    return found if fits else msgspec.structs.replace(found, looks=usual)
