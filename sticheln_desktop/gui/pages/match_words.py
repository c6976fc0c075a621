"""The texts of the new-match page: seats, editions, settings and aids."""

from .page_words import filled, translate


def new_match() -> str:
    """The small line above the game's name."""
    return translate("Pages", "New match")


def start() -> str:
    """The button that begins the match."""
    return translate("Pages", "Start match")


def back() -> str:
    """The button that leads to the start page."""
    return translate("Pages", "Back")


def heading(group: str) -> str:
    """The title of a group of choices."""
    return {
        "players": translate("Pages", "Players"),
        "house": translate("Pages", "House settings"),
        "edition": translate("Pages", "Edition"),
        "match": translate("Pages", "Match"),
    }[group]


def label(name: str) -> str:
    """What stands beside a choice."""
    return {
        "count": translate("Pages", "Number of players"),
        "opener": translate("Pages", "Who starts"),
        "edition": translate("Pages", "Rules as in the edition"),
        "undealt": translate("Pages", "Left-over cards"),
        "dealer": translate("Pages", "Who deals next"),
        "length": translate("Pages", "Rounds"),
        "seed": translate("Pages", "Seed"),
        "pace": translate("Pages", "Pace"),
        "polarity": translate("Pages", "Chosen colour"),
        "penalty": translate("Pages", "Penalty"),
        "colours": translate("Pages", "Number of colours"),
        "reveal": translate("Pages", "Chosen cards"),
        "choose": translate("Pages", "Time of choice"),
    }[name]


def value(name: str, which: str | int) -> str:
    """One of the values of a choice."""
    return {
        "edition german": translate("Pages", "German"),
        "edition english": translate("Pages", "English"),
        "edition hungarian": translate("Pages", "Hungarian"),
        "undealt hidden": translate("Pages", "Hidden"),
        "undealt shown": translate("Pages", "Shown"),
        "dealer rotates": translate("Pages", "Rotates"),
        "dealer lowest": translate("Pages", "Lowest deals"),
        "pace off": translate("Pages", "Still"),
        "pace fast": translate("Pages", "Fast"),
        "pace normal": translate("Pages", "Normal"),
        "pace slow": translate("Pages", "Slow"),
        "polarity misery": translate("Pages", "Misery"),
        "polarity lucky": translate("Pages", "Lucky"),
        "penalty face": translate("Pages", "Face value"),
        "penalty five": translate("Pages", "Five"),
        "colours 1": translate("Pages", "One"),
        "colours 2": translate("Pages", "Two"),
        "reveal open": translate("Pages", "Open"),
        "reveal hidden": translate("Pages", "Hidden"),
        "choose before": translate("Pages", "Before"),
        "choose after": translate("Pages", "After"),
    }[f"{name} {which}"]


def explanation(name: str, which: str | int) -> str:
    """What a value means, in one line."""
    return {
        "undealt hidden": translate("Pages", "With 7 and 8 players: set aside unseen"),
        "undealt shown": translate("Pages", "With 7 and 8 players: all see them"),
        "dealer rotates": translate("Pages", "The dealer moves one seat left each round"),
        "dealer lowest": translate("Pages", "Whoever has the lowest total deals"),
        "polarity misery": translate("Pages", "The chosen colour costs points, other cards score 1"),
        "polarity lucky": translate(
            "Pages", "The chosen colour scores, others cost 1, the lowest trump wins"
        ),
        "penalty face": translate("Pages", "A card of the chosen colour counts its value"),
        "penalty five": translate("Pages", "Each card of the chosen colour counts 5, a 0 too"),
        "colours 1": translate("Pages", "Everyone chooses one card"),
        "colours 2": translate("Pages", "Everyone chooses two cards of different colours"),
        "reveal open": translate("Pages", "All chosen cards are turned up before play"),
        "reveal hidden": translate("Pages", "Chosen cards stay face down until the round is scored"),
        "choose before": translate("Pages", "Everyone lays the chosen card before the first trick"),
        "choose after": translate("Pages", "Everyone names a colour after the last trick"),
    }[f"{name} {which}"]


def drawn() -> str:
    """Nobody was named as opener."""
    return translate("Pages", "Drawn by lot")


def opener_hint(oldest: bool) -> str:
    """Who starts by the rulebook."""
    if oldest:
        return translate("Pages", "By the rulebook the oldest starts")
    return translate("Pages", "By the rulebook the youngest starts")


def fixed_length() -> str:
    """Why the number of rounds cannot be changed."""
    return translate("Pages", "Stichling always has three rounds")


def seed_hint() -> str:
    """What an empty seed means."""
    return translate("Pages", "Empty: drawn")


def seed_explanation() -> str:
    """What a seed is for."""
    return translate("Pages", "The same seed deals the same cards again")


def allow_undo() -> str:
    """Whether decisions may be taken back."""
    return translate("Pages", "Allow undo")


def allow_cards_seen() -> str:
    """Whether the aid may be used."""
    return translate("Pages", "Allow the “cards seen” aid")


def person() -> str:
    """A seat played by somebody at this computer."""
    return translate("Pages", "Person")


def computer(level: str) -> str:
    """A seat played by the computer."""
    return filled(translate("Pages", "Computer: %1", "%1 is a level"), level_name(level))


def level_name(level: str) -> str:
    """A level as people call it; one without a name of its own is called by its id."""
    return {
        "random": translate("Pages", "random"),
        "beginner": translate("Pages", "beginner"),
        "casual": translate("Pages", "casual"),
        "strong": translate("Pages", "strong"),
        "expert": translate("Pages", "expert"),
    }.get(level, level)


def bot() -> str:
    """A seat played by another program."""
    return translate("Pages", "New bot…")


def known_bot(name: str) -> str:
    """A seat played by a program that was used before."""
    return filled(translate("Pages", "Bot: %1", "%1 is a name"), name)


def bot_name_hint() -> str:
    """What belongs into the field of a new bot's name."""
    return translate("Pages", "Name of the bot")


def no_command(name: str) -> str:
    """A bot nobody can start."""
    return filled(translate("Pages", "%1: say which command runs the bot", "%1 is a bot"), name)


def bot_hint() -> str:
    """What belongs into the field of a bot."""
    return translate("Pages", "Command that runs the bot")


def look_name(look: int) -> str:
    """A seat colour and the shape of its stone."""
    return (
        translate("Pages", "Orange"),
        translate("Pages", "Red"),
        translate("Pages", "Grey"),
        translate("Pages", "Ivory"),
        translate("Pages", "Onyx"),
        translate("Pages", "Sky"),
        translate("Pages", "Indigo"),
        translate("Pages", "Lime"),
    )[look]


def seat_look(seat: int, look: int) -> str:
    """The spoken name of a seat's colour field."""
    return filled(translate("Pages", "Seat %1: colour %2"), seat, look_name(look))


def seat_part(part: str, seat: int) -> str:
    """The spoken name of one field of a seat."""
    return filled(
        {
            "name": translate("Pages", "Seat %1: name"),
            "player": translate("Pages", "Seat %1: who plays"),
            "bot": translate("Pages", "Seat %1: bot command"),
            "bot_name": translate("Pages", "Seat %1: name of the bot"),
        }[part],
        seat,
    )
