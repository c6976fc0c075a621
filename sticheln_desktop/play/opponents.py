"""The computers and bots at one table: who decides for which seat, and how bots are begun and ended."""

import logging
from collections.abc import Mapping, Sequence
from threading import Thread

from sticheln_desktop.ai.bots.player import BotPlayer
from sticheln_desktop.ai.bots.process import CannotStart
from sticheln_desktop.ai.casual import Casual
from sticheln_desktop.ai.levels import player
from sticheln_desktop.ai.player import Advice, Budget, Player
from sticheln_desktop.match.match import Match, Participant
from sticheln_desktop.rules.view import View, observe

_COMPUTER, _BOT = "computer:", "bot:"
log = logging.getLogger(__name__)


class SeatedBot:
    """A bot at the table; its program starts with the first question, on the thread that thinks."""

    def __init__(self, command: str, participants: Sequence[Participant]) -> None:
        self._bot = BotPlayer(command)
        self._participants = tuple(participants)
        self._begun = False

    @property
    def fallbacks(self) -> int:
        """How many decisions the bot did not make itself."""
        return self._bot.fallbacks

    def advise(self, view: View, budget: Budget) -> Advice:
        """The bot's decision, or the rule of thumb's."""
        if not self._begun:
            self._begun = True
            self._begin()
        return self._bot.advise(view, budget)

    def _begin(self) -> None:
        try:
            self._bot.start()
        except CannotStart as reason:
            log.warning("the bot %s cannot be started: %s", self._bot.command, reason)
        self._bot.begin(self._participants)

    def over(self, view: View) -> None:
        """Tell the bot how the match ended."""
        if self._begun:
            self._bot.over(view)

    def close(self) -> None:
        """End the program; a bot may be slow to go, so nobody waits for it."""
        Thread(target=self._bot.close, name="farewell").start()


class Opponents:
    """A player for every seat that no person plays."""

    def __init__(self, match: Match, bots: Mapping[str, str]) -> None:
        people = match.participants
        self._players = {
            seat: _seated(one, people, bots) for seat, one in enumerate(people) if not one.is_human
        }

    def __getitem__(self, seat: int) -> Player:
        return self._players[seat]

    def over(self, match: Match) -> None:
        """The match has ended."""
        for seat, bot in self._bots():
            bot.over(observe(match.state, frozenset({seat})))

    def close(self) -> None:
        """Send everybody home."""
        for _, bot in self._bots():
            bot.close()

    def _bots(self) -> list[tuple[int, SeatedBot]]:
        return [(seat, one) for seat, one in self._players.items() if isinstance(one, SeatedBot)]


def opponent(level: str) -> Player:
    """A computer of that level; KeyError if there is none."""
    return player(level)


def _seated(one: Participant, everybody: Sequence[Participant], bots: Mapping[str, str]) -> Player:
    """A level or a bot that this program does not know, as in a stranger's record, plays by rule of thumb."""
    name = one.played_by.removeprefix(_COMPUTER).removeprefix(_BOT)
    try:
        return SeatedBot(bots[name], everybody) if one.played_by.startswith(_BOT) else opponent(name)
    except KeyError:
        log.info("nobody here is called %s: a rule of thumb plays", one.played_by)
        return Casual()
