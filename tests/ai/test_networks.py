"""Networks: what they compute, how they learn, and how they are kept."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from sticheln_desktop.ai import train
from sticheln_desktop.ai.kernels.families import kernel_of
from sticheln_desktop.ai.kernels.features import Features, laid_out
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


def drawn_features(of_options: int, of_rows: int, options: int, rows: int) -> Features:
    """Numbers about options and about rows."""
    random = np.random.default_rng(2)
    return Features(
        random.standard_normal((of_options, options, rows)).astype(np.float32),
        random.standard_normal((of_rows, rows)).astype(np.float32),
    )


@pytest.mark.parametrize("rows", [1, 7, 900, 3000])
def test_values_are_the_plain_sums(rows: int) -> None:
    network, features = drawn_network((5, 8, 3)), drawn_features(3, 2, 9, rows)
    expected = plainly(network, features.whole())
    np.testing.assert_allclose(network.values(features), expected, rtol=1e-3, atol=1e-4)


def test_features_of_one_option_per_row_are_rows_of_the_whole() -> None:
    features, at = drawn_features(3, 2, 4, 6), np.array([3, 0, 1, 1, 2, 0])
    np.testing.assert_array_equal(features.picked(at), features.whole()[np.arange(6), at])


def test_columns_are_laid_out_by_what_they_tell_apart() -> None:
    by_option, by_row = np.arange(6).reshape(2, 3), np.array([True, False])
    whole = laid_out([by_row, by_option, 0.5], (2, 3)).whole()
    assert whole[1].tolist() == [[3, 0, 0.5], [4, 0, 0.5], [5, 0, 0.5]]


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
    features = drawn_features(4, 2, 3, 2)
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
