"""The data roles of all models, one number space."""

from enum import IntEnum

from PySide6.QtCore import Qt


class Role(IntEnum):
    """What can be asked beside Qt's own roles."""

    SEAT = Qt.ItemDataRole.UserRole + 1
    LOOK = SEAT + 1
    NAME = SEAT + 2
    POINTS = SEAT + 3
    AHEAD = SEAT + 4
    CARD = SEAT + 5
    COLOUR = SEAT + 6
    VALUE = SEAT + 7
    PLAYABLE = SEAT + 8
    WHEREABOUTS = SEAT + 9
    HEADING = SEAT + 10
    CARDS_LEFT = SEAT + 11
    CHOSEN = SEAT + 12
    TRICKS = SEAT + 13
    TURN = SEAT + 14
