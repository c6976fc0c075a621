"""How a match stands in a few words, for the bar above the table; no widgets here."""

from sticheln_desktop.rules import stichling
from sticheln_desktop.rules.game import PROCEDURES
from sticheln_desktop.rules.settings import EDITIONS, Family, Rules
from sticheln_desktop.rules.state import Phase
from sticheln_desktop.rules.view import View

from . import new_match
from .games import game_name, variant
from .results import round_of
from .saying import filled, translate
from .seats import Cast


def title(rules: Rules) -> str:
    """The game: a variant of Sticheln is named after it."""
    if rules.family is not Family.STICHELN:
        return game_name(rules.game)
    return filled(translate("Texts", "Sticheln · %1", "%1 is a variant"), variant(rules.game))


def short_title(rules: Rules) -> str:
    """The game alone, for where there is little room."""
    return variant(rules.game) if rules.family is Family.STICHELN else title(rules)


def standing(view: View, cast: Cast) -> tuple[str, ...]:
    """Where the match stands, the most important part first."""
    if not view.rounds:
        return ()
    parts = [_round(view)]
    if view.round.phase is Phase.PLAYING:
        parts.append(_progress(view, cast))
    if view.rules.family is Family.STICHLING:
        values = " ".join(map(str, stichling.tile_values(view.round.number)))
        parts.append(filled(translate("Texts", "Tiles %1", "%1 are numbers"), values))
    elif view.rules.family is Family.STICHELN:
        parts.append(filled(translate("Texts", "Edition: %1"), edition(view.rules)))
    return tuple(parts)


def _round(view: View) -> str:
    now, most = view.round.number + 1, view.rules.rounds
    if view.rules.family is Family.STICHLING:
        return filled(translate("Texts", "Round %1 of %2", "stichling"), now, most)
    return round_of(now, most)


def _progress(view: View, cast: Cast) -> str:
    family, round = view.rules.family, view.round
    if family is Family.STICHLING and cast.you is not None:
        text = translate("Texts", "Your turn %1 of %2", "the first of twelve turns")
        done = sum(play.seat == cast.you for play in round.plays)
    else:
        text = {
            Family.STICHELN: translate("Texts", "Trick %1 of %2"),
            Family.HATTRICK: translate("Texts", "Double trick %1 of %2"),
            Family.STICHLING: translate("Texts", "Turn %1 of %2"),
        }[family]
        done = len(round.plays) // view.seats
    most = turns(view)
    return filled(text, str(min(done + 1, most)), str(most))


def turns(view: View) -> int:
    """How many cards each seat plays in a round."""
    laid = view.rules.colours if view.rules.lays_cards else 0
    kept = PROCEDURES[view.rules.family].CARDS_KEPT
    return view.rules.pack(view.seats).hand - laid - kept


def edition(rules: Rules) -> str:
    """The edition whose options a match follows, or that they are a mix."""
    found = (name for name, options in EDITIONS.items() if options == (rules.undealt, rules.dealer))
    name = next(found, None)
    return translate("Texts", "mixed") if name is None else new_match.value("edition", name)


def edition_tip(rules: Rules) -> str:
    """Both options of the edition in words; nothing for games that have none."""
    if rules.family is not Family.STICHELN:
        return ""
    lines = [new_match.choice(name) + ": " + _option(name, rules) for name in ("undealt", "dealer")]
    return "\n".join(lines)


def _option(name: str, rules: Rules) -> str:
    return new_match.explanation(name, getattr(rules, name))
