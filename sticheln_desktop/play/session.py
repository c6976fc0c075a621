"""The only writer of a match: people, computers and replays all submit their decisions here.

Every decision is journalled before it is shown. What leaves this object are views, never states.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count

from PySide6.QtCore import QObject, Signal

from sticheln_desktop.match.match import Match
from sticheln_desktop.match.shuffle import player_seed
from sticheln_desktop.match.storage import DiskTrouble
from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.events import Event
from sticheln_desktop.rules.game import Step
from sticheln_desktop.rules.view import View, observe

from .opponents import Opponents
from .seating import Seating, seated
from .thinker import Question, Thinker, Ticket

Journal = Callable[[Match], None]
_numbers = count()


@dataclass(frozen=True, slots=True)
class Happening:
    """One event and what those who look see right after it."""

    event: Event
    view: View


class Session(QObject):
    """A match being played at one screen."""

    happened = Signal(object)
    reset = Signal(object)
    asked = Signal(int, object)
    curtain_fell = Signal(int)
    thinking = Signal(int)
    round_over = Signal(object)
    match_over = Signal(object)
    journal_failed = Signal(str)

    def __init__(
        self,
        match: Match,
        thinker: Thinker,
        journal: Journal,
        seconds: float = 1.0,
        bots: Mapping[str, str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._journal = journal
        self._thinker = thinker
        self._seconds = seconds
        self._seating = seated(match.participants)
        self._opponents = Opponents(match, bots or {})
        self._number = next(_numbers)
        self._since: dict[int, int] = {}
        self._awaited: int | None = None
        thinker.answered.connect(self._answered)

    @property
    def match(self) -> Match:
        """The match as it stands, for saving; the table gets views."""
        return self._match

    @property
    def seating(self) -> Seating:
        """Who looks at the screen."""
        return self._seating

    @property
    def view(self) -> View:
        """What those who look may see now."""
        return observe(self._match.state, self._seating.eyes)

    def think_for(self, seconds: float) -> None:
        """Give computers so much time from their next decision on."""
        self._seconds = seconds

    def begin(self) -> None:
        """Start playing, or go on with a match that was begun earlier."""
        if self._match.state.rounds:
            self.reset.emit(self.view)
        self._go_on(dealing=not self._match.state.rounds)

    def deal_on(self) -> None:
        """Deal the next round once the last one has been looked at."""
        if self._match.state.awaits_deal:
            self._go_on(dealing=True)

    def submit(self, decision: Decision) -> None:
        """Make a decision; IllegalDecision if the rules refuse it, and then nothing has changed."""
        match, steps = self._match.play(decision)
        if decision.seat == self._awaited:
            self._awaited = None
        self._since[decision.seat] = match.ply
        self._thinker.cancel()
        self._record(match)
        self._show(steps)
        self._go_on()

    def lift_curtain(self, seat: int) -> None:
        """A person has come to the screen and wants to see the cards."""
        self._seating = self._seating.lifted_for(seat)
        self._awaited = None
        self.reset.emit(self.view)
        self._go_on()

    def since_last_look(self, seat: int) -> tuple[Happening, ...]:
        """What happened since this person's last decision, as this person may see it."""
        eyes = frozenset({seat})
        happenings: list[Happening] = []
        match = self._match.at(self._since.get(seat, 0))
        for entry in self._match.log[match.ply :]:
            match, steps = match.replayed(entry)
            happenings += [Happening(step.event, observe(step.state, eyes)) for step in steps]
        return tuple(happenings)

    @property
    def can_undo(self) -> bool:
        """Whether a person has made a decision that can be taken back."""
        return self._match.last_ply_of(self._seating.people) is not None

    def undo(self) -> None:
        """Back to just before the last decision of a person."""
        ply = self._match.last_ply_of(self._seating.people)
        if ply is None:
            return
        self._thinker.cancel()
        self._awaited = None
        self._record(self._match.at(ply))
        if len(self._seating.people) > 1:
            self._seating = self._seating.curtained()
        self.reset.emit(self.view)
        self._go_on()

    def close(self) -> None:
        """Leave the match as it is; answers still on their way are dropped."""
        self._thinker.cancel()
        self._thinker.answered.disconnect(self._answered)
        self._opponents.close()

    def _record(self, match: Match) -> None:
        self._match = match
        try:
            self._journal(match)
        except DiskTrouble as trouble:
            self.journal_failed.emit(str(trouble))

    def _show(self, steps: tuple[Step, ...]) -> None:
        eyes = self._seating.eyes
        for step in steps:
            self.happened.emit(Happening(step.event, observe(step.state, eyes)))

    def _go_on(self, dealing: bool = False) -> None:
        state = self._match.state
        if state.is_over:
            self._opponents.over(self._match)
            self.match_over.emit(self.view)
        elif state.awaits_deal and not dealing:
            self.round_over.emit(self.view)
        elif state.awaits_deal:
            match, step = self._match.deal()
            self._record(match)
            self._show((step,))
            self._go_on()
        else:
            self._ask_a_computer()
            self._ask_a_person()

    def _ask_a_computer(self) -> None:
        computers = [seat for seat in self._match.state.pending if seat not in self._seating.people]
        if not computers:
            return
        seat = computers[0]
        name = self._match.participants[seat].played_by
        ticket = Ticket(self._number, self._match.ply, seat)
        seed = player_seed(self._match.seed or 0, seat, self._match.ply)
        view = observe(self._match.state, frozenset({seat}))
        self.thinking.emit(seat)
        self._thinker.ask(Question(ticket, self._opponents[seat], name, view, self._seconds, seed))

    def _ask_a_person(self) -> None:
        waiting = [seat for seat in self._match.state.pending if seat in self._seating.people]
        # A computer's secret choice must not ask a person again who is still thinking about theirs.
        if not waiting or self._awaited in waiting:
            return
        seat = self._seating.looking if self._seating.looking in waiting else waiting[0]
        self._awaited = seat
        if self._seating.may_see(seat):
            self._since[seat] = self._match.ply
            self.asked.emit(seat, self.view)
        else:
            self._seating = self._seating.curtained()
            self.curtain_fell.emit(seat)

    def _answered(self, ticket: Ticket, decision: Decision) -> None:
        current = Ticket(self._number, self._match.ply, ticket.seat)
        if ticket == current and ticket.seat in self._match.state.pending:
            self.submit(decision)
