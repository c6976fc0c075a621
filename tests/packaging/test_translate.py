"""The texts in `resources/i18n` are those of the program, and what is loaded was made of them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import translate
from environment import ROOT
from process import Failure

FOLDER = ROOT / "resources" / "i18n"


def tool(name: str) -> str:
    """One of Qt's tools, in the environment the tests run in."""
    found = shutil.which(name, path=str(Path(sys.executable).parent))
    assert found is not None
    return found


@pytest.mark.parametrize("language", translate.LANGUAGES)
def test_texts_are_up_to_date(language: str, tmp_path: Path) -> None:
    kept = FOLDER / f"sticheln_{language}.ts"
    target = tmp_path / kept.name
    shutil.copyfile(kept, target)
    command = translate.collect_command(tool("pyside6-lupdate"), language, target, translate.sources(ROOT))
    subprocess.run(command, cwd=ROOT, check=True)
    assert target.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8"), (
        "run python3 packaging/dev.py translate"
    )


@pytest.mark.parametrize("language", translate.LANGUAGES)
def test_loaded_files_are_made_of_the_texts(language: str, tmp_path: Path) -> None:
    name = f"sticheln_{language}"
    made = tmp_path / f"{name}.qm"
    command = [tool("pyside6-lrelease"), "-silent", str(FOLDER / f"{name}.ts"), "-qm", str(made)]
    subprocess.run(command, check=True)
    assert made.read_bytes() == (FOLDER / f"{name}.qm").read_bytes()


def test_modules_are_collected_in_a_fixed_order(tmp_path: Path) -> None:
    for name in ("b.py", "a.py", "gui/z.py", "notes.txt"):
        path = tmp_path / "sticheln_desktop" / name
        path.parent.mkdir(exist_ok=True, parents=True)
        path.touch()
    assert translate.sources(tmp_path) == [
        f"sticheln_desktop/{name}" for name in ("a.py", "b.py", "gui/z.py")
    ]


def test_translate_takes_no_arguments() -> None:
    with pytest.raises(Failure):
        translate.translate(["de"])
