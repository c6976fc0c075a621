"""`dev.py smoke`: tries the downloads the way players get them; not part of `test`, because it takes minutes.

Standard library only. Each trial is a function; the one in a fresh Debian is in `fresh_debian`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable
from pathlib import Path

from build_environment import clean_environ, install_selection, make_venv, program, runtime_requirements
from downloads import ICON, SUMS, TITLE, nsis_command
from freezing import DIST, FOLDER, LINUX_PROGRAMS, ROOT, VENV, version
from fresh_debian import try_package
from process import Failure, call, say
from system_packages import ensure_packages, ensure_programs
from trial import as_nobody, bare_environ, demand_silence, in_virtual_screen, listing, new_home, scratch

LINUX = ROOT / "packaging" / "linux"
WHEEL_SOURCES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
WHEEL_FOLDERS = ("sticheln_desktop", "resources")
TRIAL_PROGRAMS = {
    **LINUX_PROGRAMS,
    "appstream": "appstreamcli",
    "debootstrap": "debootstrap",
    "desktop-file-utils": "desktop-file-validate",
    "groff-base": "groff",
    "nsis": "makensis",
    "weston": "weston",
    "xauth": "xauth",
    "xvfb": "xvfb-run",
}
# An application's id should begin with its project's domain, and this one has none.
NO_DOMAIN_YET = "--override=cid-desktopapp-is-not-rdns=info"
WAYLAND_PATIENCE = 20.0


def frozen(name: str) -> str:
    """A frozen program: in the folder, on macOS inside the application."""
    if sys.platform == "darwin":
        return str(DIST / f"{TITLE}.app" / "Contents" / "MacOS" / name)
    return str(FOLDER / (f"{name}.exe" if sys.platform == "win32" else name))


def try_folder() -> None:
    """The folder as it was built, without a screen; the console program as well."""
    with scratch() as place:
        home = new_home(place)
        environ = bare_environ(home, QT_QPA_PLATFORM="offscreen")
        demand_silence(as_nobody([frozen("sticheln-desktop"), "--self-test"]), environ)
        if left := listing(home):
            raise Failure(f"The self-test left something behind: {', '.join(sorted(left))}")
        try_console(home, environ)


def try_console(home: Path, environ: dict[str, str]) -> None:
    """A match played and checked by the console program, and an arena with its processes."""
    console, record = frozen("sticheln"), str(home / "match.sticheln")
    seats = ["--seats", "casual,casual,casual,strong", "--seed", "7", "--think", "0.1"]
    for command in (
        ["play", *seats, "--record", record],
        ["check", record],
        ["arena", *seats, "--matches", "4", "--jobs", "2"],
    ):
        done = subprocess.run(
            as_nobody([console, *command]), cwd=os.sep, env=environ, capture_output=True, text=True
        )
        if done.returncode or done.stderr:
            raise Failure(f"sticheln {command[0]} ended with {done.returncode}: {done.stderr.strip()}")


def try_tarball() -> None:
    """The unpacked archive: read-only, odd folder name, a real X window."""
    tarball = next(DIST.glob("*.tar.gz"))
    with scratch() as place, tarfile.open(tarball) as archive:
        archive.extractall(place, filter="tar")
        top = next(path for path in place.iterdir())
        before = listing(top)
        command = as_nobody(in_virtual_screen([str(top / "sticheln-desktop"), "--self-test"]))
        demand_silence(command, bare_environ(new_home(place), QT_QPA_PLATFORM="xcb"))
        if listing(top) != before:
            raise Failure("The program wrote into its own folder.")


def try_wayland() -> None:
    """The folder in a Wayland compositor without a screen."""
    with scratch() as place:
        home = new_home(place)
        environ = bare_environ(home, XDG_RUNTIME_DIR=str(home), WAYLAND_DISPLAY="smoke")
        options = ["--backend=headless-backend.so", "--socket=smoke", "--idle-time=0", "--no-config"]
        command = as_nobody(["weston", *options])
        quiet = subprocess.DEVNULL
        with subprocess.Popen(command, env=environ, stdout=quiet, stderr=quiet) as compositor:
            try:
                wait_for(home / "smoke", compositor)
                start = as_nobody([frozen("sticheln-desktop"), "--self-test"])
                demand_silence(start, {**environ, "QT_QPA_PLATFORM": "wayland"})
            finally:
                compositor.terminate()


def wait_for(socket: Path, compositor: subprocess.Popen[bytes]) -> None:
    """Until the compositor listens."""
    deadline = time.monotonic() + WAYLAND_PATIENCE
    while not socket.exists():
        if compositor.poll() is not None or time.monotonic() > deadline:
            raise Failure("weston did not start.")
        time.sleep(0.05)


def built_wheel(place: Path) -> Path:
    """A wheel built from a copy of the sources, so that the checkout stays as it is."""
    source = place / "source"
    source.mkdir()
    for name in WHEEL_SOURCES:
        shutil.copy(ROOT / name, source / name)
    for name in WHEEL_FOLDERS:
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    options = ["--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir", str(place)]
    command = [str(program(VENV, "python")), "-m", "pip", "wheel", *options, str(source)]
    if code := call(command, env=clean_environ()):
        raise Failure("The wheel could not be built (see above).", code)
    return next(place.glob("*.whl"))


def try_wheel() -> None:
    """The wheel in an empty environment far from the checkout; then both programs' speed is compared."""
    with scratch() as place:
        venv = place / "venv"
        make_venv(venv, getattr(sys, "_base_executable", None) or sys.executable)
        install_selection(ROOT, venv, runtime_requirements(ROOT))
        install = ["-m", "pip", "install", "--quiet", "--no-deps", str(built_wheel(place))]
        if code := call([str(program(venv, "python")), *install], env=clean_environ()):
            raise Failure("The wheel could not be installed (see above).", code)
        home = new_home(place)
        started = str(program(venv, "sticheln-desktop"))
        demand_silence([started, "--self-test"], bare_environ(home, QT_QPA_PLATFORM="offscreen"))
        if sys.platform.startswith("linux"):
            compare_starts(started, home)


