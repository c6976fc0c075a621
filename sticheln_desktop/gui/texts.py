"""All wording of the program: English source, translated by Qt at the moment it is asked for.

A sentence about a seat exists twice, for a name and for "you". Placeholders are filled in one pass.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from sticheln_desktop.rules import hattrick, sticheln
from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.events import (
    CardPassed,
    CardPlayed,
    ChoicesShown,
    ColoursShown,
    Event,
    LastCardsShown,
    MatchEnded,
    RoundDealt,
    RoundScored,
    SecretDecided,
    StoneMoved,
    TileTurned,
    TrickWon,
)
from sticheln_desktop.rules.objections import Objection, Reason
from sticheln_desktop.rules.settings import Family, Polarity, Rules
from sticheln_desktop.rules.state import Plays, totals
from sticheln_desktop.rules.sticheln import Verdict
from sticheln_desktop.rules.view import View

MINUS = "−"
_PLACEHOLDER = re.compile(r"%([1-9])")
# English needs no translation file but for its singulars, which stand here.
_ONE = {"1 cards": "1 card", "1 tricks": "1 trick", "1 other cards": "1 other card"}
translate = QCoreApplication.translate


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Marks a text to be translated later; the translation tools look for this name."""
    return text


@dataclass(frozen=True, slots=True)
class Cast:
    """The names of the seats, which of them is the reader, and which stone each has."""

    names: tuple[str, ...]
    you: int | None = None
    looks: tuple[int, ...] = ()

    def label(self, seat: int) -> str:
        """The name in a table heading, or "You"."""
        return translate("Texts", "You") if seat == self.you else self.names[seat]

    def look(self, seat: int) -> int:
        """Which of the eight stones a seat has."""
        return self.looks[seat] if self.looks else seat


class Label(StrEnum):
    """Short texts of panels and buttons."""

    SCORES = QT_TRANSLATE_NOOP("Texts", "Scores")
    LOG = QT_TRANSLATE_NOOP("Texts", "Log")
    CARDS_OUT = QT_TRANSLATE_NOOP("Texts", "Cards out")
    STILL_OUT = QT_TRANSLATE_NOOP("Texts", "Still out")
    SEEN = QT_TRANSLATE_NOOP("Texts", "seen")
    OWN = QT_TRANSLATE_NOOP("Texts", "in your hand")
    RUNNING_TOTAL = QT_TRANSLATE_NOOP("Texts", "Running total")
    TO_DECIDE = QT_TRANSLATE_NOOP("Texts", "to decide")
    AHEAD = QT_TRANSLATE_NOOP("Texts", "ahead")
    RESULT = QT_TRANSLATE_NOOP("Texts", "Who won?")
    REMATCH = QT_TRANSLATE_NOOP("Texts", "Rematch")
    NEW_MATCH = QT_TRANSLATE_NOOP("Texts", "New match")
    PODIUM = QT_TRANSLATE_NOOP("Texts", "Podium")
    CHOSEN_MISERY = QT_TRANSLATE_NOOP("Texts", "Misery card")
    CHOSEN_LUCKY = QT_TRANSLATE_NOOP("Texts", "Lucky card")
    BOTH_CHOSEN_MISERY = QT_TRANSLATE_NOOP("Texts", "Misery cards")
    BOTH_CHOSEN_LUCKY = QT_TRANSLATE_NOOP("Texts", "Lucky cards")
    PASSED = QT_TRANSLATE_NOOP("Texts", "Passed cards")
    LAST_CARD = QT_TRANSLATE_NOOP("Texts", "Last card (unscored)")
    NO_TRICK = QT_TRANSLATE_NOOP("Texts", "No trick won")
    YOUR_HAND = QT_TRANSLATE_NOOP("Texts", "Your hand")
    SEATS = QT_TRANSLATE_NOOP("Texts", "Seats")
    IN_WORDS = QT_TRANSLATE_NOOP("Texts", "Words")
    SINCE_LAST_TURN = QT_TRANSLATE_NOOP("Texts", "Since your last turn")
    FACE_UP_TILE = QT_TRANSLATE_NOOP("Texts", "Face-up tile")


