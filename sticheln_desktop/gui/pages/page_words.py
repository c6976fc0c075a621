"""Every text of the start page and the new-match page; nothing else here."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def filled(text: str, *values: object) -> str:
    """A text with %1, %2, ... replaced in one pass, whatever the values contain."""
    parts = text.split("%")
    found = [parts[0]]
    for part in parts[1:]:
        known = part[:1].isdigit() and 1 <= int(part[0]) <= len(values)
        found.append(f"{values[int(part[0]) - 1]}{part[1:]}" if known else f"%{part}")
    return "".join(found)


def you() -> str:
    """The name the one person at the table begins with."""
    return translate("Pages", "You", "name of the only person at the table")


def player(number: int) -> str:
    """The name one of several people begins with."""
    return filled(translate("Pages", "Player %1", "name of one of several people, %1 is a number"), number)


def game_name(game: str) -> str:
    """A game's full name."""
    return {
        "classic": translate("Pages", "Classic Sticheln"),
        "reverse": translate("Pages", "Reverse Sticheln"),
        "mild": translate("Pages", "Mild Sticheln"),
        "aggravated": translate("Pages", "Aggravated Sticheln"),
        "hazy": translate("Pages", "Hazy Sticheln"),
        "delayed": translate("Pages", "Delayed Sticheln"),
        "hattrick": translate("Pages", "Hattrick"),
        "stichling": translate("Pages", "Stichling"),
        "house": translate("Pages", "House mix"),
    }[game]


def game_sentence(game: str) -> str:
    """What a game is about, for its tile."""
    return {
        "classic": translate("Pages", "Any other colour is trump. Dodge the colour you chose."),
        "reverse": translate("Pages", "Your colour is lucky, and the lowest trump wins."),
        "mild": translate("Pages", "Each misery card costs just 5, even the 14."),
        "aggravated": translate("Pages", "Two misery colours. Twice the trouble."),
        "hazy": translate("Pages", "Misery colours stay secret until the round is scored."),
        "delayed": translate("Pages", "Play first, name your misery colour afterwards."),
        "hattrick": translate("Pages", "Two tricks at once. Collect one colour, pass at a price."),
        "stichling": translate("Pages", "Four tricks side by side. Win just often enough."),
        "house": translate(
            "Pages", "Your own Sticheln: mix luck, misery, secrets and late choices as you like."
        ),
    }[game]


def game_rule(game: str) -> str:
    """A game's rule in one sentence, for the new-match page."""
    return {
        "classic": translate(
            "Pages", "Cards of your misery colour cost their value, every other card you take scores 1."
        ),
        "reverse": translate(
            "Pages", "Cards of your lucky colour score their value, every other card you take costs 1."
        ),
        "mild": translate(
            "Pages", "Each card of your misery colour costs 5, every other card you take scores 1."
        ),
        "aggravated": translate(
            "Pages", "Cards of your two misery colours cost their value, every other card scores 1."
        ),
        "hazy": translate(
            "Pages", "The chosen cards stay face down: nobody knows the others’ misery colours until the end."
        ),
        "delayed": translate(
            "Pages", "After the last trick you name your misery colour among the cards you took."
        ),
        "hattrick": translate(
            "Pages", "Your largest colour scores 1 a card, the others cost 1 a card, a passed card costs 2."
        ),
        "stichling": translate(
            "Pages", "Each trick you win turns up your next tile; the tile that is face up at the end counts."
        ),
        "house": translate("Pages", "Sticheln with the settings below; highest total wins."),
    }[game]


def players(fewest: int, most: int) -> str:
    """A range of player counts, as digits."""
    return f"{fewest}–{most}"


def players_spoken(fewest: int, most: int) -> str:
    """A range of player counts, as read aloud."""
    return filled(translate("Pages", "%1 to %2 players", "%1 fewest, %2 most"), fewest, most)


def minutes(count: int) -> str:
    """How long a match takes."""
    return filled(translate("Pages", "%1 min", "%1 is a number of minutes"), count)


def minutes_spoken(count: int) -> str:
    """How long a match takes, as read aloud."""
    return filled(translate("Pages", "about %1 minutes"), count)


