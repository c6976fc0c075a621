"""A match is heard while it is played, and only what is shown."""

from pathlib import Path

import msgspec
from driving import Person, opened_window
from pytestqt.qtbot import QtBot
from witnesses import short

from sticheln_desktop.gui.match_page import MatchPage
from sticheln_desktop.gui.sound.listening import listen
from sticheln_desktop.gui.sound.sounds import Sounds, Wishes
from sticheln_desktop.play.session import Session
from sticheln_desktop.play.thinker import Thinker


def test_what_is_shown_is_heard(qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> None:
    heard: list[str] = []

    def note(wishes: Wishes) -> None:
        while (wish := wishes.get()) is not None:
            heard.append(wish.sound.value)

    sounds = Sounds(note)
    window = opened_window(qtbot, thinker, tmp_path)

    class Listener(Person):
        def _act(self) -> None:
            if not self.listens:
                self.listens = True
                listen(sounds, self.page, self.session)
            super()._act()

        listens = False

    person = Listener(qtbot, window)
    person.play_match(msgspec.structs.replace(short("hattrick"), seed=3))
    sounds.close()
    assert isinstance(person.page, MatchPage)
    assert isinstance(person.session, Session)
    assert {"card", "trick"} <= set(heard)