def label(which: Label) -> str:
    """A short text."""
    return translate("Texts", which)


def filled(text: str, *parts: str) -> str:
    """A text with its %1, %2 replaced in one pass, so that a name may hold a placeholder."""
    return _PLACEHOLDER.sub(lambda found: parts[int(found[1]) - 1], text)


def _said(source: str, *parts: str) -> str:
    return filled(translate("Texts", source), *parts)


def _about(seat: int, cast: Cast, forms: tuple[str, str], *parts: str) -> str:
    """The sentence with a name, or the one for you, which has no placeholder for it."""
    named, you = forms
    return _said(you, *parts) if seat == cast.you else _said(named, cast.names[seat], *parts)


# Numbers and counts


def number(value: int) -> str:
    """A number with a true minus sign."""
    return f"{MINUS if value < 0 else ''}{abs(value)}"


def points(value: int) -> str:
    """A number with its sign: +3, −5, plain 0."""
    return f"+{value}" if value > 0 else number(value)


def spoken_points(value: int) -> str:
    """A number as a screen reader shall say it."""
    return _said(QT_TRANSLATE_NOOP("Texts", "minus %1"), str(-value)) if value < 0 else str(value)


class Texts(QObject):
    """The counts. The translation tools find plurals only in `tr`, and name its context after the class."""

    def cards(self, count: int) -> str:
        """So many cards."""
        return self.tr("%n cards", "", count)

    def tricks(self, count: int) -> str:
        """So many tricks."""
        return self.tr("%n tricks", "", count)

    def other_cards(self, count: int) -> str:
        """So many cards of other colours."""
        return self.tr("%n other cards", "", count)


_counts = Texts()


def _one(text: str) -> str:
    return _ONE.get(text, text)


def card_count(count: int) -> str:
    """So many cards."""
    return _one(_counts.cards(count))


def trick_count(count: int) -> str:
    """So many tricks."""
    return _one(_counts.tricks(count))


def other_card_count(count: int) -> str:
    """So many cards of colours that do not count."""
    return _one(_counts.other_cards(count))


def listed(words: Sequence[str]) -> str:
    """Several words in a row, as the language joins them."""
    return QLocale().createSeparatedList(list(words))


# Cards and games

_COLOURS = {
    Colour.GREEN: QT_TRANSLATE_NOOP("Texts", "green"),
    Colour.BROWN: QT_TRANSLATE_NOOP("Texts", "brown"),
    Colour.RED: QT_TRANSLATE_NOOP("Texts", "red"),
    Colour.BLUE: QT_TRANSLATE_NOOP("Texts", "blue"),
    Colour.YELLOW: QT_TRANSLATE_NOOP("Texts", "yellow"),
    Colour.VIOLET: QT_TRANSLATE_NOOP("Texts", "violet"),
}
_GAMES = {
    "classic": QT_TRANSLATE_NOOP("Texts", "Classic Sticheln"),
    "reverse": QT_TRANSLATE_NOOP("Texts", "Reverse Sticheln"),
    "mild": QT_TRANSLATE_NOOP("Texts", "Mild Sticheln"),
    "aggravated": QT_TRANSLATE_NOOP("Texts", "Aggravated Sticheln"),
    "hazy": QT_TRANSLATE_NOOP("Texts", "Hazy Sticheln"),
    "delayed": QT_TRANSLATE_NOOP("Texts", "Delayed Sticheln"),
    "house": QT_TRANSLATE_NOOP("Texts", "House mix"),
    "hattrick": QT_TRANSLATE_NOOP("Texts", "Hattrick"),
    "stichling": QT_TRANSLATE_NOOP("Texts", "Stichling"),
}
_IN_ONE_SENTENCE = {
    "classic": QT_TRANSLATE_NOOP("Texts", "Take many cards, but none of your misery colour."),
    "reverse": QT_TRANSLATE_NOOP("Texts", "Collect your lucky colour; every other card costs a point."),
    "mild": QT_TRANSLATE_NOOP("Texts", "As Classic, but each card of your misery colour costs five."),
    "aggravated": QT_TRANSLATE_NOOP("Texts", "As Classic, but with two misery colours each."),
    "hazy": QT_TRANSLATE_NOOP("Texts", "As Classic, but misery cards stay face down until the scoring."),
    "delayed": QT_TRANSLATE_NOOP(
        "Texts", "As Classic, but you name your misery colour after the last trick."
    ),
    "house": QT_TRANSLATE_NOOP("Texts", "Mix the settings of Sticheln as you like."),
    "hattrick": QT_TRANSLATE_NOOP("Texts", "Two colours at once: gather one, and avoid passing."),
    "stichling": QT_TRANSLATE_NOOP(
        "Texts", "Four open tricks: win just enough of them to turn up your best tile."
    ),
}


