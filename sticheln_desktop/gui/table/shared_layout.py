"""What all three tables have: plates, the own hand, the banner and the focus ring."""

from dataclasses import replace

from sticheln_desktop.gui import texts
from sticheln_desktop.gui.art.specs import CardBack, CardFace
from sticheln_desktop.gui.texts import table as words
from sticheln_desktop.rules.cards import Card, Colour

from .desk import FOCUS_Z, HAND_Z, PLATE_Z, Desk, left_piece
from .drawn import Banner, FocusRing, Plate, Tone
from .measures import CARD_SHAPE, Spot, box, fan, hand_height
from .pieces import Piece, TargetCard, TargetConfirm, TargetSeat


def has_turn(desk: Desk, seat: int) -> bool:
    """Whether that seat's plate wears the ring."""
    return seat in desk.round.pending and not desk.trick_is_full


def plate(
    desk: Desk, seat: int, left: float, top: float, detail: str, width: float | None = None
) -> list[Piece]:
    """A seat's plate and its stone."""
    size = desk.size
    art = Plate(
        width=width or size.plate_width,
        height=size.plate_height,
        ink=desk.ink,
        name=desk.name(seat),
        points=texts.points(desk.view.totals[seat]),
        detail=detail,
        own=seat == desk.own,
        turn=has_turn(desk, seat),
        thinking=desk.look.thinking == seat,
    )
    radius = min(17 * desk.unit, size.plate_height * 0.3)
    stone = desk.stone(seat, radius)
    at = left + size.plate_height * 0.44
    return [
        left_piece(f"plate:{seat}", art, left, top, PLATE_Z, TargetSeat(seat)),
        Piece(f"seat-stone:{seat}", stone, at, top + art.height / 2, PLATE_Z + 1),
    ]


def backs(desk: Desk, seat: int, left: float, top: float, width: float) -> list[Piece]:
    """The backs of a hand, peeping out behind its plate."""
    count = desk.round.hand_sizes[seat]
    height = 34 * desk.unit
    card = height * CARD_SHAPE
    step = min(11 * desk.unit, (width - 16 * desk.unit - card) / max(count - 1, 1))
    first = left + width / 2 - (count - 1) * step / 2
    y = top + height / 2 - 19 * desk.unit
    art = desk.back(height)
    return [
        Piece(f"back:{seat}:{index}", art, first + index * step, y, PLATE_Z - 5 + index * 0.01)
        for index in range(count)
    ]


def hand(desk: Desk) -> list[Piece]:
    """The own hand, or as many backs where these eyes may not see it."""
    held = desk.round.hands[desk.own]
    if held is None:
        return _covered_hand(desk)
    cards = _sorted(desk, [card for card in held if card not in desk.look.chosen])
    spots = fan(desk.size, len(cards))
    height = hand_height(desk.size, len(cards))
    return [
        _held(desk, card, spot, height, index)
        for index, (card, spot) in enumerate(zip(cards, spots, strict=True))
    ]


