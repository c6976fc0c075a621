"""Pictures of the panels: `python -m sticheln_desktop.gui.panels.picture OUT.png --panel scores`."""

import argparse
import os
import sys
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtWidgets import QApplication, QWidget

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.texts import Cast
from sticheln_desktop.gui.theme import THEMES, palette, style_sheet
from sticheln_desktop.match.match import Match, Participant, new_match
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.view import View, observe

from .cards_out import CardsOutPanel
from .log import LogPanel
from .match_result import MatchResultPanel
from .pen import Look
from .round_result import RoundResultPanel
from .scores import ScorePanel

NAMES: Final = ("Lore", "Jonas", "Mara", "Ildikó", "Theo", "Bence", "Wilhelmine", "Ada")
PANELS: Final = ("scores", "log", "cards", "round", "match")


def sample(name: str, seats: int, seed: int, panel: str) -> Match:
    """A match by chance, stopped where the panel has something to show."""
    random = Random(seed)
    rules = PRESETS[name]
    match = new_match(rules, [Participant(NAMES[seat]) for seat in range(seats)], seed)
    while not match.state.is_over:
        if match.state.awaits_deal:
            if panel == "round" and match.state.rounds:
                return match
            match, _ = match.deal()
        options = game.legal(match.state, random.choice(match.state.pending))
        match, _ = match.play(random.choice(options))
        half = len(match.state.rounds) == 3 and len(match.state.round.plays) == 4 * seats
        if panel not in ("round", "match") and half:
            return match
    return match


def panel_of(name: str, look: Look, view: View, cast: Cast) -> QWidget:
    """A panel that shows a view."""
    if name == "cards":
        cards = CardsOutPanel(look)
        cards.present(view)
        return cards
    kinds: dict[str, type[ScorePanel | LogPanel | RoundResultPanel | MatchResultPanel]] = {
        "scores": ScorePanel,
        "log": LogPanel,
        "round": RoundResultPanel,
        "match": MatchResultPanel,
    }
    panel = kinds[name](look)
    panel.present(view, cast)
    return panel


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m sticheln_desktop.gui.panels.picture")
    parser.add_argument("out", type=Path)
    parser.add_argument("--panel", choices=PANELS, default="scores")
    parser.add_argument("--theme", choices=tuple(THEMES), default="light")
    parser.add_argument("--game", choices=tuple(PRESETS), default="classic")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--size", default="288x640")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    """Writes one picture."""
    options = _options(arguments)
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    theme = THEMES[options.theme]
    application.setStyle("Fusion")
    font = application.font()
    font.setPixelSize(round(13 * options.scale))
    application.setFont(font)
    application.setPalette(palette(theme))
    application.setStyleSheet(style_sheet(theme, options.scale))
    state = sample(options.game, options.seats, options.seed, options.panel).state
    look = Look(theme, ArtCache(immediate=True), options.scale)
    panel = panel_of(options.panel, look, observe(state, frozenset({0})), Cast(NAMES[: options.seats], 0))
    width, height = map(int, options.size.split("x"))
    panel.resize(width, height)
    panel.grab()  # lays everything out, so that the log can scroll to its end
    application.processEvents()
    return 0 if panel.grab().save(str(options.out)) else 1


if __name__ == "__main__":
    sys.exit(main())
