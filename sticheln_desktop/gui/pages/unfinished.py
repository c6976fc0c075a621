"""The match that was left, in a few words: game, round, whose turn, with whom and since when."""

from datetime import datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QTime

from sticheln_desktop.gui.names import cast_of
from sticheln_desktop.gui.texts import listed
from sticheln_desktop.gui.texts import start as page_words
from sticheln_desktop.match.match import Match
from sticheln_desktop.rules.cards import Card

from .banner import Unfinished

_MOST_CARDS = 4


def summary(unfinished: tuple[Path, Match] | None, now: datetime) -> Unfinished | None:
    """What the banner says of a match on disk."""
    if unfinished is None:
        return None
    path, left = unfinished
    return Unfinished(left.rules.game, standing(left, _written(path, now), now), own_cards(left))


def standing(left: Match, then: datetime, now: datetime) -> str:
    """How the match stands."""
    number = max(len(left.state.rounds), 1)
    parts = [page_words.round_and_turn(number, left.rules.rounds, _turn(left))]
    cast = cast_of(left)
    parts.append(listed([name for seat, name in enumerate(cast.names) if seat != cast.you]))
    parts.append(when(then, now))
    return " ".join(f"{part}." for part in parts if part)


def _turn(left: Match) -> str:
    """Whose decision the match waits for; of several at once nobody is named."""
    pending = left.state.pending if left.state.rounds else ()
    people = [seat for seat in pending if left.participants[seat].is_human]
    if not people:
        return ""
    cast = cast_of(left)
    return page_words.your_turn() if people == [cast.you] else page_words.turn_of(cast.names[people[0]])


def own_cards(left: Match) -> tuple[Card, ...]:
    """Some cards of the only person's hand; with several people around nobody's is shown."""
    people = [seat for seat, one in enumerate(left.participants) if one.is_human]
    if len(people) != 1 or not left.state.rounds:
        return ()
    hand = sorted(left.state.round.hands[people[0]], key=lambda card: (card.colour.value, card.value))
    return tuple(hand[:: max(len(hand) // _MOST_CARDS, 1)][:_MOST_CARDS])


def when(then: datetime, now: datetime) -> str:
    """A moment as people say it: today, yesterday, or a date, and the time of day."""
    locale = QLocale()
    clock = locale.toString(QTime(then.hour, then.minute), QLocale.FormatType.ShortFormat)
    if then.date() == now.date():
        return page_words.today(clock)
    if then.date() == now.date() - timedelta(days=1):
        return page_words.yesterday(clock)
    day = locale.toString(QDate(then.year, then.month, then.day), QLocale.FormatType.LongFormat)
    return f"{day}, {clock}"


def _written(path: Path, now: datetime) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        return now
