"""Numbers, points and counts as people read and hear them."""

from PySide6.QtCore import QLocale, QObject

from .saying import QT_TRANSLATE_NOOP, filled, said, translate

MINUS = "−"
# English needs no translation file but for its singulars, which stand here.
_ONE = {"1 cards": "1 card", "1 tricks": "1 trick", "1 other cards": "1 other card"}


def number(value: int) -> str:
    """A number with a true minus sign."""
    return f"{MINUS if value < 0 else ''}{abs(value)}"


def points(value: int) -> str:
    """A number with its sign: +3, −5, plain 0."""
    return f"+{value}" if value > 0 else number(value)


def spoken_points(value: int) -> str:
    """A number as a screen reader shall say it."""
    return said(QT_TRANSLATE_NOOP("Texts", "minus %1"), str(-value)) if value < 0 else str(value)


class Texts(QObject):
    """The counts. The translation tools find plurals only in `tr`, and name its context after the class."""

    def cards(self, count: int) -> str:
        """So many cards."""
        return self.tr("%n cards", "", count)

    def tricks(self, count: int) -> str:
        """So many tricks."""
        return self.tr("%n tricks", "", count)

    def other_cards(self, count: int) -> str:
        """So many cards of other colours."""
        return self.tr("%n other cards", "", count)


_counts = Texts()


def _one(text: str) -> str:
    return _ONE.get(text, text)


def card_count(count: int) -> str:
    """So many cards."""
    return _one(_counts.cards(count))


def trick_count(count: int) -> str:
    """So many tricks."""
    return _one(_counts.tricks(count))


def other_card_count(count: int) -> str:
    """So many cards of colours that do not count."""
    return _one(_counts.other_cards(count))


def per_cent(value: float) -> str:
    """A share."""
    return filled(translate("Texts", "%1 %", "%1 is a number"), round(value))


def seconds(value: float, decimals: int = 1) -> str:
    """A time."""
    shown = QLocale().toString(float(value), "f", decimals)
    return filled(translate("Texts", "%1 s", "%1 is a number of seconds"), shown)
