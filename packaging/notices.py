"""Collects the licences of everything that is frozen; run with the build environment's Python.

`python notices.py FOLDER` writes the texts of Python and of the libraries, and their index. `system_notices`
adds those of the system's own libraries once it is known which of them came along.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from build_environment import runtime_requirements

ROOT = Path(__file__).resolve().parent.parent
INDEX = "index.json"
COPYRIGHTS = Path("/usr/share/doc")


def collect(folder: Path) -> None:
    """The texts of the program, of Python and of every library needed at run time."""
    from sticheln_desktop import __version__, licences

    found = [("Sticheln Desktop", __version__, "MIT", [ROOT / "LICENSE"])]
    python = licences.licences()[0]
    texts = [python.text_path] if python.text_path else list(COPYRIGHTS.glob("python3.*/copyright"))
    found.append((python.name, python.version, python.licence, texts[:1]))
    for one in licences.runtime_distributions(runtime_requirements(ROOT)):
        found.append((one.metadata["Name"], one.version, licences.named(one), licences.licence_files(one)))
    entries = [_written(folder, *entry) for entry in found]
    _write_index(folder, entries)


def _written(folder: Path, name: str, version: str, licence: str, texts: Iterable[Path]) -> dict[str, str]:
    content = "\n\n".join(path.read_text(encoding="utf-8", errors="replace").strip() for path in texts)
    if not content:
        raise SystemExit(f"{name} has no licence text")
    file = f"{re.sub('[^A-Za-z0-9._-]', '-', name)}.txt"
    (folder / file).write_text(content + "\n", encoding="utf-8", newline="\n")
    return {"name": name, "version": version, "licence": licence, "text": file}


def _write_index(folder: Path, entries: list[dict[str, str]]) -> None:
    text = json.dumps(entries, indent=1, ensure_ascii=False) + "\n"
    (folder / INDEX).write_text(text, encoding="utf-8", newline="\n")


def owner(library: Path) -> str | None:
    """The Debian package a library of this system belongs to."""
    # A library in /usr/lib may be registered in /lib, which is the same folder.
    places = [str(library), str(library).removeprefix("/usr"), f"/usr{library}", str(library.resolve())]
    asked = subprocess.run(["dpkg-query", "-S", *places], capture_output=True, text=True)
    found = re.match(r"([a-z0-9.+-]+)(:\w+)?:", asked.stdout)
    return found[1] if found else None


def package_version(package: str) -> str:
    """The version of an installed Debian package."""
    command = ["dpkg-query", "-W", "-f", "${Version}", package]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def system_notices(folder: Path, libraries: Iterable[Path]) -> list[str]:
    """Add the licences of system libraries; returns those nobody could tell a licence for."""
    entries = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    unknown: list[str] = []
    packages: set[str] = set()
    for library in libraries:
        package = owner(library)
        if package is None or not (COPYRIGHTS / package / "copyright").is_file():
            unknown.append(str(library))
        else:
            packages.add(package)
    for package in sorted(packages):
        text = [COPYRIGHTS / package / "copyright"]
        entries.append(_written(folder, package, package_version(package), "see the text", text))
    _write_index(folder, entries)
    return unknown


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    collect(target)
