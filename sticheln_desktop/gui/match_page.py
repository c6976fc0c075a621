"""The page on which a match is played: table, curtain, keys; it shows views and submits decisions."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.chooser import Chooser, Refused
from sticheln_desktop.gui.curtain import Curtain
from sticheln_desktop.gui.director import Director, Shot
from sticheln_desktop.gui.motion import Tempo
from sticheln_desktop.gui.table.brush import width
from sticheln_desktop.gui.table.layout import layout
from sticheln_desktop.gui.table.measures import OWN_ROW
from sticheln_desktop.gui.table.pieces import (
    Message,
    Piece,
    TableLook,
    Target,
    TargetCard,
    TargetColour,
    TargetConfirm,
    TargetPlace,
    TargetTile,
)
from sticheln_desktop.gui.table.scene import TableScene, TableView
from sticheln_desktop.gui.theme import Theme
from sticheln_desktop.play.session import Happening, Session
from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.settings import Family
from sticheln_desktop.rules.state import Phase
from sticheln_desktop.rules.view import View

_REFUSAL_STAYS = 4000


class MatchPage(QWidget):
    """One match at the table."""

    round_over = Signal(object)
    match_over = Signal(object)
    changed = Signal(object)
    shown = Signal(object)
    resized = Signal()

    def __init__(self, session: Session, art: ArtCache, theme: Theme, style: Style, tempo: Tempo) -> None:
        super().__init__()
        self._session = session
        self._art = art
        self._view: View = session.view
        self._chooser: Chooser | None = None
        self._dragged_tile: int | None = None
        names = tuple(one.name for one in session.match.participants)
        self._look = TableLook(900, 560, self._own_seat(), names, style=style, theme=theme)
        self._scene = TableScene(art)
        self._table = TableView(self._scene)
        self._director = Director(self._scene, self)
        self._director.tempo = tempo
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
        self._table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._table.installEventFilter(self)
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
        self._table.pressed.connect(self._pressed)
        self._table.hovered.connect(self._hovered)
        self._table.clicked.connect(self._director.go_on)
        self._table.drag_began.connect(self._drag_began)
        self._table.dropped.connect(self._dropped)
        self._table.drag_ended.connect(self._director.settle)
        self._table.resized.connect(self._resized)
        self._curtain.lifted.connect(session.lift_curtain)
        self._refusal.timeout.connect(self._forget_refusal)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """What lies on the table now."""
        return layout(self._view, self._look, width)

    @property
    def awaited_seat(self) -> int | None:
        """The person whose decision the table waits for, once everything stands still."""
        return self._chooser.seat if self._chooser is not None else None

    @property
    def picked(self) -> Card | None:
        """The card that waits for its place."""
        return self._look.picked

    @property
    def is_idle(self) -> bool:
        """Whether the table stands still."""
        return self._director.is_idle

    def restyle(self, theme: Theme, style: Style, tempo: Tempo) -> None:
        """Follow a change of the preferences."""
        self._director.tempo = tempo
        self._look = replace(self._look, theme=theme, style=style)
        self._lay_felt()
        self._refresh()

    def _refresh(self) -> None:
        self._director.touch(self.pieces)

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
        self._look = replace(self._look, own=self._own_seat(), thinking=None)
        self.changed.emit(view)
        if happening is not None:
            self.shown.emit(happening)

    def _reset(self, view: View) -> None:
        self._director.clear()
        self._forget_choice()
        self._see(view)
        self._director.show_now(self.pieces)

    def _asked(self, seat: int, view: View) -> None:
        self._director.enqueue(self._still(partial(self._begin_choice, seat, view)))

    def _begin_choice(self, seat: int, view: View) -> None:
        self._chooser = Chooser(view, seat)
        self._look = replace(self._look, focused=None)
        self._see(view)
        self._mirror_choice()

    def _curtain_fell(self, seat: int) -> None:
        self._director.enqueue(self._still(partial(self._fall, seat)))

    def _fall(self, seat: int) -> None:
        self._see(self._session.view)
        self._curtain.fall(seat, self._look.names[seat], self._look.theme, seat)

    def _thinking(self, seat: int) -> None:
        self._director.enqueue(self._still(partial(self._show_thinking, seat)))

    def _show_thinking(self, seat: int) -> None:
        self._look = replace(self._look, thinking=seat)

    def _when_idle(self, signal: Signal, view: View) -> None:
        self._director.enqueue(self._still(partial(self._announce, signal, view)))

    def _announce(self, signal: Signal, view: View) -> None:
        self._see(view)
        signal.emit(view)  # type: ignore[attr-defined]

    def _still(self, before: partial[None]) -> Shot:
        return Shot(lambda: self.pieces, before=before)

    # What people do

    def _pressed(self, target: Target | None) -> None:
        if self._chooser is None:
            return
        match target:
            case TargetCard(card):
                self._heed(self._chooser.press_card(card))
            case TargetPlace(place):
                self._heed(self._chooser.press_place(place))
            case TargetColour(colour):
                self._chooser.toggle_colour(colour)
                self._heed(None)
            case TargetTile(index):
                self._press_tile(index)
            case TargetConfirm():
                self.confirm()

    def _press_tile(self, index: int) -> None:
        """The first press takes a tile up, the second says where it goes."""
        assert self._chooser is not None
        if self._dragged_tile is None:
            self._dragged_tile = index
        else:
            self._chooser.move_tile(self._dragged_tile, index)
            self._dragged_tile = None
        self._heed(None)

    def _drag_began(self, target: Target) -> None:
        """A card in the hand shows where it may go."""
        chooser = self._chooser
        if chooser is not None and isinstance(target, TargetCard) and chooser.plays_of(target.card):
            chooser.picked = target.card
            self._mirror_choice()
            self._refresh()

    def _dropped(self, target: Target, point: QPointF, over: Target | None) -> None:
        if self._chooser is None:
            return
        match target, over:
            case TargetTile(index), TargetTile(to):
                self._chooser.move_tile(index, to)
                self._heed(None)
            case TargetCard(card), _:
                self._drop_card(self._chooser, card, self._place_below(point, over))

    def _drop_card(self, chooser: Chooser, card: Card, place: int | None) -> None:
        chooser.picked = None
        if self._view.round.phase is Phase.CHOOSING:
            if (place is not None) is not (card in chooser.chosen):
                self._heed(chooser.press_card(card))
        elif place is not None:
            self._heed(chooser.wish(card, place))
        else:
            self._heed(None)

    def _place_below(self, point: QPointF, over: Target | None) -> int | None:
        """The place a card was dropped on; where a table has only one, anywhere above the hand is it."""
        if isinstance(over, TargetPlace):
            return over.place
        only_one = self._view.rules.family is not Family.STICHLING
        return 0 if only_one and point.y() < OWN_ROW * self._look.height else None

    def confirm(self) -> None:
        """Make the choice binding."""
        if self._chooser is not None and self._chooser.confirmable is not None:
            self._heed(self._chooser.confirmable)

    def _heed(self, result: Decision | Refused | None) -> None:
        if isinstance(result, Refused):
            self._refuse(result)
        elif result is not None:
            self._forget_choice()
            self._session.submit(result)
        else:
            self._mirror_choice()
            self._refresh()

    def _refuse(self, refused: Refused) -> None:
        reason = texts.objection_text(refused.objection)
        self._look = replace(self._look, message=Message(reason, refused=True))
        self._refusal.start()
        self._refresh()
        self._director.shake(f"card:{refused.play.card}")

    def _forget_refusal(self) -> None:
        self._look = replace(self._look, message=None)
        self._refresh()

    def _mirror_choice(self) -> None:
        chooser = self._chooser
        if chooser is None:
            self._look = replace(self._look, picked=None, chosen=(), named=(), tile_order=(), message=None)
            return
        self._look = replace(
            self._look,
            picked=chooser.picked,
            chosen=tuple(chooser.chosen),
            named=tuple(chooser.colours),
            tile_order=tuple(chooser.order),
            message=None,
        )

    def _forget_choice(self) -> None:
        self._chooser = None
        self._dragged_tile = None
        self._mirror_choice()

    def _hovered(self, target: Target | None) -> None:
        self._look = replace(self._look, hovered=target)
        self._refresh()

    def _resized(self, size: QSizeF) -> None:
        dpr = self.devicePixelRatioF()
        self._look = replace(self._look, width=size.width(), height=size.height(), dpr=dpr)
        self._lay_felt()
        if self._view.rounds:
            self._director.show_now(self.pieces)

    def _lay_felt(self) -> None:
        size = QSizeF(self._look.width, self._look.height)
        self._scene.lay(size, self._look.theme, self._look.dpr)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The curtain covers the whole page, whatever its size."""
        super().resizeEvent(event)
        self._curtain.setGeometry(self.rect())
        self.resized.emit()

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The table has the focus; its keys are ours."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._key(event):
            return True
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Space:
            self._go_on()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._move_focus(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press_focused()
        elif key == Qt.Key.Key_Escape:
            self._cancel()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_4:
            self._pressed(TargetPlace(key - Qt.Key.Key_0))
        else:
            return False
        return True

    def _go_on(self) -> None:
        if self._director.is_holding:
            self._director.go_on()
        else:
            self._director.skip()

    def _move_focus(self, step: int) -> None:
        targets = [piece.target for piece in self.pieces if _can_be_focused(piece.target)]
        if not targets:
            return
        focused = self._look.focused
        at = targets.index(focused) + step if focused in targets else 0 if step > 0 else -1
        self._look = replace(self._look, focused=targets[at % len(targets)])
        self._refresh()

    def _press_focused(self) -> None:
        chooser = self._chooser
        focused = self._look.focused
        if focused is None or (
            chooser and isinstance(focused, TargetCard) and focused.card in chooser.chosen
        ):
            self.confirm()
        else:
            self._pressed(focused)

    def _cancel(self) -> None:
        self._table.cancel_drag()
        if self._chooser is not None:
            self._chooser.cancel()
            self._dragged_tile = None
            self._heed(None)


def _can_be_focused(target: Target | None) -> bool:
    return isinstance(target, TargetCard | TargetTile | TargetColour | TargetConfirm)
