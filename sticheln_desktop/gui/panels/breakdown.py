"""How a score came about, line by line. The lines of a seat add up to its score."""

from collections.abc import Iterator
from dataclasses import dataclass

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.texts import Label
from sticheln_desktop.rules import hattrick, sticheln, stichling
from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.settings import Family, Polarity, Rules
from sticheln_desktop.rules.state import face_up
from sticheln_desktop.rules.view import RoundView


@dataclass(frozen=True, slots=True)
class Line:
    """Some cards and what they are worth together; `each` tells it card by card where it differs."""

    label: str
    cards: tuple[Card, ...]
    points: int
    each: tuple[int, ...] = ()


_CHOSEN = {
    Polarity.MISERY: (Label.CHOSEN_MISERY, Label.BOTH_CHOSEN_MISERY),
    Polarity.LUCKY: (Label.CHOSEN_LUCKY, Label.BOTH_CHOSEN_LUCKY),
}


def breakdown(round: RoundView, rules: Rules, seat: int) -> tuple[Line, ...]:
    """The lines of a seat's score in a finished round."""
    parts = {
        Family.STICHELN: _sticheln_lines,
        Family.HATTRICK: _hattrick_lines,
        Family.STICHLING: _stichling_lines,
    }
    return tuple(parts[rules.family](round, rules, seat))


def _sticheln_lines(round: RoundView, rules: Rules, seat: int) -> Iterator[Line]:
    taken, chosen = round.taken(seat), round.choices[seat] or ()
    counting = sticheln.counting_colours(round, seat)  # type: ignore[arg-type]
    if chosen:
        heading = texts.label(_CHOSEN[rules.polarity][len(chosen) - 1])
        yield _counted(heading, chosen, round, rules, seat)
    for colour in counting:
        own = tuple(sorted(card for card in taken if card.colour is colour))
        if own:
            yield _counted(texts.counting_colour_label(colour, rules), own, round, rules, seat)
    others = tuple(sorted(card for card in taken if card.colour not in counting))
    if others:
        worth = sticheln.worth(others, counting, rules)
        yield Line(texts.other_card_count(len(others)), others, worth)
    if not taken:
        yield Line(texts.label(Label.NO_TRICK), (), 0)


def _counted(heading: str, cards: tuple[Card, ...], round: RoundView, rules: Rules, seat: int) -> Line:
    counting = sticheln.counting_colours(round, seat)  # type: ignore[arg-type]
    each = tuple(sticheln.points(card, counting, rules) for card in cards)
    return Line(heading, cards, sum(each), each)


def _hattrick_lines(round: RoundView, rules: Rules, seat: int) -> Iterator[Line]:
    taken, passed = round.taken(seat), round.passed[seat]
    piles = hattrick.piles(taken, passed)
    for colour in hattrick.COLOUR_ORDER:
        pile = tuple(sorted(card for card in taken if card.colour is colour))
        if pile:
            yield Line(texts.pile_label(colour, colour is piles.best), pile, piles.points(colour))
    if not taken:
        yield Line(texts.label(Label.NO_TRICK), (), 0)
    if passed:
        each = (hattrick.POINTS_OF_A_PASS,) * len(passed)
        yield Line(texts.label(Label.PASSED), passed, sum(each), each)
    if last := round.hands[seat]:
        yield Line(texts.label(Label.LAST_CARD), last, 0)


def _stichling_lines(round: RoundView, rules: Rules, seat: int) -> Iterator[Line]:
    won = [trick for trick in round.tricks if trick.winner == seat]
    tiles = round.tiles[seat] or ()
    for count, trick in enumerate(won, start=1):
        tile = tiles[face_up(count) or 0] or 0
        yield Line(texts.tile_label(tile), tuple(play.card for play in trick.plays), 0)
    if won:
        yield Line(texts.label(Label.FACE_UP_TILE), (), stichling.score(round, seat))  # type: ignore[arg-type]
    else:
        yield Line(texts.label(Label.NO_TRICK), (), 0)
