"""Short texts of panels and buttons, and those that several rooms say."""

from enum import StrEnum

from .saying import QT_TRANSLATE_NOOP, translate


class Label(StrEnum):
    """Short texts of panels and buttons."""

    SCORES = QT_TRANSLATE_NOOP("Texts", "Scores")
    LOG = QT_TRANSLATE_NOOP("Texts", "Log")
    CARDS_OUT = QT_TRANSLATE_NOOP("Texts", "Cards out")
    STILL_OUT = QT_TRANSLATE_NOOP("Texts", "Still out")
    SEEN = QT_TRANSLATE_NOOP("Texts", "seen")
    OWN = QT_TRANSLATE_NOOP("Texts", "in your hand")
    RUNNING_TOTAL = QT_TRANSLATE_NOOP("Texts", "Running total")
    TO_DECIDE = QT_TRANSLATE_NOOP("Texts", "to decide")
    AHEAD = QT_TRANSLATE_NOOP("Texts", "ahead")
    RESULT = QT_TRANSLATE_NOOP("Texts", "Who won?")
    REMATCH = QT_TRANSLATE_NOOP("Texts", "Rematch")
    NEW_MATCH = QT_TRANSLATE_NOOP("Texts", "New match")
    PODIUM = QT_TRANSLATE_NOOP("Texts", "Podium")
    CHOSEN_MISERY = QT_TRANSLATE_NOOP("Texts", "Misery card")
    CHOSEN_LUCKY = QT_TRANSLATE_NOOP("Texts", "Lucky card")
    BOTH_CHOSEN_MISERY = QT_TRANSLATE_NOOP("Texts", "Misery cards")
    BOTH_CHOSEN_LUCKY = QT_TRANSLATE_NOOP("Texts", "Lucky cards")
    PASSED = QT_TRANSLATE_NOOP("Texts", "Passed cards")
    LAST_CARD = QT_TRANSLATE_NOOP("Texts", "Last card (unscored)")
    NO_TRICK = QT_TRANSLATE_NOOP("Texts", "No trick won")
    YOUR_HAND = QT_TRANSLATE_NOOP("Texts", "Your hand")
    TABLE = QT_TRANSLATE_NOOP("Texts", "Table")
    SEATS = QT_TRANSLATE_NOOP("Texts", "Seats")
    IN_WORDS = QT_TRANSLATE_NOOP("Texts", "Words")
    SINCE_LAST_TURN = QT_TRANSLATE_NOOP("Texts", "Since your last turn")
    CLOSE = QT_TRANSLATE_NOOP("Texts", "Close")
    SETTINGS = QT_TRANSLATE_NOOP("Texts", "Settings")
    PACE = QT_TRANSLATE_NOOP("Texts", "Pace")
    ALLOW_UNDO = QT_TRANSLATE_NOOP("Texts", "Allow undo")
    AS_THE_SYSTEM = QT_TRANSLATE_NOOP("Texts", "As the system")
    FAST = QT_TRANSLATE_NOOP("Texts", "Fast")
    NORMAL = QT_TRANSLATE_NOOP("Texts", "Normal")
    SLOW = QT_TRANSLATE_NOOP("Texts", "Slow")
    HIDDEN = QT_TRANSLATE_NOOP("Texts", "Hidden")
    MISERY = QT_TRANSLATE_NOOP("Texts", "Misery")
    LUCKY = QT_TRANSLATE_NOOP("Texts", "Lucky")
    ESCAPE = QT_TRANSLATE_NOOP("Texts", "Esc")
    STICHELN = QT_TRANSLATE_NOOP("Texts", "Sticheln")
    FACE_UP_TILE = QT_TRANSLATE_NOOP("Texts", "Face-up tile")


def label(which: Label) -> str:
    """A short text."""
    return translate("Texts", which)
