"""The version has one place, and everything else that names it agrees."""

from __future__ import annotations

from pathlib import Path

import pytest
from release import Release, changelog_release, disagreements, metadata_release, program_version

from sticheln_desktop import __version__

ROOT = Path(__file__).resolve().parents[2]


def made(root: Path, version: str = "1.2.3", log: str = "", metainfo: str = "1.2.3") -> Path:
    (root / "sticheln_desktop").mkdir()
    (root / "sticheln_desktop" / "__init__.py").write_text(f'__version__ = "{version}"\n')
    (root / "CHANGELOG.md").write_text(log or "## [1.2.3] - 2026-12-01\n")
    (root / "packaging" / "linux").mkdir(parents=True)
    release = f'<release version="{metainfo}" date="2026-12-01"/>'
    (root / "packaging" / "linux" / "sticheln-desktop.metainfo.xml").write_text(release)
    return root


def test_this_checkout_agrees_with_itself() -> None:
    assert disagreements(ROOT) == []
    assert program_version(ROOT) == __version__


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("## [1.2.3] - 2026-12-01\n\n## [1.2.2] - 2026-11-01\n", Release("1.2.3", "2026-12-01")),
        ("## [Unreleased]\n\nTo become 1.3.0.\n\n## [1.2.3] - 2026-12-01\n", Release("1.3.0", None)),
        ("## [Unreleased]\n\n## [1.2.3] - 2026-12-01\n\nTo become 9.9.9.\n", Release("1.2.3", "2026-12-01")),
        ("## [Unreleased]\n", Release("", None)),
        ("", Release("", None)),
    ],
)
def test_the_newest_entry_of_a_changelog_is_found(text: str, expected: Release) -> None:
    assert changelog_release(text) == expected


def test_the_newest_release_of_the_metadata_is_the_first() -> None:
    text = '<release version="2.0.0" date="2027-01-01"/><release version="1.0.0" date="2026-01-01"/>'
    assert metadata_release(text) == Release("2.0.0", "2027-01-01")


def test_a_tagged_release_that_agrees_is_fine(tmp_path: Path) -> None:
    assert disagreements(made(tmp_path), ["v1.2.3"]) == []


@pytest.mark.parametrize(
    ("changes", "tags", "expected"),
    [
        ({"version": "1.2.4"}, [], "the changelog says 1.2.3, the program 1.2.4"),
        ({"metainfo": "1.2.2"}, [], "the metainfo says 1.2.2, the program 1.2.3"),
        ({"log": "## [1.2.3] - 2026-12-02\n"}, [], "the changelog says 2026-12-02, the metainfo 2026-12-01"),
        ({}, ["v1.2.4"], "the tag is v1.2.4, the program 1.2.3"),
        (
            {"log": "## [Unreleased]\n\nTo become 1.2.3.\n"},
            ["v1.2.3"],
            "a tagged version needs its date in the changelog",
        ),
    ],
)
def test_every_disagreement_is_named(
    tmp_path: Path, changes: dict[str, str], tags: list[str], expected: str
) -> None:
    assert expected in disagreements(made(tmp_path, **changes), tags)
