"""What happened, in words."""

from sticheln_desktop.rules import hattrick, sticheln
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
from sticheln_desktop.rules.settings import Family, Rules
from sticheln_desktop.rules.state import Plays
from sticheln_desktop.rules.sticheln import Verdict
from sticheln_desktop.rules.view import View

from .cards import card_name, colour_name
from .numbers import card_count, points
from .results import match_over_text, round_over_text
from .saying import QT_TRANSLATE_NOOP, filled, said, translate
from .seats import Cast, about

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
            return about(seat, cast, _HAS_LAID_TILES if tiles else _HAS_CHOSEN)
        case ChoicesShown():
            return translate("Texts", "Everyone has chosen: the cards are face up")
        case ColoursShown():
            return translate("Texts", "The late choices are shown")
        case CardPlayed():
            return _played_text(event, view, cast)
        case CardPassed(seat, card):
            return about(seat, cast, _PASSES, card_name(card), points(hattrick.POINTS_OF_A_PASS))
        case StoneMoved():
            return _stone_text(event, cast)
        case TrickWon():
            return _won_text(event, view.rules, cast)
        case TileTurned(seat, value):
            return about(seat, cast, _TURNS_UP, str(value))
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
        return said(QT_TRANSLATE_NOOP("Texts", "Round %1: you lead"), number_text)
    return said(QT_TRANSLATE_NOOP("Texts", "Round %1: %2 leads"), number_text, cast.names[event.leader])


def _played_text(event: CardPlayed, view: View, cast: Cast) -> str:
    plays = view.round.table[event.place]
    name, place = card_name(event.card), str(event.place + 1)
    opened = len(plays) == 1
    if view.rules.family is Family.STICHLING:
        discarded = plays[0].card.colour is not event.card.colour
        forms = _OPENS if opened else _DISCARDS if discarded else _JOINS
        return about(event.seat, cast, forms, name, place)
    if opened:
        return about(event.seat, cast, _SECOND_COLOUR if event.place else _LEADS, name)
    return about(event.seat, cast, _PLAYS, name)


def _stone_text(event: StoneMoved, cast: Cast) -> str:
    place = str(event.place + 1)
    if event.previous is None:
        return about(event.seat, cast, _PUTS_STONE, place)
    if event.previous == cast.you:
        return said(_TAKES_OVER_FROM_YOU, cast.names[event.seat], place)
    return about(event.seat, cast, _TAKES_OVER, place, cast.names[event.previous])


def _won_text(event: TrickWon, rules: Rules, cast: Cast) -> str:
    if rules.family is Family.STICHLING:
        return about(event.winner, cast, _FULL, str(event.place + 1))
    if rules.family is Family.HATTRICK:
        return _won_colour_text(event.winner, event.plays, cast)
    standing = sticheln.standing(event.plays, rules.polarity)
    return about(event.winner, cast, _WON_BY[standing.verdict], card_name(standing.play.card))


def _won_colour_text(winner: int, plays: Plays, cast: Cast) -> str:
    colour = colour_name(plays[0].card.colour)
    cards = card_count(len(plays))
    forms = (
        QT_TRANSLATE_NOOP("Texts", "%1 wins the trick in %2 (%3)"),
        QT_TRANSLATE_NOOP("Texts", "You win the trick in %1 (%2)"),
    )
    return about(winner, cast, forms, colour, cards)
