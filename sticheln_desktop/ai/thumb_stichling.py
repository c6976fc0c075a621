"""Rules of thumb for Stichling: win until the best tile lies open, then keep away from tricks."""

from sticheln_desktop.rules import stichling
from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.decisions import Decision, OrderTiles, Play
from sticheln_desktop.rules.state import Hand, face_up
from sticheln_desktop.rules.view import RoundView, View, unseen


def stichling_values(view: View) -> dict[Decision, float]:
    """What each legal decision seems to be worth."""
    return {option: _value(view, option) for option in view.legal}


def _value(view: View, option: Decision) -> float:
    match option:
        case OrderTiles():
            return _order_value(view, option)
        case Play():
            return _play_value(view, option)
        case _:
            return 0.0


def _order_value(view: View, option: OrderTiles) -> float:
    """The best tile lies where one's tricks will probably end."""
    expected = _expected_wins(view, view.round.hands[option.seat] or ())
    weights = [_nearness(expected, wins) for wins in range(1, 7)]
    return sum(weight * option.order[index % 3] for index, weight in enumerate(weights))


def _nearness(expected: float, wins: int) -> float:
    return float(0.4 ** abs(expected - wins))


def _expected_wins(view: View, hand: Hand) -> float:
    highest = 3 * view.seats
    strength = sum(card.value for card in hand) / (len(hand) or 1) / (highest + 1)
    return 1.2 + 2.6 * strength


def _appetite(view: View, seat: int) -> float:
    """How much one more trick would help, by the tile it would turn up; later tricks cost cards."""
    round = view.round
    tiles = round.tiles[seat] or ()
    wins = stichling.wins(round.tricks, seat)
    shown = face_up(wins)
    now = 0 if shown is None else tiles[shown]
    step = tiles[wins % 3]
    if now == max(value or 0 for value in tiles):
        return -1.0
    return 1.0 if (step or 0) > (now or 0) else 0.4


def _play_value(view: View, play: Play) -> float:
    round = view.round
    trick = round.table[play.place - 1]
    after = (*trick, play)
    appetite = _appetite(view, play.seat)
    mine = stichling.holder(after).seat == play.seat
    if len(after) == stichling.FULL:
        return _finished(view, round, play, stichling.holder(after).seat, appetite)
    fill = len(after) / stichling.FULL
    if mine:
        held = stichling.holder(after).card
        return appetite * fill * _safety(view, held) - 0.02 * play.card.value
    discard = play.card.colour is not after[0].card.colour
    return 0.15 * fill + (0.05 if discard else 0.0) - 0.03 * play.card.value * max(appetite, 0.0)


def _finished(view: View, round: RoundView, play: Play, winner: int, appetite: float) -> float:
    if winner == play.seat:
        return 2.0 * appetite - 0.02 * play.card.value
    return -1.5 * _public_appetite(round, winner) - 0.02 * play.card.value


def _public_appetite(round: RoundView, seat: int) -> float:
    """Whether another seat seems to want the trick: not if its best tile is known to lie open."""
    seen = round.tiles[seat] or ()
    shown = face_up(stichling.wins(round.tricks, seat))
    best = max(stichling.tile_values(round.number))
    return -1.0 if shown is not None and seen[shown] == best else 0.5


def _safety(view: View, held: Card) -> float:
    """How likely the holder's card stays the highest of its colour."""
    higher = sum(card.colour is held.colour and card.value > held.value for card in unseen(view))
    return 1.0 / (1.0 + 0.6 * higher)
