"""Pictures of everything: `python -m sticheln_desktop.gui.pictures OUT_DIR`.

Every game in light and dark and three sizes, the pages, settings, results and the curtain, and one contact
sheet of them all.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.demo import middle
from sticheln_desktop.gui.pages.plan import HUMAN, MatchPlan, match, renamed, sensible
from sticheln_desktop.gui.sheet import Sheet
from sticheln_desktop.gui.window import MainWindow
from sticheln_desktop.match.match import Match
from sticheln_desktop.play.autosave import Autosave
from sticheln_desktop.play.thinker import Thinker
from sticheln_desktop.rules import game
from sticheln_desktop.rules.settings import GAMES

SIZES: Final = ((900, 600), (1280, 800), (1920, 1080))
THEMES: Final = ("light", "dark")
_SEED: Final = 20
_THUMB: Final = QSize(320, 200)
_ACROSS: Final = 6
_LEVELS: Final = ("casual",)
Scene = Callable[[MainWindow], None]


def scenes() -> Iterator[tuple[str, Scene]]:
    """Everything worth a picture, by name."""
    for name in GAMES:
        yield name, lambda window, name=name: _play(window, middle(match(sensible(name), _SEED)))
    yield "curtain", lambda window: _play(window, match(_two_people(sensible("stichling")), _SEED))
    # Two people have just begun a match: the start page offers to go on with it.
    yield "start", lambda window: window.go_home()
    yield "new-match", lambda window: window.set_up("classic")
    yield "new-match-house", lambda window: window.set_up("house")
    yield "settings", lambda window: window.show_settings()
    yield "keys", lambda window: window.show_keys()
    yield "rules", lambda window: window.show_rules()
    yield "round-result", lambda window: _play(window, _played(_short("classic", 2), rounds=1))
    yield "last-round-result", lambda window: _play(window, _ended())
    yield "match-result", _podium


def _ended() -> Match:
    return _played(_short("hattrick", 2), rounds=2)


def _podium(window: MainWindow) -> None:
    """The last scores have been looked at, and the next page says who won."""
    _play(window, _ended())
    settle(window)
    assert window.match_page is not None
    result = window.match_page.findChild(Sheet)
    assert isinstance(result, Sheet)
    result.next_button.click()


def _short(name: str, length: int) -> MatchPlan:
    return replace(sensible(name), length=length)


def _two_people(plan: MatchPlan) -> MatchPlan:
    first, second, *others = plan.seats
    return replace(plan, seats=renamed(plan.seats, (first, replace(second, played_by=HUMAN), *others)))


def _played(plan: MatchPlan, rounds: int) -> Match:
    """A match by chance up to the end of a round."""
    random, begun = Random(_SEED), match(plan, _SEED)
    while len(begun.state.scores) < rounds:
        if begun.state.awaits_deal:
            begun, _ = begun.deal()
        seat = begun.state.pending[0]
        begun, _ = begun.play(random.choice(game.legal(begun.state, seat)))
    return begun


def _play(window: MainWindow, begun: Match) -> None:
    window.begin(begun)


def taken(window: MainWindow, scene: Scene) -> QPixmap:
    """The picture of a scene once everything stands still."""
    scene(window)
    settle(window)
    picture = window.grab()
    for beside in (window.settings, window.help.keys, window.help.rules):
        if beside is not None and beside.isVisible():
            picture = beside.grab()
            beside.close()
    return picture


def settle(window: MainWindow) -> None:
    """Let everything come to a stand."""
    for _ in range(8):
        QApplication.processEvents()
    while window.match_page is not None and not window.match_page.is_idle:
        QApplication.processEvents()


def sheet(pictures: list[QPixmap]) -> QImage:
    """All pictures small, side by side."""
    down = -(-len(pictures) // _ACROSS)
    made = QImage(_THUMB.width() * _ACROSS, _THUMB.height() * down, QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.white)
    painter = QPainter(made)
    smooth, whole = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.KeepAspectRatio
    for at, picture in enumerate(pictures):
        small = picture.scaled(_THUMB - QSize(8, 8), whole, smooth)
        corner = QPoint(at % _ACROSS * _THUMB.width(), at // _ACROSS * _THUMB.height())
        box = QRect(QPoint(), small.size())
        box.moveCenter(QRect(corner, _THUMB).center())
        painter.drawPixmap(box.topLeft(), small)
    painter.end()
    return made


def draw_all(folder: Path, sizes: tuple[tuple[int, int], ...] = SIZES, only: str | None = None) -> int:
    """Write every picture; how many there are."""
    thinker = Thinker()
    pictures: list[QPixmap] = []
    with TemporaryDirectory() as scratch:
        for theme in THEMES:
            window = _window(thinker, Path(scratch), theme)
            for name, scene in scenes():
                for size in sizes if only in (None, name) else ():
                    window.resize(*size)
                    pictures.append(taken(window, scene))
                    _write(pictures[-1], folder / f"{name}-{theme}-{size[0]}x{size[1]}.png")
            window.close()
            window.deleteLater()
    thinker.stop()
    if not sheet(pictures).save(str(folder / "contact-sheet.png")):
        raise OSError(f"{folder} cannot be written to")
    return len(pictures)


def _write(picture: QPixmap, path: Path) -> None:
    if not picture.save(str(path)):
        raise OSError(f"{path} cannot be written")


def _window(thinker: Thinker, folder: Path, theme: str) -> MainWindow:
    autosave = Autosave(folder / theme)
    window = MainWindow(thinker, ArtCache(immediate=True), autosave, folder / f"{theme}.json", _LEVELS)
    pace = type(window.prefs.pace)(animation="off")
    window.prefer_for_now(theme=theme, pace=pace)
    window.move(60, 60)
    window.show()
    return window


def main(arguments: list[str] | None = None) -> int:
    """Write all pictures into a folder."""
    parser = argparse.ArgumentParser(prog="python -m sticheln_desktop.gui.pictures")
    parser.add_argument("out", type=Path, metavar="OUT_DIR")
    folder: Path = parser.parse_args(arguments).out
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setStyle("Fusion")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        print(f"{draw_all(folder)} pictures in {folder}, all of them small in contact-sheet.png")
    except OSError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
