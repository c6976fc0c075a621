"""What `--game`, `--seats` and the rest of a match's arguments mean."""

import secrets
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass, replace

from sticheln_desktop.ai.bots.own_group import words
from sticheln_desktop.ai.levels import EVERYBODY, player
from sticheln_desktop.rules.settings import (
    GAMES,
    HOUSE,
    LONGEST_MATCH,
    PRESETS,
    SETTING_VALUES,
    Dealer,
    Family,
    Rules,
    Undealt,
    house,
)

from .faults import WrongUsage
from .seating import BOT

_LARGEST_SEED = 2**63 - 1
_LONGEST_THINK = 600.0
_MOST_PLAYOUTS = 10**9
_BOTS = "bot:COMMAND (a command without a comma; no shell is used)"
_WHO_PLAYS = f"who plays: {', '.join(EVERYBODY)}, or {_BOTS}"


@dataclass(frozen=True, slots=True)
class Thinking:
    """What a player may spend on one decision."""

    seconds: float
    playouts: int | None = None


def add_match_arguments(parser: ArgumentParser) -> None:
    """The arguments that say which game is played by whom."""
    add = parser.add_argument
    add("--game", choices=GAMES, default="classic", help="which game (default: classic)")
    add("--seats", required=True, metavar="A,B,...", help=_WHO_PLAYS)
    add("--undealt", choices=[str(value) for value in Undealt], help="leftover cards")
    add("--dealer", choices=[str(value) for value in Dealer], help="who deals next")
    add("--length", type=int, metavar="ROUNDS", help="rounds in the match")
    add("--rules", metavar="K=V,...", help="the settings of a house game")
    add("--seed", type=int, metavar="N", help="deal the same cards again")
    add_thinking_arguments(parser, 1.0)


def add_thinking_arguments(parser: ArgumentParser, seconds: float) -> None:
    """The arguments that say what may be spent on a decision."""
    add = parser.add_argument
    add("--think", type=float, metavar="SECONDS", default=seconds, help="time for a decision")
    add("--playouts", type=int, metavar="N", help="let search try so much instead: repeatable")


def entries(options: Namespace) -> tuple[str, ...]:
    """Who decides for each seat: a level's name or `bot:COMMAND`."""
    named = tuple(options.seats.split(","))
    for entry in named:
        if entry.startswith(BOT):
            _check_command(entry.removeprefix(BOT))
        elif not _is_level(entry):
            raise WrongUsage(f"there is no level {entry[:40]!r}; there are {', '.join(EVERYBODY)}")
    return named


def _check_command(command: str) -> None:
    try:
        command.encode("utf-8")
        if words(command):
            return
    except UnicodeEncodeError:
        raise WrongUsage("--seats: a command is not UTF-8 text") from None
    except ValueError:
        raise WrongUsage(f"--seats: a quote in {command[:40]!r} is left open") from None
    raise WrongUsage("--seats: bot: needs a command, for example bot:./my-bot")


def _is_level(entry: str) -> bool:
    try:
        player(entry)
    except KeyError:
        return False
    return True


def rules(options: Namespace, seats: int) -> Rules:
    """The game with its settings and options."""
    if options.rules is not None and options.game != HOUSE:
        raise WrongUsage("--rules is for --game house")
    chosen = house(**_settings(options.rules or "")) if options.game == HOUSE else PRESETS[options.game]
    if seats not in chosen.seat_counts():
        counts = chosen.seat_counts()
        raise WrongUsage(f"{chosen.game} is for {counts[0]} to {counts[-1]} players, not {seats}")
    return _with_length(_with_options(chosen, options), options.length)


def _settings(text: str) -> dict[str, str | int]:
    found: dict[str, str | int] = {}
    for part in filter(None, text.split(",")):
        name, _, written = part.partition("=")
        value: str | int = int(written) if written in ("1", "2") else written
        if value not in SETTING_VALUES.get(name, ()):
            raise WrongUsage(f"--rules: {part[:40]!r} is not a setting ({_possible(name)})")
        if name in found:
            raise WrongUsage(f"--rules: {name} is given twice")
        found[name] = value
    return found


def _possible(name: str) -> str:
    if name in SETTING_VALUES:
        return f"{name} is " + " or ".join(map(str, SETTING_VALUES[name]))
    return "there are " + ", ".join(SETTING_VALUES)


def _with_options(rules: Rules, options: Namespace) -> Rules:
    if options.undealt is None and options.dealer is None:
        return rules
    if rules.family is not Family.STICHELN:
        raise WrongUsage(f"{rules.game} has neither --undealt nor --dealer")
    undealt = Undealt(options.undealt or rules.undealt)
    return replace(rules, undealt=undealt, dealer=Dealer(options.dealer or rules.dealer))


def _with_length(rules: Rules, length: int | None) -> Rules:
    if length is None or length == rules.rounds:
        return rules
    if rules.family is Family.STICHLING:
        raise WrongUsage("--length: stichling always has 3 rounds")
    if not 1 <= length <= LONGEST_MATCH:
        raise WrongUsage(f"--length: a match has 1 to {LONGEST_MATCH} rounds")
    return replace(rules, rounds=length)


def seed(options: Namespace) -> int:
    """What the deals are drawn from."""
    if options.seed is None:
        return secrets.randbelow(10**9)
    if not -_LARGEST_SEED <= options.seed <= _LARGEST_SEED:
        raise WrongUsage("--seed: that number is too large")
    return int(options.seed)


def thinking(options: Namespace) -> Thinking:
    """How long a computer may think about one decision."""
    if not 0.0 <= options.think <= _LONGEST_THINK:
        raise WrongUsage(f"--think: 0 to {_LONGEST_THINK:.0f} seconds")
    if options.playouts is not None and not 1 <= options.playouts <= _MOST_PLAYOUTS:
        raise WrongUsage(f"--playouts: 1 to {_MOST_PLAYOUTS}")
    return Thinking(float(options.think), options.playouts)
