"""The middle of the Sticheln table while colours are chosen or named."""

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.signs import BadgeKind
from sticheln_desktop.gui.texts import table as words
from sticheln_desktop.rules import sticheln
from sticheln_desktop.rules.cards import Colour
from sticheln_desktop.rules.decisions import NameColours

from .desk import CARD_Z, FRAME_Z, Desk, joined
from .drawn import Slot, Tone
from .measures import CARD_SHAPE
from .pieces import Piece, TargetCard, TargetColour, TargetPlace
from .shared_layout import confirm
from .sticheln_seats import centre, trick_height


def choosing(desk: Desk, badge: BadgeKind) -> list[Piece]:
    """The slots for the cards being chosen, and the button that binds."""
    if not desk.is_asked:
        return []
    count = desk.view.rules.colours
    made = joined(*(_choice_slot(desk, index, count, badge) for index in range(count)))
    if len(desk.look.chosen) == count:
        x, y = centre(desk)
        text = words.choose_button(dict.fromkeys(card.colour for card in desk.look.chosen))
        made += confirm(desk, text, x, y + trick_height(desk) * 0.72)
    return made


def _choice_slot(desk: Desk, index: int, count: int, badge: BadgeKind) -> list[Piece]:
    height = trick_height(desk)
    x, y = centre(desk)
    x += (index - (count - 1) / 2) * height * 0.85
    if index < len(desk.look.chosen):
        card = desk.look.chosen[index]
        art = desk.face(card, height, badge=badge)
        return [Piece(f"card:{card}", art, x, y, CARD_Z, target=TargetCard(card))]
    slot = Slot(height * CARD_SHAPE, height, desk.ink, words.your_card(), Tone.GOLD)
    return [Piece(f"choice-slot:{index}", slot, x, y, FRAME_Z, target=TargetPlace(0))]


def naming(desk: Desk) -> list[Piece]:
    """The colours that can be named, each with the points it would give."""
    options = [decision for decision in desk.view.legal if isinstance(decision, NameColours)]
    if not options:
        return []
    named = tuple(dict.fromkeys(colour for option in options for colour in option.colours))
    made = joined(*(_colour(desk, colour, index, len(named)) for index, colour in enumerate(named)))
    if len(desk.look.named) == len(options[0].colours):
        x, y = centre(desk)
        made += confirm(desk, words.choose_button(desk.look.named), x, y + trick_height(desk) * 0.9)
    return made


def _together(desk: Desk, colour: Colour) -> tuple[Colour, ...]:
    """The colour with the one named beside it, where two are due."""
    others = [named for named in desk.look.named if named is not colour]
    return (colour, *others[-(desk.view.rules.colours - 1) :]) if desk.view.rules.colours > 1 else (colour,)


def _colour(desk: Desk, colour: Colour, index: int, count: int) -> list[Piece]:
    x, y = centre(desk)
    side = trick_height(desk) * 0.5
    x += (index - (count - 1) / 2) * max(side * 1.35, desk.size.font * 4.2)
    points = sticheln.worth(desk.round.taken(desk.own), _together(desk, colour), desk.view.rules)
    tone = Tone.GOLD if colour in desk.look.named else Tone.PAPER
    key = f"name:{colour.label}"
    chip = Piece(key, desk.chip(colour, side), x, y - side * 0.3, CARD_Z, target=TargetColour(colour))
    return [chip, *desk.pill(f"{key}:points", texts.points(points), x, y + side * 0.65, tone)]
