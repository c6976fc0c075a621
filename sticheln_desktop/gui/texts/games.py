"""What the games are called, and what they are about."""

from .saying import translate


def game_name(game: str) -> str:
    """A game's full name."""
    return {
        "classic": translate("Texts", "Classic Sticheln"),
        "reverse": translate("Texts", "Reverse Sticheln"),
        "mild": translate("Texts", "Mild Sticheln"),
        "aggravated": translate("Texts", "Aggravated Sticheln"),
        "hazy": translate("Texts", "Hazy Sticheln"),
        "delayed": translate("Texts", "Delayed Sticheln"),
        "hattrick": translate("Texts", "Hattrick"),
        "stichling": translate("Texts", "Stichling"),
        "house": translate("Texts", "House mix"),
    }[game]


def game_sentence(game: str) -> str:
    """What a game is about, for its tile."""
    return {
        "classic": translate("Texts", "Any other colour is trump. Dodge the colour you chose."),
        "reverse": translate("Texts", "Your colour is lucky, and the lowest trump wins."),
        "mild": translate("Texts", "Each misery card costs just 5, even the 14."),
        "aggravated": translate("Texts", "Two misery colours. Twice the trouble."),
        "hazy": translate("Texts", "Misery colours stay secret until the round is scored."),
        "delayed": translate("Texts", "Play first, name your misery colour afterwards."),
        "hattrick": translate("Texts", "Two tricks at once. Collect one colour, pass at a price."),
        "stichling": translate("Texts", "Four tricks side by side. Win just often enough."),
        "house": translate(
            "Texts", "Your own Sticheln: mix luck, misery, secrets and late choices as you like."
        ),
    }[game]


def game_rule(game: str) -> str:
    """A game's rule in one sentence, for the new-match page."""
    return {
        "classic": translate(
            "Texts", "Cards of your misery colour cost their value, every other card you take scores 1."
        ),
        "reverse": translate(
            "Texts", "Cards of your lucky colour score their value, every other card you take costs 1."
        ),
        "mild": translate(
            "Texts", "Each card of your misery colour costs 5, every other card you take scores 1."
        ),
        "aggravated": translate(
            "Texts", "Cards of your two misery colours cost their value, every other card scores 1."
        ),
        "hazy": translate(
            "Texts", "The chosen cards stay face down: nobody knows the others’ misery colours until the end."
        ),
        "delayed": translate(
            "Texts", "After the last trick you name your misery colour among the cards you took."
        ),
        "hattrick": translate(
            "Texts", "Your largest colour scores 1 a card, the others cost 1 a card, a passed card costs 2."
        ),
        "stichling": translate(
            "Texts", "Each trick you win turns up your next tile; the tile that is face up at the end counts."
        ),
        "house": translate("Texts", "Sticheln with the settings below; highest total wins."),
    }[game]


def variant(game: str) -> str:
    """A variant of Sticheln by its own name."""
    return {
        "classic": translate("Texts", "Classic"),
        "reverse": translate("Texts", "Reverse"),
        "mild": translate("Texts", "Mild"),
        "aggravated": translate("Texts", "Aggravated"),
        "hazy": translate("Texts", "Hazy"),
        "delayed": translate("Texts", "Delayed"),
        "house": translate("Texts", "House mix", "beside the name Sticheln"),
    }[game]
