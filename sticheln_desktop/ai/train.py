"""`python -m sticheln_desktop.ai.train`: networks that learn a family of games from playing it."""

import time
from argparse import ArgumentParser
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import numpy as np

from sticheln_desktop.rules.settings import Family, Rules

from .kernels.families import kernel_of
from .kernels.kernel import Stage
from .learning import Learner
from .network import Network
from .playouts import Networks
from .selfplay import Habits, Lesson, lessons
from .tables import drawn_table, family_of, names
from .trial import Margin, against_thumb
from .weights import save, weights_path

_HIDDEN = (48, 24)
_SEATS_AT_ONCE = 3200
_BATCH = {Stage.CHOICE: 1024, Stage.PLAY: 4096}
_LESSONS_AT_ONCE = 600_000
_FIRST_RATE, _LAST_RATE = 1e-3, 2e-5
_FIRST_STRAYING, _LAST_STRAYING = 0.1, 0.02
_THUMB_SHARE = 0.15
_REPORT_SECONDS = 300.0
_TRIAL_DEALS = 500


@dataclass
class Training:
    """Where a training stands."""

    family: Family
    seconds: float
    random: np.random.Generator
    chance: Random
    learners: Mapping[Stage, Learner]
    began: float = field(default_factory=time.monotonic)
    rounds: int = 0
    errors: dict[Stage, float] = field(default_factory=dict)

    @property
    def spent(self) -> float:
        """Seconds so far."""
        return time.monotonic() - self.began

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return min(self.spent / self.seconds, 1.0)

    def networks(self) -> Networks:
        """The networks as they are now."""
        return {stage: learner.network() for stage, learner in self.learners.items()}


def begun(family: Family, seconds: float, seed: int) -> Training:
    """A training from nothing."""
    random = np.random.default_rng(seed)
    sizes = kernel_of(family).FEATURES
    learners = {stage: Learner(Network.new((inputs, *_HIDDEN), random)) for stage, inputs in sizes.items()}
    return Training(family, seconds, random, Random(seed), learners)


def practise(training: Training) -> None:
    """Play many tables and learn from all of them, mixed."""
    heard: dict[Stage, list[Lesson]] = {stage: [] for stage in training.learners}
    networks = training.networks()
    count = 0
    while count < _LESSONS_AT_ONCE:
        rules, seats = drawn_table(training.family, training.chance)
        for lesson in _table_lessons(training, networks, rules, seats):
            heard[lesson.stage].append(lesson)
            count += len(lesson.values)
    for stage, some in heard.items():
        if some:
            training.errors[stage] = _learn(training, stage, some)


def _table_lessons(training: Training, networks: Networks, rules: Rules, seats: int) -> list[Lesson]:
    rows = _SEATS_AT_ONCE // seats
    training.rounds += rows
    kernel = kernel_of(training.family).dealt(rules, seats, rows, training.random)
    return lessons(kernel, networks, _habits(training, seats), training.random)


def _habits(training: Training, seats: int) -> Habits:
    chance, progress = training.chance, training.progress
    by_thumb: tuple[int, ...] = ()
    if chance.random() < _THUMB_SHARE:
        by_thumb = tuple(chance.sample(range(seats), chance.randrange(1, seats)))
    return Habits(_FIRST_STRAYING + (_LAST_STRAYING - _FIRST_STRAYING) * progress, by_thumb)


def _learn(training: Training, stage: Stage, heard: list[Lesson]) -> float:
    features = np.concatenate([lesson.features for lesson in heard])
    values = np.concatenate([lesson.values for lesson in heard])
    order = training.random.permutation(len(values))
    rate, learner = _rate(training.progress), training.learners[stage]
    batches = np.split(order, range(_BATCH[stage], len(order), _BATCH[stage]))
    errors = [learner.learn(features[batch], values[batch], rate) for batch in batches]
    return float(np.mean(errors))


def _rate(progress: float) -> float:
    """Falls like half a wave."""
    wave = (1 + np.cos(np.pi * progress)) / 2
    return float(_LAST_RATE + (_FIRST_RATE - _LAST_RATE) * wave)


def report(training: Training, margins: Mapping[str, Margin]) -> str:
    """One line of the log."""
    errors = " ".join(f"{stage.value} {error:.4f}" for stage, error in training.errors.items())
    ahead = " ".join(f"{name} {margin}" for name, margin in margins.items())
    begin = f"{training.spent:6.0f} s {training.rounds:>10} rounds"
    return f"{begin}; squared error {errors}; ahead of thumb {ahead}"


def trained(family: Family, minutes: float, seed: int, path: Path) -> None:
    """Train for so long, writing the networks and the log all the time."""
    training = begun(family, 60 * minutes, seed)
    log = path.with_suffix(".log")
    path.parent.mkdir(parents=True, exist_ok=True)
    log.write_text(f"{family.value}, {minutes:g} minutes, seed {seed}\n", encoding="utf-8")
    next_report = _REPORT_SECONDS / 5
    while training.progress < 1.0:
        practise(training)
        if training.spent >= next_report or training.progress >= 1.0:
            networks = training.networks()
            save(networks, path)
            line = report(training, against_thumb(family, networks, _TRIAL_DEALS))
            print(line, flush=True)
            with log.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
            next_report = training.spent + _REPORT_SECONDS


def main() -> None:
    """Read the arguments and train."""
    parser = ArgumentParser(prog="python -m sticheln_desktop.ai.train", description=__doc__)
    parser.add_argument("--game", choices=names(), required=True, help="a game or a family of games")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--out", type=Path, help="where the networks are written (default: the program's own)"
    )
    options = parser.parse_args()
    family = family_of(options.game)
    trained(family, options.minutes, options.seed, options.out or weights_path(family))


if __name__ == "__main__":
    main()
