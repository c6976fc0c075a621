"""Pictures of tables: `python -m sticheln_desktop.gui.table.picture GAME SEATS OUT.png --size 992x756`."""

import argparse
import os
import sys
from random import Random

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QApplication

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.cards import Style
from sticheln_desktop.gui.theme import THEMES
from sticheln_desktop.match.shuffle import drawn_deal
from sticheln_desktop.rules import game
from sticheln_desktop.rules.decisions import Play
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.state import State
from sticheln_desktop.rules.view import NOBODY, View, observe

from .brush import width
from .layout import layout
from .pieces import TableLook
from .scene import TableScene

NAMES = ("You", "Jonas", "Mara", "Ildikó", "Theo", "Bea", "Ole", "Zsófi")
"""Who sits at the tables of pictures."""


def position(name: str, seats: int, seed: int, plies: int) -> State:
    """A match after so many decisions made by chance."""
    chance = Random(seed)
    state = game.start(PRESETS[name], seats, seed % seats)
    for _ in range(plies + 1):
        if state.awaits_deal:
            state = game.deal(state, *drawn_deal(state.rules, seats, seed, len(state.rounds))).state
        if _ < plies and not state.is_over:
            options = game.legal(state, chance.choice(state.pending))
            state = game.apply(state, chance.choice(options))[-1].state
    return state


def _look(args: argparse.Namespace, view: View) -> TableLook:
    wide, high = (float(part) for part in args.size.split("x"))
    cards = sorted({play.card for play in view.legal if isinstance(play, Play)})
    return TableLook(
        width=wide,
        height=high,
        own=0,
        names=NAMES[: args.seats],
        style=Style.LARGE if args.large else Style.ILLUSTRATED,
        theme=THEMES[args.theme],
        text_scale=args.text,
        picked=cards[args.pick % len(cards)] if cards and args.pick is not None else None,
        thinking=next((seat for seat in view.round.pending if seat), None),
    )


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=PRESETS)
    parser.add_argument("seats", type=int)
    parser.add_argument("out")
    parser.add_argument("--size", default="992x756")
    parser.add_argument("--theme", choices=THEMES, default="light")
    parser.add_argument("--plies", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pick", type=int)
    parser.add_argument("--text", type=float, default=1.0)
    parser.add_argument("--large", action="store_true")
    parser.add_argument("--nobody", action="store_true")
    return parser


def painted(view: View, look: TableLook) -> QImage:
    """The table as an image."""
    scene = TableScene(ArtCache(immediate=True))
    size = QSizeF(look.width, look.height)
    scene.lay(size, look.theme)
    scene.show(layout(view, look, width))
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter)
    painter.end()
    return image


def main() -> int:
    """Paints one table."""
    args = _options().parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QApplication(sys.argv[:1])
    state = position(args.game, args.seats, args.seed, args.plies)
    view = observe(state, NOBODY if args.nobody else frozenset({0}))
    saved = painted(view, _look(args, view)).save(args.out)
    del app
    return 0 if saved else 1


if __name__ == "__main__":
    sys.exit(main())
