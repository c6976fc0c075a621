"""The three games a second time, naively: lists and dicts, written from the rules and not from the code.

A match comes in as a record (cards as text, plays as `SEAT:CARD@PLACE`) and goes out as an outcome.
"""

from typing import Any

Record = dict[str, Any]
NamedCard = tuple[int, str]
PRESET_SETTINGS: dict[str, dict[str, str | int]] = {
    "classic": {"polarity": "misery", "penalty": "face", "colours": 1, "reveal": "open", "choose": "before"},
    "reverse": {"polarity": "lucky", "penalty": "face", "colours": 1, "reveal": "open", "choose": "before"},
    "mild": {"polarity": "misery", "penalty": "five", "colours": 1, "reveal": "open", "choose": "before"},
    "aggravated": {
        "polarity": "misery",
        "penalty": "face",
        "colours": 2,
        "reveal": "open",
        "choose": "before",
    },
    "hazy": {"polarity": "misery", "penalty": "face", "colours": 1, "reveal": "hidden", "choose": "before"},
    "delayed": {"polarity": "misery", "penalty": "face", "colours": 1, "reveal": "open", "choose": "after"},
}
COLOUR_LETTERS = {"green": "G", "brown": "N", "red": "R", "blue": "B", "yellow": "Y", "violet": "V"}


def colour(card: str) -> str:
    """A card's colour letter."""
    return card[0]


def value(card: str) -> int:
    """A card's number."""
    return int(card[1:])


def outcome(record: Record) -> dict[str, Any]:
    """Leaders, turns, trick winners and scores of each round, and who won the match."""
    if record["game"] == "hattrick":
        rounds = [hattrick_round(round) for round in record["rounds"]]
    elif record["game"] == "stichling":
        rounds = [stichling_round(round) for round in record["rounds"]]
    else:
        settings = PRESET_SETTINGS.get(record["game"]) or record["rules"]
        rounds = [sticheln_round(round, settings) for round in record["rounds"]]
    scores = [round["scores"] for round in rounds]
    return {
        "leaders": leaders(record, scores),
        "turns": [round["turns"] for round in rounds],
        "tricks": [round["tricks"] for round in rounds],
        "scores": scores,
        "totals": [sum(column) for column in zip(*scores, strict=True)],
        "winners": winners(record["game"], scores),
    }


def seated_cards(round: Record) -> list[NamedCard]:
    """Who played which card; where it went is left out."""
    found = []
    for play in round["plays"]:
        seat, card = play.split("@")[0].split(":")
        found.append((int(seat), card))
    return found


# Sticheln


def sticheln_winner(trick: list[NamedCard], polarity: str) -> int:
    """The highest trump, in reverse the lowest; without trumps the highest card of the led colour."""
    led = colour(trick[0][1])
    trumps = [(seat, card) for seat, card in trick if colour(card) != led and value(card) > 0]
    if trumps and polarity == "lucky":
        return first_lowest(trumps)
    if trumps:
        return first_highest(trumps)
    return first_highest([(seat, card) for seat, card in trick if colour(card) == led])


def first_highest(played: list[NamedCard]) -> int:
    """The seat of the highest card; of equals the one played first."""
    best = played[0]
    for seat, card in played:
        if value(card) > value(best[1]):
            best = (seat, card)
    return best[0]


def first_lowest(played: list[NamedCard]) -> int:
    """The seat of the lowest card; of equals the one played first."""
    best = played[0]
    for seat, card in played:
        if value(card) < value(best[1]):
            best = (seat, card)
    return best[0]


def sticheln_score(cards: list[str], chosen: set[str], settings: dict[str, Any]) -> int:
    """Cards of the chosen colours one way, all others one point each the other way."""
    counting = 0
    others = 0
    for card in cards:
        if colour(card) not in chosen:
            others += 1
        elif settings["penalty"] == "five":
            counting += 5
        else:
            counting += value(card)
    return others - counting if settings["polarity"] == "misery" else counting - others


def sticheln_round(round: Record, settings: dict[str, Any]) -> Record:
    """One round of any kind of Sticheln."""
    seats = len(round["hands"])
    taken: list[list[str]] = [[] for _ in range(seats)]
    turns, tricks = [], []
    leader = round["leader"]
    played = seated_cards(round)
    while played:
        trick, played = played[:seats], played[seats:]
        turns.extend((leader + step) % seats for step in range(seats))
        leader = sticheln_winner(trick, settings["polarity"])
        tricks.append(leader)
        taken[leader].extend(card for _, card in trick)
    scores = []
    for seat in range(seats):
        laid = round["choices"][seat] if settings["choose"] == "before" else []
        chosen = {colour(card) for card in laid} or late_colours(round, seat, taken[seat])
        scores.append(sticheln_score(laid + taken[seat], chosen, settings))
    return {"turns": turns, "tricks": tricks, "scores": scores}


def late_colours(round: Record, seat: int, taken: list[str]) -> set[str]:
    """The letters of the colours a seat named after the last trick, all of them among its cards."""
    named = round["late_choices"][seat]
    if named is None:
        assert taken == []
        return set()
    letters = {COLOUR_LETTERS[label] for label in ([named] if isinstance(named, str) else named)}
    assert letters <= {colour(card) for card in taken}
    return letters


# Hattrick


