"""What the self-test says when something did not come along."""

import pytest

from sticheln_desktop import __version__, manifest
from sticheln_desktop.manifest import Manifest
from sticheln_desktop.resources import resource
from sticheln_desktop.selftest import carried


@pytest.fixture
def complaints(monkeypatch: pytest.MonkeyPatch, qapp: object) -> list[str]:
    """What is said about a list with another version, a lost module and four differences in files."""
    found = manifest.hashes(resource())
    kept = dict(list(found.items())[2:])
    expected = Manifest(
        "9.9.9", ["sticheln_desktop.nowhere"], {**kept, "ai/lost.npz": "00", "icons/menu.svg": "00"}
    )
    monkeypatch.setattr(manifest, "shipped", lambda: expected)
    return list(carried.faults())


def test_every_difference_to_the_list_is_told(complaints: list[str]) -> None:
    told = "\n".join(complaints)
    assert f"the version is {__version__}, not 9.9.9" in told
    assert "ai/lost.npz is missing" in told
    assert "icons/menu.svg was changed" in told
    assert told.count("does not belong here") == 2
    assert "sticheln_desktop.nowhere cannot be imported" in told


def test_nothing_is_wrong_with_what_is_there(complaints: list[str]) -> None:
    assert len(complaints) == 6
