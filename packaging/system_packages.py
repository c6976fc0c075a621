"""The system's packages that Qt and `.venv` need: which are missing, and how apt brings them.

Everything is looked up by loading libraries, so apt is not asked where nothing is missing.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence

from process import Failure, call, say

# Debian package -> the library Qt loads from it.
OFFSCREEN_LIBRARIES = {
    "libglib2.0-0": "libglib-2.0.so.0",
    "libegl1": "libEGL.so.1",
    "libgl1": "libGL.so.1",
    "libdbus-1-3": "libdbus-1.so.3",
    "libfontconfig1": "libfontconfig.so.1",
    "libxkbcommon0": "libxkbcommon.so.0",
}
WINDOW_LIBRARIES = {
    "libx11-xcb1": "libX11-xcb.so.1",
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-image0": "libxcb-image.so.0",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-randr0": "libxcb-randr.so.0",
    "libxcb-render-util0": "libxcb-render-util.so.0",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libxcb-xkb1": "libxcb-xkb.so.1",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
    "libwayland-cursor0": "libwayland-cursor.so.0",
}


def is_loadable(library: str) -> bool:
    """Whether the system's loader finds a library."""
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing(libraries: Mapping[str, str], loadable: Callable[[str], bool] = is_loadable) -> list[str]:
    """The packages of those libraries that cannot be loaded."""
    return [package for package, library in libraries.items() if not loadable(library)]


def glibc_version() -> tuple[int, ...]:
    """The running C library, empty where it is another one."""
    name, _, version = (os.confstr("CS_GNU_LIBC_VERSION") or "").partition(" ")
    return tuple(int(part) for part in version.split(".")) if name == "glibc" else ()


def package_name(package: str, glibc: tuple[int, ...]) -> str:
    """The package's name in this release of Debian or its kin.

    The change to 64-bit times renamed GLib in Debian 13 and Ubuntu 24.04; derivatives number
    themselves differently, but all of them have glibc 2.39 or later since then.
    """
    return f"{package}t64" if package == "libglib2.0-0" and glibc >= (2, 39) else package


def debian_names(packages: Sequence[str]) -> list[str]:
    """The packages under the names of this release."""
    return [package_name(package, glibc_version()) for package in packages]


def venv_packages(version: tuple[int, int]) -> list[str]:
    """Debian's package for making environments, when this Python came without that part."""
    importlib.invalidate_caches()
    return [] if importlib.util.find_spec("ensurepip") else [f"python{version[0]}.{version[1]}-venv"]


def apt_install(packages: Sequence[str]) -> list[str]:
    """The command that installs packages without asking, waiting for another apt to end."""
    options = ["--yes", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"]
    return ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", *options, *packages]


def apt_advice(packages: Sequence[str]) -> str:
    """The one line a developer runs where this script may not."""
    return f"sudo apt-get update && sudo apt-get install --no-install-recommends {shlex.join(packages)}"


def privilege() -> list[str] | None:
    """What to put before a command to run it as root: nothing, sudo, or None when it is not allowed."""
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    allowed = shutil.which("sudo") and subprocess.run([*sudo, "true"], capture_output=True).returncode == 0
    return sudo if allowed else None


def install_packages(packages: Sequence[str]) -> None:
    """Install packages with apt where that is possible and allowed; the caller looks at what came of it."""
    prefix = privilege() if shutil.which("apt-get") else None
    if prefix is None:
        return
    say(f"Installing system packages: {' '.join(packages)}")
    call([*prefix, "apt-get", "-q", "update"])
    call([*prefix, *apt_install(packages)])


def lacking(for_new_venv: bool) -> tuple[list[str], list[str]]:
    """Packages that are absent: those nothing works without, and those only a window needs."""
    required = venv_packages(sys.version_info[:2]) if for_new_venv else []
    return required + missing(OFFSCREEN_LIBRARIES), missing(WINDOW_LIBRARIES)


def advice(packages: Sequence[str], has_apt: bool) -> str:
    """How to get the packages that are missing."""
    if has_apt:
        return f"run: {apt_advice(debian_names(packages))}"
    libraries = {**OFFSCREEN_LIBRARIES, **WINDOW_LIBRARIES}
    return f"install what provides: {' '.join(libraries.get(package, package) for package in packages)}"


def ensure_packages(for_new_venv: bool) -> None:
    """Bring the system packages that are missing, or say how to."""
    required, optional = lacking(for_new_venv)
    if required or optional:
        install_packages(debian_names(required + optional))
        required, optional = lacking(for_new_venv)
    how = advice(required + optional, shutil.which("apt-get") is not None)
    if required:
        raise Failure(f"System packages are missing; {how}")
    if optional:
        say(f"A window needs more system packages; {how}")


def ensure_programs(programs: Mapping[str, str]) -> None:
    """Bring the packages whose programs are not found, or say how to; a table of package and program."""
    absent = [package for package, program in programs.items() if shutil.which(program) is None]
    if absent:
        install_packages(absent)
    if any(shutil.which(programs[package]) is None for package in absent):
        raise Failure(f"Programs are missing; {advice(absent, shutil.which('apt-get') is not None)}")
