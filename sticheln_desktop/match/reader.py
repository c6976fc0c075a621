"""From a record to a match: every deal and decision is replayed by the rules, every claim recomputed."""

import re
from collections.abc import Sequence
from dataclasses import replace

from sticheln_desktop.rules import game, notation
from sticheln_desktop.rules.cards import card, colour
from sticheln_desktop.rules.decisions import Choose, Decision, NameColours, OrderTiles
from sticheln_desktop.rules.game import BadDeal
from sticheln_desktop.rules.objections import IllegalDecision
from sticheln_desktop.rules.settings import GAMES, HOUSE, PRESETS, Dealer, Family, Rules, Undealt, house
from sticheln_desktop.rules.state import Hand, Phase, State

from .fouls import foul
from .match import Deal, Entry, Match, Participant
from .parse import BadRecord, brief
from .schema import RecordShape, RoundShape, shaped

_PLAYED_BY = re.compile(r"human|(computer|bot):[^\x00-\x1f]+")


def decoded(content: bytes) -> Match:
    """The match a record describes; BadRecord if it breaks the format or a rule."""
    shape, extra = shaped(content)
    rules = _rules(shape)
    replay = _Replay(_opened(rules, shape))
    for index, round in enumerate(shape.rounds):
        if index and not replay.state.awaits_deal:
            raise BadRecord(f"round {index}: it is not finished, yet there is a round after it")
        replay.round(round, f"round {index + 1}")
    _check_outcome(replay.state, shape)
    return Match(_participants(shape), tuple(replay.states), tuple(replay.log), shape.seed, extra)


def _opened(rules: Rules, shape: RecordShape) -> State:
    opener, seats = shape.rounds[0].leader, len(shape.players)
    if seats in rules.seat_counts() and not 0 <= opener < seats:
        raise BadRecord(f"round 1, leader: there is no seat {str(opener)[:20]}")
    try:
        return game.start(rules, seats, opener)
    except ValueError as error:
        raise BadRecord(f"players: {error}") from None


def _participants(shape: RecordShape) -> tuple[Participant, ...]:
    for seat, player in enumerate(shape.players):
        if not _PLAYED_BY.fullmatch(player.played_by):
            who = "human, computer:LEVEL or bot:NAME"
            raise BadRecord(f"player of seat {seat}: played_by is {who}, not {brief(player.played_by)}")
    return tuple(Participant(player.name, player.played_by) for player in shape.players)


def _rules(shape: RecordShape) -> Rules:
    if shape.game not in GAMES:
        raise BadRecord(f"there is no game {brief(shape.game)}")
    rules = _house_rules(shape) if shape.game == HOUSE else _preset_rules(shape)
    if shape.options is not None:
        if rules.family is not Family.STICHELN:
            raise BadRecord(f"options: {rules.game} has none")
        undealt, dealer = Undealt(shape.options.undealt), Dealer(shape.options.dealer)
        rules = replace(rules, undealt=undealt, dealer=dealer)
    return _with_length(rules, shape)


def _house_rules(shape: RecordShape) -> Rules:
    if shape.rules is None:
        raise BadRecord("rules: a house game must say its five settings")
    return house(**{name: getattr(shape.rules, name) for name in shape.rules.__struct_fields__})


def _preset_rules(shape: RecordShape) -> Rules:
    rules = PRESETS[shape.game]
    if shape.rules is None:
        return rules
    if rules.family is not Family.STICHELN:
        raise BadRecord(f"rules: {rules.game} has no settings")
    for name, due in rules.settings.items():
        if getattr(shape.rules, name) != due:
            raise BadRecord(f"rules: {rules.game} is played with {name} {due}")
    return rules


def _with_length(rules: Rules, shape: RecordShape) -> Rules:
    if shape.length is None or shape.length == rules.rounds:
        rounds = rules.rounds
    elif rules.family is Family.STICHLING:
        raise BadRecord("length: Stichling always has 3 rounds")
    else:
        rounds = shape.length
    if len(shape.rounds) > rounds:
        raise BadRecord(f"there are {len(shape.rounds)} rounds in a match of {rounds}")
    return replace(rules, rounds=rounds)


def _check_outcome(state: State, shape: RecordShape) -> None:
    if state.is_over:
        if shape.totals is None:
            raise BadRecord("totals: a finished match must say them")
        if shape.winners is None:
            raise BadRecord("winners: a finished match must name them")
        winners = game.winners(state.rules, state.scores)
        if sorted(shape.winners) != list(winners):
            raise BadRecord(f"winners: the rules give {_row(winners)}, the record says {_row(shape.winners)}")
    elif shape.winners is not None:
        raise BadRecord("winners: the match is not finished")
    if shape.totals is not None and tuple(shape.totals) != state.totals:
        raise BadRecord(f"totals: the rules give {_row(state.totals)}, the record says {_row(shape.totals)}")


