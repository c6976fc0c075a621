"""Why a decision is refused, or a card of a choice gives way."""

from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.objections import Objection, Reason

from .cards import card_name
from .saying import QT_TRANSLATE_NOOP, capital, filled, said, translate

_REASONS = {
    Reason.NOTHING_TO_DECIDE: QT_TRANSLATE_NOOP("Texts", "There is nothing to decide now."),
    Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Texts", "It is not your turn."),
    Reason.ALREADY_DECIDED: QT_TRANSLATE_NOOP("Texts", "You have already decided."),
    Reason.WRONG_KIND: QT_TRANSLATE_NOOP("Texts", "That is not what is being decided now."),
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("Texts", "This card is not in your hand."),
    Reason.WRONG_NUMBER_OF_CARDS: QT_TRANSLATE_NOOP("Texts", "That is not the number of cards to choose."),
    Reason.SAME_COLOUR_TWICE: QT_TRANSLATE_NOOP("Texts", "The two cards must have different colours."),
    Reason.WRONG_TILES: QT_TRANSLATE_NOOP("Texts", "Each tile of this round must lie in the row once."),
    Reason.WRONG_NUMBER_OF_COLOURS: QT_TRANSLATE_NOOP("Texts", "That is not the number of colours to name."),
    Reason.COLOUR_NOT_TAKEN: QT_TRANSLATE_NOOP(
        "Texts", "You may only name a colour among the cards you took."
    ),
    Reason.NO_SUCH_PLACE: QT_TRANSLATE_NOOP("Texts", "There is no such place."),
    Reason.A_PLACE_IS_FREE: QT_TRANSLATE_NOOP("Texts", "You may not discard this card: place %1 is free."),
    Reason.COLOUR_LIES_ELSEWHERE: QT_TRANSLATE_NOOP(
        "Texts", "You may not discard this card: its colour lies on place %1."
    ),
}
_WAITING = QT_TRANSLATE_NOOP("Texts", "It is not your turn: waiting for %1.")


def objection_text(objection: Objection, waiting_for: str = "") -> str:
    """Why a decision is refused, in one sentence."""
    if objection.reason is Reason.NOT_YOUR_TURN and waiting_for:
        return said(_WAITING, waiting_for)
    return said(_REASONS[objection.reason], str(objection.place))


def replaces(new: Card, old: Card) -> str:
    """A card that was laid for a choice gave way to another one."""
    return filled(translate("Texts", "%1 replaces %2."), capital(card_name(new)), card_name(old))
