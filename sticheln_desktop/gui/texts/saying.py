"""How a sentence is said: translated by Qt when it is asked for, its placeholders filled in one pass."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

_PLACEHOLDER = re.compile(r"%([1-9])")
translate = QCoreApplication.translate


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Marks a text to be translated later; the translation tools look for this name."""
    return text


def filled(text: str, *parts: object) -> str:
    """A text with its %1, %2 replaced in one pass, so that a name may hold a placeholder."""
    return _PLACEHOLDER.sub(lambda found: str(parts[int(found[1]) - 1]), text)


def said(source: str, *parts: object) -> str:
    """A marked text, translated and filled."""
    return filled(translate("Texts", source), *parts)


def listed(words: Sequence[str]) -> str:
    """Several words in a row, as the language joins them."""
    return QLocale().createSeparatedList(list(words))


def capital(text: str) -> str:
    """A sentence's first letter made large."""
    return text[:1].upper() + text[1:]
