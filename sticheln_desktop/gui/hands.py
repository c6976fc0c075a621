"""What a person does at the table: presses, keys and drops become the decision that is asked for.

It knows nothing of items or pictures: targets come in, a decision or a refusal goes out.
"""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from sticheln_desktop.gui.chooser import Chooser, Outcome, Refused, Replaced
from sticheln_desktop.gui.table.pieces import (
    TableLook,
    Target,
    TargetCard,
    TargetColour,
    TargetConfirm,
    TargetPlace,
    TargetTile,
)
from sticheln_desktop.rules.view import View


class Hands(QObject):
    """One person's hands while a decision is awaited; otherwise they rest."""

    decided = Signal(object)
    refused = Signal(object)
    changed = Signal()
    replaced = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chooser: Chooser | None = None
        self._lifted_tile: int | None = None

    @property
    def seat(self) -> int | None:
        """Whose decision is awaited."""
        return self._chooser.seat if self._chooser is not None else None

    def ask(self, seat: int, view: View) -> None:
        """A decision is due."""
        self._chooser = Chooser(view, seat)
        self._lifted_tile = None

    def rest(self) -> None:
        """Nothing is asked any more."""
        self._chooser = None
        self._lifted_tile = None

    def dressed(self, look: TableLook) -> TableLook:
        """The look with what is picked, chosen and named so far."""
        chooser = self._chooser
        if chooser is None:
            return replace(look, picked=None, chosen=(), named=(), tile_order=(), lifted_tile=None)
        return replace(
            look,
            picked=chooser.picked,
            chosen=tuple(chooser.chosen),
            named=tuple(chooser.colours),
            tile_order=tuple(chooser.order),
            lifted_tile=self._lifted_tile,
        )

    def press(self, target: Target | None) -> None:
        """Something was pressed."""
        chooser = self._chooser
        if chooser is None:
            return
        match target:
            case TargetCard(card):
                self._heed(chooser.press_card(card))
            case TargetPlace(place):
                self._heed(chooser.press_place(place))
            case TargetColour(colour):
                chooser.toggle_colour(colour)
                self._heed(None)
            case TargetTile(index):
                self._press_tile(chooser, index)
            case TargetConfirm():
                self.confirm()

    def enter(self, target: Target | None) -> None:
        """The Enter key: what is chosen already is confirmed, anything else is pressed."""
        if target is None or self._is_chosen(target):
            self.confirm()
        else:
            self.press(target)

    @property
    def wants_another(self) -> bool:
        """Whether one card is laid for a choice that takes two."""
        return self._chooser is not None and bool(self._chooser.chosen) and self._chooser.confirmable is None

    def take(self, target: Target) -> None:
        """A card or a tile was taken up to be dragged; a card shows where it may go."""
        if self._chooser is not None and isinstance(target, TargetCard):
            self._chooser.take_card(target.card)
            self._heed(None)

    def drop(self, target: Target, over: Target | None) -> None:
        """A card or a tile was let go over something; over nothing it returns."""
        chooser = self._chooser
        match target, over:
            case _ if chooser is None:
                return
            case TargetCard(card), TargetPlace(place):
                self._heed(chooser.drop_card(card, place))
            case TargetTile(index), TargetTile(to):
                chooser.move_tile(index, to)
                self._heed(None)
            case TargetCard(card), _:
                chooser.put_back(card)
                self._heed(None)
            case _:
                self._heed(None)

    def shift_tile(self, index: int, step: int) -> int:
        """Move a tile one place along the row; gives back where it lies now."""
        if self._chooser is None or not 0 <= index + step < len(self._chooser.order):
            return index
        self._chooser.move_tile(index, index + step)
        self._heed(None)
        return index + step

    def confirm(self) -> None:
        """Make the choice binding."""
        if self._chooser is not None and self._chooser.confirmable is not None:
            self._heed(self._chooser.confirmable)

    def cancel(self) -> None:
        """Put everything back."""
        if self._chooser is not None:
            self._chooser.cancel()
            self._lifted_tile = None
            self._heed(None)

    def _press_tile(self, chooser: Chooser, index: int) -> None:
        """The first press takes a tile up, the second says where it goes."""
        if self._lifted_tile is None:
            self._lifted_tile = index
        else:
            chooser.move_tile(self._lifted_tile, index)
            self._lifted_tile = None
        self._heed(None)

    def _is_chosen(self, target: Target) -> bool:
        chooser = self._chooser
        match target:
            case TargetCard(card):
                return chooser is not None and card in chooser.chosen
            case TargetColour(colour):
                return chooser is not None and colour in chooser.colours
            case _:
                return False

    def _heed(self, result: Outcome) -> None:
        if isinstance(result, Refused):
            self.refused.emit(result)
        elif isinstance(result, Replaced):
            self.changed.emit()
            self.replaced.emit(result)
        elif result is not None:
            self.rest()
            self.decided.emit(result)
        else:
            self.changed.emit()
