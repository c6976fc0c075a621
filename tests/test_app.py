"""The program's door: wrong arguments give one sentence, right ones a picture."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sticheln_desktop.app import main


@pytest.mark.parametrize(
    "arguments",
    [
        ["--size", "10"],
        ["--size", "900"],
        ["--size", "axb"],
        ["--size", "899x600"],
        ["--size", "²00x600"],
        ["--size", "9" * 5000 + "x600"],
        ["--theme", "pink"],
        ["--demo", "skat"],
        ["--nonsense"],
        ["one", "two"],
    ],
    ids=lambda arguments: " ".join(arguments)[:20],
)
def test_wrong_usage_is_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("sticheln-desktop: ")
    assert said.err.count("\n") == 1


def test_a_picture_needs_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--screenshot", str(tmp_path / "no" / "x.png")]) == 1
    assert "no such folder" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["house", "stichling"])
def test_the_demo_leaves_a_picture(tmp_path: Path, game: str) -> None:
    picture = tmp_path / "demo.png"
    arguments = ["--demo", game, "--screenshot", str(picture), "--size", "900x600", "--theme", "dark"]
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    home = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "sticheln_desktop.app", *arguments],
        env={**os.environ, **home, "TMPDIR": str(temporary)},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert picture.stat().st_size > 20_000
    assert list(temporary.iterdir()) == []