def hattrick_round(round: Record) -> Record:
    """One round: double tricks until everyone has one card left."""
    seats = len(round["hands"])
    piles = [{"R": 0, "B": 0, "G": 0} for _ in range(seats)]
    passes = [0] * seats
    turns, tricks = [], []
    leader = round["leader"]
    played = seated_cards(round)
    while played:
        double, played = played[:seats], played[seats:]
        turns.extend((leader + step) % seats for step in range(seats))
        opened: dict[str, list[NamedCard]] = {}
        for seat, card in double:
            if colour(card) in opened or len(opened) < 2:
                opened.setdefault(colour(card), []).append((seat, card))
            else:
                passes[seat] += 1
        for letter, trick in opened.items():
            winner = first_highest(trick)
            tricks.append(winner)
            piles[winner][letter] += len(trick)
        leader = hattrick_leader(opened)
    scores = [hattrick_score(piles[seat], passes[seat]) for seat in range(seats)]
    return {"turns": turns, "tricks": tricks, "scores": scores}


def hattrick_leader(opened: dict[str, list[NamedCard]]) -> int:
    """The winner of the stronger trick: cards compared from the highest on, then red, blue, green."""
    contenders = [letter for letter in "RBG" if letter in opened]
    depth = 0
    while len(contenders) > 1 and depth < 8:
        heights = {}
        for letter in contenders:
            falling = sorted((value(card) for _, card in opened[letter]), reverse=True)
            heights[letter] = falling[depth] if depth < len(falling) else -1
        best = max(heights.values())
        contenders = [letter for letter in contenders if heights[letter] == best]
        depth += 1
    return first_highest(opened[contenders[0]])


def hattrick_score(piles: dict[str, int], passes: int) -> int:
    """The largest pile counts for the seat, the others against it, a pass twice."""
    largest = max(piles.values())
    return largest - (sum(piles.values()) - largest) - 2 * passes


# Stichling


def stichling_round(round: Record) -> Record:
    """One round: four places, full tricks cleared at once, tiles turned in a circle."""
    seats = len(round["hands"])
    places: dict[int, list[NamedCard]] = {1: [], 2: [], 3: [], 4: []}
    won = [0] * seats
    turns, tricks = [], []
    for count, play in enumerate(round["plays"]):
        turns.append((round["leader"] + count) % seats)
        seat, rest = play.split(":")
        card, place = rest.split("@")
        assert int(place) in stichling_places(card, places)
        trick = places[int(place)]
        trick.append((int(seat), card))
        if len(trick) == 4:
            winner = stichling_holder(trick)
            won[winner] += 1
            tricks.append(winner)
            places[int(place)] = []
    scores = [stichling_score(round["choices"][seat], won[seat]) for seat in range(seats)]
    return {"turns": turns, "tricks": tricks, "scores": scores}


def stichling_places(card: str, places: dict[int, list[NamedCard]]) -> list[int]:
    """Where a card may go: its colour or a free place; anywhere only if there is neither."""
    free = [place for place, trick in places.items() if not trick]
    fitting = [place for place, trick in places.items() if trick and colour(trick[0][1]) == colour(card)]
    return sorted(free + fitting) or [1, 2, 3, 4]


def stichling_holder(trick: list[NamedCard]) -> int:
    """The opener, until somebody plays a higher card of the same colour."""
    stone, highest = trick[0]
    for seat, card in trick[1:]:
        if colour(card) == colour(trick[0][1]) and value(card) > value(highest):
            stone, highest = seat, card
    return stone


def stichling_score(tiles: list[int], won: int) -> int:
    """Turn one tile after the other, from the last on to the first again."""
    up = None
    for _ in range(won):
        up = 0 if up is None or up == 2 else up + 1
    return 0 if up is None else tiles[up]


# The match


def leaders(record: Record, scores: list[list[int]]) -> list[int]:
    """Who leads each round; the first is as the players agreed."""
    seats = len(record["players"])
    found = [record["rounds"][0]["leader"]]
    for played in range(1, len(scores)):
        dealer = (found[-1] - 1) % seats
        if record.get("options", {}).get("dealer") == "lowest":
            next_dealer = lowest_seat(scores[:played], dealer)
        else:
            next_dealer = (dealer + 1) % seats
        found.append((next_dealer + 1) % seats)
    return found


def lowest_seat(scores: list[list[int]], dealer: int) -> int:
    """Lowest total, then lowest in the last round, then nearest to the left of the last dealer."""
    seats = len(scores[0])
    sums = [sum(column) for column in zip(*scores, strict=True)]
    tied = [seat for seat in range(seats) if sums[seat] == min(sums)]
    last = min(scores[-1][seat] for seat in tied)
    tied = [seat for seat in tied if scores[-1][seat] == last]
    seat = (dealer + 1) % seats
    while seat not in tied:
        seat = (seat + 1) % seats
    return seat


def winners(game: str, scores: list[list[int]]) -> list[int]:
    """The highest total; in Stichling ties go to more in round three, then in round two."""
    sums = [sum(column) for column in zip(*scores, strict=True)]
    left = [seat for seat in range(len(sums)) if sums[seat] == max(sums)]
    if game == "stichling":
        for row in (scores[2], scores[1]):
            best = max(row[seat] for seat in left)
            left = [seat for seat in left if row[seat] == best]
    return left
