"""Whether all that belongs to the program came along: modules, data files, licences, the console program."""

import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QTranslator

from sticheln_desktop import __version__, manifest
from sticheln_desktop.gui.theme import LIGHT, icon
from sticheln_desktop.licences import licences
from sticheln_desktop.resources import resource

from .loading import Unusable, load

_QT_LANGUAGES: Final = ("de", "hu")
_SECONDS: Final = 60


def faults() -> Iterator[str]:
    """Everything that is missing or cannot be used, one sentence each."""
    expected = manifest.shipped()
    if expected is None and hasattr(sys, "_MEIPASS"):
        yield "there is no list of what this program must carry"
    here = expected or manifest.listed(Path(manifest.__file__).parent, resource())
    yield from _wrong_files(here)
    yield from _wrong_modules(here)
    yield from _unusable_files()
    yield from _unusable_icons()
    yield from _missing_translations()
    yield from _missing_licences()
    yield from _wrong_console()


def _wrong_files(expected: manifest.Manifest) -> Iterator[str]:
    if expected.version != __version__:
        yield f"the version is {__version__}, not {expected.version}"
    found = manifest.hashes(resource())
    yield from (f"{name} is missing" for name in expected.resources.keys() - found.keys())
    yield from (f"{name} does not belong here" for name in found.keys() - expected.resources.keys())
    common = found.keys() & expected.resources.keys()
    yield from (f"{name} was changed" for name in common if found[name] != expected.resources[name])


def _wrong_modules(expected: manifest.Manifest) -> Iterator[str]:
    for name in expected.modules:
        try:
            importlib.import_module(name)
        except Exception as fault:
            yield f"{name} cannot be imported: {fault}"


def _unusable_files() -> Iterator[str]:
    for path in manifest.data_files(resource()):
        try:
            load(path)
        except Unusable as fault:
            yield f"{path.relative_to(resource())} {fault}"
        except Exception as fault:
            yield f"{path.relative_to(resource())} cannot be loaded: {fault}"


def _unusable_icons() -> Iterator[str]:
    for path in sorted(resource("icons").glob("*.svg")):
        if icon(path.stem, LIGHT).isNull():
            yield f"the icon {path.stem} is empty"


def _missing_translations() -> Iterator[str]:
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for language in _QT_LANGUAGES:
        if not QTranslator().load(f"qtbase_{language}", folder):
            yield f"Qt's own words are missing in {language}"


def _missing_licences() -> Iterator[str]:
    for one in licences():
        if one.text_path is None or not one.text_path.is_file():
            yield f"the licence of {one.name} is missing"


def _wrong_console() -> Iterator[str]:
    suffix = ".exe" if sys.platform == "win32" else ""
    program = Path(sys.executable).with_name(f"sticheln{suffix}")
    if not program.is_file():
        yield f"the console program is not beside {sys.executable}"
        return
    command = [str(program), "--version"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=_SECONDS, encoding="utf-8")
    if (told.returncode, told.stdout.strip(), told.stderr) != (0, f"sticheln {__version__}", ""):
        yield f"the console program answers {told.returncode}: {told.stdout.strip()} {told.stderr.strip()}"
