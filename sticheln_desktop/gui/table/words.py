"""Every sentence the table shows, in translatable English."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.settings import Family, Polarity, Rules
from sticheln_desktop.rules.sticheln import Verdict

MINUS = "\N{MINUS SIGN}"


def translate(context: str, text: str, meaning: str | None = None) -> str:
    """A text in the user's language; named so that the collector of texts finds it."""
    return QCoreApplication.translate(context, text, meaning)


def signed(points: int) -> str:
    """Points with their sign; zero has none."""
    return f"{MINUS}{-points}" if points < 0 else f"+{points}" if points else "0"


def colour(which: Colour) -> str:
    """A colour's name."""
    names = (
        translate("Table", "green"),
        translate("Table", "brown"),
        translate("Table", "red"),
        translate("Table", "blue"),
        translate("Table", "yellow"),
        translate("Table", "violet"),
    )
    return names[which]


def colours(which: Iterable[Colour]) -> str:
    """Several colours' names."""
    return translate("Table", " and ").join(colour(each) for each in which)


def card(which: Card) -> str:
    """A card in words."""
    return translate("Table", "{colour} {value}").format(colour=colour(which.colour), value=which.value)


def capital(text: str) -> str:
    """A sentence's first letter made large."""
    return text[:1].upper() + text[1:]


def cards_left(count: int) -> str:
    """How many cards a seat holds."""
    return (
        translate("Table", "1 card")
        if count == 1
        else translate("Table", "{count} cards").format(count=count)
    )


def won(count: int) -> str:
    """How many tricks a seat has won."""
    return translate("Table", "{count} won").format(count=count)


def this_round(points: int) -> str:
    """What the piles are worth now."""
    return translate("Table", "this round {points}").format(points=signed(points))


def seconds(count: int) -> str:
    """How long a computer has been thinking."""
    return translate("Table", "{count} s").format(count=count)


def your_round() -> str:
    """The heading of the own points after a round."""
    return translate("Table", "Your round")


def your_card() -> str:
    """The own empty slot."""
    return translate("Table", "Your card")


def lead() -> str:
    """The mark of the first card."""
    return translate("Table", "Lead")


def wins_now() -> str:
    """The mark of the winning card."""
    return translate("Table", "wins now")


def leads_and_wins() -> str:
    """The mark of a first card that wins still."""
    return translate("Table", "Lead, wins now")


def no_trump() -> str:
    """The mark of a 0 of another colour."""
    return translate("Table", "0 never trumps")


def left_over() -> str:
    """The label of cards that were not dealt."""
    return translate("Table", "left over")


def misery(rules: Rules) -> str:
    """What the chosen colour is called."""
    return translate("Table", "Lucky") if rules.polarity is Polarity.LUCKY else translate("Table", "Misery")


def last_trick() -> str:
    """The heading of a trick looked at once more."""
    return translate("Table", "Last trick")


def no_last_trick() -> str:
    """There is nothing to look back at."""
    return translate("Table", "No trick has been taken in this round")


def is_chosen() -> str:
    """Said of a card or colour that is part of the choice."""
    return translate("Table", "chosen")


def is_lifted() -> str:
    """Said of a tile that waits for its new place."""
    return translate("Table", "taken up")


def place_number(number: int) -> str:
    """A place of Stichling, said aloud."""
    return translate("Table", "place {number}").format(number=number)


def tile_spoken(value: int, position: int) -> str:
    """An own tile while the row is ordered."""
    return translate("Table", "tile {value}, number {position} in the row").format(
        value=value, position=position
    )


def winner_now(name: str, own: bool) -> str:
    """Who would take the trick as it lies."""
    return (
        translate("Table", "You win now") if own else translate("Table", "{name} wins now").format(name=name)
    )


