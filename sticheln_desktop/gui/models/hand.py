"""One seat's hand, sorted by colour or by value."""

from enum import Enum
from typing import Any

from PySide6.QtCore import Qt

from sticheln_desktop.gui import texts
from sticheln_desktop.rules.cards import Card
from sticheln_desktop.rules.decisions import Choose, Play
from sticheln_desktop.rules.view import View

from .roles import Role
from .rows import Index, RowsModel


class Order(Enum):
    """How a hand is sorted."""

    COLOUR = "colour"
    VALUE = "value"


class HandModel(RowsModel[Card]):
    """The cards of a hand that these eyes may see; else it is empty."""

    def __init__(self, order: Order = Order.COLOUR) -> None:
        super().__init__()
        self._order = order
        self._usable: frozenset[Card] = frozenset()

    @property
    def order(self) -> Order:
        """How the hand is sorted."""
        return self._order

    def show(self, view: View, seat: int) -> None:
        """Take over a seat's hand."""
        hand = view.round.hands[seat] if seat in view.eyes else None
        usable = _usable(view, seat)
        self._replace(self._sorted(hand or ()))
        if usable != self._usable:
            self._usable = usable
            if self._rows:
                self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def sort_by(self, order: Order) -> None:
        """Sort the hand otherwise; what points to a card follows it."""
        self.layoutAboutToBeChanged.emit()
        self._order = order
        old, self._rows = self._rows, self._sorted(self._rows)
        before = self.persistentIndexList()
        after = [self.index(self._rows.index(old[index.row()])) for index in before]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A card in words or as itself."""
        if not self.checkIndex(index):
            return None
        card = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return texts.card_name(card)
            case Role.CARD:
                return card
            case Role.COLOUR:
                return card.colour
            case Role.VALUE:
                return card.value
            case Role.PLAYABLE:
                return card in self._usable
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every card can be picked; whether it may be used is a role of its own."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren

    def _sorted(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        if self._order is Order.COLOUR:
            return tuple(sorted(cards))
        return tuple(sorted(cards, key=lambda card: (card.value, card.colour)))


def _usable(view: View, seat: int) -> frozenset[Card]:
    cards: set[Card] = set()
    for decision in view.legal:
        if decision.seat == seat and isinstance(decision, Play):
            cards.add(decision.card)
        elif decision.seat == seat and isinstance(decision, Choose):
            cards.update(decision.cards)
    return frozenset(cards)
