"""The licences of everything the program is built with: shown in About, shipped in the downloads.

Standard library only. A frozen program has them collected in a folder; elsewhere the installed packages tell.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final, NamedTuple

from sticheln_desktop.resources import resource

INDEX: Final = "index.json"
_PROGRAM: Final = "sticheln-desktop"
_TEXT_NAMES: Final = ("licen", "copying", "notice")
_NAME: Final = re.compile(r"^[A-Za-z0-9._-]+")


class Licence(NamedTuple):
    """One thing that is shipped; `text_path` is None where its makers ship no text with it."""

    name: str
    version: str
    licence: str
    text_path: Path | None


def licences() -> list[Licence]:
    """All of them: Python first, then libraries by name."""
    folder = collected_folder()
    return _collected(folder) if folder is not None else [_python(), *map(_told, runtime_distributions())]


def collected_folder() -> Path | None:
    """Where a frozen program keeps the collected texts."""
    folder = Path(getattr(sys, "_MEIPASS", "")) / "licenses"
    return folder if hasattr(sys, "_MEIPASS") and (folder / INDEX).is_file() else None


def runtime_distributions(requirements: Iterable[str] | None = None) -> list[Distribution]:
    """The installed packages that these requirements, or else the program's own, bring along, by name."""
    found: dict[str, Distribution] = {}
    waiting = list(_names(_required_by(_PROGRAM) if requirements is None else requirements))
    while waiting:
        name = waiting.pop()
        if name not in found and (installed := _installed(name)) is not None:
            found[name] = installed
            waiting += _names(_required_by(name))
    return [found[name] for name in sorted(found)]


def _required_by(name: str) -> list[str]:
    installed = _installed(name)
    return (installed.requires if installed is not None else None) or []


def _names(requirements: Iterable[str]) -> Iterator[str]:
    for line in requirements:
        requirement, _, marker = line.partition(";")
        found = _NAME.match(requirement.strip())
        if found and "extra" not in marker:
            yield re.sub(r"[-_.]+", "-", found[0]).lower()


def _installed(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def _told(installed: Distribution) -> Licence:
    texts = licence_files(installed)
    return Licence(
        installed.metadata["Name"], installed.version, named(installed), texts[0] if texts else None
    )


def named(installed: Distribution) -> str:
    """The licence's name in one line, as the package states it."""
    told = installed.metadata["License-Expression"] or installed.metadata["License"]
    if told and "\n" not in told.strip():
        return told.strip()
    kinds = [line.split(" :: ")[-1] for line in installed.metadata.get_all("Classifier") or ()]
    return next((kind for kind in kinds if "License" in kind), "see the text")


def licence_files(installed: Distribution) -> list[Path]:
    """The licence texts that were installed with a package."""
    listed = [file for file in installed.files or () if ".dist-info" in file.parts[0]]
    texts = [Path(str(file.locate())) for file in listed if file.name.lower().startswith(_TEXT_NAMES)]
    found = sorted((path for path in texts if path.is_file()), key=lambda path: (len(path.parts), path))
    return found or _common_texts(named(installed))


def _common_texts(licence: str) -> list[Path]:
    """Texts that the program carries because the makers of Qt for Python ship none with it."""
    if "LGPL-3.0" not in licence:
        return []
    return [resource("licences", f"{name}.txt") for name in ("LGPL-3.0", "GPL-3.0")]


def _python() -> Licence:
    version = ".".join(map(str, sys.version_info[:3]))
    texts = [Path(json.__file__).parent.parent / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt"]
    return Licence("Python", version, "PSF-2.0", next((path for path in texts if path.is_file()), None))


def _collected(folder: Path) -> list[Licence]:
    entries = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    return [
        Licence(one["name"], one["version"], one["licence"], folder / one["text"] if one["text"] else None)
        for one in entries
    ]
