"""What PyInstaller would take along and no player needs.

Standard library only; the spec asks `is_needed` for each file it is about to collect.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

Entry = tuple[str, str, str]
"""A line of PyInstaller's tables: the path in the program's folder, where it comes from, what it is."""

# Modules of Python or of libraries that are reachable by some import, but never imported by the program.
EXCLUDED_MODULES = (
    "PIL",
    "_ssl",
    "_tkinter",
    "ensurepip",
    "idlelib",
    "lib2to3",
    "matplotlib",
    "numpy.f2py",
    "numpy.testing",
    "numpy.distutils",
    "pip",
    "pkg_resources",
    "pydoc",
    "pytest",
    "setuptools",
    "ssl",
    "tkinter",
    "torch",
    "turtle",
    "wheel",
)
# The console program has no window.
EXCLUDED_FROM_CONSOLE = ("PySide6", "shiboken6")

_UNNEEDED_NAMES = (
    r"(lib)?Qt6?(Quick|Qml|Pdf|Network|OpenGL|VirtualKeyboard|Egl|Designer|Labs|ShaderTools)\w*(\.\w+)*",
    r"opengl32sw\.dll",
    r"d3dcompiler_\d+\.dll",
)
# Plugins by folder: what is named stays, everything else goes; folders that are not named go as a whole.
_PLUGINS = {
    "accessiblebridge": r".*",
    "iconengines": r".*svg.*",
    "imageformats": r".*(svg|ico|jpeg)\..*",
    "platforminputcontexts": r".*(compose|ibus).*",
    "platforms": r".*(xcb|wayland|offscreen|minimal|windows|cocoa)(\..*)?",
    "platformthemes": r".*xdgdesktopportal.*",
    "styles": r".*",
    "wayland-decoration-client": r".*(bradient|adwaita).*",
    "wayland-graphics-integration-client": r"(?!)",
    "wayland-shell-integration": r".*(xdg-shell|wl-shell|fullscreen).*",
    "xcbglintegrations": r"(?!)",
}
_TRANSLATION = re.compile(r"qtbase_(de|en|hu)\.qm")


def is_needed(name: str) -> bool:
    """Whether a collected file, by its path in the program's folder, is for anybody."""
    path = PurePosixPath(name.replace("\\", "/"))
    if path.parts[0] == "sticheln_desktop":
        return True
    if "plugins" in path.parts:
        folder, file = path.parts[-2], path.name
        return re.fullmatch(_PLUGINS.get(folder, r"(?!)"), file) is not None
    if path.suffix == ".qm" and "translations" in path.parts:
        return _TRANSLATION.fullmatch(path.name) is not None
    return not any(re.fullmatch(pattern, path.name) for pattern in _UNNEEDED_NAMES)


def pruned(entries: Iterable[Entry]) -> list[Entry]:
    """The entries of a table that stay."""
    return [entry for entry in entries if is_needed(entry[0])]


def needed_libraries(path: str) -> list[str]:
    """The names of the libraries that a Linux library or program is linked with."""
    shown = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^\s+NEEDED\s+(\S+)$", shown, re.MULTILINE)


def without_orphans(
    entries: Iterable[Entry], linked: Callable[[str], list[str]] = needed_libraries
) -> list[Entry]:
    """Without libraries that came only for something pruned: GTK for a theme plugin, for example."""
    entries = list(entries)
    by_name = {PurePosixPath(entry[0]).name: entry for entry in entries if entry[2] == "BINARY"}
    waiting = [entry for entry in entries if _is_root(entry)]
    kept = {entry[0] for entry in waiting}
    while waiting:
        for name in linked(waiting.pop()[1]):
            if name in by_name and by_name[name][0] not in kept:
                kept.add(by_name[name][0])
                waiting.append(by_name[name])
    return [entry for entry in entries if entry[0] in kept]


def _is_root(entry: Entry) -> bool:
    """Whether Python or Qt loads this file by itself; every other library is there for these."""
    path = PurePosixPath(entry[0])
    return entry[2] != "BINARY" or "plugins" in path.parts or path.name.startswith("libpython")


def without_dangling(links: Iterable[Entry], kept: Iterable[Entry]) -> list[Entry]:
    """Without links to libraries that are not there any more."""
    targets = {PurePosixPath(entry[0]).name for entry in kept}
    return [link for link in links if link[2] != "SYMLINK" or PurePosixPath(link[1]).name in targets]
