"""The paces, the rests between events, and what the system may ask for."""

from pathlib import Path

import pytest

from sticheln_desktop.gui.motion import Pace, Tempo
from sticheln_desktop.gui.motion.reduced import gnome_is_still, gtk_is_still, kde_is_still, tempo
from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.events import CardPlayed, MatchEnded, TrickWon

PLAYED = CardPlayed(1, Card(Colour.RED, 4), 0)
WON = TrickWon(1, 0, ())


@pytest.mark.parametrize(
    ("pace", "factor", "moves"),
    [
        (Pace.OFF, 0.0, False),
        (Pace.REDUCED, 1.0, False),
        (Pace.FAST, 0.5, True),
        (Pace.NORMAL, 1.0, True),
        (Pace.SLOW, 1.6, True),
    ],
)
def test_a_pace_stretches_everything(pace: Pace, factor: float, moves: bool) -> None:
    chosen = Tempo(pace)
    assert (chosen.factor, chosen.moves) == (factor, moves)
    assert chosen.rest_after(PLAYED) == round(Tempo().rest_after(PLAYED) * factor)
    assert chosen.rest_after(MatchEnded((0,))) == chosen.rest_after(None) == 0


@pytest.mark.parametrize(
    ("rest", "event", "previous", "expected"),
    [
        (0.9, WON, PLAYED, 900),
        (0.9, WON, None, 900),
        (0.0, WON, PLAYED, 0),
        (None, WON, PLAYED, None),
        (0.9, WON, WON, 0),
        (0.9, PLAYED, WON, 0),
        (None, PLAYED, PLAYED, 0),
        (None, None, PLAYED, 0),
    ],
)
def test_only_a_finished_trick_rests_and_only_once(
    rest: float | None, event: CardPlayed | TrickWon | None, previous: object, expected: int | None
) -> None:
    for pace in Pace:
        assert Tempo(pace, rest).rest_before(event, previous) == expected  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("chosen", "asked", "expected"),
    [
        ("normal", False, Pace.NORMAL),
        ("normal", True, Pace.REDUCED),
        ("slow", True, Pace.REDUCED),
        ("off", True, Pace.OFF),
    ],
)
def test_the_system_may_ask_for_less(chosen: str, asked: bool, expected: Pace) -> None:
    assert tempo(chosen, 2.0, lambda: asked) == Tempo(expected, 2.0)


def test_the_desktops_files_are_understood(tmp_path: Path) -> None:
    kde, gtk = tmp_path / "kdeglobals", tmp_path / "gtk-3.0/settings.ini"
    assert not kde_is_still(kde)
    assert not gtk_is_still(tmp_path)
    gtk.parent.mkdir()
    for factor, still in (("1", False), ("0", True), ("0.5", False)):
        file = tmp_path / f"kde{factor}"
        file.write_text(f"[KDE]\nAnimationDurationFactor={factor}\n")
        assert kde_is_still(file) is still
    gtk.write_text("[Settings]\ngtk-enable-animations=false\n")
    assert gtk_is_still(tmp_path)


@pytest.mark.parametrize(
    ("desktop", "answer", "still"),
    [("GNOME", "false", True), ("ubuntu:GNOME", "true", False), ("KDE", "false", False)],
)
def test_gnome_is_asked_only_where_it_runs(
    desktop: str, answer: str, still: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = tmp_path / "gsettings"
    tool.write_text(f"#!/bin/sh\necho {answer}\n")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", desktop)
    assert gnome_is_still() is still


def test_a_missing_tool_asks_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    assert not gnome_is_still()
