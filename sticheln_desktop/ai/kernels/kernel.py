"""What playouts, training and search ask of a kernel. The rules say the same things more plainly."""

from enum import Enum
from typing import ClassVar, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from sticheln_desktop.rules.decisions import Decision
from sticheln_desktop.rules.settings import Rules
from sticheln_desktop.rules.view import View

from .features import Features

Ints = NDArray[np.integer]
Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]


class Stage(Enum):
    """The kinds of decisions a kernel asks for; each has features and a network of its own."""

    CHOICE = "choice"
    PLAY = "play"


class Kernel(Protocol):
    """Many possible rounds of one game, all of them at the same ply.

    Rows are rounds. An option is a decision as a small integer; a row has as many options as the widest
    row, and a mask tells which of them are real. Secret decisions before play are plies like any other,
    seat after seat: their features see nothing but what that seat knows.
    """

    FEATURES: ClassVar[dict[Stage, int]]

    rules: Rules
    seats: int
    rows: int

    @classmethod
    def dealt(cls, rules: Rules, seats: int, rows: int, random: np.random.Generator) -> Self:
        """Fresh rounds with random deals and a random leader, before any decision."""

    @classmethod
    def possible(cls, view: View, rows: int, random: np.random.Generator) -> Self:
        """Worlds the view allows, each deal of the unseen cards equally likely, at the view's ply.

        In a stage of secret decisions the seat that looks decides first; whoever has decided already but
        has not shown it decides anew, after it.
        """

    @property
    def stage(self) -> Stage | None:
        """What is decided next; None when the last card has been played."""

    @property
    def turn(self) -> Ints:
        """The seat that decides next, per row."""

    def options(self) -> tuple[Ints, Bools]:
        """What may be decided, (rows, options), and which of it is real."""

    def features(self, options: Ints) -> Features:
        """What the deciding seat knows about each option and its position, scaled to about 1."""

    def thumb(self, options: Ints) -> Floats:
        """What each option is worth by rule of thumb, (rows, options); it need not be in points."""

    def play(self, chosen: Ints) -> None:
        """Make one decision in every row."""

    def scores(self) -> Ints:
        """Each seat's points, (rows, seats), once nothing is left to play; late colours are named at best."""

    def taken_rows(self, rows: Ints) -> Self:
        """A copy made of these rows; a row may be named several times."""

    def rewound(self) -> Self:
        """The same worlds at the beginning of the round, before any decision."""

    def past(self) -> Ints:
        """What was decided so far, (plies, rows), as options in the order in which `rewound` asks for them.

        Unseen choices and tiles of these worlds are part of it.
        """

    def option_of(self, decision: Decision) -> int:
        """The integer that stands for a decision."""

    def decision_of(self, option: int, seat: int) -> Decision:
        """The decision an integer stands for."""
