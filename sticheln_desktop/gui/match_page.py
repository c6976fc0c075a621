"""The page on which a match is played: it shows views on the table and submits what hands decide."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.announcer import announce
from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.chooser import Refused, Replaced
from sticheln_desktop.gui.curtain import Curtain
from sticheln_desktop.gui.director import Director, Shot
from sticheln_desktop.gui.hands import Hands
from sticheln_desktop.gui.motion import Tempo
from sticheln_desktop.gui.names import cast_of
from sticheln_desktop.gui.panels.pen import Look
from sticheln_desktop.gui.recap import Recap
from sticheln_desktop.gui.table import walk
from sticheln_desktop.gui.table.heart import Heart
from sticheln_desktop.gui.table.keys import TableKeys
from sticheln_desktop.gui.table.laid import Laid, laid_out
from sticheln_desktop.gui.table.measures import measures
from sticheln_desktop.gui.table.pieces import (
    Message,
    Piece,
    TableLook,
    Target,
    TargetCard,
    TargetPlace,
    TargetTile,
)
from sticheln_desktop.gui.table.reach import TableReach
from sticheln_desktop.gui.table.scene import TableScene, TableView
from sticheln_desktop.gui.table.spoken import banner_words, name_of
from sticheln_desktop.gui.theme import Theme
from sticheln_desktop.play.session import Happening, Session
from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.settings import Family
from sticheln_desktop.rules.view import View

_REFUSAL_STAYS = 4000


class MatchPage(QWidget):
    """One match at the table."""

    round_over = Signal(object)
    match_over = Signal(object)
    changed = Signal(object)
    shown = Signal(object)
    curtained = Signal(bool)
    refused = Signal()
    said = Signal(str)
    your_turn = Signal()
    resized = Signal()

    def __init__(self, session: Session, art: ArtCache, theme: Theme, style: Style, tempo: Tempo) -> None:
        super().__init__()
        self._session = session
        self._art = art
        self._view: View = session.view
        self.cast = cast_of(session.match)
        self._look = TableLook(
            900,
            560,
            self._own_seat(),
            self.cast.names,
            style=style,
            theme=theme,
            stones=self.cast.looks,
            shared=len(session.seating.people) > 1,
        )
        self._laid = Laid()
        self._scene = TableScene(art)
        self._table = TableView(self._scene)
        self._keys = TableKeys(self)
        self._reach = TableReach(self._table, self._keys)
        self._director = Director(self._scene, self)
        self._heart = Heart(self._scene, self._table)
        self._hands = Hands(self)
        self._keep_pace(tempo)
        self._recap = Recap(self)
        self._curtain = Curtain(art, self)
        self._refusal = QTimer(self, singleShot=True, interval=_REFUSAL_STAYS)
        self._arrange()
        self._connect()

    def _own_seat(self) -> int:
        people = self._session.seating.people
        looking = self._session.seating.looking
        return looking if looking is not None else people[0] if people else 0

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._table)
        self._table.setAccessibleName(texts.label(texts.Label.TABLE))
        self._table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._table.installEventFilter(self._keys)
        self.setFocusProxy(self._table)

    def _connect(self) -> None:
        session = self._session
        session.happened.connect(self._happened)
        session.reset.connect(self._reset)
        session.asked.connect(self._asked)
        session.curtain_fell.connect(self._curtain_fell)
        session.thinking.connect(self._thinking)
        session.round_over.connect(partial(self._when_idle, self.round_over))
        session.match_over.connect(partial(self._when_idle, self.match_over))
        self._table.pressed.connect(self.press)
        self._table.hovered.connect(self._hovered)
        self._table.clicked.connect(self._director.go_on)
        self._table.drag_began.connect(self._hands.take)
        self._table.dropped.connect(self._dropped)
        self._table.drag_ended.connect(self._director.settle)
        self._table.resized.connect(self._resized)
        self._reach.pressed.connect(self.press)
        self._reach.focused.connect(self._focus)
        self._keys.along.connect(self._step_along)
        self._keys.across.connect(self._step_across)
        self._keys.shifted.connect(self._shift_tile)
        self._keys.entered.connect(self._enter)
        self._keys.escaped.connect(self._escape)
        self._keys.skipped.connect(self.skip)
        self._keys.pressed.connect(self.press)
        self._hands.decided.connect(self._decided)
        self._hands.refused.connect(self._refuse)
        self._hands.changed.connect(self._choice_changed)
        self._hands.replaced.connect(self._tell_replaced)
        self._director.idle.connect(self._settled)
        self._curtain.lifted.connect(self._lift)
        self._refusal.timeout.connect(partial(self._say, None))

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """What lies on the table now; nothing at all while the curtain is down."""
        if self._curtain.is_down:
            return ()
        return self._laid.pieces(self._view, self._look)

    @property
    def awaited_seat(self) -> int | None:
        """The person whose decision the table waits for, once everything stands still."""
        return self._hands.seat

    @property
    def picked(self) -> Card | None:
        """The card that waits for its place."""
        return self._look.picked

    @property
    def focused(self) -> Target | None:
        """What the keys would press."""
        return self._look.focused

    @property
    def is_idle(self) -> bool:
        """Whether the table stands still."""
        return self._director.is_idle

    def restyle(self, theme: Theme, style: Style, tempo: Tempo) -> None:
        """Follow a change of the preferences."""
        self._keep_pace(tempo)
        self._laid.forget()
        self._look = replace(self._look, theme=theme, style=style)
        self._lay_felt()
        self._refresh()

    def _keep_pace(self, tempo: Tempo) -> None:
        self._director.tempo = tempo
        self._heart.let_move(tempo.moves)

    def sort_hand(self, by_value: bool) -> None:
        """Sort the own hand by value or by colour."""
        self._look = replace(self._look, by_value=by_value)
        self._refresh()

    def peek_last_trick(self) -> None:
        """Lay the last trick over the table, or take it away again."""
        self._look = replace(self._look, peek=not self._look.peek)
        self._refresh()
        if self._look.peek:
            announce(self._table, banner_words(self.pieces))

    def skip(self) -> None:
        """Let a resting trick be taken, or else end everything that moves."""
        if self._director.is_holding:
            self._director.go_on()
        else:
            self._director.skip()

    def set_text_scale(self, scale: float) -> None:
        """Write everything on the table larger or smaller."""
        self._look = replace(self._look, text_scale=scale)
        self._refresh()

    def _refresh(self) -> None:
        if self._view.rounds:
            self._director.touch(self.pieces)
            if self._director.is_idle:
                self._settled()

    def _settled(self) -> None:
        """Everything stands still: keys and screen readers find things where they are now."""
        pieces = self._scene.pieces
        self.said.emit(banner_words(pieces))
        self._reach.follow(
            pieces, partial(name_of, pieces=pieces, view=self._view, look=self._look, cast=self.cast)
        )

    # What the session says

    def _happened(self, happening: Happening) -> None:
        shot = Shot(
            layout=lambda: self.pieces,
            event=happening.event,
            before=partial(self._see, happening.view, happening),
        )
        self._director.enqueue(shot)

    def _see(self, view: View, happening: Happening | None = None) -> None:
        self._view = view
        self._look = replace(self._look, own=self._own_seat(), thinking=None, peek=False)
        self.changed.emit(view)
        if happening is not None:
            announce(self._table, texts.event_text(happening.event, view, self.cast))
            self.shown.emit(happening)

    def _reset(self, view: View) -> None:
        self._director.clear()
        self._hands.rest()
        self._look = self._hands.dressed(self._look)
        self._see(view)
        self._director.show_now(self.pieces)
        self._settled()

    def _asked(self, seat: int, view: View) -> None:
        self._director.enqueue(self._still(partial(self._begin_choice, seat, view)))

    def _begin_choice(self, seat: int, view: View) -> None:
        self._hands.ask(seat, view)
        self._look = replace(self._look, focused=None, message=None)
        self._see(view)
        self._look = self._hands.dressed(self._look)
        self.your_turn.emit()

    def _curtain_fell(self, seat: int) -> None:
        self._director.enqueue(self._still(partial(self._fall, seat)))

    def _fall(self, seat: int) -> None:
        self._hands.rest()
        self._look = self._hands.dressed(replace(self._look, hovered=None, focused=None, message=None))
        self._see(self._session.view)
        self._recap.put_away()
        self._curtain.fall(seat, self._look.names[seat], self._look.theme, self.cast.look(seat))
        self.curtained.emit(True)

    def _lift(self, seat: int) -> None:
        news = self._session.since_last_look(seat)
        self.curtained.emit(False)
        self._session.lift_curtain(seat)
        self._recap.tell(news, self.cast, Look(self._look.theme, self._art, self._look.text_scale))
        self.setFocus()

    def _thinking(self, seat: int) -> None:
        self._director.enqueue(self._still(partial(self._show_thinking, seat)))

    def _show_thinking(self, seat: int) -> None:
        self._look = replace(self._look, thinking=seat)

    def _when_idle(self, signal: Signal, view: View) -> None:
        self._director.enqueue(self._still(partial(self._conclude, signal, view)))

    def _conclude(self, signal: Signal, view: View) -> None:
        self._see(view)
        self._recap.put_away()
        signal.emit(view)  # type: ignore[attr-defined]

    def _still(self, before: partial[None]) -> Shot:
        return Shot(lambda: self.pieces, before=before)

    # What people do

    def press(self, target: Target | None) -> None:
        """Something was pressed, on the table or in a list beside it."""
        if self._look.peek:
            self.peek_last_trick()
        else:
            self._hands.press(target)

    def _dropped(self, target: Target, point: QPointF, over: Target | None) -> None:
        """Where a table has only one place, anywhere above the own row is it."""
        only_one = self._view.rules.family is not Family.STICHLING
        above = isinstance(target, TargetCard) and point.y() < measures(self._look).row_top
        self._hands.drop(target, TargetPlace(0) if only_one and above else over)

    def _decided(self, decision: Decision) -> None:
        self._recap.put_away()
        self._look = self._hands.dressed(replace(self._look, message=None))
        self._session.submit(decision)

    def _choice_changed(self) -> None:
        self._look = self._hands.dressed(replace(self._look, message=None))
        self._refresh()

    def _refuse(self, refused: Refused) -> None:
        self.refused.emit()
        reason = texts.objection_text(refused.objection)
        announce(self._table, reason)
        self._refusal.start()
        self._say(Message(reason, refused=True))
        self._director.shake(f"card:{refused.play.card}")

    def _tell_replaced(self, replaced: Replaced) -> None:
        """The choice goes on; why a card has given way is said for a while."""
        reason = texts.objection_text(replaced.objection)
        exchange = texts.replaces(replaced.card, replaced.old)
        announce(self._table, f"{reason} {exchange}")
        self._refusal.start()
        self._say(Message(reason, exchange))

    def _say(self, message: Message | None) -> None:
        self._look = replace(self._look, message=message)
        self._refresh()

    def _hovered(self, target: Target | None) -> None:
        self._look = replace(self._look, hovered=target)
        self._refresh()

    def _resized(self, size: QSizeF) -> None:
        dpr = self.devicePixelRatioF()
        self._look = replace(self._look, width=size.width(), height=size.height(), dpr=dpr)
        self._lay_felt()
        if self._view.rounds:
            self._director.show_now(self.pieces)
            self._settled()

    def _below_own_row(self) -> float:
        size = measures(self._look)
        return size.row_top + size.row_height + 5 * size.unit

    def _lay_felt(self) -> None:
        size = QSizeF(self._look.width, self._look.height)
        self._scene.lay(size, self._look.theme, self._look.dpr)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The curtain covers the whole page, whatever its size."""
        super().resizeEvent(event)
        self._curtain.setGeometry(self.rect())
        self._recap.fit(self._below_own_row())
        self.resized.emit()

    # Keys

    def _step_along(self, step: int) -> None:
        self._focus(walk.along(self.pieces, self._look.focused, step))

    def _step_across(self, step: int) -> None:
        self._focus(walk.across(self.pieces, self._look.focused, step))

    def _focus(self, target: Target | None) -> None:
        """Draw the ring there, and let the thing be read with what it would do."""
        if target is not None and target != self._look.focused:
            # Whoever takes to the keys looks there, wherever the mouse was left.
            self._look = replace(self._look, focused=target, hovered=None)
            self._refresh()
        if target is not None:
            self._reach.focus(target, self._explained(target))

    def _explained(self, target: Target) -> str:
        if not isinstance(target, TargetCard):
            return ""
        return banner_words(laid_out(self._view, replace(self._look, hovered=target)))

    def _enter(self) -> None:
        if self._look.peek:
            self.peek_last_trick()
            return
        neighbour = walk.along(self.pieces, self._look.focused, 1)
        self._hands.enter(self._look.focused)
        if self._hands.wants_another:
            # The card has left the hand; the keys stay there for the second one.
            self._focus(neighbour)

    def _escape(self) -> None:
        self._recap.put_away()
        self._table.cancel_drag()
        if self._look.peek:
            self.peek_last_trick()
        else:
            self._hands.cancel()

    def _shift_tile(self, step: int) -> None:
        focused = self._look.focused
        if isinstance(focused, TargetTile):
            self._focus(TargetTile(self._hands.shift_tile(focused.index, step)))
