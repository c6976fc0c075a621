"""Rules of thumb for Sticheln: choose low in a long colour, duck dirty tricks, take clean ones."""

from sticheln_desktop.rules import sticheln
from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.decisions import Choose, Decision, NameColours, Play
from sticheln_desktop.rules.settings import Penalty, Polarity, Rules
from sticheln_desktop.rules.state import Hand
from sticheln_desktop.rules.view import RoundView, View, unseen

_OTHERS_WANT_IT, _TWO_OTHERS_WANT_IT = 0.55, 0.8
_SPITE = 0.35
_RIDDANCE = 0.45
_KEEP_STRENGTH = 0.06


def sticheln_values(view: View) -> dict[Decision, float]:
    """What each legal decision seems to be worth."""
    return {option: _value(view, option) for option in view.legal}


def _value(view: View, option: Decision) -> float:
    match option:
        case Choose():
            return sum(_choice_value(view, option.seat, card) for card in option.cards)
        case NameColours():
            return float(sticheln.worth(view.round.taken(option.seat), option.colours, view.rules))
        case Play():
            return _play_value(view, option)
        case _:
            return 0.0


def _choice_value(view: View, seat: int, card: Card) -> float:
    """The card counts at once; what others hold of its colour may follow, what is held oneself need not."""
    rules = view.rules
    colour = (card.colour,)
    elsewhere = [other for other in unseen(view) if other.colour is card.colour]
    follows = sum(sticheln.points(other, colour, rules) for other in elsewhere) / view.seats
    strength = card.value if rules.polarity is Polarity.MISERY else -card.value
    return sticheln.points(card, colour, rules) + follows - _KEEP_STRENGTH * strength


def _play_value(view: View, play: Play) -> float:
    round, rules = view.round, view.rules
    plays = (*round.table[0], play)
    standing = sticheln.standing(plays, rules.polarity)
    mine = counting(round, rules, play.seat)
    trick = tuple(laid.card for laid in plays)
    waiting = view.seats - len(plays)
    keep = _KEEP_STRENGTH * _strength(play.card, rules)
    if standing.play.seat == play.seat:
        holds = _chance_to_hold(view, play, waiting)
        gain = _gain(view, play.seat, trick, mine) + waiting * _average(view, mine)
        return holds * gain + (1 - holds) * _riddance(play.card, mine, rules) - keep
    spite = _spite(view, standing.play.seat, play.card)
    return _riddance(play.card, mine, rules) + _SPITE * spite - keep


def counting(round: RoundView, rules: Rules, seat: int) -> tuple[Colour, ...]:
    """The colours that count for a seat as far as can be seen; for a late choice the likely ones."""
    chosen = round.choices[seat]
    if chosen is not None:
        return tuple(dict.fromkeys(card.colour for card in chosen))
    if not rules.names_colours:
        return ()
    return _likely(round.taken(seat), rules)


def _likely(taken: Hand, rules: Rules) -> tuple[Colour, ...]:
    colours = {card.colour for card in taken}
    by_worth = sorted(colours, key=lambda colour: -sticheln.worth(taken, (colour,), rules))
    return tuple(by_worth[: rules.colours])


def _gain(view: View, seat: int, trick: Hand, mine: tuple[Colour, ...]) -> float:
    if not view.rules.names_colours:
        return sticheln.worth(trick, mine, view.rules)
    before = view.round.taken(seat)
    after = before + trick
    now = sticheln.worth(after, _likely(after, view.rules), view.rules)
    return now - sticheln.worth(before, _likely(before, view.rules), view.rules)


def _average(view: View, mine: tuple[Colour, ...]) -> float:
    """What a card still to come will bring: opponents give what hurts, so a little less than the mean."""
    cards = unseen(view)
    if not cards:
        return 0.0
    mean = sum(sticheln.points(card, mine, view.rules) for card in cards) / len(cards)
    return mean - (0.5 if mine else 0.2)


def _chance_to_hold(view: View, play: Play, waiting: int) -> float:
    cards = unseen(view)
    if not waiting or not cards:
        return 1.0
    plays = (*view.round.table[0], play)
    beaten = sum(
        sticheln.standing((*plays, Play(-1, card)), view.rules.polarity).play.seat == -1 for card in cards
    )
    want_it = _TWO_OTHERS_WANT_IT if view.seats == 3 else _OTHERS_WANT_IT
    return (1 - want_it * beaten / len(cards)) ** waiting


def _riddance(card: Card, mine: tuple[Colour, ...], rules: Rules) -> float:
    """It is good to be rid of a card that would count against oneself, bad to give away a lucky one."""
    return -_RIDDANCE * sticheln.points(card, mine, rules) if card.colour in mine else 0.0


def _spite(view: View, winner: int, card: Card) -> float:
    theirs = counting(view.round, view.rules, winner)
    return -sticheln.points(card, theirs, view.rules) if theirs else 0.0


def _strength(card: Card, rules: Rules) -> float:
    if card.value == 0:
        return 2.0 if rules.penalty is Penalty.FACE else 0.0
    return card.value if rules.polarity is Polarity.MISERY else 10 - card.value
