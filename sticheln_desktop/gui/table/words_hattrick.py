"""What the Hattrick table says."""

from sticheln_desktop.rules.cards import Card, Colour

from .words import capital, card, colour, signed, translate


def second_colour() -> str:
    """A lane that is not open yet."""
    return translate("Table", "Second colour")


def first_colour() -> str:
    """The first lane before the lead."""
    return translate("Table", "First colour")


def joins(which: Colour) -> str:
    """The next free spot of a lane."""
    return translate("Table", "{colour} joins here").format(colour=colour(which))


def opens() -> str:
    """The free spot of a lane that is not open."""
    return translate("Table", "opens here")


def takes(name: str, own: bool, count: int, which: Colour) -> str:
    """Who takes a lane as it lies."""
    if own:
        return translate("Table", "You take {count} {colour}").format(count=count, colour=colour(which))
    return translate("Table", "{name} takes {count} {colour}").format(
        name=name, count=count, colour=colour(which)
    )


def top_card(value: int, leads: bool) -> str:
    """Why, and whether that seat leads next."""
    return (
        translate("Table", "top card {v}: leads next").format(v=value)
        if leads
        else translate("Table", "top card {v}").format(v=value)
    )


def pass_title() -> str:
    """The heading of the pass slot."""
    return translate("Table", "Pass")


def pass_rule(points: int) -> str:
    """What a pass costs."""
    return translate("Table", "third colour, {points}").format(points=signed(points))


def passed_card(name: str, which: Card) -> str:
    """The latest passed card, which all have seen."""
    return f"{name}: {card(which)}"


def pass_button(which: Card) -> str:
    """The button of the pass slot."""
    return translate("Table", "Pass {card}").format(card=card(which))


def pass_forecast(which: Card) -> str:
    """What a card of the third colour will do."""
    return translate("Table", "{card} is the third colour: a pass").format(card=capital(card(which)))


def pass_detail(points: int) -> str:
    """What passing means."""
    return translate("Table", "Two colours are open: shown, laid face down, costs {points}").format(
        points=-points
    )


def join_forecast(which: Card, wins: bool) -> str:
    """What a card of an open colour will do."""
    said = capital(card(which))
    if wins:
        return translate("Table", "{card} would take {colour}").format(card=said, colour=colour(which.colour))
    return translate("Table", "{card} joins {colour}").format(card=said, colour=colour(which.colour))


def join_detail(count: int, top: int) -> str:
    """How a joining card stands."""
    return translate("Table", "{count} in this trick now, highest {top}").format(count=count, top=top)


def open_forecast(which: Card) -> str:
    """What a card that opens a lane will do."""
    return translate("Table", "{card} opens a trick").format(card=capital(card(which)))


def open_detail() -> str:
    """What opening means."""
    return translate("Table", "In each of the two colours the highest card takes all of its colour.")


def rule() -> str:
    """What to do at one's turn."""
    return translate("Table", "Any card: its colour says whether it joins, opens or passes.")
