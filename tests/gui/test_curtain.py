"""Between two people nothing secret is left anywhere: not in items, names, tips or the picture."""

from pathlib import Path

from driving import Person, opened_window, wait_until
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from witnesses import CARD, short

from sticheln_desktop.gui.art.specs import CardFace
from sticheln_desktop.gui.recap import Recap
from sticheln_desktop.gui.table.scene import TableScene, TableView
from sticheln_desktop.play.thinker import Thinker


def curtain_picture(qtbot: QtBot, thinker: Thinker, folder: Path, seed: int) -> QImage:
    import msgspec

    person = Person(qtbot, opened_window(qtbot, thinker, folder))
    person.window.start(msgspec.structs.replace(short("classic", people=2), seed=seed))
    wait_until(lambda: person.curtain.isVisible() and person.page.is_idle)
    return person.page.grab().toImage()


def test_the_picture_of_a_curtain_tells_nothing_of_the_deal(
    qtbot: QtBot, thinker: Thinker, tmp_path: Path
) -> None:
    pictures = [curtain_picture(qtbot, thinker, tmp_path / str(seed), seed) for seed in (1, 2)]
    assert pictures[0] == pictures[1]


def test_whoever_lifts_the_curtain_finds_what_happened(
    qtbot: QtBot, thinker: Thinker, tmp_path: Path
) -> None:
    person = Person(qtbot, opened_window(qtbot, thinker, tmp_path))
    person.window.start(short("hattrick", people=2))
    told: list[str] = []
    for _ in range(6):
        wait_until(person._is_due)
        if person.curtain.isVisible():
            person.press_button(person.curtain.findChild(QPushButton))
            recap = person.page.findChild(Recap)
            told += [recap.accessibleDescription()] if recap.isVisible() else []
        else:
            person._act()
            assert not person.page.findChild(Recap).isVisible()
    assert told
    assert all(CARD.search(said) for said in told)


def test_only_the_own_hand_is_drawn(qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> None:
    person = Person(qtbot, opened_window(qtbot, thinker, tmp_path))
    person.window.start(short("delayed", people=2))
    scene = person.page.findChild(TableView).scene()
    assert isinstance(scene, TableScene)
    for _ in range(8):
        wait_until(person._is_due)
        state = person.session.match.state
        looking = person.session.seating.looking
        drawn = {piece.art.card for piece in scene.pieces if isinstance(piece.art, CardFace)}
        for seat, hand in enumerate(state.round.hands):
            assert seat == looking or drawn.isdisjoint(hand)
        person._act()
