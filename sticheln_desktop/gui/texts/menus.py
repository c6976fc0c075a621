"""Every text of the menus, the bar above the table and the messages of the window; nothing else here."""

from .labels import Label, label
from .saying import filled, translate


def menu(name: str) -> str:
    """The title of a menu."""
    return {
        "menu": translate("Texts", "Menu"),
        "file": translate("Texts", "&File"),
        "recent": translate("Texts", "&Recent"),
        "match": translate("Texts", "&Match"),
        "view": translate("Texts", "&View"),
        "theme": translate("Texts", "&Theme"),
        "face": translate("Texts", "&Cards"),
        "motion": translate("Texts", "M&otion"),
        "help": translate("Texts", "&Help"),
    }[name]


def action(name: str) -> str:
    """What can be done, as a menu entry."""
    return {
        "home": translate("Texts", "&Start page"),
        "open": translate("Texts", "&Open…"),
        "save_as": translate("Texts", "Save &as…"),
        "quit": translate("Texts", "&Quit"),
        "undo": translate("Texts", "&Undo"),
        "last_trick": translate("Texts", "&Last trick"),
        "sort": translate("Texts", "S&ort the hand by value"),
        "skip": translate("Texts", "S&kip what moves"),
        "give_up": translate("Texts", "&Leave the match for now"),
        "panels": translate("Texts", "&Panels"),
        "full_screen": translate("Texts", "&Full screen"),
        "sound": translate("Texts", "S&ound"),
        "settings": translate("Texts", "&Settings…"),
        "keys": translate("Texts", "&Keys"),
        "rules": translate("Texts", "&Rules in short"),
        "about": translate("Texts", "&About Sticheln Desktop"),
    }[name]


def choice(name: str, value: str) -> str:
    """One of the values of a choice in the view menu and the settings."""
    return {
        "theme system": label(Label.AS_THE_SYSTEM),
        "theme light": translate("Texts", "Light"),
        "theme dark": translate("Texts", "Dark"),
        "theme contrast": translate("Texts", "High contrast"),
        "face illustrated": translate("Texts", "Illustrated"),
        "face large": translate("Texts", "Large print"),
        "motion off": translate("Texts", "Off"),
        "motion fast": label(Label.FAST),
        "motion normal": label(Label.NORMAL),
        "motion slow": label(Label.SLOW),
    }[f"{name} {value}"]


def tip(text: str, keys: str) -> str:
    """A button's tooltip: what it does and the key that does it."""
    plain = text.replace("&", "").removesuffix("…").rstrip()
    return (
        filled(translate("Texts", "%1 (%2)", "%1 is what it does, %2 a key"), plain, keys) if keys else plain
    )


def no_recent() -> str:
    """The list of recent matches is empty."""
    return translate("Texts", "None yet")


def close_message() -> str:
    """The spoken name of a message's close button."""
    return translate("Texts", "Close this message")


def kinds() -> str:
    """The files that a file dialog shows."""
    return translate("Texts", "Matches (*.sticheln)")


def open_title() -> str:
    """The title of the dialog that opens."""
    return translate("Texts", "Open a match")


def save_title() -> str:
    """The title of the dialog that saves."""
    return translate("Texts", "Save the match")


def not_opened(name: str, why: str) -> str:
    """A file that is not a match."""
    return filled(translate("Texts", "%1 cannot be opened: %2.", "%1 is a file"), name, why)


def not_there(name: str) -> str:
    """A recent match that has gone."""
    return filled(translate("Texts", "%1 is not there any more; it was taken off the list."), name)


def not_saved(name: str, why: str) -> str:
    """A copy that could not be written."""
    return filled(translate("Texts", "%1 could not be saved: %2.", "%1 is a file"), name, why)


def saved(name: str) -> str:
    """A copy was written."""
    return filled(translate("Texts", "Saved as %1."), name)


def match_not_saved(why: str) -> str:
    """The match itself could not be written."""
    return filled(translate("Texts", "The match could not be saved: %1."), why)


def settings_not_saved(why: str) -> str:
    """The preferences could not be written."""
    return filled(translate("Texts", "The settings could not be saved: %1."), why)


def not_discarded(why: str) -> str:
    """An unfinished match that could not be removed."""
    return filled(translate("Texts", "The match could not be discarded: %1."), why)


def window_title(title: str) -> str:
    """The window's title during a match."""
    return filled(translate("Texts", "%1 – Sticheln Desktop", "%1 is a game"), title)


def program() -> str:
    """The window's title without a match."""
    return translate("Texts", "Sticheln Desktop")
