"""The package in a Debian that has just been made: what it needs comes with it, what it brought goes with it.

Standard library only; needs root, because a fresh Debian is a tree with devices and owners.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from process import Failure, call, say

NAME = "sticheln-desktop"
INSTALL = ["apt-get", "-qq", "install", "--yes", "--no-install-recommends", "-o", "Dpkg::Use-Pty=0"]
PLAYER = "mara"


def release() -> tuple[str, str]:
    """The code name of this machine's own release, where what was built here must run, and its components."""
    lines = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    fields = {name: value.strip('"') for name, _, value in (line.partition("=") for line in lines)}
    # Ubuntu keeps the virtual screen outside its main component.
    return fields["VERSION_CODENAME"], "main,universe" if fields["ID"] == "ubuntu" else "main"


def mirror(codename: str) -> str:
    """Where this machine gets that release from."""
    command = ["apt-get", "indextargets", "--format", "$(SITE) $(RELEASE)"]
    sites = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    found = [line.split()[0] for line in sites if line.endswith(f" {codename}")]
    if not found:
        raise Failure(f"apt knows no mirror for {codename}.")
    return found[0]


@contextmanager
def fresh_system() -> Iterator[Path]:
    """A minimal Debian in a temporary folder, with its /proc; unmounted before it is deleted."""
    if os.geteuid() != 0:
        raise Failure("Making a fresh Debian needs root.")
    root = Path(tempfile.mkdtemp(prefix="sticheln-debian-"))
    codename, components = release()
    try:
        say(f"Making a fresh {codename}")
        form = ["--variant=minbase", f"--components={components}"]
        made = ["debootstrap", *form, codename, str(root), mirror(codename)]
        if subprocess.run(made, stdout=subprocess.DEVNULL).returncode:
            raise Failure("debootstrap failed.")
        root.chmod(0o755)
        demand(["mount", "-t", "proc", "proc", str(root / "proc")])
        try:
            yield root
        finally:
            demand(["umount", str(root / "proc")])
    finally:
        if not os.path.ismount(root / "proc"):
            shutil.rmtree(root)


def demand(command: Sequence[str]) -> None:
    """Run something that must succeed."""
    if code := call(command):
        raise Failure(f"{' '.join(command)} failed (see above).", code)


def inside(root: Path, command: Sequence[str], user: str = "root") -> subprocess.CompletedProcess[str]:
    """Run a command in the fresh system."""
    home = "/root" if user == "root" else f"/home/{user}"
    environ = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games", "HOME": home, "LANG": "C.UTF-8"}
    environ["DEBIAN_FRONTEND"] = "noninteractive"
    prefix = ["chroot", f"--userspec={user}", str(root)]
    return subprocess.run([*prefix, *command], env=environ, capture_output=True, text=True)


def demand_inside(root: Path, command: Sequence[str], user: str = "root", silent: bool = False) -> str:
    """Run a command in the fresh system that must end well, and without a word if it shall be silent."""
    done = inside(root, command, user)
    if done.returncode or (silent and (done.stdout or done.stderr)):
        said = f"{done.stdout}{done.stderr}".strip()
        raise Failure(f"In the fresh system `{' '.join(command)}` ended with {done.returncode}:\n{said}")
    return done.stdout


def traces(root: Path) -> list[str]:
    """Everything in the system that bears the program's name, but for what players and dpkg's log keep."""
    command = ["find", "/", "-xdev", "-iname", "*sticheln*", "-not", "-path", "/home/*"]
    return demand_inside(root, command).split()


def try_package(deb: Path) -> None:
    """Install, self-test without and with a screen, remove, look for what was left."""
    with fresh_system() as root:
        shutil.copyfile(deb, root / "package.deb")
        demand_inside(root, ["useradd", "--create-home", PLAYER])
        demand_inside(root, ["apt-get", "-qq", "update"])
        demand_inside(root, [*INSTALL, "/package.deb"])
        without_screen = ["env", "QT_QPA_PLATFORM=offscreen", NAME, "--self-test"]
        demand_inside(root, without_screen, PLAYER, silent=True)
        say("debian: installed with nothing but its dependencies, self-test fine")
        demand_inside(root, [*INSTALL, "xvfb", "xauth"])
        with_screen = ["xvfb-run", "-a", "env", "QT_QPA_PLATFORM=xcb", NAME, "--self-test"]
        demand_inside(root, with_screen, PLAYER, silent=True)
        save_a_match(root)
        demand_inside(root, ["apt-get", "-qq", "purge", "--yes", "-o", "Dpkg::Use-Pty=0", NAME])
        if left := traces(root):
            raise Failure(f"The removed package left: {', '.join(left)}")
        if not (root / "home" / PLAYER / "mine.sticheln").is_file():
            raise Failure("The player's match was removed with the package.")


def save_a_match(root: Path) -> None:
    """What a player has made must outlive the package."""
    seats = ["--seats", "casual,casual,casual,casual"]
    record = ["--seed", "7", "--record", f"/home/{PLAYER}/mine.sticheln"]
    demand_inside(root, ["sticheln", "play", "--game", "classic", *seats, *record], PLAYER)
