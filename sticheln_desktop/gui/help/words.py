"""The texts of the help windows that are not whole pages; the pages lie in resources/help."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def rules_title() -> str:
    """The title of the rules."""
    return translate("Help", "Rules in short")


def keys_title() -> str:
    """The title of the sheet of keys."""
    return translate("Help", "Keys")


def about_title() -> str:
    """The title of the about window."""
    return translate("Help", "About Sticheln Desktop")


def close() -> str:
    """The button of every help window."""
    return translate("Help", "Close")


def page(name: str) -> str:
    """The tab of a page of the rules."""
    return {
        "sticheln": translate("Help", "Sticheln"),
        "hattrick": translate("Help", "Hattrick"),
        "stichling": translate("Help", "Stichling"),
    }[name]


def key_group(name: str) -> str:
    """The heading of some keys."""
    return {
        "table": translate("Help", "At the table"),
        "match": translate("Help", "The match"),
        "window": translate("Help", "The window"),
    }[name]


def table_keys() -> tuple[tuple[str, str], ...]:
    """The keys of the table, and what they do."""
    return (
        (translate("Help", "← →"), translate("Help", "Walk through your cards and choices")),
        (translate("Help", "Enter"), translate("Help", "Play, choose or confirm")),
        (translate("Help", "1 2 3 4"), translate("Help", "The place for the picked card (Stichling)")),
        (translate("Help", "Esc"), translate("Help", "Put the picked card back")),
        (translate("Help", "Space"), translate("Help", "Skip what is moving")),
    )


def menu_key() -> tuple[str, str]:
    """The keys of the menu."""
    return translate("Help", "F10, Alt"), translate("Help", "Open the menu")


def tab_key() -> tuple[str, str]:
    """The key that goes on to the next button."""
    return translate("Help", "Tab"), translate("Help", "On to the next button")


def about(version: str) -> str:
    """The text of the about window."""
    return "".join(
        (
            "<h2>",
            translate("Help", "Sticheln Desktop {version}").format(version=version),
            "</h2><p>",
            translate(
                "Help",
                "Sticheln and Hattrick are games by Klaus Palesch, Stichling is one by Ralf zur Linde.",
            ),
            "</p><p><b>",
            translate(
                "Help",
                "This program is unofficial: it is not connected with the authors or their publishers.",
            ),
            "</b></p><p>",
            translate("Help", "The program is free software under the MIT licence. It is built with:"),
            "</p>",
        )
    )
