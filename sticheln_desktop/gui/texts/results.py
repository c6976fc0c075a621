"""What counts for whom, who is ahead and who won; also which cards are left."""

from collections.abc import Sequence

from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.settings import Family, Polarity, Rules
from sticheln_desktop.rules.state import totals
from sticheln_desktop.rules.view import View

from .cards import card_names, colour_name
from .numbers import number
from .saying import QT_TRANSLATE_NOOP, filled, listed, said, translate
from .seats import Cast, about

_Forms = tuple[str, str]
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


def counting_text(seat: int, what: str, rules: Rules, cast: Cast) -> str:
    """Which colour counts for a seat; `what` is that colour, or the card that was laid for it."""
    return about(seat, cast, _LUCKY if rules.polarity is Polarity.LUCKY else _MISERY, what)


def counting_colour_label(colour: Colour, rules: Rules) -> str:
    """The heading of the taken cards of a misery or lucky colour."""
    lucky = QT_TRANSLATE_NOOP("Texts", "Lucky colour: %1")
    misery = QT_TRANSLATE_NOOP("Texts", "Misery colour: %1")
    return said(lucky if rules.polarity is Polarity.LUCKY else misery, colour_name(colour))


def pile_label(colour: Colour, scoring: bool) -> str:
    """The heading of a pile: the one that scores, or another."""
    best, other = QT_TRANSLATE_NOOP("Texts", "Largest pile: %1"), QT_TRANSLATE_NOOP("Texts", "Pile: %1")
    return said(best if scoring else other, colour_name(colour))


def tile_label(value: int) -> str:
    """The heading of a won trick: which tile it turned up."""
    return said(QT_TRANSLATE_NOOP("Texts", "Trick won: tile %1 is up"), str(value))


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


def round_of(now: int, most: int) -> str:
    """How far a match is."""
    return filled(translate("Texts", "Round %1 of %2"), now, most)


def next_round_text(rules: Rules) -> str:
    """The button that goes on; German has another round in Stichling."""
    if rules.family is Family.STICHLING:
        return translate("Texts", "Next round", "stichling")
    return translate("Texts", "Next round")


def match_over_text(winners: Sequence[int], cast: Cast) -> str:
    """Who won the match, alone or together."""
    if len(winners) == 1:
        return about(winners[0], cast, _WINS_MATCH)
    others = listed([cast.names[seat] for seat in winners if seat != cast.you])
    return said(_SHARE_MATCH[1 if cast.you in winners else 0], others)


def undealt_text(cards: Sequence[Card]) -> str:
    """The leftover cards that were shown."""
    return said(QT_TRANSLATE_NOOP("Texts", "Left over: %1"), card_names(cards))


def still_out_text(colour: Colour, values: Sequence[str]) -> str:
    """Which values of a colour are still out; an empty row says so."""
    if not values:
        return said(QT_TRANSLATE_NOOP("Texts", "%1: all seen"), colour_name(colour))
    return said(QT_TRANSLATE_NOOP("Texts", "%1, still out: %2"), colour_name(colour), ", ".join(values))
