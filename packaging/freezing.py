"""`dev.py build`: freezes the program for the machine it runs on and makes the downloads from it.

Standard library only. What is frozen is in `sticheln.spec`, the downloads are in `downloads`.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

from build_environment import clean_environ, prepare_build, program
from downloads import make_downloads, total_size
from notices import system_notices
from process import Failure, call, say
from release import disagreements, tags_here
from system_packages import ensure_packages, ensure_programs

ROOT = Path(__file__).resolve().parent.parent
VENV, MADE = ROOT / "build" / "venv", ROOT / "build" / "made"
DIST = ROOT / "dist"
FOLDER = DIST / "sticheln-desktop"
LARGEST_FOLDER = 190_000_000
# Debian package -> the program of it that the build starts.
LINUX_PROGRAMS = {"binutils": "objdump"}


def manifest_module() -> ModuleType:
    """The program's own list of what it must carry."""
    sys.path.insert(0, str(ROOT))
    return importlib.import_module("sticheln_desktop.manifest")


def version() -> str:
    """The version, from its one place."""
    found: str = manifest_module().__version__
    return found


def run(command: list[str], what: str, **extra: str) -> None:
    """Run a step of the build, or stop with one sentence."""
    if code := call(command, ROOT, {**clean_environ(), **extra}):
        raise Failure(f"{what} failed (see above).", code)


def make_inputs() -> None:
    """What the spec takes along besides the code: the list and the licences."""
    shutil.rmtree(MADE, ignore_errors=True)
    MADE.mkdir(parents=True)
    carried = manifest_module()
    listed = carried.listed(ROOT / "sticheln_desktop", ROOT / "resources")
    carried.write(listed, MADE / carried.FILE_NAME)
    say(f"The program carries {len(listed.modules)} modules and {len(listed.resources)} data files")
    python = str(program(VENV, "python"))
    run([python, "packaging/notices.py", str(MADE / "licenses")], "Collecting the licences")


def freeze() -> None:
    """Run PyInstaller."""
    say("Freezing")
    shutil.rmtree(DIST, ignore_errors=True)
    places = ["--workpath", str(ROOT / "build" / "work"), "--distpath", str(DIST)]
    options = ["--noconfirm", "--clean", "--log-level", "WARN", *places]
    command = [str(program(VENV, "python")), "-m", "PyInstaller", *options, "packaging/sticheln.spec"]
    run(command, "PyInstaller", STICHELN_MADE=str(MADE))


def strip_python(folder: Path) -> None:
    """Take the debug symbols out of Python itself; NumPy's libraries do not survive stripping."""
    own = [*folder.glob("_internal/libpython*.so*"), *folder.glob("_internal/python3*/lib-dynload/*.so")]
    files = [str(path) for path in own if not path.is_symlink()]
    run(["strip", "--strip-unneeded", *files], "strip")


def add_system_notices(folder: Path) -> None:
    """The licences of libraries that came from this system."""
    libraries = (MADE / "system-libraries.txt").read_text(encoding="utf-8").splitlines()
    unknown = system_notices(folder / "_internal" / "licenses", map(Path, libraries))
    if unknown:
        raise Failure(f"Nobody knows the licence of {', '.join(unknown)}")


def finish_linux(folder: Path) -> None:
    """What only the Linux program needs."""
    strip_python(folder)
    add_system_notices(folder)


def check_size(folder: Path) -> None:
    """The folder may not grow unnoticed."""
    size = total_size(folder)
    say(f"{folder.relative_to(ROOT)}: {size / 1e6:.1f} MB")
    if size > LARGEST_FOLDER:
        raise Failure(f"The folder is larger than {LARGEST_FOLDER / 1e6:.0f} MB.")


def check_translations() -> None:
    """Every translation is compiled before it can be shipped."""
    folder = ROOT / "resources" / "i18n"
    raw = [path.name for path in sorted(folder.glob("*.ts")) if not path.with_suffix(".qm").is_file()]
    if raw:
        raise Failure(f"These translations are not compiled: {', '.join(raw)}")


def check_version() -> None:
    """One version everywhere, or no build."""
    if found := disagreements(ROOT, tags_here(ROOT)):
        raise Failure(f"The versions do not agree: {'; '.join(found)}.")


def commit_time() -> int:
    """When the state that is built was committed, so that equal sources give equal archives."""
    told = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
    return int(os.environ.get("SOURCE_DATE_EPOCH") or told.stdout.strip() or 0)


def build(arguments: list[str]) -> int:
    """Make the program and its downloads."""
    if arguments:
        raise Failure("build takes no arguments.", 2)
    if sys.platform.startswith("linux"):
        ensure_packages(for_new_venv=True)
        ensure_programs(LINUX_PROGRAMS)
    check_version()
    check_translations()
    prepare_build(ROOT, VENV)
    make_inputs()
    freeze()
    if sys.platform.startswith("linux"):
        finish_linux(FOLDER)
    check_size(FOLDER)
    make_downloads(DIST, version(), commit_time())
    return 0
