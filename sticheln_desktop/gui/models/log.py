"""The log of plays in words, with the seat and the card each line is about."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from PySide6.QtCore import Qt

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.texts import Cast
from sticheln_desktop.rules import hattrick, sticheln, stichling
from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.decisions import Play
from sticheln_desktop.rules.events import (
    CardPassed,
    CardPlayed,
    ChoicesShown,
    ColoursShown,
    Event,
    MatchEnded,
    RoundDealt,
    RoundScored,
    StoneMoved,
    TileTurned,
    TrickWon,
)
from sticheln_desktop.rules.settings import Family, Rules
from sticheln_desktop.rules.view import RoundView, View

from .history import Told, beginning, end, ending, opened, played, resumed
from .roles import Role
from .rows import Index, RowsModel


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log; a chip shows the colour and, of a card, its value."""

    text: str
    seat: int | None = None
    colour: Colour | None = None
    value: int | None = None
    heading: bool = False


class Step(NamedTuple):
    """A play that has been told: the round right after it, and its lines."""

    play: Play
    after: RoundView
    lines: tuple[LogLine, ...]


class LogModel(RowsModel[LogLine]):
    """What happened, oldest first."""

    def __init__(self) -> None:
        super().__init__()
        self._cast = Cast(())
        self._finished: dict[int, tuple[RoundView, tuple[LogLine, ...]]] = {}
        self._running: tuple[Rules, int, int] | None = None
        self._steps: list[Step] = []

    def show(self, view: View, cast: Cast) -> None:
        """Tell a view's match; what both logs have in common stays."""
        if cast != self._cast:
            self._cast, self._finished, self._running = cast, {}, None
        lines = [line for round in view.rounds for line in self._round_lines(round, view)]
        self._replace([*lines, *self._told(end(view), view)])

    def _round_lines(self, round: RoundView, view: View) -> tuple[LogLine, ...]:
        """The lines of a round; those of a finished one are kept, for nothing in it will change."""
        kept = self._finished.get(round.number)
        if kept is not None and kept[0] == round:
            return kept[1]
        self._tell_plays(round, view)
        lines = (
            *self._told(beginning(round, view.rules), view),
            *(line for step in self._steps for line in step.lines),
            *self._told(ending(round, view.rules), view),
        )
        if round.scores is not None:
            self._finished[round.number] = round, lines
        return lines

    def _tell_plays(self, round: RoundView, view: View) -> None:
        """Tell the plays that were not told yet: each reads the same, whoever looks."""
        running = view.rules, round.number, round.leader
        if running != self._running:
            self._running, self._steps = running, []
        # The newest play is told anew: it may not have brought about everything yet.
        most = min(len(self._steps), len(round.plays)) - 1
        changed = (at for at in range(most) if self._steps[at].play != round.plays[at])
        del self._steps[next(changed, max(most, 0)) :]
        at = resumed(round, self._steps[-1].after) if self._steps else opened(round, view.rules)
        for play in round.plays[len(self._steps) :]:
            told = list(played(at, play, round, view.rules))
            at = told[-1][1]
            self._steps.append(Step(play, at, tuple(self._told(told, view))))

    def _told(self, happened: Iterable[Told], view: View) -> Iterator[LogLine]:
        for event, at in happened:
            yield from _lines(event, replace(view, rounds=(*view.rounds[: at.number], at)), self._cast)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words of a line, or what it is about."""
        if not self.checkIndex(index):
            return None
        line = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return line.text
            case Role.SEAT:
                return line.seat
            case Role.LOOK:
                return None if line.seat is None else self._cast.look(line.seat)
            case Role.COLOUR:
                return line.colour
            case Role.VALUE:
                return line.value
            case Role.HEADING:
                return line.heading
        return None


def _lines(event: Event, view: View, cast: Cast) -> Iterator[LogLine]:
    """An event as lines; the stone of a trick just opened goes without saying."""
    text = texts.event_text(event, view, cast)
    match event:
        case RoundDealt():
            yield LogLine(text, heading=True)
            if event.undealt:
                yield LogLine(texts.undealt_text(event.undealt))
        case ChoicesShown(choices):
            for seat, cards in enumerate(choices):
                yield _choice_line(seat, cards, view.rules, cast)
        case ColoursShown(named):
            for seat, colours in enumerate(named):
                if colours:
                    yield _naming_line(seat, colours, view.rules, cast)
        case StoneMoved(previous=None):
            return
        case StoneMoved() | TileTurned():
            yield LogLine(text, event.seat)
        case CardPlayed() | CardPassed():
            yield LogLine(text, event.seat, event.card.colour, event.card.value)
        case TrickWon():
            card = _winning_card(event, view.rules)
            yield LogLine(text, event.winner, card.colour, card.value)
        case RoundScored() | MatchEnded():
            yield LogLine(text, heading=True)
        case _:
            yield LogLine(text)


def _choice_line(seat: int, cards: tuple[Card, ...], rules: Rules, cast: Cast) -> LogLine:
    text = texts.counting_text(seat, texts.card_names(cards), rules, cast)
    only = cards[0] if len(cards) == 1 else None
    return LogLine(text, seat, only and only.colour, only and only.value)


def _naming_line(seat: int, colours: tuple[Colour, ...], rules: Rules, cast: Cast) -> LogLine:
    names = texts.listed([texts.colour_name(colour) for colour in colours])
    only = colours[0] if len(colours) == 1 else None
    return LogLine(texts.counting_text(seat, names, rules, cast), seat, only)


def _winning_card(event: TrickWon, rules: Rules) -> Card:
    if rules.family is Family.STICHLING:
        return stichling.holder(event.plays).card
    if rules.family is Family.HATTRICK:
        return hattrick.top(event.plays).card
    return sticheln.standing(event.plays, rules.polarity).play.card
