"""The wheel carries every module and every data file of the checkout, and the list of them."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
import smoke

from sticheln_desktop import manifest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, so that the checkout stays as it is."""
    source = tmp_path_factory.mktemp("source")
    for name in smoke.WHEEL_SOURCES:
        shutil.copy(ROOT / name, source / name)
    for name in smoke.WHEEL_FOLDERS:
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    build = "from setuptools.build_meta import build_wheel; build_wheel('wheels')"
    (source / "wheels").mkdir()
    subprocess.run([sys.executable, "-c", build], cwd=source, check=True, capture_output=True)
    return next((source / "wheels").glob("*.whl"))


def test_the_wheel_holds_every_module_and_data_file(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    package, resources = ROOT / "sticheln_desktop", ROOT / "resources"
    modules = {f"sticheln_desktop/{path.relative_to(package).as_posix()}" for path in package.rglob("*.py")}
    files = {
        f"sticheln_desktop/_resources/{path.relative_to(resources).as_posix()}"
        for path in manifest.data_files(resources)
    }
    assert modules | files <= names


def test_the_wheel_knows_what_it_must_carry(wheel: Path) -> None:
    listed = json.loads(zipfile.ZipFile(wheel).read(f"sticheln_desktop/{manifest.FILE_NAME}"))
    assert listed == manifest.listed(ROOT / "sticheln_desktop", ROOT / "resources")._asdict()


def test_the_wheel_has_both_programs_and_no_tests(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    points = next(name for name in archive.namelist() if name.endswith("entry_points.txt"))
    told = archive.read(points).decode()
    assert "sticheln = " in told
    assert "sticheln-desktop = " in told
    assert not [name for name in archive.namelist() if name.startswith(("tests/", "packaging/"))]
