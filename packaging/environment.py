"""The developer's `.venv`: made, brought up to date or repaired only where that is needed.

Standard library only. The commands that run inside it are in `dev`.
"""

from __future__ import annotations

import enum
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Mapping
from pathlib import Path

from process import Failure, call, say
from system_packages import ensure_packages

ROOT = Path(__file__).resolve().parent.parent
STAMP = "sticheln-stamp.json"
INPUTS = ("requirements.lock", "pyproject.toml")


class Plan(enum.Enum):
    """What `.venv` needs before it can be used."""

    READY = "ready"
    UPDATE = "update"
    REBUILD = "rebuild"


def executable(name: str, root: Path = ROOT, os_name: str = os.name) -> Path:
    """A program inside `.venv`."""
    if os_name == "nt":
        return root / ".venv" / "Scripts" / f"{name}.exe"
    return root / ".venv" / "bin" / name


def wanted_stamp(root: Path) -> dict[str, str]:
    """What a finished `.venv` was made from; scripts in it hold its place, so a moved one is another one."""
    digest = hashlib.sha256(b"\0".join((root / name).read_bytes() for name in INPUTS))
    python = f"{sys.implementation.name} {sys.version_info[0]}.{sys.version_info[1]}"
    place = {"python": python, "platform": sysconfig.get_platform(), "root": str(root)}
    return {**place, "inputs": digest.hexdigest()}


def read_stamp(root: Path) -> dict[str, str] | None:
    """The stamp found: None without one, empty when an installation did not come to its end."""
    try:
        stamp = json.loads((root / ".venv" / STAMP).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except ValueError:
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(root: Path, stamp: Mapping[str, str]) -> None:
    """Replace the stamp in one step."""
    draft = root / ".venv" / f"{STAMP}.new"
    draft.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    draft.replace(root / ".venv" / STAMP)


def is_adoptable(python: Path) -> bool:
    """Whether an environment somebody else made has pip and this version of Python."""
    check = f"import pip, sys; sys.exit(sys.version_info[:2] != {tuple(sys.version_info[:2])})"
    return subprocess.run([str(python), "-c", check], capture_output=True).returncode == 0


def make_plan(root: Path, adoptable: Callable[[Path], bool] = is_adoptable) -> Plan:
    """Compare `.venv` with what is wanted; one that was left unfinished is not trusted."""
    found, wanted = read_stamp(root), wanted_stamp(root)
    python = executable("python", root)
    if not python.exists():
        return Plan.REBUILD
    if found is None:
        return Plan.UPDATE if adoptable(python) else Plan.REBUILD
    if found == wanted and executable("sticheln", root).exists():
        return Plan.READY
    same_place = {**found, "inputs": ""} == {**wanted, "inputs": ""}
    return Plan.UPDATE if same_place else Plan.REBUILD


def pip_steps(python: Path) -> list[tuple[str, list[str]]]:
    """The installations in order, each with its name."""
    install = [str(python), "-m", "pip", "install"]
    return [
        ("the locked dependencies", [*install, "--require-hashes", "-r", "requirements.lock"]),
        ("the project", [*install, "--no-build-isolation", "--no-deps", "-e", "."]),
    ]


def make_venv(root: Path) -> None:
    """Make an empty `.venv`, marked as unfinished before anything else is in it."""
    venv = root / ".venv"
    if venv.is_symlink():
        venv.unlink()  # what it leads to is somebody else's
    elif venv.exists():
        # Without its Python a half-deleted environment is never taken for a whole one.
        executable("python", root).unlink(missing_ok=True)
        shutil.rmtree(venv)
    venv.mkdir()
    write_stamp(root, {})
    say("Making .venv")
    # Started by an environment's Python, the new one must still hang on the real one.
    python = getattr(sys, "_base_executable", None) or sys.executable
    if code := call([python, "-m", "venv", str(venv)], root):
        raise Failure("Python could not make .venv (see above).", code)


def install_locked(root: Path) -> None:
    """Install the dependencies and the project; the stamp comes last, so an interruption shows."""
    write_stamp(root, {})
    env = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}
    for name, command in pip_steps(executable("python", root)):
        say(f"Installing {name}")
        if code := call(command, root, env):
            raise Failure(f"pip could not install {name} (see above); start again to repeat it.", code)
    write_stamp(root, wanted_stamp(root))


def prepare(root: Path = ROOT) -> None:
    """Make everything ready to run; does nothing where nothing is missing."""
    plan = make_plan(root)
    if sys.platform.startswith("linux"):
        ensure_packages(for_new_venv=plan is Plan.REBUILD)
    if plan is Plan.REBUILD:
        make_venv(root)
    if plan is not Plan.READY:
        install_locked(root)