def _row(numbers: tuple[int, ...] | list[int]) -> str:
    shown = ", ".join(str(number)[:20] for number in numbers[:8])
    return shown + ", ..." if len(numbers) > 8 else shown or "nothing"


class _Replay:
    """The log and the states of a match while its record is read."""

    def __init__(self, opened: State) -> None:
        self.states = [opened]
        self.log: list[Entry] = []

    @property
    def state(self) -> State:
        return self.states[-1]

    def round(self, shape: RoundShape, where: str) -> None:
        self._deal(shape, where)
        self._choices(shape, where)
        for index, text in enumerate(shape.plays, start=1):
            self._play(text, f"{where}, play {index}")
        self._late_choices(shape, where)
        self._check_scores(shape, where)

    def _deal(self, shape: RoundShape, where: str) -> None:
        leader = game.next_leader(self.state)
        if shape.leader != leader:
            raise BadRecord(f"{where}, leader: it is seat {leader}, the record says {str(shape.leader)[:20]}")
        try:
            hands = tuple(_cards(hand) for hand in shape.hands)
            undealt = _cards(shape.undealt)
            self._check_undealt(undealt)
            step = game.deal(self.state, hands, undealt)
        except (BadDeal, ValueError) as error:
            raise BadRecord(f"{where}, deal: {error}") from None
        self._add(Deal(hands, undealt), step.state)

    def _check_undealt(self, undealt: Hand) -> None:
        state = self.state
        pack = state.rules.pack(state.seats)
        due = len(pack.cards) - state.seats * pack.hand
        if len(undealt) != due:
            raise BadDeal(f"{len(undealt)} left over instead of {due}")

    def _choices(self, shape: RoundShape, where: str) -> None:
        if shape.choices is None:
            return
        phase = self.state.round.phase
        if phase is Phase.PLAYING:
            raise BadRecord(f"{where}, choices: {self.state.rules.game} has none before play")
        self._check_seats(shape.choices, f"{where}, choices")
        for seat, choice in enumerate(shape.choices):
            if choice is not None:
                place = f"{where}, choice of seat {seat}"
                self._decide(_choice(seat, choice, phase, place), place)

    def _play(self, text: str, where: str) -> None:
        try:
            play = notation.seated_play(text)
        except ValueError as error:
            raise BadRecord(f"{where}: {error}") from None
        self._decide(play, where)

    def _late_choices(self, shape: RoundShape, where: str) -> None:
        if shape.late_choices is None:
            return
        if not self.state.rules.names_colours:
            raise BadRecord(f"{where}, late_choices: {self.state.rules.game} has none")
        self._check_seats(shape.late_choices, f"{where}, late_choices")
        for seat, named in enumerate(shape.late_choices):
            if named is not None:
                self._name(seat, [named] if isinstance(named, str) else named, where)

    def _name(self, seat: int, labels: list[str], where: str) -> None:
        place = f"{where}, late choice of seat {seat}"
        try:
            colours = tuple(colour(label) for label in labels)
        except ValueError as error:
            raise BadRecord(f"{place}: {error}") from None
        self._decide(NameColours(seat, colours), place)

    def _check_seats(self, row: Sequence[object], where: str) -> None:
        if len(row) != self.state.seats:
            raise BadRecord(f"{where}: {len(row)} entries for {self.state.seats} seats")

    def _decide(self, decision: Decision, where: str) -> None:
        state = self.state
        try:
            steps = game.apply(state, decision)
        except IllegalDecision as refused:
            raise BadRecord(f"{where}: {foul(refused, state)}") from None
        self._add(decision, steps[-1].state)

    def _add(self, entry: Entry, state: State) -> None:
        self.log.append(entry)
        self.states.append(state)

    def _check_scores(self, shape: RoundShape, where: str) -> None:
        due = self.state.round.scores
        if due is None and shape.scores is not None:
            raise BadRecord(f"{where}, scores: the round is not finished")
        if due is not None and shape.scores is None:
            raise BadRecord(f"{where}, scores: a finished round must say them")
        if due is not None and shape.scores is not None and tuple(shape.scores) != due:
            raise BadRecord(
                f"{where}, scores: the rules give {_row(due)}, the record says {_row(shape.scores)}"
            )


def _cards(texts: list[str]) -> Hand:
    return tuple(card(text) for text in texts)


def _choice(seat: int, written: list[str | int], phase: Phase, where: str) -> Decision:
    tiles = [item for item in written if isinstance(item, int)]
    texts = [item for item in written if isinstance(item, str)]
    if phase is Phase.ORDERING:
        if texts:
            raise BadRecord(f"{where}: tiles are numbers, not {brief(texts[0])}")
        return OrderTiles(seat, tuple(tiles))
    if tiles:
        raise BadRecord(f"{where}: cards are written like R4, not as numbers")
    try:
        return Choose(seat, _cards(texts))
    except ValueError as error:
        raise BadRecord(f"{where}: {error}") from None
