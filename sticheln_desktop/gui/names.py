"""What the seats of a match are called, and which of them is "you": the only person, never one of several."""

from collections.abc import Iterable, Sequence
from typing import Final

from sticheln_desktop.gui.pages.terms import terms
from sticheln_desktop.gui.texts.seats import Cast, player, you
from sticheln_desktop.match.match import Match, Participant

MOST_SEATS: Final = 8
# What the only person is called in each language: plans and records may come from any of them.
_YOU: Final = frozenset({"You", "Du", "Te"})


def is_you(name: str) -> bool:
    """Whether a name is none: it only says "you"."""
    return name in _YOU or name == you()


def is_player_name(name: str) -> bool:
    """Whether a person has not been named yet."""
    return name in {player(number) for number in range(1, MOST_SEATS + 1)}


def player_name(seat: int, taken: Iterable[str]) -> str:
    """The name a person begins with who is not the only one."""
    known = set(taken)
    number = seat + 1
    while player(number) in known:
        number += 1
    return player(number)


def proper_names(names: Sequence[str], people: Sequence[int]) -> tuple[str, ...]:
    """The names with "you" for the only person at most; several people each have a name of their own."""
    proper = list(names)
    for seat in people:
        if is_you(names[seat]):
            proper[seat] = you() if len(people) == 1 else player_name(seat, proper)
    return tuple(proper)


def shown_names(participants: Sequence[Participant]) -> tuple[str, ...]:
    """What the seats of a match are called on the screen."""
    people = [seat for seat, one in enumerate(participants) if one.is_human]
    return proper_names([one.name for one in participants], people)


def cast_of(match: Match) -> Cast:
    """The seats as the texts name them."""
    people = [seat for seat, one in enumerate(match.participants) if one.is_human]
    only = people[0] if len(people) == 1 else None
    return Cast(shown_names(match.participants), only, terms(match).looks)
