"""Who looks at the screen: the curtain falls whenever another person is to see secrets."""

from dataclasses import dataclass

from sticheln_desktop.match.match import Participant
from sticheln_desktop.rules.view import NOBODY, Eyes


@dataclass(frozen=True, slots=True)
class Seating:
    """The people among the seats, and the one who looks now; None while the curtain is down."""

    people: tuple[int, ...]
    looking: int | None

    @property
    def eyes(self) -> Eyes:
        """Whose secrets may be on the screen."""
        return NOBODY if self.looking is None else frozenset({self.looking})

    def may_see(self, seat: int) -> bool:
        """Whether this person can decide without a curtain in between."""
        return self.looking == seat

    def curtained(self) -> "Seating":
        """With the curtain down."""
        return Seating(self.people, None)

    def lifted_for(self, seat: int) -> "Seating":
        """With the curtain lifted for one person."""
        return Seating(self.people, seat)


def seated(participants: tuple[Participant, ...]) -> Seating:
    """A single person always looks; several begin behind the curtain; computers alone show no hand."""
    people = tuple(seat for seat, one in enumerate(participants) if one.is_human)
    return Seating(people, people[0] if len(people) == 1 else None)
