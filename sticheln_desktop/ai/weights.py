"""The trained networks as small files, one for each family of games."""

from functools import cache
from pathlib import Path

import numpy as np

from sticheln_desktop.resources import resource
from sticheln_desktop.rules.settings import Family

from .kernels.kernel import Stage
from .network import Layer, Network
from .playouts import Networks


def weights_path(family: Family) -> Path:
    """Where a family's networks are kept."""
    return resource("ai", f"{family.value}.npz")


def save(networks: Networks, path: Path) -> None:
    """Write the networks of all stages."""
    arrays: dict[str, object] = {}
    for stage, network in networks.items():
        for number, layer in enumerate(network.layers):
            arrays[f"{stage.value} weights {number}"] = layer.weights
            arrays[f"{stage.value} bias {number}"] = layer.bias
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]


def load(path: Path) -> Networks:
    """Read the networks of all stages that are there."""
    with np.load(path, allow_pickle=False) as file:
        arrays = {name: file[name] for name in file.files}
    stages = [stage for stage in Stage if f"{stage.value} weights 0" in arrays]
    return {stage: _network(arrays, stage.value) for stage in stages}


def _network(arrays: dict[str, np.ndarray], stage: str) -> Network:
    count = sum(name.startswith(f"{stage} weights") for name in arrays)
    layers = tuple(
        Layer(arrays[f"{stage} weights {number}"], arrays[f"{stage} bias {number}"])
        for number in range(count)
    )
    return Network(layers)


@cache
def trained(family: Family) -> Networks:
    """The networks that come with the program."""
    return load(weights_path(family))
