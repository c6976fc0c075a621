"""A bot may do what it likes: its seat decides legally, mishaps are counted, and nothing of it is left."""

import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rogues import ROGUES, Kennel, is_gone

from sticheln_desktop.ai.bots.player import BotPlayer
from sticheln_desktop.ai.bots.process import CannotStart, Limits
from sticheln_desktop.ai.casual import Casual
from sticheln_desktop.ai.player import Budget, Player
from sticheln_desktop.cli.play import played_out
from sticheln_desktop.match.match import Match, Participant, new_match
from sticheln_desktop.rules.settings import PRESETS
from sticheln_desktop.rules.view import View, observe

DECISIONS = 39  # of a seat in a match of Stichling
HASTY = Limits(ready_seconds=0.1, least_seconds=0.005, farewell_seconds=0.05)
CALM = Limits(ready_seconds=60.0, least_seconds=60.0)
CALM_WITH_ROGUES = Limits(ready_seconds=60.0, least_seconds=60.0, farewell_seconds=0.05)

REPLACED = {
    "dies at start": (DECISIONS, "it ended (no wish to play)"),
    "greets with nonsense": (DECISIONS, "it wrote something that is not a message of type 'ready'"),
    "greets without a name": (DECISIONS, "it did not say its name"),
    "dies midway": (DECISIONS - 2, "it ended"),
    "floods without a line": (DECISIONS, "it wrote too much for one answer"),
    "floods with lines": (DECISIONS, "it wrote something that is not a message of type 'decision'"),
    "answers illegally": (DECISIONS, "it answered with an illegal decision"),
    "answers with a list of lists": (DECISIONS, "it answered with an illegal decision"),
    "answers ahead": (DECISIONS, "it answered what nobody had asked"),
    "answers without an id": (DECISIONS, "it answered without an id"),
    "writes garbage": (DECISIONS, "it wrote something that is not JSON"),
    "writes deep garbage": (DECISIONS, "it wrote something that is not JSON"),
    "writes a huge number": (DECISIONS, "it wrote something that is not JSON"),
    "writes bad UTF-8": (DECISIONS, "it wrote something that is not JSON"),
    "closes its output": (DECISIONS, "it ended"),
    "leaves a child behind": (DECISIONS, "it ended"),
}
SLOW = {
    "is silent at start": "it did not say ready in time",
    "hangs": None,
    "reads nothing": None,
    "ignores the end": None,
    "closes its input": None,
}
WELL_BEHAVED = ("obedient", "has a child", "floods its log")


@pytest.fixture
def kennel(tmp_path: Path) -> Iterator[Kennel]:
    """A place for bots."""
    with Kennel(tmp_path) as kennel:
        yield kennel


def dealt(seed: int = 5) -> Match:
    """A match of Stichling for two: the first seat is a bot's."""
    participants = (Participant("Rogue", "bot:rogue"), Participant("Lore", "computer:casual"))
    return new_match(PRESETS["stichling"], participants, seed)


def played(bot: BotPlayer, seed: int = 5) -> Match:
    """A whole match with the bot; every decision passed the rules."""
    match = dealt(seed)
    bot.begin(match.participants)
    players: list[Player] = [bot, Casual()]
    match = played_out(match, players, 0.0)
    bot.over(observe(match.state, frozenset({0})))
    return match


def first_view() -> View:
    """What the bot's seat sees when it is first asked."""
    return observe(dealt().deal()[0].state, frozenset({0}))


@pytest.mark.parametrize("rogue", REPLACED)
def test_a_bot_that_fails_is_replaced_for_the_rest_of_the_match(kennel: Kennel, rogue: str) -> None:
    fallbacks, trouble = REPLACED[rogue]
    bot = BotPlayer(kennel.command(ROGUES[rogue]), CALM_WITH_ROGUES)
    bot.start()
    connection = kennel.born()
    assert played(bot).state.is_over
    assert (bot.fallbacks, bot.trouble) == (fallbacks, trouble)
    assert is_gone(connection)  # already now: a bot that was replaced is ended at once
    bot.close()


@pytest.mark.parametrize("rogue", SLOW)
def test_a_bot_that_is_late_gets_a_fallback_each_time(kennel: Kennel, rogue: str) -> None:
    limits = HASTY if rogue == "is silent at start" else Limits(60.0, 0.005, 0.05)
    bot = BotPlayer(kennel.command(ROGUES[rogue]), limits)
    bot.start()
    connection = kennel.born()
    assert played(bot).state.is_over
    assert (bot.fallbacks, bot.trouble) == (DECISIONS, SLOW[rogue])
    bot.close()
    assert is_gone(connection)


@pytest.mark.parametrize("rogue", WELL_BEHAVED)
def test_a_bot_that_behaves_decides_everything_itself(kennel: Kennel, rogue: str) -> None:
    bot = BotPlayer(kennel.command(ROGUES[rogue]), CALM_WITH_ROGUES)
    bot.start()
    connection = kennel.born()
    assert bot.name == "rogue"
    assert played(bot).state.is_over
    assert (bot.fallbacks, bot.trouble) == (0, None)
    bot.close()
    assert is_gone(connection)


