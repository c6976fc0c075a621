"""What `--game`, `--seats` and the rest of a match's arguments mean."""

import secrets
from argparse import ArgumentParser, Namespace
from dataclasses import replace

from sticheln_desktop.ai.levels import EVERYBODY
from sticheln_desktop.match.match import Participant
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

_LARGEST_SEED = 2**63 - 1
_LONGEST_THINK = 600.0


def add_match_arguments(parser: ArgumentParser) -> None:
    """The arguments that say which game is played by whom."""
    add = parser.add_argument
    add("--game", choices=GAMES, default="classic", help="which game (default: classic)")
    add("--seats", required=True, metavar="A,B,...", help="who plays: " + ", ".join(EVERYBODY))
    add("--undealt", choices=[str(value) for value in Undealt], help="leftover cards")
    add("--dealer", choices=[str(value) for value in Dealer], help="who deals next")
    add("--length", type=int, metavar="ROUNDS", help="rounds in the match")
    add("--rules", metavar="K=V,...", help="the settings of a house game")
    add("--seed", type=int, metavar="N", help="deal the same cards again")
    add("--think", type=float, metavar="SECONDS", default=1.0, help="time for a decision")


def levels(options: Namespace) -> tuple[str, ...]:
    """Who decides for each seat."""
    named = tuple(options.seats.split(","))
    for level in named:
        if level not in EVERYBODY:
            raise WrongUsage(f"there is no level {level[:40]!r}; there are {', '.join(EVERYBODY)}")
    return named


def participants(levels: tuple[str, ...]) -> tuple[Participant, ...]:
    """A name for every seat."""
    return tuple(
        Participant(f"{level.capitalize()} {seat}", f"computer:{level}") for seat, level in enumerate(levels)
    )


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


def think_seconds(options: Namespace) -> float:
    """How long a computer may think about one decision."""
    if not 0.0 <= options.think <= _LONGEST_THINK:
        raise WrongUsage(f"--think: 0 to {_LONGEST_THINK:.0f} seconds")
    return float(options.think)
