"""What a screen reader says of the things on the table: the words that are drawn, and nothing more.

Everything comes from pieces laid out for the eyes that look, so no secret can slip in here.
"""

from collections.abc import Iterable

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.specs import Tile
from sticheln_desktop.gui.models.seats import seat_in_words
from sticheln_desktop.gui.texts import Cast
from sticheln_desktop.gui.texts import table as words
from sticheln_desktop.rules.settings import Family
from sticheln_desktop.rules.state import Plays
from sticheln_desktop.rules.view import View

from .drawn import Banner, Lane, PassSlot, Pill, PlaceFrame, Slot
from .pieces import Piece, TableLook, TargetCard, TargetColour, TargetPlace, TargetSeat, TargetTile


def name_of(piece: Piece, pieces: Iterable[Piece], view: View, look: TableLook, cast: Cast) -> str:
    """A thing in words."""
    match piece.target:
        case TargetCard(card):
            chosen = [words.is_chosen()] if card in look.chosen else []
            return _joined([texts.card_name(card), *chosen])
        case TargetSeat(seat):
            return seat_in_words(view, cast, seat)
        case TargetPlace():
            return _joined(_place_words(piece, view, look))
        case TargetTile(index):
            return _joined(_tile_words(piece, index, look))
        case TargetColour(colour):
            points = _text_of(pieces, f"{piece.key}:points")
            chosen = [words.is_chosen()] if colour in look.named else []
            return _joined([texts.colour_name(colour), points, *chosen])
        case _:
            return _text_of(pieces, piece.key)


def banner_words(pieces: Iterable[Piece]) -> str:
    """What the banner says now, with the forecast of the card that is considered."""
    said = [_text_of(pieces, "forecast")]
    for piece in pieces:
        art = piece.art
        if isinstance(art, Banner):
            said += [art.title, art.reason, art.worth, *(part.text for part in art.parts), art.total]
        elif isinstance(art, PlaceFrame) and art.foot:
            said.append(f"{art.number}: {_joined([art.foot, art.foot_detail])}")
    return _joined(said)


def _joined(parts: Iterable[str]) -> str:
    return ", ".join(part for part in parts if part)


def _text_of(pieces: Iterable[Piece], key: str) -> str:
    return next((piece.art.text for piece in pieces if piece.key == key and isinstance(piece.art, Pill)), "")


def _place_words(piece: Piece, view: View, look: TableLook) -> list[str]:
    art = piece.art
    match art:
        case PlaceFrame():
            cards = _cards(view.round.table[art.number - 1], look)
            key = words.place_number(art.number)
            return [key, art.header, cards, art.holder, art.missing, art.foot, art.foot_detail]
        case Lane():
            plays = next((row for row in view.round.table if row and row[0].card.colour is art.colour), ())
            return [art.title, _cards(plays, look), art.verdict, art.verdict_detail]
        case PassSlot():
            return [art.title, art.detail, art.label, art.action]
        case Slot():
            return [art.text, _cards(view.round.table[0], look)] if _is_one_trick(view) else [art.text]
        case _:
            return []


def _is_one_trick(view: View) -> bool:
    return view.rules.family is Family.STICHELN


def _cards(plays: Plays, look: TableLook) -> str:
    return _joined(f"{look.names[play.seat]} {texts.card_name(play.card)}" for play in plays)


def _tile_words(piece: Piece, index: int, look: TableLook) -> list[str]:
    value = piece.art.number if isinstance(piece.art, Tile) else 0
    lifted = [words.is_lifted()] if look.lifted_tile == index else []
    return [words.tile_spoken(value, index + 1), *lifted]
