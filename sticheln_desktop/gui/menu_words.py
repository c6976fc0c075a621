"""Every text of the menus, the bar above the table and the messages of the window; nothing else here."""

from PySide6.QtCore import QCoreApplication

from sticheln_desktop.gui.pages.page_words import filled

translate = QCoreApplication.translate


def menu(name: str) -> str:
    """The title of a menu."""
    return {
        "menu": translate("Menus", "Menu"),
        "file": translate("Menus", "&File"),
        "recent": translate("Menus", "&Recent"),
        "match": translate("Menus", "&Match"),
        "view": translate("Menus", "&View"),
        "theme": translate("Menus", "&Theme"),
        "face": translate("Menus", "&Cards"),
        "motion": translate("Menus", "M&otion"),
        "help": translate("Menus", "&Help"),
    }[name]


def action(name: str) -> str:
    """What can be done, as a menu entry."""
    return {
        "home": translate("Menus", "&Start page"),
        "open": translate("Menus", "&Open…"),
        "save_as": translate("Menus", "Save &as…"),
        "quit": translate("Menus", "&Quit"),
        "undo": translate("Menus", "&Undo"),
        "last_trick": translate("Menus", "&Last trick"),
        "sort": translate("Menus", "S&ort the hand by value"),
        "skip": translate("Menus", "S&kip what moves"),
        "give_up": translate("Menus", "&Leave the match for now"),
        "panels": translate("Menus", "&Panels"),
        "full_screen": translate("Menus", "&Full screen"),
        "sound": translate("Menus", "S&ound"),
        "settings": translate("Menus", "&Settings…"),
        "keys": translate("Menus", "&Keys"),
        "rules": translate("Menus", "&Rules in short"),
        "about": translate("Menus", "&About Sticheln Desktop"),
    }[name]


def choice(name: str, value: str) -> str:
    """One of the values of a choice in the view menu and the settings."""
    return {
        "theme system": translate("Menus", "As the system"),
        "theme light": translate("Menus", "Light"),
        "theme dark": translate("Menus", "Dark"),
        "theme contrast": translate("Menus", "High contrast"),
        "face illustrated": translate("Menus", "Illustrated"),
        "face large": translate("Menus", "Large print"),
        "motion off": translate("Menus", "Off"),
        "motion fast": translate("Menus", "Fast"),
        "motion normal": translate("Menus", "Normal"),
        "motion slow": translate("Menus", "Slow"),
    }[f"{name} {value}"]


def tip(text: str, keys: str) -> str:
    """A button's tooltip: what it does and the key that does it."""
    plain = text.replace("&", "").removesuffix("…").rstrip()
    return (
        filled(translate("Menus", "%1 (%2)", "%1 is what it does, %2 a key"), plain, keys) if keys else plain
    )


def no_recent() -> str:
    """The list of recent matches is empty."""
    return translate("Menus", "None yet")


def menu_name() -> str:
    """The spoken name of the button with all menus."""
    return translate("Menus", "Menu")


def close_message() -> str:
    """The spoken name of a message's close button."""
    return translate("Menus", "Close this message")


def kinds() -> str:
    """The files that a file dialog shows."""
    return translate("Menus", "Matches (*.sticheln)")


def open_title() -> str:
    """The title of the dialog that opens."""
    return translate("Menus", "Open a match")


def save_title() -> str:
    """The title of the dialog that saves."""
    return translate("Menus", "Save the match")


def not_opened(name: str, why: str) -> str:
    """A file that is not a match."""
    return filled(translate("Menus", "%1 cannot be opened: %2.", "%1 is a file"), name, why)


def not_there(name: str) -> str:
    """A recent match that has gone."""
    return filled(translate("Menus", "%1 is not there any more; it was taken off the list."), name)


def not_saved(name: str, why: str) -> str:
    """A copy that could not be written."""
    return filled(translate("Menus", "%1 could not be saved: %2.", "%1 is a file"), name, why)


def saved(name: str) -> str:
    """A copy was written."""
    return filled(translate("Menus", "Saved as %1."), name)


def match_not_saved(why: str) -> str:
    """The match itself could not be written."""
    return filled(translate("Menus", "The match could not be saved: %1."), why)


def settings_not_saved(why: str) -> str:
    """The preferences could not be written."""
    return filled(translate("Menus", "The settings could not be saved: %1."), why)


def not_discarded(why: str) -> str:
    """An unfinished match that could not be removed."""
    return filled(translate("Menus", "The match could not be discarded: %1."), why)


def window_title(title: str) -> str:
    """The window's title during a match."""
    return filled(translate("Menus", "%1 – Sticheln Desktop", "%1 is a game"), title)


def program() -> str:
    """The window's title without a match."""
    return translate("Menus", "Sticheln Desktop")
