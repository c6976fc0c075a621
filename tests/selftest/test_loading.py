"""Data files that can be used, and how each kind is found to be broken."""

import wave
from pathlib import Path

import numpy
import pytest
from PySide6.QtGui import QImage

from sticheln_desktop.manifest import data_files
from sticheln_desktop.resources import resource
from sticheln_desktop.selftest.loading import Unusable, load


def test_every_data_file_of_the_program_can_be_loaded(qapp: object) -> None:
    for path in data_files(resource()):
        load(path)


def test_a_sound_a_picture_and_a_network_can_be_loaded(tmp_path: Path) -> None:
    with wave.open(str(tmp_path / "x.wav"), "wb") as file:
        file.setparams((1, 2, 44100, 0, "NONE", ""))
        file.writeframes(b"\0\0" * 100)
    numpy.savez(tmp_path / "x.npz", weights=numpy.zeros(3))
    QImage(4, 4, QImage.Format.Format_RGB32).save(str(tmp_path / "x.png"))
    for name in ("x.wav", "x.npz", "x.png"):
        load(tmp_path / name)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("x.mystery", "text"),
        ("x.qss", " \n"),
        ("x.svg", "<svg"),
        ("x.html", '<p><img src="missing.png"></p>'),
        ("x.qm", "no translation"),
        ("x.png", "no picture"),
    ],
)
def test_a_broken_file_is_unusable(tmp_path: Path, name: str, content: str, qapp: object) -> None:
    (tmp_path / name).write_text(content)
    with pytest.raises(Unusable):
        load(tmp_path / name)


def test_a_network_with_broken_numbers_is_unusable(tmp_path: Path) -> None:
    numpy.savez(tmp_path / "x.npz", weights=numpy.array([1.0, float("nan")]))
    with pytest.raises(Unusable, match="weights"):
        load(tmp_path / "x.npz")
