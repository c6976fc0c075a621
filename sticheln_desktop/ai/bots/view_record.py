"""A view in the record format, as bots read it. What may be seen is the view's business, not decided here."""

from collections.abc import Sequence
from typing import Any, Protocol

from sticheln_desktop.rules import game, notation
from sticheln_desktop.rules.settings import Family, Rules
from sticheln_desktop.rules.state import Hand, Phase
from sticheln_desktop.rules.view import RoundView, View

FORMAT = "sticheln-record"
VERSION = 1


class Neighbour(Protocol):
    """Somebody at the table."""

    @property
    def name(self) -> str:
        """What they are called."""

    @property
    def played_by(self) -> str:
        """Who decides: `human`, `computer:LEVEL` or `bot:NAME`."""


def view_record(view: View, neighbours: Sequence[Neighbour]) -> dict[str, Any]:
    """The match as far as it is seen: null stands for what is hidden, and there is never a seed."""
    fields = _header(view.rules)
    fields["players"] = [{"name": one.name, "played_by": one.played_by} for one in neighbours]
    fields["rounds"] = [_round(round, view.rules) for round in view.rounds]
    fields["totals"] = list(view.totals)
    if view.is_over:
        fields["winners"] = list(game.winners(view.rules, view.scores))
    return fields


def _header(rules: Rules) -> dict[str, Any]:
    fields: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": rules.game}
    if rules.family is Family.STICHELN:
        fields["rules"] = rules.settings
        fields["options"] = {"undealt": str(rules.undealt), "dealer": str(rules.dealer)}
    fields["length"] = rules.rounds
    return fields


def _round(round: RoundView, rules: Rules) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "leader": round.leader,
        "hands": [_cards(hand) for hand in round.dealt],
        "undealt": _cards(round.undealt),
    }
    if rules.lays_cards:
        fields["choices"] = [_cards(chosen) for chosen in round.choices]
    elif rules.family is Family.STICHLING:
        fields["choices"] = [None if tiles is None else list(tiles) for tiles in round.tiles]
    fields["plays"] = [notation.seated_play_text(play) for play in round.plays]
    if rules.names_colours and round.phase in (Phase.NAMING, Phase.SCORED):
        fields["late_choices"] = [_named(round, rules, seat) for seat in range(len(round.hands))]
    if round.scores is not None:
        fields["scores"] = list(round.scores)
    return fields


def _cards(hand: Hand | None) -> list[str] | None:
    return None if hand is None else [str(card) for card in hand]


def _named(round: RoundView, rules: Rules, seat: int) -> str | list[str] | None:
    named = round.named[seat]
    if named is None:
        return None
    labels = [colour.label for colour in named]
    return labels[0] if rules.colours == 1 else labels
