"""From presses and keys to a decision: what is picked so far, and which legal decision it means.

It tests no rule: a wish is looked up among the legal decisions it was given.
"""

from dataclasses import dataclass, field

from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.decisions import Choose, Decision, NameColours, OrderTiles, Play
from sticheln_desktop.rules.objections import Objection, Reason
from sticheln_desktop.rules.state import Phase
from sticheln_desktop.rules.view import View, choice_refusal, play_refusal


@dataclass(frozen=True, slots=True)
class Refused:
    """A wish that is not legal, and why."""

    play: Play
    objection: Objection


@dataclass(frozen=True, slots=True)
class Replaced:
    """A card was laid in place of another, with which it cannot be chosen, and why."""

    card: Card
    old: Card
    objection: Objection


Outcome = Decision | Refused | Replaced | None


@dataclass
class Chooser:
    """What one seat has picked of the decision it is asked for."""

    view: View
    seat: int
    picked: Card | None = None
    chosen: list[Card] = field(default_factory=list)
    colours: list[Colour] = field(default_factory=list)
    order: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        first = next((option for option in self.options if isinstance(option, OrderTiles)), None)
        self.order = sorted(first.order) if first else []

    @property
    def options(self) -> list[Decision]:
        """The legal decisions of this seat."""
        return [option for option in self.view.legal if option.seat == self.seat]

    def plays_of(self, card: Card) -> list[Play]:
        """Every way the card may be played."""
        return [option for option in self.options if isinstance(option, Play) and option.card == card]

    def press_card(self, card: Card) -> Outcome:
        """A card of the hand was pressed: played where only one way is open, else picked or chosen."""
        if self.view.round.phase is Phase.CHOOSING:
            return self._toggle(card)
        plays = self.plays_of(card)
        if not plays:
            return self._refused(Play(self.seat, card))
        if len(plays) == 1:
            return plays[0]
        self.picked = None if self.picked == card else card
        return None

    def press_place(self, place: int) -> Outcome:
        """A place was pressed: the picked card goes there, if it may."""
        if self.picked is None:
            return None
        return self.wish(self.picked, place)

    def take_card(self, card: Card) -> None:
        """A card was taken up: it shows where it may go."""
        self.picked = card if self.plays_of(card) else None

    def put_back(self, card: Card) -> None:
        """A card was let go over nothing: it is neither picked nor chosen."""
        self.picked = None
        if card in self.chosen:
            self.chosen.remove(card)

    def drop_card(self, card: Card, place: int) -> Outcome:
        """A card was let go over a place: laid for a choice, or played there."""
        self.picked = None
        if self.view.round.phase is Phase.CHOOSING:
            return None if card in self.chosen else self._toggle(card)
        return self.wish(card, place)

    def wish(self, card: Card, place: int) -> Decision | Refused | None:
        """A card was sent to a place; 0 is the only place of a game without places."""
        play = Play(self.seat, card, place)
        return play if play in self.view.legal else self._refused(play)

    def _refused(self, play: Play) -> Refused | None:
        objection = play_refusal(self.view, play)
        return None if objection is None else Refused(play, objection)

    def _toggle(self, card: Card) -> Replaced | None:
        if card in self.chosen:
            self.chosen.remove(card)
            return None
        self.chosen.append(card)
        replaced = None
        while not any(self._may_become(option) for option in self.options):
            replaced = self._replaced(card)
            del self.chosen[0]
        return replaced

    def _replaced(self, card: Card) -> Replaced | None:
        """What is to be said of the oldest card giving way; nothing where there are merely too many."""
        objection = choice_refusal(self.view, Choose(self.seat, tuple(self.chosen)))
        if objection is None or objection.reason is Reason.WRONG_NUMBER_OF_CARDS:
            return None
        return Replaced(card, self.chosen[0], objection)

    def _may_become(self, option: Decision) -> bool:
        return isinstance(option, Choose) and set(self.chosen) <= set(option.cards)

    def toggle_colour(self, colour: Colour) -> None:
        """Name a colour, or take it back; the oldest gives way to a new one."""
        if colour in self.colours:
            self.colours.remove(colour)
            return
        self.colours.append(colour)
        while len(self.colours) > self._colours_due():
            del self.colours[0]

    def _colours_due(self) -> int:
        return max(
            (len(option.colours) for option in self.options if isinstance(option, NameColours)), default=0
        )

    def move_tile(self, index: int, to: int) -> None:
        """Put a tile elsewhere in the row."""
        self.order.insert(to, self.order.pop(index))

    @property
    def confirmable(self) -> Decision | None:
        """The decision that would bind if it were confirmed now."""
        wishes: list[Decision] = [
            Choose(self.seat, tuple(self.chosen)),
            NameColours(self.seat, tuple(self.colours)),
            OrderTiles(self.seat, tuple(self.order)),
        ]
        return next((wish for wish in wishes if wish in self.view.legal), None)

    def cancel(self) -> bool:
        """Forget what was picked; False if there was nothing."""
        had = self.picked is not None or bool(self.chosen) or bool(self.colours)
        self.picked = None
        self.chosen.clear()
        self.colours.clear()
        return had
