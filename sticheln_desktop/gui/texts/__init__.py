"""Every sentence of the program: English source, translated by Qt at the moment it is asked for.

A sentence about a seat exists twice, for a name and for "you"; placeholders are %1, %2, filled in one pass.
What many rooms say can be had from here, the rest from the module of its subject.
"""

from .cards import card_name, card_names, colour_name
from .labels import Label, label
from .log import event_text
from .numbers import MINUS, card_count, number, other_card_count, points, spoken_points, trick_count
from .refusals import objection_text, replaces
from .results import (
    counting_colour_label,
    counting_text,
    match_over_text,
    next_round_text,
    pile_label,
    round_over_text,
    still_out_text,
    tile_label,
    undealt_text,
)
from .saying import listed
from .seats import Cast

__all__ = [
    "MINUS",
    "Cast",
    "Label",
    "card_count",
    "card_name",
    "card_names",
    "colour_name",
    "counting_colour_label",
    "counting_text",
    "event_text",
    "label",
    "listed",
    "match_over_text",
    "next_round_text",
    "number",
    "objection_text",
    "other_card_count",
    "pile_label",
    "points",
    "replaces",
    "round_over_text",
    "spoken_points",
    "still_out_text",
    "tile_label",
    "trick_count",
    "undealt_text",
]