def program_name() -> str:
    """The title of the start page."""
    return translate("Pages", "Sticheln")


def program_sentence() -> str:
    """The line under the title."""
    return translate("Pages", "Eight prickly trick-taking games")


def play() -> str:
    """The button that starts a sensible match at once."""
    return translate("Pages", "Play")


def play_game(game: str) -> str:
    """What a whole tile does."""
    return filled(translate("Pages", "Play %1", "%1 is a game"), game_name(game))


def set_up() -> str:
    """The button that opens the new-match page."""
    return translate("Pages", "Set up…")


def set_up_game(game: str) -> str:
    """What the button for the new-match page does."""
    return filled(translate("Pages", "Set up a match of %1", "%1 is a game"), game_name(game))


def continue_match() -> str:
    """The button of the banner."""
    return translate("Pages", "Continue")


def continue_game(game: str) -> str:
    """The title of the banner."""
    return filled(translate("Pages", "Continue %1", "%1 is a game"), game_name(game))


def discard() -> str:
    """The button that throws the unfinished match away."""
    return translate("Pages", "Discard")


def really_discard() -> str:
    """The same button, once pressed."""
    return translate("Pages", "Discard for good?")


def round_and_turn(now: int, most: int, turn: str) -> str:
    """How far an unfinished match is; whose turn it is may be unknown."""
    if not turn:
        return filled(translate("Pages", "Round %1 of %2"), now, most)
    return filled(translate("Pages", "Round %1 of %2, %3", "%3 says whose turn it is"), now, most, turn)


def your_turn() -> str:
    """It is the only person's turn."""
    return translate("Pages", "your turn")


def turn_of(name: str) -> str:
    """It is somebody's turn."""
    return filled(translate("Pages", "waiting for %1", "%1 is a name"), name)


def today(clock: str) -> str:
    """A time of this day."""
    return filled(translate("Pages", "Today, %1", "%1 is a time of day"), clock)


def yesterday(clock: str) -> str:
    """A time of the day before."""
    return filled(translate("Pages", "Yesterday, %1", "%1 is a time of day"), clock)


def house_rules() -> str:
    """The link to a match with settings of one's own."""
    return translate("Pages", "House rules…")


def learn() -> str:
    """The link to the rules in short."""
    return translate("Pages", "Learn")


def settings() -> str:
    """The link to the settings."""
    return translate("Pages", "Settings")


def open_match() -> str:
    """The link that opens a match file."""
    return translate("Pages", "Open match…")


def unknown_game() -> str:
    """A plan of a game there is not."""
    return translate("Pages", "There is no such game")


def wrong_count(fewest: int, most: int) -> str:
    """Too few or too many seats."""
    return filled(translate("Pages", "This game is for %1 to %2 players"), fewest, most)


def wrong_mix() -> str:
    """House settings that do not exist."""
    return translate("Pages", "These house settings do not exist")


def wrong_length(most: int) -> str:
    """Too few or too many rounds."""
    return filled(translate("Pages", "A match has 1 to %1 rounds"), most)


def wrong_opener() -> str:
    """An opener who does not sit at the table."""
    return translate("Pages", "Whoever starts must sit at the table")


def wrong_seed() -> str:
    """A seed that is no number or too large."""
    return translate("Pages", "The seed is a whole number of at most 18 digits")


def no_name(seat: int) -> str:
    """A seat without a name."""
    return filled(translate("Pages", "Seat %1 needs a name"), seat)


def same_name(name: str) -> str:
    """Two seats with one name."""
    return filled(translate("Pages", "Two seats are called “%1”"), name)


def long_name(name: str, most: int) -> str:
    """A name that fits nowhere."""
    return filled(translate("Pages", "“%1…” is longer than %2 characters"), name[:12], most)


def same_look() -> str:
    """Two seats with one colour."""
    return translate("Pages", "Two seats have the same colour")


def wrong_look() -> str:
    """A seat colour there is not."""
    return translate("Pages", "There is no such seat colour")


def no_player(name: str) -> str:
    """A seat nobody decides for."""
    return filled(translate("Pages", "%1: say which program plays", "%1 is a name"), name)