def colour_name(colour: Colour) -> str:
    """The colour in words."""
    return translate("Texts", _COLOURS[colour])


def card_name(card: Card) -> str:
    """A card in words: red 7."""
    return _said(QT_TRANSLATE_NOOP("Texts", "%1 %2"), colour_name(card.colour), str(card.value))


def card_names(cards: Sequence[Card]) -> str:
    """Several cards in words."""
    return listed([card_name(card) for card in cards])


def game_name(game: str) -> str:
    """The name of a game by its id."""
    return translate("Texts", _GAMES[game])


def game_rule(game: str) -> str:
    """A game in one sentence."""
    return translate("Texts", _IN_ONE_SENTENCE[game])


# Why something is not legal, and why a card wins

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
_VERDICTS = {
    Verdict.ONLY_CARD: QT_TRANSLATE_NOOP("Texts", "only card so far"),
    Verdict.HIGHEST_TRUMP: QT_TRANSLATE_NOOP("Texts", "highest trump"),
    Verdict.LOWEST_TRUMP: QT_TRANSLATE_NOOP("Texts", "lowest trump"),
    Verdict.FIRST_OF_EQUAL_TRUMPS: QT_TRANSLATE_NOOP("Texts", "first of equal trumps"),
    Verdict.HIGHEST_OF_LEAD: QT_TRANSLATE_NOOP("Texts", "highest card of the lead colour"),
    Verdict.LED_THE_ZEROS: QT_TRANSLATE_NOOP("Texts", "zeros only: the lead wins"),
}
_WINS_NOW = (QT_TRANSLATE_NOOP("Texts", "%1 wins now"), QT_TRANSLATE_NOOP("Texts", "You win now"))
_WAITING = QT_TRANSLATE_NOOP("Texts", "It is not your turn: waiting for %1.")


def objection_text(objection: Objection, waiting_for: str = "") -> str:
    """Why a decision is refused, in one sentence."""
    if objection.reason is Reason.NOT_YOUR_TURN and waiting_for:
        return _said(_WAITING, waiting_for)
    return _said(_REASONS[objection.reason], str(objection.place))


def verdict_text(verdict: Verdict) -> str:
    """Why a card wins its trick."""
    return translate("Texts", _VERDICTS[verdict])


def wins_now_text(seat: int, cast: Cast) -> str:
    """Who would win the trick as it lies."""
    return _about(seat, cast, _WINS_NOW)


# What happened

