"""The headings and rows of the panels beside the table, and the curtain."""

from .saying import filled, translate
from .table import your_turn


def section(name: str) -> str:
    """The heading of a part of the first panel."""
    return {
        "trick": translate("Texts", "This trick"),
        "won": translate("Texts", "Tricks won and face-up tile"),
        "tiles": translate("Texts", "Face-up tile counts at the end of the round"),
    }[name]


def role(name: str) -> str:
    """What a card is in its trick."""
    return {
        "lead": translate("Texts", "leads"),
        "trump": translate("Texts", "trump"),
        "follows": translate("Texts", "lead colour"),
        "zero": translate("Texts", "0: no trump"),
    }[name]


def points_now(points: str) -> str:
    """What a seat would score if the round ended now."""
    return filled(translate("Texts", "now %1", "points as it stands"), points)


def to_play(name: str) -> str:
    """Whose turn it is."""
    return filled(translate("Texts", "To play: %1", "%1 is a name"), name)


def own_turn(any_card: bool) -> str:
    """It is your turn."""
    return translate("Texts", "Your turn: any card may be played") if any_card else your_turn()


def called(name: str) -> str:
    """The curtain calls a person."""
    return filled(translate("Texts", "%1, your turn. The others look away.", "%1 is a name"), name)


def lift_curtain() -> str:
    """The button that lifts the curtain."""
    return translate("Texts", "Show my cards")
