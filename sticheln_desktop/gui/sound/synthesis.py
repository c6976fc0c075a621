"""The waveforms of the sounds, computed from noise and sines; they are played and written elsewhere.

Noise comes from NumPy's frozen legacy generator, so that every run gives the same samples.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .cues import CARD_VARIANTS, Sound

RATE: Final = 22_050
PEAK: Final = 10 ** (-12 / 20)
Wave = NDArray[np.float64]


class Partial(NamedTuple):
    """One sine of a tone: times the base frequency, strength, milliseconds until it has faded to a third."""

    ratio: float
    strength: float
    fades: float


_GLASS: Final = (Partial(1.0, 1.0, 26.0), Partial(1.86, 0.55, 15.0), Partial(2.79, 0.32, 9.0))
_WOOD: Final = (Partial(1.0, 1.0, 13.0), Partial(2.03, 0.5, 8.0), Partial(3.11, 0.3, 5.0))
_MARIMBA: Final = (Partial(1.0, 1.0, 95.0), Partial(3.93, 0.22, 26.0), Partial(9.2, 0.06, 9.0))
_C5, _E5, _G5, _C6, _E6 = 523.25, 659.26, 783.99, 1046.5, 1318.5


def waveforms() -> dict[str, Wave]:
    """Every sound by the name of its file, its highest point 12 dB below the loudest possible."""
    single = {sound.value: _finished(make()) for sound, make in _SOUNDS.items()}
    pitches = np.linspace(0.96, 1.04, CARD_VARIANTS)
    cards = {card_name(index): _finished(_card(pitch, index)) for index, pitch in enumerate(pitches)}
    return cards | single


def card_name(variant: int) -> str:
    """The file's name of one of the sounds of a card."""
    return f"{Sound.CARD.value}-{variant + 1}"


def _time(milliseconds: float) -> Wave:
    return np.arange(round(RATE * milliseconds / 1000)) / RATE


def _noise(milliseconds: float, seed: int, low: float, high: float) -> Wave:
    """Noise between two frequencies, its edges soft."""
    raw = np.random.RandomState(seed).uniform(-1.0, 1.0, _time(milliseconds).size)
    spectrum = np.fft.rfft(raw)
    frequency = np.maximum(np.fft.rfftfreq(raw.size, 1 / RATE), 1.0)
    spectrum /= (1 + (low / frequency) ** 4) * (1 + (frequency / high) ** 4)
    wave: Wave = np.fft.irfft(spectrum, raw.size)
    return np.asarray(wave / np.max(np.abs(wave)))


def _fading(wave: Wave, fades: float) -> Wave:
    return wave * np.exp(-_time(1000 * wave.size / RATE)[: wave.size] * 1000 / fades)


def _swelling(wave: Wave, peak: float) -> Wave:
    """Rising until a part of its length, falling from there."""
    part = np.linspace(0.0, 1.0, wave.size)
    bent = np.where(part < peak, part / peak / 2, 0.5 + (part - peak) / (1 - peak) / 2)
    return np.asarray(wave * np.sin(np.pi * bent) ** 2)


def _tone(frequency: float, milliseconds: float, partials: Iterable[Partial]) -> Wave:
    time = _time(milliseconds)
    sines = (
        strength * np.sin(2 * np.pi * frequency * ratio * time) * np.exp(-time * 1000 / fades)
        for ratio, strength, fades in partials
    )
    return np.asarray(sum(sines))


def _together(*parts: tuple[float, Wave]) -> Wave:
    """Waves laid over each other, each from its millisecond on."""
    starts = [round(RATE * at / 1000) for at, _ in parts]
    sum_of_all = np.zeros(max(start + wave.size for start, (_, wave) in zip(starts, parts, strict=True)))
    for start, (_, wave) in zip(starts, parts, strict=True):
        sum_of_all[start : start + wave.size] += wave
    return sum_of_all


