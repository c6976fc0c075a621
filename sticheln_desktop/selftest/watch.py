"""Hears what would otherwise be printed or lost: Qt's messages, log records, warnings, exceptions."""

import logging
import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler


class Watch(logging.Handler):
    """Collects complaints, one line or paragraph each, while it is in place."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.complaints: list[str] = []

    def __enter__(self) -> "Watch":
        logging.captureWarnings(True)
        logging.getLogger().addHandler(self)
        qInstallMessageHandler(self._hear_qt)
        sys.excepthook = self._hear_exception
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook = sys.__excepthook__
        qInstallMessageHandler(None)
        logging.getLogger().removeHandler(self)
        logging.captureWarnings(False)

    def complain(self, sentence: str) -> None:
        """Something is not as it should be; said once, however often it happens."""
        if sentence not in self.complaints:
            self.complaints.append(sentence)

    def emit(self, record: logging.LogRecord) -> None:
        """A log record from anywhere in the program."""
        self.complain(self.format(record))

    def _hear_qt(self, kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            self.complain(f"Qt: {message}")

    def _hear_exception(
        self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        self.complain("".join(traceback.format_exception(kind, fault, trace)).strip())
