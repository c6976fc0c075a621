"""What every layout needs at hand: view, look, lengths and the makers of common pieces."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sticheln_desktop.gui.art.signs import BadgeKind
from sticheln_desktop.gui.art.specs import CardBack, CardFace, Chip, Stone
from sticheln_desktop.gui.art.stones import StoneKind
from sticheln_desktop.rules import stichling
from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.decisions import Play
from sticheln_desktop.rules.settings import Family
from sticheln_desktop.rules.view import RoundView, View

from .drawn import Drawn, Ink, Pill, Tone
from .measures import Measures
from .pieces import Measure, Piece, TableLook, Target, TargetCard

FRAME_Z, PLATE_Z, CARD_Z, MARK_Z, HAND_Z, PILL_Z, FOCUS_Z = 10.0, 20.0, 30.0, 60.0, 100.0, 200.0, 300.0


@dataclass(frozen=True, slots=True, eq=False)
class Desk:
    """One table to be laid out; each is its own, so that what was measured for it can be kept with it."""

    view: View
    look: TableLook
    size: Measures
    measure: Measure

    @property
    def round(self) -> RoundView:
        """The newest round."""
        return self.view.round

    @property
    def own(self) -> int:
        """The seat at the bottom."""
        return self.look.own

    @property
    def unit(self) -> float:
        """The unit of length."""
        return self.size.unit

    @property
    def ink(self) -> Ink:
        """What everything drawn shares."""
        return Ink(self.look.theme, self.size.font)

    @property
    def opponents(self) -> tuple[int, ...]:
        """The other seats, clockwise from the own left."""
        return tuple((self.own + step) % self.view.seats for step in range(1, self.view.seats))

    @property
    def is_asked(self) -> bool:
        """Whether the own seat may decide something now."""
        return any(decision.seat == self.own for decision in self.view.legal)

    @property
    def trick_is_full(self) -> bool:
        """Whether a trick lies complete and is about to be taken: then it is nobody's turn."""
        if self.view.rules.family is Family.STICHLING:
            return any(len(plays) == stichling.FULL for plays in self.round.table)
        return any(self.round.table) and len(self.round.plays) % self.view.seats == 0

    @property
    def considered(self) -> Card | None:
        """The card whose effect is foretold: the picked one, else the one hovered or reached by keys."""
        pointed = (self.look.hovered, self.look.focused)
        cards = (target.card for target in pointed if isinstance(target, TargetCard))
        return self.look.picked or next(cards, None)

    @property
    def you(self) -> int | None:
        """The seat that is spoken to: the one who looks, of several people only while they decide."""
        looks = self.sees(self.own) and (self.is_asked or not self.look.shared)
        return self.own if looks else None

    def sees(self, seat: int) -> bool:
        """Whether these eyes know that seat's secrets."""
        return seat in self.view.eyes

    def name(self, seat: int) -> str:
        """A seat's name."""
        return self.look.names[seat]

    def wins(self, seat: int) -> int:
        """How many tricks a seat has won this round."""
        return sum(trick.winner == seat for trick in self.round.tricks)

    def legal_places(self, card: Card) -> tuple[int, ...]:
        """Where a card may be played now; nowhere while a full trick waits to be taken."""
        if self.trick_is_full:
            return ()
        plays = (decision for decision in self.view.legal if isinstance(decision, Play))
        return tuple(play.place for play in plays if play.card == card and play.seat == self.own)

    def face(self, card: Card, height: float, **wishes: object) -> CardFace:
        """A card's front."""
        plain = CardFace(card, height, self.look.style, dpr=self.look.dpr)
        return replace(plain, **wishes) if wishes else plain  # type: ignore[arg-type]

    def back(self, height: float, badge: BadgeKind | None = None, angle: float = 0.0) -> CardBack:
        """A card's back."""
        return CardBack(height, angle=angle, badge=badge, dpr=self.look.dpr)

    def stone(self, seat: int, radius: float, kind: StoneKind = StoneKind.GLOSSY) -> Stone:
        """A seat's stone."""
        looks = self.look.stones
        return Stone(looks[seat] if looks else seat, radius, kind, dpr=self.look.dpr)

    def chip(self, colour: Colour, height: float, value: int | None = None) -> Chip:
        """A colour's chip."""
        return Chip(colour, height, value, dpr=self.look.dpr)

    def pill(
        self,
        key: str,
        text: str,
        x: float,
        y: float,
        tone: Tone = Tone.PAPER,
        *,
        chip: Colour | None = None,
        size: float = 1.0,
        target: Target | None = None,
        most: float = 1e9,
    ) -> list[Piece]:
        """A short text centred at a place, kept inside the scene, with a chip before it if wanted."""
        font = self.size.font * size
        indent = font * 1.6 if chip is not None else 0.0
        width = min(self.measure(text, font, True) + indent + font * 1.5, self.size.width - 8, most)
        x = max(width / 2 + 4, min(x, self.size.width - width / 2 - 4))
        art = Pill(width, font * 1.72, self.ink, text, tone, size, indent=indent)
        made = [Piece(key, art, x, y, PILL_Z, target=target)]
        if chip is not None:
            at = x - width / 2 + font * 1.15
            made.append(Piece(f"{key}:chip", self.chip(chip, font * 1.35), at, y, PILL_Z + 1))
        return made


def left_piece(
    key: str, art: Drawn, left: float, top: float, z: float, target: Target | None = None
) -> Piece:
    """A drawn piece by its top left corner."""
    return Piece(key, art, left + art.width / 2, top + art.height / 2, z, target=target)


def joined(*rows: Iterable[Piece]) -> list[Piece]:
    """Several rows of pieces as one."""
    return [piece for row in rows for piece in row]