def _sorted(desk: Desk, cards: list[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (card.value, card.colour)) if desk.look.by_value else sorted(cards)


def _covered_hand(desk: Desk) -> list[Piece]:
    count = desk.round.hand_sizes[desk.own]
    height = hand_height(desk.size, count)
    return [
        Piece(f"back:{desk.own}:{index}", desk.back(height, angle=spot.angle), spot.x, spot.y, HAND_Z + index)
        for index, spot in enumerate(fan(desk.size, count))
    ]


def _held(desk: Desk, card: Card, spot: Spot, height: float, index: int) -> Piece:
    picked = card == desk.look.picked
    hovered = desk.look.hovered == TargetCard(card)
    part = 0.20 if picked else 0.15 if hovered else 0.0
    # Large print leaves less room: a lifted card stops below the own row.
    room = spot.y - height / 2 - desk.size.row_top - desk.size.row_height - 4
    lift = min(part * height, max(room, 0.06 * height))
    ring = desk.look.theme.gold if picked else None
    art = desk.face(card, height, angle=spot.angle, lifted=bool(part), ring=ring)
    return Piece(f"card:{card}", art, spot.x, spot.y - lift, HAND_Z + index, target=TargetCard(card))


def forecast(desk: Desk, hand_pieces: list[Piece], card: Card, text: str) -> list[Piece]:
    """The pill above a card that says what it would do."""
    for piece in hand_pieces:
        if piece.key == f"card:{card}":
            half = piece.art.height / 2 if isinstance(piece.art, CardFace) else 0.0
            row_end = desk.size.row_top + desk.size.row_height
            y = max(piece.y - half - desk.size.font, row_end + desk.size.font * 0.9)
            return desk.pill("forecast", text, piece.x, y, Tone.INK)
    return []


def banner(desk: Desk, left: float, said: Banner, chip: Card | Colour | None) -> list[Piece]:
    """The banner of the own row and the chip before its words; a message takes its place."""
    message = desk.look.message
    if message is not None:
        edge = Tone.MINUS if message.refused else Tone.PAPER
        said = Banner(said.width, said.height, said.ink, message.title, message.text, edge=edge)
        chip = None
    if chip is None:
        return [left_piece("banner", said, left, desk.size.row_top, PLATE_Z)]
    return _banner_with_chip(desk, left, said, chip)


def _banner_with_chip(desk: Desk, left: float, said: Banner, chip: Card | Colour) -> list[Piece]:
    height = desk.size.row_height * 0.46
    art = desk.chip(chip.colour, height, chip.value) if isinstance(chip, Card) else desk.chip(chip, height)
    width = box(art)[0]
    pad = 14 * desk.unit
    said = Banner(
        **{name: getattr(said, name) for name in Banner.__slots__ if name != "indent"},
        indent=width + pad,
    )
    y = desk.size.row_top + said.height / 2
    return [
        left_piece("banner", said, left, desk.size.row_top, PLATE_Z),
        Piece("banner:chip", art, left + pad + width / 2, y, PLATE_Z + 1),
    ]


def banner_width(desk: Desk, left: float) -> float:
    """What is left of the own row from there to the margin."""
    return desk.size.width - desk.size.margin - left


def scored_banner(desk: Desk, left: float) -> list[Piece]:
    """The banner after a round."""
    scores = desk.round.scores or (0,)
    best = [desk.name(seat) for seat, points in enumerate(scores) if points == max(scores)]
    said = Banner(
        banner_width(desk, left),
        desk.size.row_height,
        desk.ink,
        words.scored_title(desk.round.number, desk.view.rules.family),
        words.most_points(best, max(scores)),
    )
    if desk.you is not None:
        own = scores[desk.you]
        said = replace(said, worth=words.your_round(), total=texts.points(own), sign=own)
    return banner(desk, left, said, None)


def score_pill(desk: Desk, seat: int, x: float, y: float, size: float = 1.7) -> list[Piece]:
    """A seat's stone and its points of the finished round."""
    scores = desk.round.scores
    if scores is None:
        return []
    best = scores[seat] == max(scores)
    tone = Tone.GOLD if best else Tone.PAPER
    stone = desk.stone(seat, desk.size.font * 0.5 * size)
    above = y - desk.size.font * 1.5 * size
    shown = desk.pill(f"score:{seat}", texts.points(scores[seat]), x, y, tone, size=size)
    return [*shown, Piece(f"score-stone:{seat}", stone, x, above, PLATE_Z)]


def confirm(desk: Desk, text: str, x: float, y: float) -> list[Piece]:
    """The button that makes a choice binding."""
    return desk.pill("confirm", text, x, y, Tone.GOLD, size=1.15, target=TargetConfirm())


def focus_ring(desk: Desk, pieces: list[Piece]) -> list[Piece]:
    """The ring around what the keys would press."""
    focused = desk.look.focused
    for piece in pieces:
        if focused is not None and piece.target == focused:
            width, height = box(piece.art)
            angle = piece.art.angle if isinstance(piece.art, CardFace | CardBack) else 0.0
            art = FocusRing(width + 12, height + 12, desk.ink, angle)
            return [Piece("focus", art, piece.x, piece.y, FOCUS_Z)]
    return []