def _finished(wave: Wave, attack: float = 2.5, release: float = 8.0) -> Wave:
    """With a soft beginning and end, at the common loudness."""
    shaped = wave.copy()
    rise, fall = _time(attack).size, _time(release).size
    shaped[:rise] *= np.sin(np.linspace(0.0, np.pi / 2, rise)) ** 2
    shaped[-fall:] *= np.cos(np.linspace(0.0, np.pi / 2, fall)) ** 2
    return np.asarray(shaped * (PEAK / np.max(np.abs(shaped))))


def _card(pitch: float, seed: int) -> Wave:
    thud = _tone(118.0 * pitch, 90.0, (Partial(1.0, 0.8, 20.0), Partial(1.7, 0.35, 12.0)))
    felt = _fading(_noise(90.0, 11 + seed, 180.0 * pitch, 1100.0 * pitch), 16.0)
    paper = _fading(_noise(90.0, 31 + seed, 2200.0 * pitch, 6800.0 * pitch), 10.0)
    return thud + 0.8 * felt + 0.30 * paper


def _deal() -> Wave:
    paper = _fading(_noise(40.0, 51, 1600.0, 6500.0), 8.0)
    return paper + 0.5 * _tone(170.0, 40.0, (Partial(1.0, 1.0, 9.0),))


def _trick() -> Wave:
    low = _swelling(_noise(220.0, 61, 300.0, 1400.0), 0.35)
    high = _swelling(_noise(220.0, 62, 1800.0, 5200.0), 0.6)
    return low + 0.5 * high


def _tick(frequency: float, milliseconds: float = 120.0) -> Wave:
    click = _fading(_noise(milliseconds, 71, 3000.0, 9000.0), 2.5)
    return _tone(frequency, milliseconds, _GLASS) + 0.25 * click


def _stone_taken() -> Wave:
    return _together((0.0, 0.8 * _tick(1975.0)), (110.0, _tick(1975.0 * 1.26)))


def _tile() -> Wave:
    click = _fading(_noise(100.0, 81, 1500.0, 5000.0), 4.0)
    return _tone(690.0, 100.0, _WOOD) + 0.35 * click


def _pass() -> Wave:
    slide = _swelling(_noise(200.0, 91, 250.0, 1700.0), 0.3)
    return _together((0.0, slide), (130.0, 0.5 * _fading(_noise(70.0, 92, 150.0, 900.0), 14.0)))


def _refused() -> Wave:
    tap = _tone(155.0, 60.0, (Partial(1.0, 1.0, 14.0), Partial(2.4, 0.25, 7.0)))
    return _together((0.0, tap), (60.0, 0.85 * tap))


def _reveal() -> Wave:
    flutter = 0.75 + 0.25 * np.sin(2 * np.pi * 38.0 * _time(180.0))
    sweep = _swelling(_noise(180.0, 101, 900.0, 4200.0), 0.45) * flutter
    return _together((0.0, sweep), (125.0, 0.45 * _fading(_noise(55.0, 102, 400.0, 2600.0), 12.0)))


def _melody(*notes: tuple[float, float], length: float) -> Wave:
    return _together(*((at, _tone(frequency, length - at, _MARIMBA)) for at, frequency in notes))


_SOUNDS: Final[dict[Sound, Callable[[], Wave]]] = {
    Sound.DEAL: _deal,
    Sound.TRICK: _trick,
    Sound.STONE_SET: lambda: _tick(1975.0),
    Sound.STONE_TAKEN: _stone_taken,
    Sound.TILE: _tile,
    Sound.PASS: _pass,
    Sound.YOUR_TURN: lambda: _melody((0.0, _E5), length=250.0),
    Sound.REFUSED: _refused,
    Sound.ROUND_WON: lambda: _melody((0.0, _C5), (110.0, _E5), (220.0, _G5), length=560.0),
    Sound.MATCH_WON: lambda: _melody(
        (0.0, _C5), (120.0, _E5), (240.0, _G5), (360.0, _C6), (520.0, _E6), length=900.0
    ),
    Sound.REVEAL: _reveal,
}
