"""Networks: what they compute, how they learn, and how they are kept."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from sticheln_desktop.ai import train
from sticheln_desktop.ai.kernels.families import kernel_of
from sticheln_desktop.ai.kernels.kernel import Stage
from sticheln_desktop.ai.learning import Learner
from sticheln_desktop.ai.network import Layer, Network
from sticheln_desktop.ai.tables import drawn_table, family_of, names
from sticheln_desktop.ai.trial import against_thumb
from sticheln_desktop.ai.weights import load, save, trained, weights_path
from sticheln_desktop.rules.settings import Family


def drawn_network(sizes: tuple[int, ...], seed: int = 1) -> Network:
    """A network with biases, too."""
    random = np.random.default_rng(seed)
    network = Network.new(sizes, random)
    return Network(
        tuple(
            Layer(layer.weights, random.standard_normal(layer.bias.shape).astype(np.float32))
            for layer in network.layers
        )
    )


def plainly(network: Network, features: np.ndarray) -> np.ndarray:
    """The same sums, written as they are meant."""
    found = features
    for number, layer in enumerate(network.layers):
        found = found @ layer.weights.T + layer.bias
        if number < len(network.layers) - 1:
            found = np.maximum(found, 0)
    return found[..., 0]


@pytest.mark.parametrize("rows", [1, 7, 900])
def test_values_do_not_depend_on_the_memory_layout(rows: int) -> None:
    network = drawn_network((5, 8, 3))
    features = np.random.default_rng(2).standard_normal((rows, 4, 5)).astype(np.float32)
    rows_last = np.ascontiguousarray(features.transpose(2, 1, 0)).transpose(2, 1, 0)
    np.testing.assert_allclose(network.values(features), plainly(network, features), rtol=1e-3, atol=1e-4)
    np.testing.assert_allclose(network.values(rows_last), network.values(features), rtol=1e-4, atol=1e-5)


def test_a_network_learns() -> None:
    random = np.random.default_rng(3)
    learner = Learner(Network.new((4, 16, 8), random))
    errors = []
    for _ in range(600):
        features = random.standard_normal((256, 4)).astype(np.float32)
        errors.append(learner.learn(features, np.abs(features[:, 0]) - features[:, 1], rate=3e-3))
    assert errors[-1] < 0.05 < errors[0]


def test_networks_are_kept_whole(tmp_path: Path) -> None:
    networks = {stage: drawn_network((6, 5, 4), seed) for seed, stage in enumerate(Stage)}
    save(networks, tmp_path / "kept.npz")
    features = np.random.default_rng(4).standard_normal((3, 2, 6)).astype(np.float32)
    found = load(tmp_path / "kept.npz")
    assert set(found) == set(networks)
    for stage, network in networks.items():
        np.testing.assert_array_equal(found[stage].values(features), network.values(features))


@pytest.mark.parametrize("family", Family)
def test_every_family_comes_with_networks_that_fit(family: Family) -> None:
    assert weights_path(family).stat().st_size < 1_000_000
    assert weights_path(family).with_suffix(".log").is_file()
    sizes = {stage: network.layers[0].weights.shape[1] for stage, network in trained(family).items()}
    assert sizes == kernel_of(family).FEATURES


@pytest.mark.parametrize("family", Family)
def test_training_plays_learns_and_writes(
    family: Family, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "_LESSONS_AT_ONCE", 500)
    monkeypatch.setattr(train, "_SEATS_AT_ONCE", 40)
    monkeypatch.setattr(train, "_TRIAL_DEALS", 4)
    path = tmp_path / "new" / "some.npz"
    train.trained(family, 0.0001, 1, path)
    assert set(load(path)) == set(kernel_of(family).FEATURES)
    header, *lines = path.with_suffix(".log").read_text(encoding="utf-8").splitlines()
    assert header == f"{family.value}, 0.0001 minutes, seed 1"
    assert "ahead of thumb" in lines[-1]
    assert lines[-1] in capsys.readouterr().out


def test_every_game_belongs_to_a_family_that_can_be_practised() -> None:
    for name in names():
        rules, seats = drawn_table(family_of(name), Random(1))
        assert rules.family is family_of(name)
        assert seats in rules.seat_counts()


@pytest.mark.parametrize("family", Family)
def test_the_networks_are_ahead_of_the_rules_of_thumb(family: Family) -> None:
    for table, margin in against_thumb(family, trained(family), deals=150).items():
        assert margin.points > 0, (table, margin)
