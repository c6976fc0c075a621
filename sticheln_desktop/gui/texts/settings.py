"""Every text of the settings; nothing else here."""

from .labels import Label, label
from .saying import translate


def title() -> str:
    """The title of the dialog."""
    return label(Label.SETTINGS)


def close() -> str:
    """The button that closes the dialog; everything has been applied already."""
    return label(Label.CLOSE)


def heading(group: str) -> str:
    """The title of a group."""
    return {
        "look": translate("Texts", "Look"),
        "pace": label(Label.PACE),
        "aids": translate("Texts", "Aids"),
        "sound": translate("Texts", "Sound"),
    }[group]


def choice(name: str) -> str:
    """What stands beside a setting."""
    return {
        "theme": translate("Texts", "Theme"),
        "face": translate("Texts", "Cards"),
        "text": translate("Texts", "Text size"),
        "language": translate("Texts", "Language"),
        "motion": translate("Texts", "Motion"),
        "rest": translate("Texts", "A full trick rests"),
        "until_click": translate("Texts", "Until a click"),
        "think": translate("Texts", "Computers think at most"),
        "sort": translate("Texts", "Sort the hand"),
        "cards_seen": translate("Texts", "Show the cards still out"),
        "undo": label(Label.ALLOW_UNDO),
        "sound": translate("Texts", "Sounds"),
        "volume": translate("Texts", "Volume"),
    }[name]


def explanation(name: str) -> str:
    """What a setting means, in one line."""
    return {
        "aids": translate("Texts", "A match can forbid both for itself when it is set up."),
        "language": translate("Texts", "Another language is used from the next start on."),
        "motion": translate("Texts", "Space always ends what is moving."),
    }[name]


def sort(value: str) -> str:
    """How the hand is sorted."""
    return {
        "colour": translate("Texts", "By colour"),
        "value": translate("Texts", "By value"),
    }[value]


def language(code: str) -> str:
    """A language in its own words; the names of languages are not translated."""
    if code == "system":
        return label(Label.AS_THE_SYSTEM)
    return {"en": "English", "de": "Deutsch", "hu": "Magyar"}[code]
