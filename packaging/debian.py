"""The Debian package: where everything lies, what it needs, and how `dpkg-deb` packs it.

Standard library only. No scripts run at installation: desktop database, MIME types and icon caches are
brought up to date by the triggers of the packages they belong to.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path

from manual import manual_page
from process import Failure, call
from pruning import needed_libraries

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
ICONS = ROOT / "resources" / "icons" / "app"
NAME = "sticheln-desktop"
PROGRAMS = ("sticheln-desktop", "sticheln")
MAINTAINER = "The Sticheln Desktop authors <authors@sticheln-desktop.invalid>"
# What PyInstaller leaves to the system, by the package that has it.
SYSTEM_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdrm.so.2": "libdrm2",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
}
C_LIBRARY = {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6", "libdl.so.2", "libm.so.6"}
C_LIBRARY |= {"libpthread.so.0", "libresolv.so.2", "librt.so.1", "libutil.so.1"}
# Fonts come with fontconfig's configuration, keyboard layouts with xkb-data.
ALWAYS = ("fontconfig-config", "xkb-data")
RECOMMENDED = ("libasound2 | libasound2t64", "libpulse0")
_GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")
CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Description: trick-taking card games: Sticheln, Hattrick and Stichling
 Klaus Palesch's Sticheln in six variants and mixes of your own, his Hattrick,
 and Ralf zur Linde's Stichling, against computer opponents or with friends at
 one screen. An unofficial program, not connected with the publishers.
"""


def shared_objects(folder: Path) -> list[Path]:
    """Every library, plugin and program in the frozen folder."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()]
    return [path for path in files if path.read_bytes()[:4] == b"\x7fELF"]


def outside_libraries(folder: Path) -> set[str]:
    """The libraries that are needed but not in the folder."""
    inside = {path.name for path in folder.rglob("*.so*")}
    needed = {name for path in shared_objects(folder) for name in needed_libraries(str(path))}
    return needed - inside


def glibc_needed(folder: Path) -> str:
    """The oldest C library that has everything the program was linked against."""
    versions = {(2, 17)}
    for path in shared_objects(folder):
        shown = subprocess.run(["objdump", "-T", str(path)], capture_output=True, text=True).stdout
        versions |= {(int(major), int(minor)) for major, minor in _GLIBC.findall(shown)}
    return "{}.{}".format(*max(versions))


def dependencies(outside: set[str], glibc: str) -> str:
    """The packages that bring what is not in the folder; a library nobody knows stops the build."""
    unknown = outside - C_LIBRARY - SYSTEM_LIBRARIES.keys()
    if unknown:
        raise Failure(f"Neither frozen nor known to be in a system package: {', '.join(sorted(unknown))}")
    packages = {SYSTEM_LIBRARIES[name] for name in outside if name in SYSTEM_LIBRARIES}
    return ", ".join([f"libc6 (>= {glibc})", *sorted({*packages, *ALWAYS})])


def icon_places(icons: Path) -> dict[str, Path]:
    """Where desktops look for the icons of the program and of its files, in every size that was drawn."""
    places = {}
    for drawn, theme_name in (
        ("sticheln-desktop", f"apps/{NAME}"),
        ("sticheln-record", "mimetypes/application-x-sticheln"),
    ):
        places[f"usr/share/icons/hicolor/scalable/{theme_name}.svg"] = icons / f"{drawn}.svg"
        for picture in icons.glob(f"{drawn}-*.png"):
            size = picture.stem.rpartition("-")[2]
            places[f"usr/share/icons/hicolor/{size}x{size}/{theme_name}.png"] = picture
    return places


def lay_out(stage: Path, folder: Path, icons: Path) -> None:
    """Put every file where Debian wants it."""
    shutil.copytree(folder, stage / "usr/lib" / NAME, symlinks=True)
    (stage / "usr/games").mkdir(parents=True)
    for program in PROGRAMS:
        (stage / "usr/games" / program).symlink_to(f"../lib/{NAME}/{program}")
    places = {
        f"usr/share/applications/{NAME}.desktop": LINUX / f"{NAME}.desktop",
        f"usr/share/metainfo/{NAME}.metainfo.xml": LINUX / f"{NAME}.metainfo.xml",
        f"usr/share/mime/packages/{NAME}.xml": LINUX / f"{NAME}.mime.xml",
        f"usr/share/doc/{NAME}/copyright": LINUX / "copyright",
    }
    for place, source in {**places, **icon_places(icons)}.items():
        (stage / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, stage / place)


def package_history(version: str, moment: int) -> str:
    """The changelog of the package itself, in Debian's form; the program's own is beside it."""
    head = f"{NAME} ({version}) stable; urgency=low\n\n  * What is new is in NEWS.gz.\n\n"
    return f"{head} -- {MAINTAINER}  {formatdate(moment).replace('-0000', '+0000')}\n"


def add_documents(stage: Path, folder: Path, version: str, moment: int) -> None:
    """Manual pages and changelogs, compressed the way Debian wants them."""
    documents = {f"man/man6/{name}.6.gz": manual_page(folder / name, version) for name in PROGRAMS}
    documents[f"doc/{NAME}/NEWS.gz"] = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    documents[f"doc/{NAME}/changelog.gz"] = package_history(version, moment)
    for place, text in documents.items():
        path = stage / "usr/share" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def add_control(stage: Path, folder: Path, version: str) -> None:
    """What dpkg is told: the package's needs and the sums of its files."""
    files = [path for path in sorted(stage.rglob("*")) if path.is_file() and not path.is_symlink()]
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(stage)}\n" for path in files]
    control = CONTROL.format(
        name=NAME,
        version=version,
        maintainer=MAINTAINER,
        architecture=subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip(),
        size=sum(path.stat().st_size for path in files) // 1024,
        depends=dependencies(outside_libraries(folder), glibc_needed(folder)),
        recommends=", ".join(RECOMMENDED),
    )
    (stage / "DEBIAN").mkdir()
    (stage / "DEBIAN/control").write_text(control, encoding="utf-8")
    (stage / "DEBIAN/md5sums").write_text("".join(sums), encoding="utf-8")


def set_modes(stage: Path) -> None:
    """Readable by all, writable by the owner; only the two programs and folders can be entered or started."""
    for path in [stage, *stage.rglob("*")]:
        if not path.is_symlink():
            starts = path.is_dir() or (path.name in PROGRAMS and path.parent.name == NAME)
            path.chmod(0o755 if starts else 0o644)


def make_deb(dist: Path, version: str, moment: int) -> Path:
    """The package, reproducible from the same folder."""
    stage, folder = ROOT / "build" / "deb", dist / NAME
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    lay_out(stage, folder, ICONS)
    add_documents(stage, folder, version, moment)
    add_control(stage, folder, version)
    set_modes(stage)
    architecture = re.search(r"Architecture: (\S+)", (stage / "DEBIAN/control").read_text(encoding="utf-8"))
    deb = dist / f"{NAME}_{version}_{architecture[1] if architecture else 'all'}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(stage), str(deb)]
    if code := call(command, env={**os.environ, "SOURCE_DATE_EPOCH": str(moment)}):
        raise Failure("dpkg-deb could not make the package (see above).", code)
    shutil.rmtree(stage)
    return deb
