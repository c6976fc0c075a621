"""The texts of the new-match page: seats, editions, settings and aids."""

from .labels import Label, label
from .saying import filled, translate
from .seats import level_name, look_name


def new_match() -> str:
    """The small line above the game's name."""
    return label(Label.NEW_MATCH)


def start() -> str:
    """The button that begins the match."""
    return translate("Texts", "Start match")


def back() -> str:
    """The button that leads to the start page."""
    return translate("Texts", "Back")


def heading(group: str) -> str:
    """The title of a group of choices."""
    return {
        "players": translate("Texts", "Players"),
        "house": translate("Texts", "House settings"),
        "edition": translate("Texts", "Edition"),
        "match": translate("Texts", "Match"),
    }[group]


def choice(name: str) -> str:
    """What stands beside a choice."""
    return {
        "count": translate("Texts", "Number of players"),
        "opener": translate("Texts", "Who starts"),
        "edition": translate("Texts", "Rules as in the edition"),
        "undealt": translate("Texts", "Left-over cards"),
        "dealer": translate("Texts", "Who deals next"),
        "length": translate("Texts", "Rounds"),
        "seed": translate("Texts", "Seed"),
        "pace": label(Label.PACE),
        "polarity": translate("Texts", "Chosen colour"),
        "penalty": translate("Texts", "Penalty"),
        "colours": translate("Texts", "Number of colours"),
        "reveal": translate("Texts", "Chosen cards"),
        "choose": translate("Texts", "Time of choice"),
    }[name]


def value(name: str, which: str | int) -> str:
    """One of the values of a choice."""
    return {
        "edition german": translate("Texts", "German"),
        "edition english": translate("Texts", "English"),
        "edition hungarian": translate("Texts", "Hungarian"),
        "undealt hidden": label(Label.HIDDEN),
        "undealt shown": translate("Texts", "Shown"),
        "dealer rotates": translate("Texts", "Rotates"),
        "dealer lowest": translate("Texts", "Lowest deals"),
        "pace off": translate("Texts", "Still"),
        "pace fast": label(Label.FAST),
        "pace normal": label(Label.NORMAL),
        "pace slow": label(Label.SLOW),
        "polarity misery": label(Label.MISERY),
        "polarity lucky": label(Label.LUCKY),
        "penalty face": translate("Texts", "Face value"),
        "penalty five": translate("Texts", "Five"),
        "colours 1": translate("Texts", "One"),
        "colours 2": translate("Texts", "Two"),
        "reveal open": translate("Texts", "Open"),
        "reveal hidden": label(Label.HIDDEN),
        "choose before": translate("Texts", "Before"),
        "choose after": translate("Texts", "After"),
    }[f"{name} {which}"]


def explanation(name: str, which: str | int) -> str:
    """What a value means, in one line."""
    return {
        "undealt hidden": translate("Texts", "With 7 and 8 players: set aside unseen"),
        "undealt shown": translate("Texts", "With 7 and 8 players: all see them"),
        "dealer rotates": translate("Texts", "The dealer moves one seat left each round"),
        "dealer lowest": translate("Texts", "Whoever has the lowest total deals"),
        "polarity misery": translate("Texts", "The chosen colour costs points, other cards score 1"),
        "polarity lucky": translate(
            "Texts", "The chosen colour scores, others cost 1, the lowest trump wins"
        ),
        "penalty face": translate("Texts", "A card of the chosen colour counts its value"),
        "penalty five": translate("Texts", "Each card of the chosen colour counts 5, a 0 too"),
        "colours 1": translate("Texts", "Everyone chooses one card"),
        "colours 2": translate("Texts", "Everyone chooses two cards of different colours"),
        "reveal open": translate("Texts", "All chosen cards are turned up before play"),
        "reveal hidden": translate("Texts", "Chosen cards stay face down until the round is scored"),
        "choose before": translate("Texts", "Everyone lays the chosen card before the first trick"),
        "choose after": translate("Texts", "Everyone names a colour after the last trick"),
    }[f"{name} {which}"]


def drawn() -> str:
    """Nobody was named as opener."""
    return translate("Texts", "Drawn by lot")


def opener_hint(oldest: bool) -> str:
    """Who starts by the rulebook."""
    if oldest:
        return translate("Texts", "By the rulebook the oldest starts")
    return translate("Texts", "By the rulebook the youngest starts")


def fixed_length() -> str:
    """Why the number of rounds cannot be changed."""
    return translate("Texts", "Stichling always has three rounds")


def seed_hint() -> str:
    """What an empty seed means."""
    return translate("Texts", "Empty: drawn")


def seed_explanation() -> str:
    """What a seed is for."""
    return translate("Texts", "The same seed deals the same cards again")


def allow_undo() -> str:
    """Whether decisions may be taken back."""
    return label(Label.ALLOW_UNDO)


def allow_cards_seen() -> str:
    """Whether the aid may be used."""
    return translate("Texts", "Allow the “cards seen” aid")


def person() -> str:
    """A seat played by somebody at this computer."""
    return translate("Texts", "Person")


def computer(level: str) -> str:
    """A seat played by the computer."""
    return filled(translate("Texts", "Computer: %1", "%1 is a level"), level_name(level))


def bot() -> str:
    """A seat played by another program."""
    return translate("Texts", "New bot…")


def known_bot(name: str) -> str:
    """A seat played by a program that was used before."""
    return filled(translate("Texts", "Bot: %1", "%1 is a name"), name)


def bot_name_hint() -> str:
    """What belongs into the field of a new bot's name."""
    return translate("Texts", "Name of the bot")


def no_command(name: str) -> str:
    """A bot nobody can start."""
    return filled(translate("Texts", "%1: say which command runs the bot", "%1 is a bot"), name)


def bot_hint() -> str:
    """What belongs into the field of a bot."""
    return translate("Texts", "Command that runs the bot")


def seat_look(seat: int, look: int) -> str:
    """The spoken name of a seat's colour field."""
    return filled(translate("Texts", "Seat %1: colour %2"), seat, look_name(look))


def seat_part(part: str, seat: int) -> str:
    """The spoken name of one field of a seat."""
    return filled(
        {
            "name": translate("Texts", "Seat %1: name"),
            "player": translate("Texts", "Seat %1: who plays"),
            "bot": translate("Texts", "Seat %1: bot command"),
            "bot_name": translate("Texts", "Seat %1: name of the bot"),
        }[part],
        seat,
    )
