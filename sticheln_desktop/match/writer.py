"""From a match to its record: laid out so that people can read it and compare two of them."""

import json
from collections.abc import Iterator
from typing import Any

from sticheln_desktop.rules import game, notation
from sticheln_desktop.rules.settings import Family, Rules
from sticheln_desktop.rules.state import Phase, Round

from .match import Match
from .schema import FORMAT, VERSION


def encoded(match: Match) -> bytes:
    """The record as a file's content."""
    return _laid_out(record(match), match.state.seats).encode("utf-8")


def record(match: Match) -> dict[str, Any]:
    """The record as plain data."""
    return {**_header(match), **_course(match), **match.extra}


def _header(match: Match) -> dict[str, Any]:
    rules = match.rules
    fields: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": rules.game}
    if rules.family is Family.STICHELN:
        fields["rules"] = rules.settings
        fields["options"] = {"undealt": str(rules.undealt), "dealer": str(rules.dealer)}
    fields["length"] = rules.rounds
    if match.seed is not None:
        fields["seed"] = match.seed
    fields["players"] = [{"name": one.name, "played_by": one.played_by} for one in match.participants]
    return fields


def _course(match: Match) -> dict[str, Any]:
    state = match.state
    fields: dict[str, Any] = {"rounds": [_round(round, state.rules) for round in state.rounds]}
    fields["totals"] = list(state.totals)
    if state.is_over:
        fields["winners"] = list(game.winners(state.rules, state.scores))
    return fields


def _round(round: Round, rules: Rules) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "leader": round.leader,
        "hands": [[str(card) for card in hand] for hand in round.dealt],
        "undealt": [str(card) for card in round.undealt],
    }
    if rules.lays_cards:
        fields["choices"] = [chosen and [str(card) for card in chosen] for chosen in round.choices]
    elif rules.family is Family.STICHLING:
        fields["choices"] = [order and list(order) for order in round.tiles]
    fields["plays"] = [notation.seated_play_text(play) for play in round.plays]
    if rules.names_colours and round.phase in (Phase.NAMING, Phase.SCORED):
        fields["late_choices"] = [_named(round, rules, seat) for seat in range(len(round.hands))]
    if round.scores is not None:
        fields["scores"] = list(round.scores)
    return fields


def _named(round: Round, rules: Rules, seat: int) -> str | list[str] | None:
    named = round.named[seat]
    if named is None:
        return None
    labels = [colour.label for colour in named]
    return labels[0] if rules.colours == 1 else labels


def _laid_out(fields: dict[str, Any], seats: int) -> str:
    lines = ",\n".join(
        f"{_json(name)}: {_rounds(value, seats) if name == 'rounds' else _json(value)}"
        for name, value in fields.items()
    )
    return f"{{\n{lines}\n}}\n"


def _rounds(rounds: list[dict[str, Any]], seats: int) -> str:
    return "[\n" + ",\n".join(_round_text(round, seats) for round in rounds) + "\n]"


def _round_text(round: dict[str, Any], seats: int) -> str:
    parts = (
        f"  {_json(name)}: {_rows(name, value, seats) if name in ('hands', 'plays') else _json(value)}"
        for name, value in round.items()
    )
    return "{\n" + ",\n".join(parts) + "\n}"


def _rows(name: str, items: list[Any], seats: int) -> str:
    """A line for every hand, and for every turn round the table."""
    if not items:
        return "[]"
    per_row = 1 if name == "hands" else seats
    return "[\n" + ",\n".join(_indented(items, per_row)) + "\n  ]"


def _indented(items: list[Any], per_row: int) -> Iterator[str]:
    for at in range(0, len(items), per_row):
        yield "    " + ", ".join(_json(item) for item in items[at : at + per_row])


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