def test_a_late_answer_is_known_by_its_id_and_ignored(kennel: Kennel) -> None:
    bot = BotPlayer(kennel.command(ROGUES["is late once"]), Limits(ready_seconds=60.0, least_seconds=0.0))
    bot.start()
    bot.begin(dealt().participants)
    view = first_view()
    late = bot.advise(view, Budget(seconds=0.2))
    assert late == Casual().advise(view, Budget(seconds=0.2))
    assert bot.fallbacks == 1
    assert bot.advise(view, Budget(seconds=60.0)).best == view.legal[0]
    assert bot.advise(view, Budget(seconds=60.0)).best == view.legal[0]
    assert (bot.fallbacks, bot.trouble) == (1, None)
    bot.close()


def test_a_bot_ranks_every_legal_decision_its_own_first(kennel: Kennel) -> None:
    bot = BotPlayer(kennel.command("is_greeted(); q = asked(); answer(q, q['legal'][-1])"), CALM)
    bot.start()
    view = first_view()
    advice = bot.advise(view, Budget())
    assert advice.best == view.legal[-1]
    assert sorted(map(repr, view.legal)) == sorted(repr(option.decision) for option in advice.options)
    bot.close()


@pytest.mark.parametrize("rogue", ["hangs", "is silent at start", "reads nothing"])
def test_a_cancelled_question_ends_at_once_and_is_not_counted(kennel: Kennel, rogue: str) -> None:
    bot = BotPlayer(kennel.command(ROGUES[rogue]), Limits(600.0, 600.0, 0.05))
    bot.start()
    view = first_view()
    for _ in range(2):
        assert bot.advise(view, Budget(600.0, cancelled=lambda: True)).best in view.legal
    assert (bot.fallbacks, bot.trouble) == (0, None)
    bot.close()


def test_one_process_plays_one_match_after_the_other(kennel: Kennel) -> None:
    bot = BotPlayer(kennel.command(ROGUES["obedient"]), CALM)
    bot.start()
    connection = kennel.born()
    for seed in range(3):
        assert played(bot, seed).state.is_over
        assert (bot.fallbacks, bot.trouble) == (0, None)
    bot.close()
    assert is_gone(connection)


def test_a_bot_that_died_is_started_again_for_the_next_match(kennel: Kennel) -> None:
    bot = BotPlayer(kennel.command(ROGUES["dies midway"]), CALM)
    bot.start()
    for seed in range(2):
        played(bot, seed)
        assert (bot.fallbacks, bot.trouble) == (DECISIONS - 2, "it ended")
        assert is_gone(kennel.born())


def test_fallbacks_are_rules_of_thumb(kennel: Kennel) -> None:
    bot = BotPlayer(kennel.command(ROGUES["dies at start"]), CALM)
    bot.start()
    casual = played_out(dealt(), [Casual(), Casual()], 0.0)
    assert played(bot).log == casual.log


def test_standard_error_is_logged(kennel: Kennel, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    bot = BotPlayer(
        kennel.command("sys.stderr.write('thinking \\xe9\\n'); sys.stderr.write('at the end')"), CALM
    )
    bot.start()
    assert bot.name == "bot"
    assert bot.trouble == "it ended (at the end)"
    assert [record.message.split(": ", 1)[1] for record in caplog.records[:2]] == [
        "thinking \xe9",
        "at the end",
    ]


NAMES = {
    "plain": ("plain", "plain"),
    "long": ("x" * 500, "x" * 40),
    "two lines": ("a\nb\x1b[31m\u202e", "ab[31m"),
    "half a character": ("\ud800", "bot"),
    "empty": ("", "bot"),
    "blank": ("   ", "bot"),
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_made_fit_for_a_score_sheet(kennel: Kennel, name: str) -> None:
    said, shown = NAMES[name]
    bot = BotPlayer(kennel.command(f"asked(); say(type='ready', name={said!a}); asked()"), CALM)
    bot.start()
    assert bot.name == shown
    bot.close()


IMPOSSIBLE = {
    "no program": ("no-such-program-anywhere", "no such file or directory"),
    "a folder": ("/", "permission denied"),
    "nothing": ("", "it is not a command"),
    "an open quote": ("'a", "it is not a command"),
    "a zero": ("a\0b", "it is not a command"),
}


@pytest.mark.parametrize("command", IMPOSSIBLE)
def test_a_command_that_starts_nothing_is_told(command: str) -> None:
    text, reason = IMPOSSIBLE[command]
    with pytest.raises(CannotStart, match=f"^{reason}$"):
        BotPlayer(text).start()


def test_no_shell_is_used(tmp_path: Path, kennel: Kennel) -> None:
    victim = tmp_path / "victim"
    command = kennel.command("asked(); say(type='ready', name=' '.join(sys.argv[2:])); asked()")
    bot = BotPlayer(f"{command} ; touch {victim} $(touch {victim})", CALM)
    bot.start()
    assert bot.name.startswith("; touch ")
    bot.close()
    assert not victim.exists()


def test_a_bot_may_be_closed_twice_and_before_its_start(kennel: Kennel) -> None:
    bot = BotPlayer(kennel.command(ROGUES["obedient"]), CALM)
    bot.close()
    bot.start()
    bot.close()
    bot.close()
    assert bot.advise(first_view(), Budget(seed=Random(1).randrange(9))).options
