"""Arguments spoilt by chance, the same for the same number."""

from collections.abc import Callable
from random import Random

ARGUMENT_LISTS: tuple[tuple[str, ...], ...] = (
    ("play", "--game", "stichling", "--seats", "random,casual", "--seed", "3", "--record", "out.sticheln"),
    (
        "play",
        "--game",
        "hattrick",
        "--seats",
        "random,random,random,casual",
        "--length",
        "1",
        "--think",
        "0.5",
    ),
    ("play", "--seats", "random,random,random", "--length", "1", "--undealt", "shown", "--dealer", "lowest"),
    (
        "play",
        "--game",
        "house",
        "--seats",
        "random,random,random",
        "--rules",
        "colours=2,choose=after",
        "--length=1",
    ),
    ("arena", "--game", "stichling", "--seats", "random,random", "--matches", "1", "--json", "out.json"),
    ("arena", "--game", "stichling", "--seats", "random,random", "--matches=1", "--playouts=9"),
    ("check", "good.sticheln"),
    ("check", "bad.sticheln", "good.sticheln"),
    ("bench", "rules"),
    ("--version",),
)
PLAIN_WORDS = """
    - -- --- -1 -h --help --se --seats --seed --game --rules --record --think --undealt --dealer --length=0
    --length=101 --matches --json --jobs --jobs=1 --playouts --seed= --game=classic play check bench arena
    analyse good.sticheln nan inf -inf 1e999 1_0 ٣ 0x10 random casual casual,random,random Random
    bot:no-such-program bot: bot:' shown lowest colours=2 colours=1,colours=1 = colours= =2 , ,,
    polarity=lucky,penalty=five house delayed hazy hattrick stichling %s {0} 💥
"""
NASTY_WORDS = ("", " ", "9" * 5000, "x" * 5000, "random," * 7, "a\nb", "a\0b", "\x1b[31m", "\udcff")
WORDS = (*PLAIN_WORDS.split(), *NASTY_WORDS)
LETTERS = "abcdehilmnorstux0123456789-=,:. \n\0éß♥\udc80"


def spoilt_arguments(random: Random) -> list[str]:
    """Arguments that make sense, after one to three accidents."""
    arguments = list(random.choice(ARGUMENT_LISTS))
    for _ in range(random.choice((1, 1, 2, 3))):
        random.choice(MISHAPS)(arguments, random)
    return arguments


def _lose(arguments: list[str], random: Random) -> None:
    if arguments:
        del arguments[random.randrange(len(arguments))]


def _repeat_one(arguments: list[str], random: Random) -> None:
    if arguments:
        arguments.insert(random.randrange(len(arguments) + 1), random.choice(arguments))


def _exchange(arguments: list[str], random: Random) -> None:
    if arguments:
        arguments[random.randrange(len(arguments))] = random.choice(WORDS)


def _squeeze_in(arguments: list[str], random: Random) -> None:
    arguments.insert(random.randrange(len(arguments) + 1), random.choice(WORDS))


def _mix(arguments: list[str], random: Random) -> None:
    if random.random() < 0.3:
        random.shuffle(arguments)


def _misspell(arguments: list[str], random: Random) -> None:
    if arguments:
        at = random.randrange(len(arguments))
        word = arguments[at]
        where = random.randrange(len(word) + 1)
        arguments[at] = word[:where] + random.choice(LETTERS) + word[where + random.randrange(2) :]


Mishap = Callable[[list[str], Random], None]
MISHAPS: tuple[Mishap, ...] = (
    _lose,
    _repeat_one,
    _exchange,
    _exchange,
    _squeeze_in,
    _mix,
    _misspell,
    _misspell,
)
