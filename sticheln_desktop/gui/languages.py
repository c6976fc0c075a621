"""Which languages there are translations for, and how one of them is put to use."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from sticheln_desktop.gui.resources import resource

CODES: Final = ("de", "hu")
_SOURCE: Final = QLocale("en_GB")


def available() -> tuple[str, ...]:
    """The languages one can choose from; English needs no translation."""
    return ("system", "en", *(code for code in CODES if resource("i18n", f"sticheln_{code}.qm").is_file()))


def install(application: QCoreApplication, chosen: str) -> None:
    """Translate the program from now on, Qt's own words included; English where there is no translation."""
    code = _preferred(QLocale.system().uiLanguages()) if chosen == "system" else chosen
    if code not in available() or code not in CODES:
        if QLocale().language() is not _SOURCE.language():
            # Dates, lists and help pages shall not speak another language than the buttons.
            QLocale.setDefault(_SOURCE)
        return
    folders = {
        f"sticheln_{code}": str(resource("i18n")),
        f"qtbase_{code}": QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
    }
    for name, folder in folders.items():
        translator = QTranslator(application)
        if translator.load(name, folder):
            application.installTranslator(translator)
    QLocale.setDefault(QLocale(code))


def _preferred(tags: Sequence[str]) -> str:
    """The first language somebody reads that the program speaks, English failing that."""
    wanted = (tag[:2] for tag in tags)
    return next((code for code in wanted if code in available()), "en")
