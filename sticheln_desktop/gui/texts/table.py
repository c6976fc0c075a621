"""Every sentence the table shows, in translatable English."""

from collections.abc import Iterable

from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.settings import Family, Polarity, Rules
from sticheln_desktop.rules.sticheln import Verdict

from .cards import card_name, colour_name, colour_names
from .labels import Label, label
from .numbers import points as signed
from .saying import capital, filled, translate


def won(count: int) -> str:
    """How many tricks a seat has won."""
    return filled(translate("Texts", "%1 won"), count)


def this_round(points: int) -> str:
    """What the piles are worth now."""
    return filled(translate("Texts", "this round %1"), signed(points))


def your_round() -> str:
    """The heading of the own points after a round."""
    return translate("Texts", "Your round")


def your_card() -> str:
    """The own empty slot."""
    return translate("Texts", "Your card")


def lead() -> str:
    """The mark of the first card."""
    return translate("Texts", "Lead")


def wins_now() -> str:
    """The mark of the winning card."""
    return translate("Texts", "wins now")


def leads_and_wins() -> str:
    """The mark of a first card that wins still."""
    return translate("Texts", "Lead, wins now")


def no_trump() -> str:
    """The mark of a 0 of another colour."""
    return translate("Texts", "0 never trumps")


def left_over() -> str:
    """The label of cards that were not dealt."""
    return translate("Texts", "left over")


def misery(rules: Rules) -> str:
    """What the chosen colour is called."""
    return label(Label.LUCKY) if rules.polarity is Polarity.LUCKY else label(Label.MISERY)


def last_trick() -> str:
    """The heading of a trick looked at once more."""
    return translate("Texts", "Last trick")


def no_last_trick() -> str:
    """There is nothing to look back at."""
    return translate("Texts", "No trick has been taken in this round")


def is_chosen() -> str:
    """Said of a card or colour that is part of the choice."""
    return translate("Texts", "chosen")


def is_lifted() -> str:
    """Said of a tile that waits for its new place."""
    return translate("Texts", "taken up")


def place_number(number: int) -> str:
    """A place of Stichling, said aloud."""
    return filled(translate("Texts", "place %1"), number)


def tile_spoken(value: int, position: int) -> str:
    """An own tile while the row is ordered."""
    return filled(translate("Texts", "tile %1, number %2 in the row"), value, position)


def winner_now(name: str, own: bool) -> str:
    """Who would take the trick as it lies."""
    return translate("Texts", "You win now") if own else filled(translate("Texts", "%1 wins now"), name)


def verdict(why: Verdict, which: Card) -> str:
    """Why a card wins."""
    said = card_name(which)
    match why:
        case Verdict.ONLY_CARD:
            return filled(translate("Texts", "The only card so far: %1"), said)
        case Verdict.HIGHEST_TRUMP:
            return filled(translate("Texts", "Highest trump: %1"), said)
        case Verdict.LOWEST_TRUMP:
            return filled(translate("Texts", "Lowest trump: %1"), said)
        case Verdict.FIRST_OF_EQUAL_TRUMPS:
            return filled(translate("Texts", "Best trump; of equal %1s the first played"), which.value)
        case Verdict.HIGHEST_OF_LEAD:
            return filled(translate("Texts", "No trump yet; highest of the lead colour: %1"), said)
        case Verdict.LED_THE_ZEROS:
            return translate("Texts", "Only zeros: the lead wins")


def worth_title() -> str:
    """The heading of the worth."""
    return translate("Texts", "Worth to you")


def others(count: int, points: int) -> str:
    """The cards of no chosen colour."""
    said = translate("Texts", "1 other") if count == 1 else filled(translate("Texts", "%1 others"), count)
    return f"{said} {signed(points)}"


def counting(which: Card, points: int) -> str:
    """A card of a chosen colour."""
    return f"{card_name(which)} {signed(points)}"


def unless_named() -> str:
    """What a worth depends on while no colour has been named."""
    return translate("Texts", "if you name none of them", "the colours of these cards, after the round")


def leads_next(name: str, own: bool) -> str:
    """Nobody has played yet."""
    return translate("Texts", "You lead") if own else filled(translate("Texts", "%1 leads"), name)


def lead_rule() -> str:
    """What leading means in Sticheln."""
    return translate("Texts", "Any card may be led. Every other colour is then trump, but a 0 never is.")


def would_win(which: Card) -> str:
    """The forecast of a winning card."""
    return filled(translate("Texts", "%1 would win now"), capital(card_name(which)))


def would_lose(which: Card, trumped: bool) -> str:
    """The forecast of a losing card."""
    if trumped:
        return filled(translate("Texts", "%1 cannot win: trumps are down"), capital(card_name(which)))
    return filled(translate("Texts", "%1 would not win"), capital(card_name(which)))


def would_lead(which: Card) -> str:
    """The forecast of a card to be led."""
    return filled(translate("Texts", "Leads %1"), colour_name(which.colour))


def choose_title(rules: Rules) -> str:
    """What is chosen before play."""
    if rules.polarity is Polarity.LUCKY:
        return (
            translate("Texts", "Choose your two lucky cards")
            if rules.colours == 2
            else translate("Texts", "Choose your lucky card")
        )
    return (
        translate("Texts", "Choose your two misery cards")
        if rules.colours == 2
        else translate("Texts", "Choose your misery card")
    )


def choose_rule(rules: Rules) -> str:
    """What the choice means."""
    if rules.colours == 2:
        return _choose_two_rule(rules)
    if rules.polarity is Polarity.LUCKY:
        return translate("Texts", "Cards of its colour score their value, every other card costs 1.")
    return translate("Texts", "Cards of its colour cost you points, every other card scores 1.")


def _choose_two_rule(rules: Rules) -> str:
    if rules.polarity is Polarity.LUCKY:
        return translate(
            "Texts", "Of two colours. Cards of both score their value, every other card costs 1."
        )
    return translate("Texts", "Of two colours. Cards of both cost you points, every other card scores 1.")


def choose_button(which: Iterable[Colour]) -> str:
    """The button that makes a choice binding."""
    return filled(translate("Texts", "Choose %1"), colour_names(which))


def waiting_for(names: Iterable[str]) -> str:
    """Who still decides in secret."""
    return filled(translate("Texts", "Waiting for %1"), ", ".join(names))


def secret_rule() -> str:
    """Why nothing is seen of a choice."""
    return translate("Texts", "All decide in secret and at the same time.")


def name_title() -> str:
    """What is named after the last trick."""
    return translate("Texts", "Name your colour")


def name_rule(colours: int) -> str:
    """What naming means."""
    if colours == 2:
        return translate("Texts", "Two colours count. Under each: your points with it and the other named.")
    return translate("Texts", "Under each colour: your points this round if you name it.")


def scored_title(number: int, family: Family) -> str:
    """A round is over; German has another word for it in Stichling."""
    text = (
        translate("Texts", "Round %1 is scored", "stichling")
        if family is Family.STICHLING
        else translate("Texts", "Round %1 is scored")
    )
    return filled(text, number + 1)


def most_points(names: Iterable[str], points: int) -> str:
    """Who scored most."""
    return filled(translate("Texts", "Most points: %1 %2"), ", ".join(names), signed(points))


def your_turn() -> str:
    """The own turn."""
    return translate("Texts", "Your turn")


def turn_title(name: str, own: bool) -> str:
    """Whose turn it is."""
    return your_turn() if own else filled(translate("Texts", "%1's turn"), name)