_Forms = tuple[str, str]
_LEADS: _Forms = (QT_TRANSLATE_NOOP("Texts", "%1 leads %2"), QT_TRANSLATE_NOOP("Texts", "You lead %1"))
_PLAYS: _Forms = (QT_TRANSLATE_NOOP("Texts", "%1 plays %2"), QT_TRANSLATE_NOOP("Texts", "You play %1"))
_SECOND_COLOUR: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "%1 opens the second colour with %2"),
    QT_TRANSLATE_NOOP("Texts", "You open the second colour with %1"),
)
_OPENS: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "%1 opens a trick on place %3 with %2"),
    QT_TRANSLATE_NOOP("Texts", "You open a trick on place %2 with %1"),
)
_JOINS: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "%1 plays %2 to place %3"),
    QT_TRANSLATE_NOOP("Texts", "You play %1 to place %2"),
)
_DISCARDS: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "%1 discards %2 on place %3"),
    QT_TRANSLATE_NOOP("Texts", "You discard %1 on place %2"),
)
_PASSES: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "%1 passes with %2: %3 points"),
    QT_TRANSLATE_NOOP("Texts", "You pass with %1: %2 points"),
)
_PUTS_STONE: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "%1 puts a stone on place %2"),
    QT_TRANSLATE_NOOP("Texts", "You put a stone on place %1"),
)
_TAKES_OVER: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "%1 takes over the trick on place %2 from %3"),
    QT_TRANSLATE_NOOP("Texts", "You take over the trick on place %1 from %2"),
)
_TAKES_OVER_FROM_YOU = QT_TRANSLATE_NOOP("Texts", "%1 takes over the trick on place %2 from you")
_TURNS_UP: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "%1 turns up the tile %2"),
    QT_TRANSLATE_NOOP("Texts", "You turn up the tile %1"),
)
_HAS_CHOSEN: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "%1 has chosen"),
    QT_TRANSLATE_NOOP("Texts", "You have chosen"),
)
_HAS_LAID_TILES: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "%1 has laid the tiles"),
    QT_TRANSLATE_NOOP("Texts", "You have laid the tiles"),
)
_FULL: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "%1 wins the full trick on place %2"),
    QT_TRANSLATE_NOOP("Texts", "You win the full trick on place %1"),
)
_WINS_MATCH: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "%1 wins the match"),
    QT_TRANSLATE_NOOP("Texts", "You win the match"),
)
_SHARE_MATCH: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "%1 share the win"),
    QT_TRANSLATE_NOOP("Texts", "You share the win with %1"),
)
_MISERY: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "Misery colour of %1: %2"),
    QT_TRANSLATE_NOOP("Texts", "Your misery colour: %1"),
)
_LUCKY: _Forms = (
    QT_TRANSLATE_NOOP("Texts", "Lucky colour of %1: %2"),
    QT_TRANSLATE_NOOP("Texts", "Your lucky colour: %1"),
)
_WON_BY: dict[Verdict, _Forms] = {
    Verdict.ONLY_CARD: (
        QT_TRANSLATE_NOOP("Texts", "%1 wins the trick with %2"),
        QT_TRANSLATE_NOOP("Texts", "You win the trick with %1"),
    ),
    Verdict.HIGHEST_TRUMP: (
        QT_TRANSLATE_NOOP("Texts", "%1 wins the trick with %2: highest trump"),
        QT_TRANSLATE_NOOP("Texts", "You win the trick with %1: highest trump"),
    ),
    Verdict.LOWEST_TRUMP: (
        QT_TRANSLATE_NOOP("Texts", "%1 wins the trick with %2: lowest trump"),
        QT_TRANSLATE_NOOP("Texts", "You win the trick with %1: lowest trump"),
    ),
    Verdict.FIRST_OF_EQUAL_TRUMPS: (
        QT_TRANSLATE_NOOP("Texts", "%1 wins the trick with %2: of equal trumps the first one counts"),
        QT_TRANSLATE_NOOP("Texts", "You win the trick with %1: of equal trumps the first one counts"),
    ),
    Verdict.HIGHEST_OF_LEAD: (
        QT_TRANSLATE_NOOP("Texts", "%1 wins the trick with %2: highest card of the lead colour"),
        QT_TRANSLATE_NOOP("Texts", "You win the trick with %1: highest card of the lead colour"),
    ),
    Verdict.LED_THE_ZEROS: (
        QT_TRANSLATE_NOOP("Texts", "%1 wins the trick with %2: zeros only go to the lead"),
        QT_TRANSLATE_NOOP("Texts", "You win the trick with %1: zeros only go to the lead"),
    ),
}


