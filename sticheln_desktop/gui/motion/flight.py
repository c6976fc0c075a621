"""The way of one piece as frozen data: where and how it is at any moment. Nothing moves here."""

from dataclasses import dataclass, replace
from enum import Enum
from math import pi, sin

from PySide6.QtCore import QEasingCurve

from sticheln_desktop.gui.art.specs import ArtSpec
from sticheln_desktop.gui.table.drawn import Drawn
from sticheln_desktop.gui.table.pieces import Piece

from .durations import SHAKES

Art = ArtSpec | Drawn


class Easing(Enum):
    """How a leg gathers and loses speed: Qt's curve and its overshoot."""

    LINEAR = (QEasingCurve.Type.Linear, 0.0)
    OUT_QUAD = (QEasingCurve.Type.OutQuad, 0.0)
    OUT_CUBIC = (QEasingCurve.Type.OutCubic, 0.0)
    IN_CUBIC = (QEasingCurve.Type.InCubic, 0.0)
    IN_SINE = (QEasingCurve.Type.InSine, 0.0)
    OUT_SINE = (QEasingCurve.Type.OutSine, 0.0)
    IN_BACK = (QEasingCurve.Type.InBack, 1.1)
    OUT_BACK = (QEasingCurve.Type.OutBack, 1.3)

    def __init__(self, kind: QEasingCurve.Type, overshoot: float) -> None:
        self.curve = QEasingCurve(kind)
        self.curve.setOvershoot(overshoot)


@dataclass(frozen=True, slots=True)
class Pose:
    """How a piece stands: scale and turn are what differs from its artwork, squeeze narrows it."""

    x: float
    y: float
    scale: float = 1.0
    turn: float = 0.0
    opacity: float = 1.0
    squeeze: float = 1.0

    def toward(self, end: "Pose", part: float) -> "Pose":
        """The pose that far on the way to another one."""
        return Pose(
            self.x + (end.x - self.x) * part,
            self.y + (end.y - self.y) * part,
            self.scale + (end.scale - self.scale) * part,
            self.turn + (end.turn - self.turn) * part,
            min(1.0, max(0.0, self.opacity + (end.opacity - self.opacity) * part)),
            self.squeeze + (end.squeeze - self.squeeze) * part,
        )


@dataclass(frozen=True, slots=True)
class Leg:
    """A stretch of a way; `art` is what is shown meanwhile if it is not the piece's own.

    `arc` is how high it bows, `sway` how far it shakes to the sides.
    """

    begins: float
    lasts: float
    start: Pose
    end: Pose
    easing: Easing = Easing.OUT_CUBIC
    art: Art | None = None
    arc: float = 0.0
    sway: float = 0.0

    @property
    def ends(self) -> float:
        """When it is over."""
        return self.begins + self.lasts

    def at(self, time: float) -> Pose:
        """The pose at a moment of this leg."""
        part = min(1.0, max(0.0, (time - self.begins) / self.lasts)) if self.lasts > 0 else 1.0
        pose = self.start.toward(self.end, self.easing.curve.valueForProgress(part))
        if self.arc:
            pose = replace(pose, y=pose.y - self.arc * sin(pi * part))
        if self.sway:
            pose = replace(pose, x=pose.x + self.sway * (1 - part) * sin(2 * pi * SHAKES * part))
        return pose


@dataclass(frozen=True, slots=True)
class Flight:
    """The legs of a piece in order; one that leaves is no longer part of the table and is gone at the end.

    Raised ones fly above everything; unseen ones do not exist for the eye before their first leg begins.
    """

    piece: Piece
    legs: tuple[Leg, ...]
    leaves: bool = False
    raised: bool = False
    unseen: bool = False

    @property
    def ends(self) -> float:
        """When the piece has arrived."""
        return self.legs[-1].ends

    def at(self, time: float) -> tuple[Pose, Art]:
        """How the piece stands at a moment, and what it looks like."""
        if time < self.legs[0].begins and self.unseen:
            return replace(self.legs[0].start, opacity=0.0), self.legs[0].art or self.piece.art
        leg = next((leg for leg in reversed(self.legs) if leg.begins <= time), self.legs[0])
        return leg.at(time), leg.art or self.piece.art

    def after(self, time: float) -> "Flight":
        """What is left of the way once that much time has passed."""
        left = (leg for leg in self.legs if leg.ends > time)
        return replace(self, legs=tuple(replace(leg, begins=leg.begins - time) for leg in left))


def home(piece: Piece) -> Pose:
    """How a piece stands when nothing moves it."""
    return Pose(piece.x, piece.y)


def landing(flights: "tuple[Flight, ...] | list[Flight]") -> float:
    """When the last of them has arrived."""
    return max((flight.ends for flight in flights), default=0.0)
