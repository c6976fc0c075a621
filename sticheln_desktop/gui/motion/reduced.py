"""Whether the system asks for little motion, and what becomes of the chosen pace then."""

import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QProcess, QSettings

from .durations import Pace, Tempo

_PATIENCE: Final = 500


def tempo(animation: str, trick_rest: float | None, is_reduced: Callable[[], bool] | None = None) -> Tempo:
    """The tempo of the table: what was chosen, unless the system wants less."""
    pace = Pace(animation)
    if pace is not Pace.OFF and (is_reduced or reduced_motion)():
        pace = Pace.REDUCED
    return Tempo(pace, trick_rest)


@cache
def reduced_motion() -> bool:
    """Whether the system asks for little motion; False where it does not say."""
    reader = _READERS.get(sys.platform, _desktop)
    try:
        return reader()
    except (OSError, ValueError):
        return False


def _windows() -> bool:
    import ctypes

    animates = ctypes.c_int(1)
    get_client_area_animation = 0x1042
    windows = ctypes.windll.user32  # type: ignore[attr-defined]
    windows.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(animates), 0)
    return not animates.value


def _mac() -> bool:
    # Qt reads the system's own preferences under this pair of names.
    return bool(QSettings("apple.com", "universalaccess").value("reduceMotion", False, type=bool))


def _desktop() -> bool:
    """KDE and GTK say it in a file; GNOME only through its own tool."""
    config = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    return kde_is_still(config / "kdeglobals") or gtk_is_still(config) or gnome_is_still()


def kde_is_still(file: Path) -> bool:
    """Whether KDE's speed of animations is none."""
    return _entry(file, "KDE/AnimationDurationFactor") in ("0", "0.0")


def gtk_is_still(config: Path) -> bool:
    """Whether GTK's settings, which several desktops write, turn animations off."""
    files = (config / "gtk-4.0/settings.ini", config / "gtk-3.0/settings.ini")
    return any(_entry(file, "Settings/gtk-enable-animations") in ("0", "false") for file in files)


def _entry(file: Path, key: str) -> str:
    if not file.is_file():
        return ""
    return str(QSettings(str(file), QSettings.Format.IniFormat).value(key, "")).lower()


def gnome_is_still() -> bool:
    """Whether GNOME's own setting turns animations off."""
    if "GNOME" not in os.environ.get("XDG_CURRENT_DESKTOP", ""):
        return False
    # Asked as a program, and only there: its library would make every start slower.
    asked = QProcess()
    asked.start("gsettings", ["get", "org.gnome.desktop.interface", "enable-animations"])
    return asked.waitForFinished(_PATIENCE) and b"false" in asked.readAllStandardOutput().data()


_READERS: Final[dict[str, Callable[[], bool]]] = {"win32": _windows, "darwin": _mac}
