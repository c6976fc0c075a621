"""What the program remembers between two starts: look, sound, and the last choices of each game."""

import contextlib
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar, get_type_hints

import msgspec

from sticheln_desktop.gui.pages.plan import MatchPlan, faults
from sticheln_desktop.match.parse import BadRecord, parsed
from sticheln_desktop.match.storage import DiskTrouble, write_whole

MOST_RECENT: Final = 8
_LARGEST_FILE: Final = 1_000_000
S = TypeVar("S", bound=msgspec.Struct)


class Pace(msgspec.Struct, frozen=True):
    """How fast things move; a trick rests so many seconds, or until a click where that is None."""

    animation: Literal["off", "fast", "normal", "slow"] = "normal"
    trick_rest: Annotated[float, msgspec.Meta(ge=0.0, le=5.0)] | None = 0.9


class Sound(msgspec.Struct, frozen=True):
    """Whether there is sound, and how loud in per cent."""

    on: bool = True
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 70


class Preferences(msgspec.Struct, frozen=True):
    """All that is remembered.

    `plans` holds the last match of each game, `bots` a command for each name, `recent` the paths of records,
    newest first.
    """

    theme: Literal["system", "light", "dark", "contrast"] = "system"
    face: Literal["illustrated", "large"] = "illustrated"
    text_scale: Annotated[int, msgspec.Meta(ge=80, le=200)] = 100
    pace: Pace = Pace()
    sound: Sound = Sound()
    hand_sort: Literal["colour", "value"] = "colour"
    allows_cards_seen: bool = True
    allows_undo: bool = True
    think_seconds: Annotated[float, msgspec.Meta(ge=0.1, le=60.0)] = 2.0
    language: Literal["system", "en", "de", "hu"] = "system"
    shows_panels: bool = True
    plans: dict[str, MatchPlan] = {}
    bots: dict[str, str] = {}
    recent: tuple[str, ...] = ()


def remembering(prefs: Preferences, plan: MatchPlan) -> Preferences:
    """With this plan as its game's last one; a seed is for one match and is not remembered."""
    kept = msgspec.structs.replace(plan, seed=None)
    return msgspec.structs.replace(prefs, plans={**prefs.plans, plan.game: kept})


def with_recent(prefs: Preferences, path: Path) -> Preferences:
    """With this record as the newest of those that were opened or saved."""
    newest = str(path.absolute())
    kept = (newest, *(other for other in prefs.recent if other != newest))
    return msgspec.structs.replace(prefs, recent=kept[:MOST_RECENT])


def without_recent(prefs: Preferences, path: Path) -> Preferences:
    """Without a record that is not there any more."""
    return msgspec.structs.replace(prefs, recent=tuple(one for one in prefs.recent if one != str(path)))


def load(path: Path) -> Preferences:
    """The preferences in a file, defaults for whatever is missing or wrong; a bad file is kept aside."""
    content = _content(path)
    if content is None:
        return Preferences()
    try:
        found = parsed(content)
    except BadRecord:
        _keep_aside(path, content)
        return Preferences()
    faulty: list[str] = []
    prefs = _mended(Preferences, found, faulty)
    if faulty:
        _keep_aside(path, content)
    return prefs


def save(path: Path, prefs: Preferences) -> None:
    """Write the preferences; DiskTrouble if that fails."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, msgspec.json.format(msgspec.json.encode(prefs), indent=2) + b"\n")


def _content(path: Path) -> bytes | None:
    try:
        if not path.is_file():
            return None
        with path.open("rb") as file:
            return file.read(_LARGEST_FILE)
    except (OSError, ValueError):
        return None


def _keep_aside(path: Path, content: bytes) -> None:
    with contextlib.suppress(DiskTrouble):
        write_whole(path.with_name(path.name + ".bad"), content)


def _mended(kind: type[S], found: dict[str, Any], faulty: list[str]) -> S:
    """A structure from an object's members, leaving out and naming the ones that do not fit."""
    hints = get_type_hints(kind, include_extras=True)
    good: dict[str, Any] = {}
    for name in kind.__struct_fields__:
        if name in found:
            with contextlib.suppress(msgspec.ValidationError):
                good[name] = _member(name, hints[name], found[name], faulty)
            if name not in good:
                faulty.append(name)
    return kind(**good)


def _member(name: str, kind: Any, value: Any, faulty: list[str]) -> Any:
    if name == "plans":
        return _plans(msgspec.convert(value, dict[str, Any]), faulty)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _mended(kind, msgspec.convert(value, dict[str, Any]), faulty)
    return msgspec.convert(value, kind)


def _plans(found: dict[str, Any], faulty: list[str]) -> dict[str, MatchPlan]:
    good: dict[str, MatchPlan] = {}
    for game, value in found.items():
        with contextlib.suppress(msgspec.ValidationError):
            plan = msgspec.convert(value, MatchPlan)
            if plan.game == game and not faults(plan):
                good[game] = plan
        if game not in good:
            faulty.append(game)
    return good
