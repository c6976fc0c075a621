"""Whether the places that name the version agree: the program, the changelog, the metadata and a tag.

Standard library only. The program's own `__version__` is the one place; the others are compared with it.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

_VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
_HEADING = re.compile(r"^## \[(?P<name>[^\]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?$", re.MULTILINE)
_PLANNED = re.compile(r"^To become (\d+\.\d+\.\d+)\b", re.MULTILINE)
_RELEASE = re.compile(r'<release version="(?P<name>[^"]+)" date="(?P<date>[^"]+)"')


class Release(NamedTuple):
    """A version and its day; no day while it is still being made."""

    version: str
    date: str | None


def program_version(root: Path) -> str:
    """What the program says."""
    text = (root / "sticheln_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = _VERSION.search(text)
    return found[1] if found else ""


def changelog_release(text: str) -> Release:
    """The newest entry; an unreleased one says which version it is to become."""
    headings = list(_HEADING.finditer(text))
    if not headings:
        return Release("", None)
    if headings[0]["name"] != "Unreleased":
        return Release(headings[0]["name"], headings[0]["date"])
    end = headings[1].start() if len(headings) > 1 else len(text)
    planned = _PLANNED.search(text, headings[0].end(), end)
    if planned:
        return Release(planned[1], None)
    return Release(headings[1]["name"], headings[1]["date"]) if len(headings) > 1 else Release("", None)


def metadata_release(text: str) -> Release:
    """The newest release AppStream is told of."""
    found = _RELEASE.search(text)
    return Release(found["name"], found["date"]) if found else Release("", None)


def disagreements(root: Path, tags: Sequence[str] = ()) -> list[str]:
    """What does not agree, one sentence each."""
    version = program_version(root)
    logged = changelog_release((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    metainfo = root / "packaging" / "linux" / "sticheln-desktop.metainfo.xml"
    told = metadata_release(metainfo.read_text(encoding="utf-8"))
    found = [
        f"{place} says {other}, the program {version}"
        for place, other in (("the changelog", logged.version), ("the metainfo", told.version))
        if other != version
    ]
    if logged.date is not None and logged.date != told.date:
        found.append(f"the changelog says {logged.date}, the metainfo {told.date}")
    if tags and logged.date is None:
        found.append("a tagged version needs its date in the changelog")
    found += [f"the tag is {tag}, the program {version}" for tag in tags if tag != f"v{version}"]
    return found


def tags_here(root: Path) -> list[str]:
    """The version tags of the state that is built."""
    command = ["git", "tag", "--points-at", "HEAD", "--list", "v*"]
    return subprocess.run(command, cwd=root, capture_output=True, text=True).stdout.split()
