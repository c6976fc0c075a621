"""Every text of the settings; nothing else here."""

from PySide6.QtCore import QCoreApplication, QLocale

from sticheln_desktop.gui.pages.page_words import filled

translate = QCoreApplication.translate


def title() -> str:
    """The title of the dialog."""
    return translate("Settings", "Settings")


def close() -> str:
    """The button that closes the dialog; everything has been applied already."""
    return translate("Settings", "Close")


def heading(group: str) -> str:
    """The title of a group."""
    return {
        "look": translate("Settings", "Look"),
        "pace": translate("Settings", "Pace"),
        "aids": translate("Settings", "Aids"),
        "sound": translate("Settings", "Sound"),
    }[group]


def label(name: str) -> str:
    """What stands beside a setting."""
    return {
        "theme": translate("Settings", "Theme"),
        "face": translate("Settings", "Cards"),
        "text": translate("Settings", "Text size"),
        "language": translate("Settings", "Language"),
        "motion": translate("Settings", "Motion"),
        "rest": translate("Settings", "A full trick rests"),
        "until_click": translate("Settings", "Until a click"),
        "think": translate("Settings", "Computers think at most"),
        "sort": translate("Settings", "Sort the hand"),
        "cards_seen": translate("Settings", "Show the cards still out"),
        "undo": translate("Settings", "Allow undo"),
        "sound": translate("Settings", "Sounds"),
        "volume": translate("Settings", "Volume"),
    }[name]


def explanation(name: str) -> str:
    """What a setting means, in one line."""
    return {
        "aids": translate("Settings", "A match can forbid both for itself when it is set up."),
        "language": translate("Settings", "Another language is used from the next start on."),
        "motion": translate("Settings", "Space always ends what is moving."),
    }[name]


def sort(value: str) -> str:
    """How the hand is sorted."""
    return {
        "colour": translate("Settings", "By colour"),
        "value": translate("Settings", "By value"),
    }[value]


def language(code: str) -> str:
    """A language in its own words; the names of languages are not translated."""
    if code == "system":
        return translate("Settings", "As the system")
    return {"en": "English", "de": "Deutsch", "hu": "Magyar"}[code]


def per_cent(value: float) -> str:
    """A share."""
    return filled(translate("Settings", "%1 %", "%1 is a number"), round(value))


def seconds(value: float) -> str:
    """A time."""
    shown = QLocale().toString(value, "f", 1)
    return filled(translate("Settings", "%1 s", "%1 is a number of seconds"), shown)