def event_text(event: Event, view: View, cast: Cast) -> str:
    """An event in words; `view` is what is seen right after it."""
    match event:
        case RoundDealt():
            return _dealt_text(event, view.rules, cast)
        case SecretDecided(seat):
            tiles = view.rules.family is Family.STICHLING
            return _about(seat, cast, _HAS_LAID_TILES if tiles else _HAS_CHOSEN)
        case ChoicesShown():
            return translate("Texts", "Everyone has chosen: the cards are face up")
        case ColoursShown():
            return translate("Texts", "The late choices are shown")
        case CardPlayed():
            return _played_text(event, view, cast)
        case CardPassed(seat, card):
            return _about(seat, cast, _PASSES, card_name(card), points(hattrick.POINTS_OF_A_PASS))
        case StoneMoved():
            return _stone_text(event, cast)
        case TrickWon():
            return _won_text(event, view.rules, cast)
        case TileTurned(seat, value):
            return _about(seat, cast, _TURNS_UP, str(value))
        case LastCardsShown():
            return translate("Texts", "The last cards are laid open, unscored")
        case RoundScored():
            return round_over_text(event.number, view, cast)
        case MatchEnded(winners):
            return match_over_text(winners, cast)


def _dealt_text(event: RoundDealt, rules: Rules, cast: Cast) -> str:
    number_text, yours = str(event.number + 1), event.leader == cast.you
    if rules.family is Family.STICHLING:
        if yours:
            return filled(translate("Texts", "Round %1: you start", "stichling"), number_text)
        text = translate("Texts", "Round %1: %2 starts", "stichling")
        return filled(text, number_text, cast.names[event.leader])
    if yours:
        return _said(QT_TRANSLATE_NOOP("Texts", "Round %1: you lead"), number_text)
    return _said(QT_TRANSLATE_NOOP("Texts", "Round %1: %2 leads"), number_text, cast.names[event.leader])


def _played_text(event: CardPlayed, view: View, cast: Cast) -> str:
    plays = view.round.table[event.place]
    name, place = card_name(event.card), str(event.place + 1)
    opened = len(plays) == 1
    if view.rules.family is Family.STICHLING:
        discarded = plays[0].card.colour is not event.card.colour
        forms = _OPENS if opened else _DISCARDS if discarded else _JOINS
        return _about(event.seat, cast, forms, name, place)
    if opened:
        return _about(event.seat, cast, _SECOND_COLOUR if event.place else _LEADS, name)
    return _about(event.seat, cast, _PLAYS, name)


def _stone_text(event: StoneMoved, cast: Cast) -> str:
    place = str(event.place + 1)
    if event.previous is None:
        return _about(event.seat, cast, _PUTS_STONE, place)
    if event.previous == cast.you:
        return _said(_TAKES_OVER_FROM_YOU, cast.names[event.seat], place)
    return _about(event.seat, cast, _TAKES_OVER, place, cast.names[event.previous])


def _won_text(event: TrickWon, rules: Rules, cast: Cast) -> str:
    if rules.family is Family.STICHLING:
        return _about(event.winner, cast, _FULL, str(event.place + 1))
    if rules.family is Family.HATTRICK:
        return _won_colour_text(event.winner, event.plays, cast)
    standing = sticheln.standing(event.plays, rules.polarity)
    return _about(event.winner, cast, _WON_BY[standing.verdict], card_name(standing.play.card))


