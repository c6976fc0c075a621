"""The clean environment a build is made in: only what the program needs at run time, and PyInstaller.

Standard library only. Everything comes from `requirements.lock`, by hash.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

from process import Failure, call, say
from system_packages import install_packages, is_loadable, venv_packages

BUILD_TOOLS = ("pyinstaller", "setuptools", "wheel")
QUIET_PIP = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}
_PIN = re.compile(r"^([A-Za-z0-9._-]+)==", re.MULTILINE)


def program(venv: Path, name: str, os_name: str = os.name) -> Path:
    """A program inside an environment."""
    return venv / "Scripts" / f"{name}.exe" if os_name == "nt" else venv / "bin" / name


def clean_environ() -> dict[str, str]:
    """This process's environment without anything that lets Python find other people's modules."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {**kept, **QUIET_PIP}


def normalised(name: str) -> str:
    """A distribution's name as packaging tools compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def blocks(lock: str) -> list[tuple[str, str]]:
    """The lock's entries with their names; one name may have several, for different Pythons."""
    starts = [found.start() for found in _PIN.finditer(lock)]
    pieces = [lock[at:end] for at, end in zip(starts, [*starts[1:], len(lock)], strict=True)]
    return [(normalised(piece.partition("==")[0]), piece) for piece in pieces]


def pins(lock: str) -> str:
    """The lock without hashes, as pip takes it for constraints."""
    return "".join(piece.partition(" \\\n")[0].strip() + "\n" for _, piece in blocks(lock))


def selection(lock: str, names: Iterable[str]) -> str:
    """The entries of the lock with these names, hashes included."""
    wanted = {normalised(name) for name in names}
    return "".join(piece for name, piece in blocks(lock) if name in wanted)


def runtime_requirements(root: Path) -> list[str]:
    """What the program itself asks for."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    dependencies: list[str] = project["dependencies"]
    return dependencies


def needed(python: Path, requirements: Sequence[str], constraints: Path) -> list[str]:
    """The names of everything these requirements bring with them, as pip resolves it."""
    options = ["--dry-run", "--ignore-installed", "--quiet", "--report", "-", "-c", str(constraints)]
    command = [str(python), "-m", "pip", "install", *options, *requirements]
    found = subprocess.run(command, capture_output=True, encoding="utf-8", env=clean_environ())
    if found.returncode:
        raise Failure(f"pip cannot resolve the dependencies: {found.stderr.strip()}")
    return [entry["metadata"]["name"] for entry in json.loads(found.stdout)["install"]]


def freezable() -> bool:
    """Whether PyInstaller can freeze this Python: it needs its shared library on Linux."""
    if not sys.platform.startswith("linux"):
        return True
    library = sysconfig.get_config_var("INSTSONAME") or ""
    return bool(sysconfig.get_config_var("Py_ENABLE_SHARED")) or (".so" in library and is_loadable(library))


def base_python() -> str:
    """The Python to freeze: this one, or Debian's where this one has no shared library."""
    if freezable():
        return getattr(sys, "_base_executable", None) or sys.executable
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    say(f"This Python has no shared library to freeze; looking for the system's {version}.")
    system = Path("/usr/bin") / version
    wanted = [version, f"{version}-venv", f"lib{version}"]
    if not (system.exists() and is_loadable(f"lib{version}.so.1.0")):
        install_packages(wanted)
    if system.exists() and is_loadable(f"lib{version}.so.1.0"):
        return str(system)
    raise Failure(f"A Python with a shared library is needed; on Debian install: {' '.join(wanted)}")


def make_venv(venv: Path, python: str) -> None:
    """An empty environment; whatever was there is gone."""
    if venv.exists():
        shutil.rmtree(venv)
    if sys.platform.startswith("linux") and (lacking := venv_packages(sys.version_info[:2])):
        install_packages(lacking)
    if code := call([python, "-m", "venv", str(venv)], env=clean_environ()):
        raise Failure(f"Python could not make {venv} (see above).", code)


def install_selection(root: Path, venv: Path, requirements: Sequence[str]) -> None:
    """Install requirements with all they need at the locked versions, checked by hash."""
    lock = (root / "requirements.lock").read_text(encoding="utf-8")
    python, constraints, chosen = program(venv, "python"), venv / "constraints.txt", venv / "selection.txt"
    constraints.write_text(pins(lock), encoding="utf-8")
    chosen.write_text(selection(lock, needed(python, requirements, constraints)), encoding="utf-8")
    command = [str(python), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(chosen)]
    if code := call(command, env=clean_environ()):
        raise Failure("pip could not install the locked dependencies (see above).", code)


def prepare_build(root: Path, venv: Path) -> None:
    """The build environment, made anew only when what it is made from has changed."""
    lock = (root / "requirements.lock").read_text(encoding="utf-8")
    wanted = "\n".join([sys.version, *runtime_requirements(root), lock])
    stamp = venv / "made-from.txt"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    say(f"Making {venv.relative_to(root)}: the run-time dependencies and PyInstaller, nothing else")
    make_venv(venv, base_python())
    install_selection(root, venv, [*runtime_requirements(root), *BUILD_TOOLS])
    stamp.write_text(wanted, encoding="utf-8")
