"""What a match is to be, before it begins: the choices of the new-match page as plain data."""

import shlex
from dataclasses import replace
from typing import Final

import msgspec

from sticheln_desktop.gui.names import is_player_name, is_you, player_name, proper_names
from sticheln_desktop.gui.texts import faults as faults_words
from sticheln_desktop.gui.texts.seats import you
from sticheln_desktop.match.match import Match, Participant, new_match
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

from .terms import Terms, agreed

HUMAN: Final = "human"
COMPUTER: Final = "computer:"
BOT: Final = "bot:"
SEAT_LOOKS: Final = 8
LONGEST_NAME: Final = 40
LARGEST_SEED: Final = 2**63 - 1
_PREFERRED_COUNT: Final = 4
_FRIENDS: Final = ("Mara", "Jonas", "Ildikó", "Theo", "Lore", "Emil", "Nora")
_FIRST_LEVEL: Final = "casual"


class PlannedSeat(msgspec.Struct, frozen=True):
    """Who will sit where, and with which of the eight looks."""

    name: str
    played_by: str = HUMAN
    look: int = 0


class MatchPlan(msgspec.Struct, frozen=True):
    """A match to be; `opener` and `seed` are drawn where None, `house` counts in a house mix only."""

    game: str
    seats: tuple[PlannedSeat, ...]
    house: dict[str, str | int] = {}
    opener: int | None = None
    undealt: Undealt = Undealt.HIDDEN
    dealer: Dealer = Dealer.ROTATES
    length: int = 5
    seed: int | None = None
    allows_undo: bool = True
    allows_cards_seen: bool = True


def preset(game: str) -> Rules:
    """The rules a game begins from; a house mix begins from the classic ones."""
    return house() if game == HOUSE else PRESETS[game]