def verdict(why: Verdict, which: Card) -> str:
    """Why a card wins."""
    said = card(which)
    match why:
        case Verdict.ONLY_CARD:
            return translate("Table", "The only card so far: {card}").format(card=said)
        case Verdict.HIGHEST_TRUMP:
            return translate("Table", "Highest trump: {card}").format(card=said)
        case Verdict.LOWEST_TRUMP:
            return translate("Table", "Lowest trump: {card}").format(card=said)
        case Verdict.FIRST_OF_EQUAL_TRUMPS:
            return translate("Table", "Best trump; of equal {value}s the first played").format(
                value=which.value
            )
        case Verdict.HIGHEST_OF_LEAD:
            return translate("Table", "No trump yet; highest of the lead colour: {card}").format(card=said)
        case Verdict.LED_THE_ZEROS:
            return translate("Table", "Only zeros: the lead wins")


def worth_title() -> str:
    """The heading of the worth."""
    return translate("Table", "Worth to you")


def others(count: int, points: int) -> str:
    """The cards of no chosen colour."""
    said = (
        translate("Table", "1 other")
        if count == 1
        else translate("Table", "{count} others").format(count=count)
    )
    return f"{said} {signed(points)}"


def counting(which: Card, points: int) -> str:
    """A card of a chosen colour."""
    return f"{card(which)} {signed(points)}"


def leads_next(name: str, own: bool) -> str:
    """Nobody has played yet."""
    return translate("Table", "You lead") if own else translate("Table", "{name} leads").format(name=name)


def lead_rule() -> str:
    """What leading means in Sticheln."""
    return translate("Table", "Any card may be led. Every other colour is then trump, but a 0 never is.")


def would_win(which: Card) -> str:
    """The forecast of a winning card."""
    return translate("Table", "{card} would win now").format(card=capital(card(which)))


def would_lose(which: Card, trumped: bool) -> str:
    """The forecast of a losing card."""
    if trumped:
        return translate("Table", "{card} cannot win: trumps are down").format(card=capital(card(which)))
    return translate("Table", "{card} would not win").format(card=capital(card(which)))


def would_lead(which: Card) -> str:
    """The forecast of a card to be led."""
    return translate("Table", "Leads {colour}").format(colour=colour(which.colour))


def choose_title(rules: Rules) -> str:
    """What is chosen before play."""
    if rules.polarity is Polarity.LUCKY:
        return (
            translate("Table", "Choose your two lucky cards")
            if rules.colours == 2
            else translate("Table", "Choose your lucky card")
        )
    return (
        translate("Table", "Choose your two misery cards")
        if rules.colours == 2
        else translate("Table", "Choose your misery card")
    )


def choose_rule(rules: Rules) -> str:
    """What the choice means."""
    if rules.polarity is Polarity.LUCKY:
        return translate("Table", "Cards of its colour score their value, every other card costs 1.")
    return translate("Table", "Cards of its colour cost you points, every other card scores 1.")


def choose_button(which: Iterable[Colour]) -> str:
    """The button that makes a choice binding."""
    return translate("Table", "Choose {colours}").format(colours=colours(which))


def waiting_for(names: Iterable[str]) -> str:
    """Who still decides in secret."""
    return translate("Table", "Waiting for {names}").format(names=", ".join(names))


def secret_rule() -> str:
    """Why nothing is seen of a choice."""
    return translate("Table", "All decide in secret and at the same time.")


def name_title() -> str:
    """What is named after the last trick."""
    return translate("Table", "Name your colour")


def name_rule(colours: int) -> str:
    """What naming means."""
    if colours == 2:
        return translate("Table", "Two colours count. Under each: your points with it and the other named.")
    return translate("Table", "Under each colour: your points this round if you name it.")


def scored_title(number: int, family: Family) -> str:
    """A round is over; German has another word for it in Stichling."""
    text = (
        translate("Table", "Round {number} is scored", "stichling")
        if family is Family.STICHLING
        else translate("Table", "Round {number} is scored")
    )
    return text.format(number=number + 1)


def most_points(names: Iterable[str], points: int) -> str:
    """Who scored most."""
    return translate("Table", "Most points: {names} {points}").format(
        names=", ".join(names), points=signed(points)
    )


def turn_title(name: str, own: bool) -> str:
    """Whose turn it is."""
    return translate("Table", "Your turn") if own else translate("Table", "{name}'s turn").format(name=name)
