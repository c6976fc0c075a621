"""What keeps a planned match from being started, one sentence each."""

from .saying import filled, translate


def unknown_game() -> str:
    """A plan of a game there is not."""
    return translate("Texts", "There is no such game")


def wrong_count(fewest: int, most: int) -> str:
    """Too few or too many seats."""
    return filled(translate("Texts", "This game is for %1 to %2 players"), fewest, most)


def wrong_mix() -> str:
    """House settings that do not exist."""
    return translate("Texts", "These house settings do not exist")


def wrong_length(most: int) -> str:
    """Too few or too many rounds."""
    return filled(translate("Texts", "A match has 1 to %1 rounds"), most)


def wrong_opener() -> str:
    """An opener who does not sit at the table."""
    return translate("Texts", "Whoever starts must sit at the table")


def wrong_seed() -> str:
    """A seed that is no number or too large."""
    return translate("Texts", "The seed is a whole number of at most 18 digits")


def no_name(seat: int) -> str:
    """A seat without a name."""
    return filled(translate("Texts", "Seat %1 needs a name"), seat)


def same_name(name: str) -> str:
    """Two seats with one name."""
    return filled(translate("Texts", "Two seats are called “%1”"), name)


def long_name(name: str, most: int) -> str:
    """A name that fits nowhere."""
    return filled(translate("Texts", "“%1…” is longer than %2 characters"), name[:12], most)


def same_look() -> str:
    """Two seats with one colour."""
    return translate("Texts", "Two seats have the same colour")


def wrong_look() -> str:
    """A seat colour there is not."""
    return translate("Texts", "There is no such seat colour")


def no_player(name: str) -> str:
    """A seat nobody decides for."""
    return filled(translate("Texts", "%1: say which program plays", "%1 is a name"), name)