def sensible(game: str) -> MatchPlan:
    """A match that needs no questions: one person against casual computers."""
    start = preset(game)
    counts = start.seat_counts()
    count = _PREFERRED_COUNT if _PREFERRED_COUNT in counts else counts[len(counts) // 2]
    first = PlannedSeat(you())
    mix = start.settings if game == HOUSE else {}
    return MatchPlan(game, resized((first,), count), house=mix, length=start.rounds)


def resized(seats: tuple[PlannedSeat, ...], count: int) -> tuple[PlannedSeat, ...]:
    """The first seats, with computers added where there are too few."""
    kept = seats[:count]
    while len(kept) < count:
        kept = (*kept, _newcomer(kept))
    return kept


def _newcomer(seats: tuple[PlannedSeat, ...]) -> PlannedSeat:
    names, looks = {seat.name.strip() for seat in seats}, {seat.look for seat in seats}
    name = _friend(names, len(seats))
    look = next(look for look in range(SEAT_LOOKS) if look not in looks)
    return PlannedSeat(name, COMPUTER + _FIRST_LEVEL, look)


def properly_named(seats: tuple[PlannedSeat, ...]) -> tuple[PlannedSeat, ...]:
    """The seats with "you" for the only person at most."""
    people = [at for at, seat in enumerate(seats) if seat.played_by == HUMAN]
    names = proper_names([seat.name.strip() for seat in seats], people)
    return tuple(msgspec.structs.replace(seat, name=name) for seat, name in zip(seats, names, strict=True))


def renamed(before: tuple[PlannedSeat, ...], seats: tuple[PlannedSeat, ...]) -> tuple[PlannedSeat, ...]:
    """Names that nobody typed follow who plays: a person is no Mara, and the only one is "you"."""
    people = sum(seat.played_by == HUMAN for seat in seats)
    made: tuple[PlannedSeat, ...] = ()
    for at, seat in enumerate(seats):
        others = {other.name.strip() for other in (*made, *seats[at + 1 :])}
        was_person = at < len(before) and before[at].played_by == HUMAN
        name = _default_name(seat, at, was_person, people, others)
        made = (*made, msgspec.structs.replace(seat, name=name))
    return properly_named(made)


def _default_name(seat: PlannedSeat, at: int, was_person: bool, people: int, others: set[str]) -> str:
    own = seat.name.strip()
    if seat.played_by != HUMAN:
        nameless = was_person and (is_you(own) or is_player_name(own))
        return _friend(others, at) if nameless else seat.name
    if people == 1:
        return you() if is_player_name(own) else seat.name
    return player_name(at, others) if own in _FRIENDS and not was_person else seat.name


def _friend(names: set[str], at: int) -> str:
    return next((friend for friend in _FRIENDS if friend not in names), f"{at + 1}")


def rules(plan: MatchPlan) -> Rules:
    """The game with all its settings; ValueError if a house setting does not exist."""
    start = house(**plan.house) if plan.game == HOUSE else PRESETS[plan.game]
    if start.family is Family.STICHELN:
        start = replace(start, undealt=plan.undealt, dealer=plan.dealer)
    return start if start.family is Family.STICHLING else replace(start, rounds=plan.length)


def match(plan: MatchPlan, seed: int) -> Match:
    """The planned match before its first deal, dealt from the plan's own seed if it has one."""
    seated = [Participant(seat.name.strip(), seat.played_by) for seat in properly_named(plan.seats)]
    begun = new_match(rules(plan), seated, seed if plan.seed is None else plan.seed, plan.opener)
    looks = tuple(seat.look for seat in plan.seats)
    return agreed(begun, Terms(looks, plan.allows_undo, plan.allows_cards_seen))


def faults(plan: MatchPlan) -> list[str]:
    """What keeps the match from being started, one sentence each."""
    if plan.game not in GAMES:
        return [faults_words.unknown_game()]
    return [*_game_faults(plan), *_seat_faults(plan.seats)]


def _game_faults(plan: MatchPlan) -> list[str]:
    counts, found = preset(plan.game).seat_counts(), []
    if len(plan.seats) not in counts:
        found.append(faults_words.wrong_count(counts[0], counts[-1]))
    if plan.game == HOUSE and not _is_a_mix(plan.house):
        found.append(faults_words.wrong_mix())
    if not 1 <= plan.length <= LONGEST_MATCH:
        found.append(faults_words.wrong_length(LONGEST_MATCH))
    if plan.opener is not None and not 0 <= plan.opener < len(plan.seats):
        found.append(faults_words.wrong_opener())
    if plan.seed is not None and abs(plan.seed) > LARGEST_SEED:
        found.append(faults_words.wrong_seed())
    return found


def _is_a_mix(settings: dict[str, str | int]) -> bool:
    return all(value in SETTING_VALUES.get(name, ()) for name, value in settings.items())


def _seat_faults(seats: tuple[PlannedSeat, ...]) -> list[str]:
    names = [seat.name.strip() for seat in seats]
    found = [faults_words.no_name(at + 1) for at, name in enumerate(names) if not name]
    given = [name for name in names if name]
    found += [faults_words.same_name(name) for name in dict.fromkeys(given) if given.count(name) > 1]
    found += [faults_words.long_name(name, LONGEST_NAME) for name in given if len(name) > LONGEST_NAME]
    if len({seat.look for seat in seats}) < len(seats):
        found.append(faults_words.same_look())
    if any(not 0 <= seat.look < SEAT_LOOKS for seat in seats):
        found.append(faults_words.wrong_look())
    found += [faults_words.no_player(seat.name) for seat in seats if not _is_a_player(seat.played_by)]
    return found


def runnable(command: str) -> bool:
    """Whether a command can be split into a program and its arguments."""
    try:
        return bool(shlex.split(command)) and command.isprintable()
    except ValueError:
        return False


def _is_a_player(played_by: str) -> bool:
    if played_by == HUMAN:
        return True
    kind = next((kind for kind in (COMPUTER, BOT) if played_by.startswith(kind)), None)
    return kind is not None and bool(played_by.removeprefix(kind).strip()) and played_by.isprintable()
