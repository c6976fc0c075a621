"""Rules of thumb for Hattrick: gather one colour, stay out of the others, pass only when it saves more."""

from sticheln_desktop.rules import hattrick
from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.decisions import Decision, Play
from sticheln_desktop.rules.state import Hand, Plays
from sticheln_desktop.rules.view import View, unseen

_OTHERS_WANT_IT = 0.6
_MORE_TO_COME = 0.45
_KEEP_STRENGTH = 0.04
_HOPE = 0.35


def hattrick_values(view: View) -> dict[Decision, float]:
    """What each legal play seems to be worth."""
    return {option: _value(view, option) for option in view.legal if isinstance(option, Play)}


def _value(view: View, play: Play) -> float:
    table = view.round.table
    place = hattrick.place_of(play.card, table)
    keep = _KEEP_STRENGTH * play.card.value
    if place is None:
        return hattrick.POINTS_OF_A_PASS + _burden(view, play.card)
    lane = (*table[place], play)
    if hattrick.top(lane) is not play:
        return _burden(view, play.card) - keep
    holds = _chance_to_hold(view, lane)
    return holds * _gain(view, play.seat, lane) + (1 - holds) * _burden(view, play.card) - keep


def _waiting(view: View) -> int:
    return view.seats - 1 - len(view.round.plays) % view.seats


def _chance_to_hold(view: View, lane: Plays) -> float:
    cards = unseen(view)
    waiting = _waiting(view)
    if not waiting or not cards:
        return 1.0
    best = hattrick.top(lane).card
    higher = sum(card.colour is best.colour and card.value > best.value for card in cards)
    return float((1 - _OTHERS_WANT_IT * higher / len(cards)) ** waiting)


def _gain(view: View, seat: int, lane: Plays) -> float:
    """How the seat's score changes with these cards and a share of those still to come."""
    colour = lane[0].card.colour
    taken = view.round.taken(seat)
    before = hattrick.piles(taken, ())
    after = hattrick.piles((*taken, *(play.card for play in lane)), ())
    per_card = 1.0 if colour is after.best else -1.0
    hope = _HOPE * _support(view, seat, lane[0].card) if colour is after.best else 0.0
    return after.score - before.score + per_card * _MORE_TO_COME * _waiting(view) + hope


def _support(view: View, seat: int, card: Card) -> float:
    """High cards left in hand make a colour worth starting."""
    hand: Hand = view.round.hands[seat] or ()
    return sum(other.value >= 12 for other in hand if other.colour is card.colour)


def _burden(view: View, card: Card) -> float:
    """A high card of a colour one does not gather is a danger that is gone once it is played."""
    seat = view.round.turn
    best = hattrick.piles(view.round.taken(seat), ()).best
    return 0.0 if card.colour is best else card.value / 12
