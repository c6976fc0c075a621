"""Everything the program is built with has a name, a licence and its text."""

import json
import sys
from pathlib import Path

import pytest

from sticheln_desktop.licences import INDEX, Licence, licences, runtime_distributions


def test_every_library_has_its_licence_text() -> None:
    found = licences()
    assert {"Python", "PySide6_Essentials", "numpy", "msgspec", "platformdirs"} <= {one.name for one in found}
    for one in found:
        assert one.version
        assert one.licence
        assert one.text_path is not None, one
        assert one.text_path.read_text(encoding="utf-8").strip()


def test_tools_of_developers_are_not_among_them() -> None:
    assert not {"pytest", "ruff", "mypy", "pyinstaller"} & {one.name for one in licences()}


def test_libraries_of_libraries_are_among_them() -> None:
    names = [
        one.metadata["Name"].lower() for one in runtime_distributions(["rich>=14 ; python_version > '3'"])
    ]
    assert "pygments" in names
    assert names == sorted(names)


def test_a_frozen_program_reads_the_collected_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "licenses"
    folder.mkdir()
    entry = {"name": "Qt", "version": "6", "licence": "LGPL", "text": "Qt.txt"}
    (folder / INDEX).write_text(json.dumps([entry]))
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert licences() == [Licence("Qt", "6", "LGPL", folder / "Qt.txt")]
