"""Who sits at a console match: levels and bots alike, watched for time and mishaps, ended together."""

import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from sticheln_desktop.ai import safely
from sticheln_desktop.ai.bots.player import BotPlayer
from sticheln_desktop.ai.bots.process import CannotStart
from sticheln_desktop.ai.levels import player
from sticheln_desktop.ai.player import Advice, Budget, Player
from sticheln_desktop.match.match import Match, Participant
from sticheln_desktop.rules.view import View, observe

from .faults import WrongInput

BOT = "bot:"


class Watched:
    """A player with a stopwatch; if it fails, a rule of thumb decides and is counted."""

    def __init__(self, entry: str, player: Player) -> None:
        self.entry = entry
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0
        self._rescues = 0
        self._player = player

    @property
    def bot(self) -> BotPlayer | None:
        """The player, if it is a bot."""
        return self._player if isinstance(self._player, BotPlayer) else None

    @property
    def fallbacks(self) -> int:
        """How many decisions the player did not make itself."""
        return self._rescues + (self.bot.fallbacks if self.bot else 0)

    @property
    def trouble(self) -> str | None:
        """Why a bot was replaced, if it was."""
        return self.bot.trouble if self.bot else None

    def advise(self, view: View, budget: Budget) -> Advice:
        """What the player advises, or its rescue."""
        began = time.perf_counter()
        advice, rescued = safely.advice(self.entry, self._player.advise, view, budget)
        self._rescues += rescued
        spent = time.perf_counter() - began
        self.decisions += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)
        return advice


@contextmanager
def seated(entries: Sequence[str]) -> Iterator[tuple[Watched, ...]]:
    """A player for every seat; bots are started, and gone afterwards whatever happens."""
    with ExitStack() as stack:
        yield tuple(Watched(entry, _opened(entry, stack)) for entry in entries)


def _opened(entry: str, stack: ExitStack) -> Player:
    if not entry.startswith(BOT):
        return player(entry)
    bot = BotPlayer(entry.removeprefix(BOT))
    stack.callback(bot.close)
    try:
        bot.start()
    except CannotStart as reason:
        raise WrongInput(f"{entry[:200]} cannot be started: {reason}") from None
    return bot


def participants(players: Sequence[Watched]) -> tuple[Participant, ...]:
    """A name for every seat; bots say their own."""
    return tuple(_participant(one, seat) for seat, one in enumerate(players))


def _participant(one: Watched, seat: int) -> Participant:
    if one.bot is not None:
        return Participant(f"{one.bot.name} {seat}", BOT + one.bot.name)
    return Participant(f"{one.entry.capitalize()} {seat}", f"computer:{one.entry}")


def tell_begin(players: Sequence[Watched], match: Match) -> None:
    """Bots learn who sits at the table."""
    for one in players:
        if one.bot is not None:
            one.bot.begin(match.participants)


def tell_over(players: Sequence[Watched], match: Match) -> None:
    """Bots learn how the match ended, as their seats saw it."""
    for seat, one in enumerate(players):
        if one.bot is not None:
            one.bot.over(observe(match.state, frozenset({seat})))
