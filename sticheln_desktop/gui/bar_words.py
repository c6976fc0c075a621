"""How a match stands in a few words, for the bar above the table; no widgets here."""

from sticheln_desktop.gui.pages import match_words, page_words
from sticheln_desktop.gui.texts import Cast, filled, translate
from sticheln_desktop.rules import stichling
from sticheln_desktop.rules.game import PROCEDURES
from sticheln_desktop.rules.settings import EDITIONS, Family, Rules
from sticheln_desktop.rules.state import Phase
from sticheln_desktop.rules.view import View


def title(rules: Rules) -> str:
    """The game: a variant of Sticheln is named after it."""
    if rules.family is not Family.STICHELN:
        return page_words.game_name(rules.game)
    return filled(translate("Bar", "Sticheln · %1", "%1 is a variant"), variant(rules.game))


def variant(game: str) -> str:
    """A variant of Sticheln by its own name."""
    return {
        "classic": translate("Bar", "Classic"),
        "reverse": translate("Bar", "Reverse"),
        "mild": translate("Bar", "Mild"),
        "aggravated": translate("Bar", "Aggravated"),
        "hazy": translate("Bar", "Hazy"),
        "delayed": translate("Bar", "Delayed"),
        "house": translate("Bar", "House mix"),
    }[game]


def standing(view: View, cast: Cast) -> tuple[str, ...]:
    """Where the match stands, the most important part first."""
    if not view.rounds:
        return ()
    parts = [_round(view)]
    if view.round.phase is Phase.PLAYING:
        parts.append(_progress(view, cast))
    if view.rules.family is Family.STICHLING:
        values = " ".join(map(str, stichling.tile_values(view.round.number)))
        parts.append(filled(translate("Bar", "Tiles %1", "%1 are numbers"), values))
    elif view.rules.family is Family.STICHELN:
        parts.append(filled(translate("Bar", "Edition: %1"), edition(view.rules)))
    return tuple(parts)


def _round(view: View) -> str:
    counts = str(view.round.number + 1), str(view.rules.rounds)
    text = (
        translate("Bar", "Round %1 of %2", "stichling")
        if view.rules.family is Family.STICHLING
        else translate("Bar", "Round %1 of %2")
    )
    return filled(text, *counts)


def _progress(view: View, cast: Cast) -> str:
    family, round = view.rules.family, view.round
    if family is Family.STICHLING and cast.you is not None:
        text = translate("Bar", "Your turn %1 of %2", "the first of twelve turns")
        done = sum(play.seat == cast.you for play in round.plays)
    else:
        text = {
            Family.STICHELN: translate("Bar", "Trick %1 of %2"),
            Family.HATTRICK: translate("Bar", "Double trick %1 of %2"),
            Family.STICHLING: translate("Bar", "Turn %1 of %2"),
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
    return translate("Bar", "mixed") if name is None else match_words.value("edition", name)


def edition_tip(rules: Rules) -> str:
    """Both options of the edition in words; nothing for games that have none."""
    if rules.family is not Family.STICHELN:
        return ""
    lines = [match_words.label(name) + ": " + _option(name, rules) for name in ("undealt", "dealer")]
    return "\n".join(lines)


def _option(name: str, rules: Rules) -> str:
    return match_words.explanation(name, getattr(rules, name))
