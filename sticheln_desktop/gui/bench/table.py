"""A table as it is in the middle of a round, for measuring, and what whoever is next sees."""

from random import Random

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.table.brush import width
from sticheln_desktop.gui.table.items import Item
from sticheln_desktop.gui.table.layout import layout
from sticheln_desktop.gui.table.pieces import TableLook, TargetCard
from sticheln_desktop.gui.table.scene import TableScene, TableView
from sticheln_desktop.gui.theme import LIGHT
from sticheln_desktop.match.shuffle import drawn_deal
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.state import State
from sticheln_desktop.rules.view import View, observe

_SEED, _SEATS, _PLIES = 20, 5, 24
SIZE = (1280, 800)


def middle_of_a_round(name: str = "classic") -> State:
    """Somebody's turn in the midst of a trick."""
    chance = Random(_SEED)
    state = game.start(PRESETS[name], _SEATS, 0)
    state = game.deal(state, *drawn_deal(state.rules, _SEATS, _SEED, 0)).state
    for _ in range(_PLIES):
        state = game.apply(state, chance.choice(game.legal(state, state.pending[0])))[-1].state
    return state


class Table:
    """The table with the hand of one seat, all pictures painted."""

    def __init__(self) -> None:
        self.state = middle_of_a_round()
        self.seat = self.state.pending[0]
        self.scene = TableScene(ArtCache(immediate=True))
        self.view = TableView(self.scene)
        self.view.resize(*SIZE)
        self.scene.lay(QSizeF(*SIZE), LIGHT)
        names = ("You", "Jonas", "Mara", "Ildikó", "Theo")
        self.pieces = layout(self.seen, TableLook(*SIZE, self.seat, names), width)
        self.scene.show(self.pieces)
        self.view.show()
        QApplication.processEvents()

    @property
    def seen(self) -> View:
        """What the seat sees."""
        return observe(self.state, frozenset({self.seat}))

    @property
    def card(self) -> Item:
        """A card of the hand, to be moved."""
        piece = next(piece for piece in self.pieces if isinstance(piece.target, TargetCard))
        item = self.scene.item(piece.key)
        assert item is not None
        item.setZValue(1000.0)
        return item

    def move(self, card: Item, step: int) -> None:
        """Put the card a little further on its way over the table."""
        card.setPos(150 + step * 7 % (SIZE[0] - 300), 150 + step * 3 % (SIZE[1] - 300))
