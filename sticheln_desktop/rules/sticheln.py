"""Sticheln: one trick at a time, every other colour is trump, and the chosen colour counts."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto

from .cards import Card, Colour
from .decisions import Play
from .events import CardPlayed, Event, TrickWon
from .objections import Objection
from .settings import Penalty, Polarity, Rules
from .state import Hand, Plays, Round, WonTrick

PLACES = 1
CANDIDATE_PLACES: tuple[int, ...] = (0,)
CARDS_KEPT = 0


class Verdict(Enum):
    """Why a card wins its trick."""

    ONLY_CARD = auto()
    HIGHEST_TRUMP = auto()
    LOWEST_TRUMP = auto()
    FIRST_OF_EQUAL_TRUMPS = auto()
    HIGHEST_OF_LEAD = auto()
    LED_THE_ZEROS = auto()


@dataclass(frozen=True, slots=True)
class Standing:
    """Who wins a trick as it lies, and why."""

    play: Play
    verdict: Verdict


def is_trump(card: Card, lead: Colour) -> bool:
    """Every card of another colour than the lead is a trump, but a 0 never is."""
    return card.colour is not lead and card.value != 0


def standing(plays: Plays, polarity: Polarity) -> Standing:
    """The winner of the cards played so far."""
    lead = plays[0].card.colour
    trumps = [play for play in plays if is_trump(play.card, lead)]
    if trumps:
        return _best_trump(trumps, polarity)
    best = max((play for play in plays if play.card.colour is lead), key=_value)
    if len(plays) == 1:
        return Standing(best, Verdict.ONLY_CARD)
    only_zeros = all(play.card.value == 0 for play in plays)
    return Standing(best, Verdict.LED_THE_ZEROS if only_zeros else Verdict.HIGHEST_OF_LEAD)


def _best_trump(trumps: list[Play], polarity: Polarity) -> Standing:
    # max and min keep the first of equals, which is the one played first.
    best = (min if polarity is Polarity.LUCKY else max)(trumps, key=_value)
    if sum(play.card.value == best.card.value for play in trumps) > 1:
        return Standing(best, Verdict.FIRST_OF_EQUAL_TRUMPS)
    return Standing(best, Verdict.LOWEST_TRUMP if polarity is Polarity.LUCKY else Verdict.HIGHEST_TRUMP)


def _value(play: Play) -> int:
    return play.card.value


def place_objection(table: tuple[Plays, ...], play: Play) -> Objection | None:
    """There is no duty to follow: any card may be played."""
    return None


def steps(round: Round, rules: Rules, play: Play) -> Iterator[tuple[Event, Round]]:
    """What a play brings about."""
    plays = (*round.table[0], play)
    seats = len(round.hands)
    round = replace(round, table=(plays,), turn=(play.seat + 1) % seats)
    yield CardPlayed(play.seat, play.card, 0), round
    if len(plays) == seats:
        winner = standing(plays, rules.polarity).play.seat
        won = (*round.tricks, WonTrick(winner, plays))
        yield TrickWon(winner, 0, plays), replace(round, table=((),), tricks=won, turn=winner)


def counting_colours(round: Round, seat: int) -> tuple[Colour, ...]:
    """The misery or lucky colours of a seat, as far as they are settled."""
    chosen = round.choices[seat]
    if chosen is not None:
        return tuple(dict.fromkeys(card.colour for card in chosen))
    return round.named[seat] or ()


def points(card: Card, counting: tuple[Colour, ...], rules: Rules) -> int:
    """What one card is worth to a seat with these colours."""
    lucky = rules.polarity is Polarity.LUCKY
    if card.colour not in counting:
        return -1 if lucky else 1
    worth = 5 if rules.penalty is Penalty.FIVE else card.value
    return worth if lucky else -worth


def worth(cards: Hand, counting: tuple[Colour, ...], rules: Rules) -> int:
    """What several cards are worth together."""
    return sum(points(card, counting, rules) for card in cards)


def counted_cards(round: Round, seat: int) -> Hand:
    """The cards a seat is scored for: what it chose and what it took."""
    return (*(round.choices[seat] or ()), *round.taken(seat))


def scores(round: Round, rules: Rules) -> tuple[int, ...]:
    """Each seat's points; a seat without a trick and without a choice has none."""
    return tuple(
        worth(counted_cards(round, seat), counting_colours(round, seat), rules)
        for seat in range(len(round.hands))
    )
