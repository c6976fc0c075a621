"""The texts of the help windows that are not whole pages; the pages lie in resources/help."""

from .games import game_name
from .labels import Label, label
from .saying import filled, translate


def rules_title() -> str:
    """The title of the rules."""
    return translate("Texts", "Rules in short")


def keys_title() -> str:
    """The title of the sheet of keys."""
    return translate("Texts", "Keys")


def about_title() -> str:
    """The title of the about window."""
    return translate("Texts", "About Sticheln Desktop")


def close() -> str:
    """The button of every help window."""
    return label(Label.CLOSE)


def page(name: str) -> str:
    """The tab of a page of the rules."""
    return {
        "sticheln": label(Label.STICHELN),
        "hattrick": game_name("hattrick"),
        "stichling": game_name("stichling"),
    }[name]


def key_group(name: str) -> str:
    """The heading of some keys."""
    return {
        "table": translate("Texts", "At the table"),
        "match": translate("Texts", "The match"),
        "window": translate("Texts", "The window"),
    }[name]


def table_keys() -> tuple[tuple[str, str], ...]:
    """The keys of the table, and what they do."""
    return (
        (translate("Texts", "← →"), translate("Texts", "Walk through your cards and choices")),
        (translate("Texts", "Enter"), translate("Texts", "Play, choose or confirm")),
        (translate("Texts", "1 2 3 4"), translate("Texts", "The place for the picked card (Stichling)")),
        (label(Label.ESCAPE), translate("Texts", "Put the picked card back")),
        (translate("Texts", "Space"), translate("Texts", "Skip what is moving")),
    )


def menu_key() -> tuple[str, str]:
    """The keys of the menu."""
    return translate("Texts", "F10, Alt"), translate("Texts", "Open the menu")


def tab_key() -> tuple[str, str]:
    """The key that goes on to the next button."""
    return translate("Texts", "Tab"), translate("Texts", "On to the next button")


def about(version: str) -> str:
    """The text of the about window."""
    return "".join(
        (
            "<h2>",
            filled(translate("Texts", "Sticheln Desktop %1"), version),
            "</h2><p>",
            translate(
                "Texts",
                "Sticheln and Hattrick are games by Klaus Palesch, Stichling is one by Ralf zur Linde.",
            ),
            "</p><p><b>",
            translate(
                "Texts",
                "This program is unofficial: it is not connected with the authors or their publishers.",
            ),
            "</b></p><p>",
            translate("Texts", "The program is free software under the MIT licence. It is built with:"),
            "</p>",
        )
    )
