"""How installed programs are tried: from nothing, silently."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import smoke
import trial
from process import Failure


def test_nothing_of_the_developers_is_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "here")
    monkeypatch.setenv("QT_PLUGIN_PATH", "there")
    environ = trial.bare_environ(Path("home"), QT_QPA_PLATFORM="offscreen")
    assert environ["HOME"] == "home"
    assert not environ.keys() & {"PYTHONPATH", "QT_PLUGIN_PATH"}


@pytest.mark.parametrize("code", ["print('hello')", "raise SystemExit(3)", "import os; os.write(2, b'?')"])
def test_a_word_or_a_failure_is_a_failure(code: str, tmp_path: Path) -> None:
    with pytest.raises(Failure, match="ended with"):
        trial.demand_silence([sys.executable, "-I", "-S", "-c", code], trial.bare_environ(tmp_path))


def test_silence_is_fine(tmp_path: Path) -> None:
    trial.demand_silence([sys.executable, "-I", "-S", "-c", ""], trial.bare_environ(tmp_path))


def test_the_folder_of_a_trial_has_an_awkward_name() -> None:
    with trial.scratch() as place:
        assert {" ", "ü", "("} <= set(str(place))
        assert trial.listing(place) == set()
    assert not place.exists()


def test_an_unknown_trial_is_refused() -> None:
    with pytest.raises(Failure, match="no trial moon") as caught:
        smoke.smoke(["moon"])
    assert caught.value.code == 2


def test_without_a_build_there_is_nothing_to_try(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(smoke, "FOLDER", tmp_path / "nothing")
    with pytest.raises(Failure, match=r"dev\.py build"):
        smoke.smoke([])
