"""What the window tells the sounds, and what is heard of it."""

import subprocess
import sys
from random import Random
from threading import Event

import pytest
from stage_props import Listener

from sticheln_desktop.gui.sound.cues import Sound
from sticheln_desktop.gui.sound.sounds import Sounds, Wishes
from sticheln_desktop.match.shuffle import drawn_deal
from sticheln_desktop.play.session import Happening
from sticheln_desktop.rules import events, game
from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.events import Event as Fact
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.state import State
from sticheln_desktop.rules.view import NOBODY, View, observe

CARD = Card(Colour.RED, 4)


def _dealt() -> State:
    state = game.start(PRESETS["classic"], 3, 0)
    return game.deal(state, *drawn_deal(state.rules, 3, 1, 0)).state


def _view(over: bool = False) -> View:
    state, chance = _dealt(), Random(1)
    while over and not state.is_over:
        if state.awaits_deal:
            state = game.deal(state, *drawn_deal(state.rules, 3, 1, len(state.rounds))).state
        state = game.apply(state, chance.choice(game.legal(state, state.pending[0])))[-1].state
    return observe(state, NOBODY)


VIEW, END = _view(), _view(over=True)


def _heard(fact: Fact, own: int | None, view: View = VIEW) -> list[Sound]:
    listener = Listener()
    sounds = Sounds(listener)
    sounds.heard(Happening(fact, view), own)
    sounds.close()
    return [listener.next().sound for _ in range(listener.heard.qsize())]


@pytest.mark.parametrize(
    ("fact", "sound"),
    [
        (events.CardPlayed(0, CARD, 0), Sound.CARD),
        (events.CardPassed(0, CARD), Sound.PASS),
        (events.StoneMoved(0, None, 1), Sound.STONE_SET),
        (events.StoneMoved(0, 2, 1), Sound.STONE_TAKEN),
        (events.TrickWon(1, 0, ()), Sound.TRICK),
        (events.TileTurned(1, 2), Sound.TILE),
        (events.ChoicesShown(((CARD,),)), Sound.REVEAL),
        (events.ColoursShown((None,)), Sound.REVEAL),
        (events.LastCardsShown((CARD,)), Sound.REVEAL),
    ],
)
def test_each_event_has_its_sound(fact: Fact, sound: Sound) -> None:
    assert _heard(fact, 0) == [sound]


def test_deal_is_a_row_of_ticks() -> None:
    heard = _heard(events.RoundDealt(0, 0), 0)
    assert len(heard) > 3
    assert set(heard) == {Sound.DEAL}


def test_secret_decision_is_not_heard() -> None:
    assert _heard(events.SecretDecided(1), 0) == []


@pytest.mark.parametrize(("own", "won"), [(0, False), (1, True), (2, True), (None, True)])
def test_round_is_won_by_the_best_of_it(own: int | None, won: bool) -> None:
    assert _heard(events.RoundScored(0, (3, 7, 7)), own) == [Sound.ROUND_WON] * won


def test_last_round_leaves_the_notes_to_the_match() -> None:
    assert _heard(events.RoundScored(2, (3, 7, 7)), 1, END) == []


@pytest.mark.parametrize(("own", "won"), [(0, False), (1, True), (None, True)])
def test_match_is_won_by_its_winners(own: int | None, won: bool) -> None:
    assert _heard(events.MatchEnded((1, 2)), own, END) == [Sound.MATCH_WON] * won


def test_refusal_is_heard() -> None:
    listener = Listener()
    sounds = Sounds(listener)
    sounds.refused()
    assert listener.next().sound is Sound.REFUSED
    sounds.close()


def test_your_turn_is_told_only_on_wish() -> None:
    listener = Listener()
    sounds = Sounds(listener)
    sounds.your_turn()
    assert not listener.begun.is_set()
    sounds.set(on=True, volume=70, your_turn=True)
    sounds.your_turn()
    assert listener.next().sound is Sound.YOUR_TURN
    sounds.close()


@pytest.mark.parametrize(("on", "volume"), [(False, 70), (True, 0)])
def test_off_means_off(on: bool, volume: int) -> None:
    listener = Listener()
    sounds = Sounds(listener)
    sounds.set(on=on, volume=volume)
    sounds.heard(Happening(events.CardPlayed(0, CARD, 0), VIEW), 0)
    sounds.refused()
    sounds.sample()
    sounds.close()
    assert not listener.begun.is_set()


def test_volume_grows_from_silence_to_twice_the_files_loudness() -> None:
    listener = Listener()
    sounds = Sounds(listener)
    gains: list[float] = []
    for volume in (10, 50, 71, 100):
        sounds.set(on=True, volume=volume)
        sounds.sample()
        gains.append(listener.next().gain)
    sounds.close()
    assert gains == sorted(gains)
    assert gains[2] == pytest.approx(1.0, abs=0.01)
    assert gains[3] == pytest.approx(2.0)


def test_nothing_is_begun_before_the_first_sound() -> None:
    listener = Listener()
    sounds = Sounds(listener)
    sounds.set(on=True, volume=70)
    sounds.close()
    assert not listener.begun.is_set()


def test_closed_sounds_begin_anew() -> None:
    listener = Listener()
    sounds = Sounds(listener)
    for _ in range(2):
        sounds.sample()
        listener.next()
        sounds.close()
        assert listener.ended.is_set()
        listener.ended.clear()


def test_window_never_waits_for_a_service_that_hangs() -> None:
    let_go = Event()

    def hanging(wishes: Wishes) -> None:
        let_go.wait()

    sounds = Sounds(hanging)
    for _ in range(100):
        sounds.sample()
    let_go.set()
    sounds.close()


_IN_A_ROW = """
import sys
from sticheln_desktop.gui.sound.sounds import Sounds
sounds = Sounds()
sounds.set(True, 1)
assert not {"numpy", "miniaudio"} & set(sys.modules)
BREAK
sounds.sample()
sounds.close()
"""


@pytest.mark.parametrize("missing", [None, "miniaudio", "numpy"])
def test_program_stays_silent_on_standard_error_whatever_is_missing(missing: str | None) -> None:
    code = _IN_A_ROW.replace("BREAK", f"sys.modules[{missing!r}] = None" if missing else "")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
