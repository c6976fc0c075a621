"""Who sits where: names, levels and colours of seats, and the sentence forms for a name and for you."""

from dataclasses import dataclass

from .saying import filled, said, translate


@dataclass(frozen=True, slots=True)
class Cast:
    """The names of the seats, which of them is the reader, and which stone each has."""

    names: tuple[str, ...]
    you: int | None = None
    looks: tuple[int, ...] = ()

    def label(self, seat: int) -> str:
        """The name in a table heading, or "You"."""
        return translate("Texts", "You") if seat == self.you else self.names[seat]

    def look(self, seat: int) -> int:
        """Which of the eight stones a seat has."""
        return self.looks[seat] if self.looks else seat


def about(seat: int, cast: Cast, forms: tuple[str, str], *parts: object) -> str:
    """The sentence with a name, or the one for you, which has no placeholder for it."""
    named, you = forms
    return said(you, *parts) if seat == cast.you else said(named, cast.names[seat], *parts)


def you() -> str:
    """The name the one person at the table begins with."""
    return translate("Texts", "You", "name of the only person at the table")


def player(number: int) -> str:
    """The name one of several people begins with."""
    return filled(translate("Texts", "Player %1", "name of one of several people, %1 is a number"), number)


def level_name(level: str) -> str:
    """A level as people call it; one without a name of its own is called by its id."""
    return {
        "random": translate("Texts", "random"),
        "beginner": translate("Texts", "beginner"),
        "casual": translate("Texts", "casual"),
        "strong": translate("Texts", "strong"),
        "expert": translate("Texts", "expert"),
    }.get(level, level)


def look_name(look: int) -> str:
    """A seat colour and the shape of its stone."""
    return (
        translate("Texts", "Orange"),
        translate("Texts", "Red"),
        translate("Texts", "Grey"),
        translate("Texts", "Ivory"),
        translate("Texts", "Onyx"),
        translate("Texts", "Sky"),
        translate("Texts", "Indigo"),
        translate("Texts", "Lime"),
    )[look]
