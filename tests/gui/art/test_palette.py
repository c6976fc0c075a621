"""Contrast of text and numerals in every theme and on every card."""

import pytest

from sticheln_desktop.gui.art.palette import CREAM, INK, SEATS, SUITS, SeatColour, Suit
from sticheln_desktop.gui.art.tint import contrast, darker, mixed, readable_ink
from sticheln_desktop.gui.table.paint_places import CAP, LIT, SHADED
from sticheln_desktop.gui.theme import CONTRAST, DARK, LIGHT, Theme, faded

AA = 4.5
AA_LARGE = 3.0
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
EACH_SUIT = pytest.mark.parametrize("suit", SUITS.values(), ids=lambda suit: suit.shape)


def test_contrast_of_black_on_white_is_the_highest() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#777777", "#777777") == pytest.approx(1.0)


@THEMES
@pytest.mark.parametrize("role", ["text", "secondary", "plus", "minus", "accent"])
@pytest.mark.parametrize("ground", ["panel", "raised", "plate"])
def test_text_is_readable_on_its_ground(theme: Theme, role: str, ground: str) -> None:
    assert contrast(getattr(theme, role), getattr(theme, ground)) >= AA


@THEMES
@pytest.mark.parametrize("ground", ["felt_centre", "felt_edge"])
def test_text_is_readable_on_felt(theme: Theme, ground: str) -> None:
    assert contrast(theme.on_felt, getattr(theme, ground)) >= AA


@THEMES
def test_text_is_readable_on_accent_and_gold(theme: Theme) -> None:
    assert contrast(theme.on_accent, theme.accent) >= AA
    assert contrast(theme.on_accent, mixed(theme.accent, theme.text, 0.16)) >= AA
    assert contrast(theme.on_gold, theme.gold) >= AA


@THEMES
def test_text_is_readable_on_what_is_pointed_at_and_pressed(theme: Theme) -> None:
    hover, pressed = (mixed(theme.raised, theme.text, share) for share in (0.08, 0.16))
    assert min(contrast(theme.text, ground) for ground in (hover, pressed)) >= AA
    assert min(contrast(ink, hover) for ink in (theme.secondary, theme.accent)) >= AA
    assert contrast(theme.on_accent, mixed(theme.accent, theme.text, 0.30)) >= AA


@THEMES
@pytest.mark.parametrize("ground", ["felt_centre", "felt_edge"])
def test_text_is_readable_on_places(theme: Theme, ground: str) -> None:
    felt = getattr(theme, ground)
    shaded = mixed(felt, "#000000", SHADED)
    for place in (mixed(felt, "#FFFFFF", LIT), shaded, mixed(shaded, "#FFFFFF", CAP)):
        assert contrast(theme.on_felt, place) >= AA


@THEMES
def test_text_is_readable_on_pills(theme: Theme) -> None:
    pairs = [(INK, "#FFFFFF"), (theme.minus, theme.plate), (theme.plate, theme.text)]
    assert min(contrast(ground, ink) for ground, ink in pairs) >= AA


@EACH_SUIT
def test_lower_numeral_is_readable_in_its_casing(suit: Suit) -> None:
    assert contrast(suit.ink, darker(suit.body, 0.09)) >= AA


@THEMES
@pytest.mark.parametrize("ground", ["panel", "raised", "plate", "focus_casing"])
def test_focus_ring_stands_out(theme: Theme, ground: str) -> None:
    assert contrast(theme.focus, getattr(theme, ground)) >= AA_LARGE


@THEMES
def test_disabled_text_can_still_be_made_out(theme: Theme) -> None:
    assert contrast(faded(theme), theme.panel) >= 2.5


@THEMES
def test_gold_ring_stands_out_on_felt(theme: Theme) -> None:
    assert contrast(theme.gold, theme.felt_centre) >= AA_LARGE


@EACH_SUIT
def test_numeral_is_readable_on_body_foot_and_pattern(suit: Suit) -> None:
    for body in (suit.body, darker(suit.body, 0.14)):
        patterned = mixed(body, suit.tone.colour, suit.tone.strength)
        assert contrast(suit.ink, body) >= AA
        assert contrast(suit.ink, patterned) >= AA


@EACH_SUIT
def test_numeral_of_zero_is_readable_on_pale_body(suit: Suit) -> None:
    patterned = mixed(suit.pale, suit.body, suit.tone.pale_strength)
    assert contrast(suit.zero_ink, suit.pale) >= AA
    assert contrast(suit.zero_ink, patterned) >= AA_LARGE


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.name)
def test_chart_lines_and_tile_numbers_are_visible(seat: SeatColour) -> None:
    assert contrast(seat.on_dark_chart, DARK.panel) >= AA_LARGE
    assert contrast(seat.on_light_chart, LIGHT.panel) >= AA_LARGE
    assert contrast(readable_ink(seat.hex, INK, "#FFFBF2"), seat.hex) >= AA


def test_tile_numbers_are_readable() -> None:
    assert contrast(INK, CREAM) >= AA


@pytest.mark.parametrize("ground", ["felt_centre", "felt_edge"])
@THEMES
def test_plates_stand_out_from_the_felt(theme: Theme, ground: str) -> None:
    outline = theme.plate if theme is LIGHT else theme.plate_edge
    assert contrast(outline, getattr(theme, ground)) >= AA_LARGE
