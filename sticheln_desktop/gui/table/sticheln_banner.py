"""The own row's banner at the Sticheln table: who wins now, why, and what it is worth."""

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.texts import table as words
from sticheln_desktop.rules import sticheln
from sticheln_desktop.rules.cards import Card, Colour
from sticheln_desktop.rules.state import Phase, Round

from .desk import Desk
from .drawn import Banner, Part
from .pieces import Piece
from .shared_layout import banner, banner_width, scored_banner
from .sticheln_seats import chosen_width


def own_banner(desk: Desk) -> list[Piece]:
    """The banner beside the own plate."""
    size = desk.size
    beside = chosen_width(desk) + 8 * desk.unit if chosen_width(desk) else 0.0
    left = size.margin + beside + size.plate_width + 18 * desk.unit
    if desk.round.phase is Phase.SCORED:
        return scored_banner(desk, left)
    said, chip = _words(desk, Banner(banner_width(desk, left), size.row_height, desk.ink, "", ""))
    return banner(desk, left, said, chip)


def _words(desk: Desk, empty: Banner) -> tuple[Banner, Card | None]:
    match desk.round.phase:
        case Phase.CHOOSING:
            return _secret(desk, empty, words.choose_title(desk.view.rules)), None
        case Phase.NAMING:
            return _secret(desk, empty, words.name_title()), None
        case _ if desk.round.table[0]:
            return _standing(desk, empty)
        case _:
            own = desk.round.turn == desk.you
            title = words.leads_next(desk.name(desk.round.turn), own)
            return replace(empty, title=title, reason=words.lead_rule()), None


def _secret(desk: Desk, empty: Banner, title: str) -> Banner:
    if desk.is_asked:
        naming = desk.round.phase is Phase.NAMING
        reason = words.name_rule(desk.view.rules.colours) if naming else words.choose_rule(desk.view.rules)
        return replace(empty, title=title, reason=reason)
    names = [desk.name(seat) for seat in desk.round.pending]
    return replace(empty, title=words.waiting_for(names), reason=words.secret_rule())


def _standing(desk: Desk, empty: Banner) -> tuple[Banner, Card]:
    plays = desk.round.table[0]
    now = sticheln.standing(plays, desk.view.rules.polarity)
    said = replace(
        empty,
        title=words.winner_now(desk.name(now.play.seat), now.play.seat == desk.you),
        reason=words.verdict(now.verdict, now.play.card),
    )
    cards = tuple(play.card for play in plays)
    return _with_worth(desk, said, cards), now.play.card


def _with_worth(desk: Desk, said: Banner, cards: tuple[Card, ...]) -> Banner:
    # A seat whose colours these eyes may not know has no worth to show.
    if desk.you is None:
        return said
    counting = sticheln.counting_colours(cast(Round, desk.round), desk.you)
    total = sticheln.worth(cards, counting, desk.view.rules)
    parts = tuple(_parts(desk, cards, counting)) if counting else (Part(words.unless_named(), 0),)
    return replace(said, worth=words.worth_title(), parts=parts, total=texts.points(total), sign=total)


def _parts(desk: Desk, cards: tuple[Card, ...], counting: tuple[Colour, ...]) -> Iterator[Part]:
    rules = desk.view.rules
    others = tuple(card for card in cards if card.colour not in counting)
    if others:
        points = sticheln.worth(others, counting, rules)
        yield Part(words.others(len(others), points), points)
    for card in cards:
        if card.colour in counting:
            points = sticheln.points(card, counting, rules)
            yield Part(words.counting(card, points), points)
