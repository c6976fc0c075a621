"""Tells screen readers what happens at the table, in the words of the log."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


def announce(where: QObject, sentence: str) -> None:
    """Say a sentence aloud, if anybody listens."""
    if sentence and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(where, sentence))