def compare_starts(unfrozen: str, home: Path) -> None:
    """Time to first paint, frozen against unfrozen, in a real X window."""
    script = str(ROOT / "packaging" / "start_time.py")
    command = [sys.executable, script, unfrozen, frozen("sticheln-desktop")]
    if code := call(in_virtual_screen(command), env={**bare_environ(home), "QT_QPA_PLATFORM": "xcb"}):
        raise Failure("The frozen program starts too slowly (see above).", code)


def try_files() -> None:
    """Sums, menu entry, metadata, manual pages; and whether the Windows installer compiles."""
    for line in (DIST / SUMS).read_text(encoding="utf-8").splitlines():
        digest, name = line.split()
        if hashlib.sha256((DIST / name).read_bytes()).hexdigest() != digest:
            raise Failure(f"The sum of {name} is wrong.")
    entry, metadata = LINUX / "sticheln-desktop.desktop", LINUX / "sticheln-desktop.metainfo.xml"
    pages = [str(LINUX / f"{name}.6") for name in ("sticheln", "sticheln-desktop")]
    with scratch() as place:
        (place / "stub").mkdir()
        (place / "stub" / "sticheln-desktop.exe").write_bytes(b"MZ")
        installer = nsis_command(place / "stub", ICON, place / "x.exe", version())
        for command in (
            ["desktop-file-validate", str(entry)],
            ["appstreamcli", "validate", "--no-net", NO_DOMAIN_YET, str(metadata)],
            ["groff", "-man", "-ww", "-z", "-Kutf8", *pages],
            installer,
        ):
            if code := call(command):
                raise Failure(f"{command[0]} found something wrong (see above).", code)


def try_debian() -> None:
    """The package in a fresh Debian, installed, tried, removed."""
    try_package(next(DIST.glob("*.deb")))


TRIALS: dict[str, Callable[[], None]] = {
    "files": try_files,
    "folder": try_folder,
    "tarball": try_tarball,
    "wayland": try_wayland,
    "wheel": try_wheel,
    "debian": try_debian,
}
EVERYWHERE = ("folder", "wheel")


def smoke(arguments: list[str]) -> int:
    """Run the named trials, or all that this system can run."""
    on_linux = sys.platform.startswith("linux")
    names = arguments or list(TRIALS if on_linux else EVERYWHERE)
    if unknown := [name for name in names if name not in TRIALS]:
        raise Failure(f"There is no trial {', '.join(unknown)}; there are: {', '.join(TRIALS)}.", 2)
    if not FOLDER.is_dir():
        raise Failure("There is nothing to try yet; run: python3 packaging/dev.py build")
    if on_linux:
        ensure_packages(for_new_venv=True)
        ensure_programs(TRIAL_PROGRAMS)
    for name in names:
        begun = time.monotonic()
        TRIALS[name]()
        say(f"{name}: fine, {time.monotonic() - begun:.0f} s")
    return 0
