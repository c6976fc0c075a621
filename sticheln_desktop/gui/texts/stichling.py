"""What the Stichling table says."""

from collections.abc import Iterable

from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.objections import Reason

from .cards import card_name, colour_name
from .labels import Label, label
from .saying import capital, filled, translate


def free_place() -> str:
    """The header of an empty place."""
    return translate("Texts", "free place")


def first_colour(which: Colour) -> str:
    """The header of a trick."""
    return capital(colour_name(which))


def holds(name: str, own: bool) -> str:
    """Whose stone stands by a trick."""
    return translate("Texts", "You hold it") if own else filled(translate("Texts", "%1 holds it"), name)


def missing(count: int) -> str:
    """How many cards a trick lacks."""
    return filled(translate("Texts", "%1 to go"), count)


def stones_left(count: int) -> str:
    """How many stones a seat has to spare."""
    return (
        translate("Texts", "1 stone left")
        if count == 1
        else filled(translate("Texts", "%1 stones left"), count)
    )


def opens(which: Card) -> str:
    """A picked card would open a trick."""
    return filled(translate("Texts", "Open a %1 trick"), colour_name(which.colour))


def second_allowed() -> str:
    """The colour lies open elsewhere."""
    return translate("Texts", "a second one is allowed")


def your_stone() -> str:
    """What opening brings."""
    return translate("Texts", "your stone stands by it")


def takes_over(name: str) -> str:
    """A picked card would take a trick over."""
    return filled(translate("Texts", "Take over from %1"), name)


def beats(which: Card, value: int) -> str:
    """Why it takes over."""
    return filled(translate("Texts", "%1 beats %2"), card_name(which), value)


def joins() -> str:
    """A picked card would join a trick."""
    return translate("Texts", "Join this trick")


def stays(name: str, own: bool) -> str:
    """Who holds the trick then."""
    return (
        translate("Texts", "you hold it still")
        if own
        else filled(translate("Texts", "%1 holds it still"), name)
    )


def discard() -> str:
    """A picked card of another colour would go there."""
    return translate("Texts", "Discard here")


def fills(name: str, own: bool) -> str:
    """The fourth card fills a trick."""
    return (
        translate("Texts", "full: you win it")
        if own
        else filled(translate("Texts", "full: %1 wins it"), name)
    )


def refusal(reason: Reason, place: int, which: Card) -> str:
    """Why a picked card may not go to a place."""
    if reason is Reason.COLOUR_LIES_ELSEWHERE:
        return filled(translate("Texts", "%1 lies on place %2"), capital(colour_name(which.colour)), place)
    return translate("Texts", "Other colour: discards need four open tricks")


def picked_title(which: Card, places: Iterable[int]) -> str:
    """Where a picked card may go."""
    said = translate("Texts", " or ").join(str(place) for place in places)
    return filled(translate("Texts", "%1: place %2"), capital(card_name(which)), said)


def picked_hint() -> str:
    """How a picked card is laid."""
    return translate("Texts", "Click a lit place, drag, or press the key. Esc puts it back.")


def rule() -> str:
    """What to do at one's turn."""
    return translate("Texts", "Pick a card; the places where it may go light up.")


def others_turn() -> str:
    """What to look at while others play."""
    return translate("Texts", "The face-up tile counts when the round ends.")


def order_title() -> str:
    """What is decided before play."""
    return translate("Texts", "Order your tiles")


def order_rule() -> str:
    """What the order means."""
    return translate(
        "Texts", "Each trick you win turns the next one up; the one that is up at the end counts."
    )


def order_button() -> str:
    """The button that lays the tiles."""
    return translate("Texts", "Lay them face down")


def escape_key() -> str:
    """The key that puts a card back."""
    return label(Label.ESCAPE)
