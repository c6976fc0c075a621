"""The texts of the start page."""

from .games import game_name
from .labels import Label, label
from .results import round_of
from .saying import filled, translate


def players(fewest: int, most: int) -> str:
    """A range of player counts, as digits."""
    return f"{fewest}–{most}"


def players_spoken(fewest: int, most: int) -> str:
    """A range of player counts, as read aloud."""
    return filled(translate("Texts", "%1 to %2 players", "%1 fewest, %2 most"), fewest, most)


def minutes(count: int) -> str:
    """How long a match takes."""
    return filled(translate("Texts", "%1 min", "%1 is a number of minutes"), count)


def minutes_spoken(count: int) -> str:
    """How long a match takes, as read aloud."""
    return filled(translate("Texts", "about %1 minutes"), count)


def program_name() -> str:
    """The title of the start page."""
    return label(Label.STICHELN)


def program_sentence() -> str:
    """The line under the title."""
    return translate("Texts", "Eight prickly trick-taking games")


def play() -> str:
    """The button that starts a sensible match at once."""
    return translate("Texts", "Play")


def play_game(game: str) -> str:
    """What a whole tile does."""
    return filled(translate("Texts", "Play %1", "%1 is a game"), game_name(game))


def set_up() -> str:
    """The button that opens the new-match page."""
    return translate("Texts", "Set up…")


def set_up_game(game: str) -> str:
    """What the button for the new-match page does."""
    return filled(translate("Texts", "Set up a match of %1", "%1 is a game"), game_name(game))


def continue_match() -> str:
    """The button of the banner."""
    return translate("Texts", "Continue")


def continue_game(game: str) -> str:
    """The title of the banner."""
    return filled(translate("Texts", "Continue %1", "%1 is a game"), game_name(game))


def discard() -> str:
    """The button that throws the unfinished match away."""
    return translate("Texts", "Discard")


def really_discard() -> str:
    """The same button, once pressed."""
    return translate("Texts", "Discard for good?")


def round_and_turn(now: int, most: int, turn: str) -> str:
    """How far an unfinished match is; whose turn it is may be unknown."""
    if not turn:
        return round_of(now, most)
    return filled(translate("Texts", "Round %1 of %2, %3", "%3 says whose turn it is"), now, most, turn)


def your_turn() -> str:
    """It is the only person's turn."""
    return translate("Texts", "your turn")


def turn_of(name: str) -> str:
    """It is somebody's turn."""
    return filled(translate("Texts", "waiting for %1", "%1 is a name"), name)


def today(clock: str) -> str:
    """A time of this day."""
    return filled(translate("Texts", "Today, %1", "%1 is a time of day"), clock)


def yesterday(clock: str) -> str:
    """A time of the day before."""
    return filled(translate("Texts", "Yesterday, %1", "%1 is a time of day"), clock)


def house_rules() -> str:
    """The link to a match with settings of one's own."""
    return translate("Texts", "House rules…")


def learn() -> str:
    """The link to the rules in short."""
    return translate("Texts", "Learn")


def settings() -> str:
    """The link to the settings."""
    return label(Label.SETTINGS)


def open_match() -> str:
    """The link that opens a match file."""
    return translate("Texts", "Open match…")
