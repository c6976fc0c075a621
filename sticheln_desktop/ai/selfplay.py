"""Rounds that networks play among themselves, and what can be learnt from them."""

from dataclasses import dataclass

import numpy as np

from .kernels.kernel import Bools, Floats, Ints, Kernel, Stage
from .playouts import Networks, leads, masked, picked


@dataclass(frozen=True)
class Ply:
    """One decision in every row: who made it, what it looked like, and whether it is worth learning from."""

    stage: Stage
    turn: Ints
    features: Floats
    counts: Bools


@dataclass(frozen=True)
class Lesson:
    """Decisions of one stage, (n, features), and what became of them, (n,), in typical leads."""

    stage: Stage
    features: Floats
    values: Floats


@dataclass(frozen=True)
class Habits:
    """How often a seat strays to a random option, and which seats play by rule of thumb."""

    straying: float
    by_thumb: tuple[int, ...] = ()


def lessons(kernel: Kernel, networks: Networks, habits: Habits, random: np.random.Generator) -> list[Lesson]:
    """Play to the end and tell what came of every decision: how far its seat was ahead of the others."""
    plies: list[Ply] = []
    while kernel.stage is not None:
        plies.append(_played(kernel, networks, habits, random))
    ends = leads(kernel.scores())
    ends /= max(float(ends.std()), 1e-3)
    rows = np.arange(kernel.rows)
    return [Lesson(ply.stage, ply.features[ply.counts], ends[rows, ply.turn][ply.counts]) for ply in plies]


def _played(kernel: Kernel, networks: Networks, habits: Habits, random: np.random.Generator) -> Ply:
    stage, turn = kernel.stage, kernel.turn
    assert stage is not None
    options, real = kernel.options()
    features = kernel.features(options)
    at = masked(networks[stage].values(features), real).argmax(axis=1)
    counts = np.ones(kernel.rows, np.bool_)
    if habits.by_thumb:
        counts = ~np.isin(turn, habits.by_thumb)
        at = np.where(counts, at, masked(kernel.thumb(options), real).argmax(axis=1))
    strays = np.flatnonzero(counts & (random.random(kernel.rows) < habits.straying))
    chances = random.random((len(strays), real.shape[1]), np.float32)
    at[strays] = np.where(real[strays], chances, -1).argmax(axis=1)
    kernel.play(picked(options, at))
    return Ply(stage, turn, features.picked(at), counts)
