"""What a built program must carry, listed from the checkout at build time and compared by the self-test.

Standard library only: the build imports this module without the program's dependencies.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from sticheln_desktop import __version__

FILE_NAME: Final = "_manifest.json"
_SOURCES_ONLY: Final = {".ts", ".log"}
_PACKAGE: Final = Path(__file__).resolve().parent


class Manifest(NamedTuple):
    """The version, every module by its full name, every data file with the hash of its content."""

    version: str
    modules: list[str]
    resources: dict[str, str]


def data_files(folder: Path) -> Iterator[Path]:
    """Everything below the folder that players need: no sources of translations, no logs of trainings."""
    for path in sorted(folder.rglob("*")):
        is_hidden = any(part.startswith((".", "__")) for part in path.relative_to(folder).parts)
        if path.is_file() and not is_hidden and path.suffix not in _SOURCES_ONLY:
            yield path


def listed(package: Path, resources: Path) -> Manifest:
    """What lies in a checkout."""
    return Manifest(__version__, sorted(_modules(package)), hashes(resources))


def hashes(resources: Path) -> dict[str, str]:
    """The data files by their paths below the folder."""
    return {
        path.relative_to(resources).as_posix(): sha256(path.read_bytes()).hexdigest()
        for path in data_files(resources)
    }


def _modules(package: Path) -> Iterator[str]:
    for path in package.rglob("*.py"):
        parts = (package.name, *path.relative_to(package).with_suffix("").parts)
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def write(manifest: Manifest, path: Path) -> None:
    """Write the list where the build will find it."""
    path.write_text(json.dumps(manifest._asdict(), indent=1) + "\n", encoding="utf-8", newline="\n")


def shipped() -> Manifest | None:
    """The list this program was built with; None in a checkout."""
    path = _PACKAGE / FILE_NAME
    return Manifest(**json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else None
