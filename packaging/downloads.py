"""The files people download, made from the frozen folder: archives, packages, installers and their sums.

Standard library only. How the Debian package is laid out is in `debian`.
"""

from __future__ import annotations

import hashlib
import platform
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

from debian import make_deb
from process import Failure, call, say

ROOT = Path(__file__).resolve().parent.parent
ICON = ROOT / "resources" / "icons" / "app" / "sticheln-desktop.ico"
NAME = "sticheln-desktop"
TITLE = "Sticheln Desktop"
SUMS = "SHA256SUMS"
LARGEST_DEB = 60_000_000


def total_size(folder: Path) -> int:
    """The bytes of all files; links count nothing."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def machine() -> str:
    """The processor's name, the same one on every system."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(name, name)


def make_tarball(folder: Path, target: Path, top: str, moment: int) -> None:
    """The folder in a `.tar.gz`, owned by nobody in particular, its files in a fixed order."""

    def anonymous(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = moment
        return member

    with tarfile.open(target, "w:gz", compresslevel=6) as archive:
        archive.add(folder, top, filter=anonymous)
        archive.add(ROOT / "LICENSE", f"{top}/LICENSE", filter=anonymous)


def make_zip(folder: Path, target: Path, top: str) -> None:
    """The folder in a `.zip`."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*")):
            archive.write(path, f"{top}/{path.relative_to(folder).as_posix()}")
        archive.write(ROOT / "LICENSE", f"{top}/LICENSE")


def nsis_command(folder: Path, icon: Path, target: Path, version: str) -> list[str]:
    """Compile the Windows installer; its switches are the same on every system."""
    values = {"VERSION": version, "SOURCE": str(folder), "ICON": str(icon), "TARGET": str(target)}
    defines = [f"-D{name}={value}" for name, value in values.items()]
    script = ROOT / "packaging" / "windows" / "installer.nsi"
    return ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defines, str(script)]


def dmg_command(folder: Path, target: Path) -> list[str]:
    """Pack a folder with the application into a compressed disk image."""
    form = ["-format", "UDZO", "-ov"]
    return ["hdiutil", "create", "-volname", TITLE, "-srcfolder", str(folder), *form, str(target)]


def write_sums(files: list[Path]) -> Path:
    """The SHA-256 sums beside the files, as `sha256sum --check` reads them."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(files)]
    sums = files[0].parent / SUMS
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")
    return sums


def linux_downloads(dist: Path, version: str, moment: int) -> list[Path]:
    """`.tar.gz`, and `.deb` where Debian's tool is at hand."""
    tarball = dist / f"{NAME}-{version}-linux-{machine()}.tar.gz"
    make_tarball(dist / NAME, tarball, f"{NAME}-{version}", moment)
    if shutil.which("dpkg-deb") is None:
        say("No .deb: there is no dpkg-deb here.")
        return [tarball]
    deb = make_deb(dist, version, moment)
    if deb.stat().st_size > LARGEST_DEB:
        raise Failure(f"The package is larger than {LARGEST_DEB / 1e6:.0f} MB.")
    return [tarball, deb]


def windows_downloads(dist: Path, version: str) -> list[Path]:
    """`.zip` and installer."""
    archive = dist / f"{NAME}-{version}-windows-{machine()}.zip"
    make_zip(dist / NAME, archive, f"{NAME}-{version}")
    installer = archive.with_suffix(".exe")
    if code := call(nsis_command(dist / NAME, ICON, installer, version)):
        raise Failure("makensis could not make the installer (see above).", code)
    return [archive, installer]


def macos_downloads(dist: Path, version: str) -> list[Path]:
    """`.dmg` with the application and a link to where it belongs."""
    image, stage = dist / f"{NAME}-{version}-macos-{machine()}.dmg", dist / "image"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir()
    shutil.copytree(dist / f"{TITLE}.app", stage / f"{TITLE}.app", symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    if code := call(dmg_command(stage, image)):
        raise Failure("hdiutil could not make the disk image (see above).", code)
    return [image]


def make_downloads(dist: Path, version: str, moment: int) -> list[Path]:
    """The downloads of this system, and their sums."""
    if sys.platform == "win32":
        files = windows_downloads(dist, version)
    elif sys.platform == "darwin":
        files = macos_downloads(dist, version)
    else:
        files = linux_downloads(dist, version, moment)
    for path in files:
        say(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB")
    write_sums(files)
    return files
