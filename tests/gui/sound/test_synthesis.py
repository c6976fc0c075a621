"""The sounds are soft, short and small, and the files are what the synthesis gives."""

from pathlib import Path

import numpy as np
import pytest

from sticheln_desktop.gui.resources import resource
from sticheln_desktop.gui.sound.cues import CARD_VARIANTS, Sound
from sticheln_desktop.gui.sound.files import all_files, decoded, main
from sticheln_desktop.gui.sound.synthesis import PEAK, RATE, card_name, waveforms

WAVES = waveforms()
EACH = pytest.mark.parametrize("name", WAVES)
LENGTHS = {"deal": 40, "trick": 220, "stone-set": 120, "tile": 100, "pass": 200, "your-turn": 250}
LENGTHS |= {"refused": 120, "match-won": 900, "reveal": 180} | dict.fromkeys(map(card_name, range(4)), 90)


def test_every_sound_has_its_files() -> None:
    cards = {card_name(variant) for variant in range(CARD_VARIANTS)}
    assert set(WAVES) == cards | {sound.value for sound in Sound if sound is not Sound.CARD}


@EACH
def test_peak_is_twelve_decibels_below_the_loudest(name: str) -> None:
    assert np.max(np.abs(WAVES[name])) == pytest.approx(PEAK)
    assert 20 * np.log10(PEAK) == pytest.approx(-12.0)


@EACH
def test_sound_begins_and_ends_softly(name: str) -> None:
    assert WAVES[name][0] == pytest.approx(0.0, abs=1e-9)
    assert WAVES[name][-1] == pytest.approx(0.0, abs=1e-6)
    assert np.max(np.abs(WAVES[name][: RATE // 2000])) < PEAK / 2


@pytest.mark.parametrize("name", LENGTHS)
def test_sound_is_as_long_as_planned(name: str) -> None:
    assert WAVES[name].size / RATE * 1000 == pytest.approx(LENGTHS[name], abs=1)


def test_cards_sound_a_little_different_each_time() -> None:
    cards = [WAVES[card_name(variant)].tobytes() for variant in range(CARD_VARIANTS)]
    assert len(set(cards)) == CARD_VARIANTS


def test_every_run_gives_the_same_bytes() -> None:
    assert all_files() == all_files()


def test_files_are_small_and_the_ones_the_synthesis_gives() -> None:
    there = {path.stem: decoded(path) for path in resource("sounds").glob("*.wav")}
    assert set(there) == set(WAVES)
    assert all(len(content) < 60_000 for content in all_files().values())
    for name, samples in there.items():
        # Another processor may round a sine the other way in its last bit.
        np.testing.assert_allclose(samples, WAVES[name], atol=2 / 32767)


def test_command_writes_all_files(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 0
    written = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert written == all_files()
