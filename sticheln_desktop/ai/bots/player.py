"""A bot as a player like any other: whatever it does, the seat decides legally and in time."""

import logging
import time
from collections.abc import Sequence
from itertools import count

from sticheln_desktop.ai.casual import Casual
from sticheln_desktop.ai.player import Advice, Budget, Option
from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.view import View

from . import protocol
from .process import BotProcess, Cancelled, Limits
from .protocol import BotFailure
from .view_record import Neighbour

log = logging.getLogger(__name__)


class BotPlayer:
    """One process that plays one seat of one or more matches in turn.

    `fallbacks` counts the decisions of this match that the bot did not make, `trouble` says why it was
    replaced for the rest of the match, if it was.
    """

    def __init__(self, command: str, limits: Limits | None = None) -> None:
        self.command = command
        self.fallbacks = 0
        self.trouble: str | None = None
        self._limits = limits or Limits()
        self._process: BotProcess | None = None
        self._ready_until = 0.0
        self._name: str | None = None
        self._neighbours: tuple[Neighbour, ...] = ()
        self._ids = count(1)
        self._is_between_matches = False

    def start(self) -> None:
        """Start the program and greet it; CannotStart if there is none."""
        self._name, self.trouble = None, None
        self._process = BotProcess(self.command, self._limits)
        self._ready_until = time.monotonic() + self._limits.ready_seconds
        self._process.send(protocol.hello(), self._ready_until)

    @property
    def name(self) -> str:
        """What the bot calls itself; waits for its greeting."""
        self._await_ready()
        return self._name or "bot"

    def begin(self, neighbours: Sequence[Neighbour]) -> None:
        """A match begins, with these at the table."""
        self._neighbours = tuple(neighbours)
        if self._is_between_matches:
            self._is_between_matches, self.fallbacks = False, 0
            if self._process is None:
                self.start()

    def advise(self, view: View, budget: Budget) -> Advice:
        """The bot's decision before all others; by rules of thumb where it has none."""
        decision = self._decision(view, budget)
        if decision is not None:
            others = (option for option in view.legal if option != decision)
            return Advice(tuple(Option(option, 0.0) for option in (decision, *others)))
        if not budget.cancelled():
            self.fallbacks += 1
        return Casual().advise(view, budget)

    def over(self, view: View) -> None:
        """The match has ended like this."""
        self._is_between_matches = True
        if self._process is not None:
            until = time.monotonic() + self._limits.farewell_seconds
            self._process.send(protocol.over(view, self._neighbours), until)

    def close(self) -> None:
        """Say bye; the process is gone when this returns."""
        if self._process is not None:
            self._process.end(protocol.bye())
            self._process = None

    def _decision(self, view: View, budget: Budget) -> Decision | None:
        process = self._await_ready(budget.cancelled)
        if process is None:
            return None
        seconds = max(budget.seconds, self._limits.least_seconds)
        try:
            return self._asked(process, view, seconds, budget.cancelled)
        except BotFailure as failure:
            self._replace(failure)
            return None

    def _asked(
        self, process: BotProcess, view: View, seconds: float, cancelled: Cancelled
    ) -> Decision | None:
        id, seat = next(self._ids), view.legal[0].seat
        until = time.monotonic() + seconds
        question = protocol.decide(id, seat, seconds, view, self._neighbours)
        if not process.send(question, until, cancelled):
            return None
        while (line := process.receive(until, cancelled)) is not None:
            answer = protocol.answer(line)
            if answer.id == id:
                return answer.among(view.legal)
            if answer.id > id:
                raise BotFailure("it answered what nobody had asked")
        return None

    def _await_ready(self, cancelled: Cancelled = lambda: False) -> BotProcess | None:
        """The bot once it has greeted; None if it was replaced or the wait was cancelled."""
        if self._process is None or self._name is not None:
            return self._process
        try:
            line = self._process.receive(self._ready_until, cancelled)
            if line is not None:
                self._name = protocol.ready_name(line)
                return self._process
            if not cancelled():
                raise BotFailure("it did not say ready in time")
        except BotFailure as failure:
            self._replace(failure)
        return None

    def _replace(self, failure: BotFailure) -> None:
        """Have rules of thumb play the rest of the match."""
        process, self._process = self._process, None
        self.trouble = str(failure)
        if process is not None:
            process.end()
            self.trouble += f" ({process.last_words})" if process.last_words else ""
        log.info("bot %s is replaced: %s", self._name or self.command, self.trouble)
