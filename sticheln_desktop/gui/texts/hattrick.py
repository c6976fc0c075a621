"""What the Hattrick table says."""

from sticheln_desktop.rules.cards import Card, Colour

from .cards import card_name, colour_name
from .numbers import points as signed
from .saying import capital, filled, translate


def second_colour() -> str:
    """A lane that is not open yet."""
    return translate("Texts", "Second colour")


def first_colour() -> str:
    """The first lane before the lead."""
    return translate("Texts", "First colour")


def joins(which: Colour) -> str:
    """The next free spot of a lane."""
    return filled(translate("Texts", "%1 joins here"), colour_name(which))


def opens() -> str:
    """The free spot of a lane that is not open."""
    return translate("Texts", "opens here")


def takes(name: str, own: bool, count: int, which: Colour) -> str:
    """Who takes a lane as it lies."""
    if own:
        return filled(translate("Texts", "You take %1 %2"), count, colour_name(which))
    return filled(translate("Texts", "%1 takes %2 %3"), name, count, colour_name(which))


def top_card(value: int, leads: bool) -> str:
    """Why, and whether that seat leads next."""
    return (
        filled(translate("Texts", "top card %1: leads next"), value)
        if leads
        else filled(translate("Texts", "top card %1"), value)
    )


def pass_title() -> str:
    """The heading of the pass slot."""
    return translate("Texts", "Pass")


def pass_rule(points: int) -> str:
    """What a pass costs."""
    return filled(translate("Texts", "third colour, %1"), signed(points))


def passed_card(name: str, which: Card) -> str:
    """The latest passed card, which all have seen."""
    return f"{name}: {card_name(which)}"


def pass_button(which: Card) -> str:
    """The button of the pass slot."""
    return filled(translate("Texts", "Pass %1"), card_name(which))


def pass_forecast(which: Card) -> str:
    """What a card of the third colour will do."""
    return filled(translate("Texts", "%1 is the third colour: a pass"), capital(card_name(which)))


def pass_detail(points: int) -> str:
    """What passing means."""
    return filled(translate("Texts", "Two colours are open: shown, laid face down, costs %1"), -points)


def join_forecast(which: Card, wins: bool) -> str:
    """What a card of an open colour will do."""
    said = capital(card_name(which))
    if wins:
        return filled(translate("Texts", "%1 would take %2"), said, colour_name(which.colour))
    return filled(translate("Texts", "%1 joins %2"), said, colour_name(which.colour))


def join_detail(count: int, top: int) -> str:
    """How a joining card stands."""
    return filled(translate("Texts", "%1 in this trick now, highest %2"), count, top)


def open_forecast(which: Card) -> str:
    """What a card that opens a lane will do."""
    return filled(translate("Texts", "%1 opens a trick"), capital(card_name(which)))


def open_detail() -> str:
    """What opening means."""
    return translate("Texts", "In each of the two colours the highest card takes all of its colour.")


def rule() -> str:
    """What to do at one's turn."""
    return translate("Texts", "Any card: its colour says whether it joins, opens or passes.")