def _won_colour_text(winner: int, plays: Plays, cast: Cast) -> str:
    colour = colour_name(plays[0].card.colour)
    cards = card_count(len(plays))
    forms = (
        QT_TRANSLATE_NOOP("Texts", "%1 wins the trick in %2 (%3)"),
        QT_TRANSLATE_NOOP("Texts", "You win the trick in %1 (%2)"),
    )
    return _about(winner, cast, forms, colour, cards)


def counting_text(seat: int, what: str, rules: Rules, cast: Cast) -> str:
    """Which colour counts for a seat; `what` is that colour, or the card that was laid for it."""
    return _about(seat, cast, _LUCKY if rules.polarity is Polarity.LUCKY else _MISERY, what)


def counting_colour_label(colour: Colour, rules: Rules) -> str:
    """The heading of the taken cards of a misery or lucky colour."""
    lucky = QT_TRANSLATE_NOOP("Texts", "Lucky colour: %1")
    misery = QT_TRANSLATE_NOOP("Texts", "Misery colour: %1")
    return _said(lucky if rules.polarity is Polarity.LUCKY else misery, colour_name(colour))


def pile_label(colour: Colour, scoring: bool) -> str:
    """The heading of a pile: the one that scores, or another."""
    best, other = QT_TRANSLATE_NOOP("Texts", "Largest pile: %1"), QT_TRANSLATE_NOOP("Texts", "Pile: %1")
    return _said(best if scoring else other, colour_name(colour))


def tile_label(value: int) -> str:
    """The heading of a won trick: which tile it turned up."""
    return _said(QT_TRANSLATE_NOOP("Texts", "Trick won: tile %1 is up"), str(value))


def round_over_text(shown: int, view: View, cast: Cast) -> str:
    """Who is ahead after a round."""
    sums = totals(view.scores[: shown + 1], view.seats)
    ahead = [seat for seat in range(view.seats) if sums[seat] == max(sums)]
    names = listed([cast.label(seat) for seat in ahead])
    named, you, several = _ahead_forms(view.rules)
    alone = you if ahead[0] == cast.you else named
    return filled(alone if len(ahead) == 1 else several, str(shown + 1), names, number(max(sums)))


def _ahead_forms(rules: Rules) -> tuple[str, str, str]:
    """Sentences with a name, for you, and with several names; German has another round in Stichling."""
    if rules.family is Family.STICHLING:
        return (
            translate("Texts", "Round %1 is over: %2 is ahead with %3", "stichling"),
            translate("Texts", "Round %1 is over: you are ahead with %3", "stichling"),
            translate("Texts", "Round %1 is over. Ahead with %3: %2", "stichling"),
        )
    return (
        translate("Texts", "Round %1 is over: %2 is ahead with %3"),
        translate("Texts", "Round %1 is over: you are ahead with %3"),
        translate("Texts", "Round %1 is over. Ahead with %3: %2"),
    )


def next_round_text(rules: Rules) -> str:
    """The button that goes on; German has another round in Stichling."""
    if rules.family is Family.STICHLING:
        return translate("Texts", "Next round", "stichling")
    return translate("Texts", "Next round")


def match_over_text(winners: Sequence[int], cast: Cast) -> str:
    """Who won the match, alone or together."""
    if len(winners) == 1:
        return _about(winners[0], cast, _WINS_MATCH)
    others = listed([cast.names[seat] for seat in winners if seat != cast.you])
    return _said(_SHARE_MATCH[1 if cast.you in winners else 0], others)


def undealt_text(cards: Sequence[Card]) -> str:
    """The leftover cards that were shown."""
    return _said(QT_TRANSLATE_NOOP("Texts", "Left over: %1"), card_names(cards))


def still_out_text(colour: Colour, values: Sequence[str]) -> str:
    """Which values of a colour are still out; an empty row says so."""
    if not values:
        return _said(QT_TRANSLATE_NOOP("Texts", "%1: all seen"), colour_name(colour))
    return _said(QT_TRANSLATE_NOOP("Texts", "%1, still out: %2"), colour_name(colour), ", ".join(values))
