"""What the Stichling table says."""

from collections.abc import Iterable

from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.objections import Reason

from .words import capital, card, colour, translate


def free_place() -> str:
    """The header of an empty place."""
    return translate("Table", "free place")


def first_colour(which: Colour) -> str:
    """The header of a trick."""
    return capital(colour(which))


def holds(name: str, own: bool) -> str:
    """Whose stone stands by a trick."""
    return (
        translate("Table", "You hold it") if own else translate("Table", "{name} holds it").format(name=name)
    )


def missing(count: int) -> str:
    """How many cards a trick lacks."""
    return translate("Table", "{count} to go").format(count=count)


def tricks(count: int) -> str:
    """How many tricks a seat has won."""
    return (
        translate("Table", "1 trick")
        if count == 1
        else translate("Table", "{count} tricks").format(count=count)
    )


def stones_left(count: int) -> str:
    """How many stones a seat has to spare."""
    return (
        translate("Table", "1 stone left")
        if count == 1
        else translate("Table", "{count} stones left").format(count=count)
    )


def opens(which: Card) -> str:
    """A picked card would open a trick."""
    return translate("Table", "Open a {colour} trick").format(colour=colour(which.colour))


def second_allowed() -> str:
    """The colour lies open elsewhere."""
    return translate("Table", "a second one is allowed")


def your_stone() -> str:
    """What opening brings."""
    return translate("Table", "your stone stands by it")


def takes_over(name: str) -> str:
    """A picked card would take a trick over."""
    return translate("Table", "Take over from {name}").format(name=name)


def beats(which: Card, value: int) -> str:
    """Why it takes over."""
    return translate("Table", "{card} beats {value}").format(card=card(which), value=value)


def joins() -> str:
    """A picked card would join a trick."""
    return translate("Table", "Join this trick")


def stays(name: str, own: bool) -> str:
    """Who holds the trick then."""
    return (
        translate("Table", "you hold it still")
        if own
        else translate("Table", "{name} holds it still").format(name=name)
    )


def discard() -> str:
    """A picked card of another colour would go there."""
    return translate("Table", "Discard here")


def fills(name: str, own: bool) -> str:
    """The fourth card fills a trick."""
    return (
        translate("Table", "full: you win it")
        if own
        else translate("Table", "full: {name} wins it").format(name=name)
    )


def refusal(reason: Reason, place: int, which: Card) -> str:
    """Why a picked card may not go to a place."""
    if reason is Reason.COLOUR_LIES_ELSEWHERE:
        return translate("Table", "{colour} lies on place {place}").format(
            colour=capital(colour(which.colour)), place=place
        )
    return translate("Table", "Other colour: discards need four open tricks")


def picked_title(which: Card, places: Iterable[int]) -> str:
    """Where a picked card may go."""
    said = translate("Table", " or ").join(str(place) for place in places)
    return translate("Table", "{card}: place {places}").format(card=capital(card(which)), places=said)


def picked_hint() -> str:
    """How a picked card is laid."""
    return translate("Table", "Click a lit place, drag, or press the key. Esc puts it back.")


def rule() -> str:
    """What to do at one's turn."""
    return translate("Table", "Pick a card; the places where it may go light up.")


def others_turn() -> str:
    """What to look at while others play."""
    return translate("Table", "The face-up tile counts when the round ends.")


def order_title() -> str:
    """What is decided before play."""
    return translate("Table", "Order your tiles")


def order_rule() -> str:
    """What the order means."""
    return translate(
        "Table", "Each trick you win turns the next one up; the one that is up at the end counts."
    )


def order_button() -> str:
    """The button that lays the tiles."""
    return translate("Table", "Lay them face down")


def escape_key() -> str:
    """The key that puts a card back."""
    return translate("Table", "Esc")
