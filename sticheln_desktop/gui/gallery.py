"""All that can be looked at, for the critic: `python -m sticheln_desktop.gui.gallery FOLDER [--games]`.

Writes one contact sheet of all artwork, tables and themes at 1x and 2x, and one picture for each game; with
`--games` only the latter, as they stand in README (`resources/pictures`).
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from sticheln_desktop.gui.art import sheet
from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.art.specs import CardFace
from sticheln_desktop.gui.small_png import save_small
from sticheln_desktop.gui.table.picture import NAMES, painted
from sticheln_desktop.gui.table.pieces import TableLook, TargetCard
from sticheln_desktop.gui.theme import LIGHT, THEMES, Theme
from sticheln_desktop.match.shuffle import drawn_deal
from sticheln_desktop.rules import game
from sticheln_desktop.rules.cards import HIGHEST_VALUE, Card, Colour
from sticheln_desktop.rules.decisions import Play
from sticheln_desktop.rules.settings import PRESETS, Family
from sticheln_desktop.rules.state import State
from sticheln_desktop.rules.view import View, observe

SEATS: Final[dict[str, int]] = {"mild": 6, "aggravated": 4, "hazy": 4, "hattrick": 5, "stichling": 4}
_USUAL_SEATS: Final = 5
_USUAL_SEED: Final = 3
# Deals that show what is peculiar to a game.
_SEEDS: Final[dict[str, int]] = {
    "reverse": 5,
    "aggravated": 7,
    "hazy": 4,
    "delayed": 8,
    "hattrick": 15,
    "stichling": 6,
}
_SHARE_OF_ROUND: Final = 0.4
_TABLE: Final = (992.0, 756.0)
_README: Final = (960.0, 620.0)
_FACES_HEIGHT: Final = 1360
_COLUMNS: Final = len(THEMES)


def moment(name: str) -> State:
    """A match in the midst of its second round, with the first seat to follow to a trick."""
    seats = SEATS.get(name, _USUAL_SEATS)
    seed = _SEEDS.get(name, _USUAL_SEED)
    chance, state = Random(seed), game.start(PRESETS[name], seats, 0)
    while not _is_telling(state):
        if state.awaits_deal:
            state = game.deal(state, *drawn_deal(state.rules, seats, seed, len(state.rounds))).state
        options = game.legal(state, chance.choice(state.pending))
        state = game.apply(state, chance.choice(options))[-1].state
    return state


def _is_telling(state: State) -> bool:
    if len(state.rounds) != 2 or state.awaits_deal:
        return False
    cards = state.rules.pack(state.seats).hand * state.seats
    lying = sum(len(plays) for plays in state.round.table)
    return len(state.round.plays) >= cards * _SHARE_OF_ROUND and state.pending == (0,) and lying >= 2


def _look(view: View, size: tuple[float, float], theme: Theme, style: Style) -> TableLook:
    options = sorted(option.card for option in view.legal if isinstance(option, Play))
    picks = view.rules.family is Family.STICHLING
    shown = max(options, key=options.count) if picks else options[len(options) // 2]
    return TableLook(
        *size,
        own=0,
        names=NAMES[: view.seats],
        style=style,
        theme=theme,
        picked=shown if picks else None,
        hovered=None if picks else TargetCard(shown),
    )


def table(
    name: str,
    theme: Theme = LIGHT,
    style: Style = Style.ILLUSTRATED,
    size: tuple[float, float] = _TABLE,
) -> QImage:
    """A game's table as an image."""
    view = observe(moment(name), frozenset({0}))
    return painted(view, _look(view, size, theme, style))


def _all_faces(scale: float) -> QImage:
    """Every face of both styles, one row for each colour."""
    made = sheet.Sheet(scale, _FACES_HEIGHT)
    made.heading("All faces", 40, 34)
    for row, (style, colour) in enumerate((style, colour) for style in Style for colour in Colour):
        specs = [CardFace(Card(colour, value), 98.0, style, dpr=scale) for value in range(HIGHEST_VALUE + 1)]
        sheet.row(made, specs, 62, 104 + row * 109, 73.6)
    made.close()
    return made.image


def _tables(scale: float) -> QImage:
    """Every game in every theme, and once in large print."""
    width, height = sheet.WIDTH / _COLUMNS, sheet.WIDTH / _COLUMNS * _TABLE[1] / _TABLE[0]
    shots = list(_table_shots())
    rows = -(-len(shots) // _COLUMNS)
    image = QImage(round(sheet.WIDTH * scale), round(rows * height * scale), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    for index, (name, theme, style) in enumerate(shots):
        place = QRectF(index % _COLUMNS * width, index // _COLUMNS * height, width, height)
        painter.drawImage(place.adjusted(4, 4, -4, -4), table(name, theme, style))
    painter.end()
    return image


def _table_shots() -> Iterator[tuple[str, Theme, Style]]:
    for name in PRESETS:
        for theme in THEMES.values():
            yield name, theme, Style.ILLUSTRATED
    for name, theme in zip(("classic", "hattrick", "stichling"), THEMES.values(), strict=True):
        yield name, theme, Style.LARGE


def contact_sheet(scale: float) -> QImage:
    """Everything, one part below the other."""
    parts = [sheet.paint(scale), _all_faces(scale), _tables(scale)]
    height = sum(part.height() for part in parts)
    image = QImage(parts[0].width(), height, QImage.Format.Format_RGB32)
    painter, top = QPainter(image), 0
    for part in parts:
        part.setDevicePixelRatio(1.0)
        painter.drawImage(0, top, part)
        top += part.height()
    painter.end()
    return image


def game_pictures(folder: Path) -> bool:
    """One picture for each game, small enough for a page on the web; whether all were written."""
    return all(save_small(table(name, size=_README), folder / f"{name}.png") for name in PRESETS)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m sticheln_desktop.gui.gallery", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", action="store_true", help="only the pictures of the games")
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication(sys.argv[:1])
    options.folder.mkdir(parents=True, exist_ok=True)
    written = game_pictures(options.folder)
    for scale in () if options.games else (1, 2):
        written &= contact_sheet(scale).save(str(options.folder / f"contact-sheet-{scale}x.png"))
    del application
    return 0 if written else 1


if __name__ == "__main__":
    sys.exit(main())
