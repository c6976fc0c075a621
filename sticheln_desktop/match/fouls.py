"""The sentence a record's reader says about a decision that the rules refused."""

from sticheln_desktop.rules.decisions import Choose, NameColours, Play
from sticheln_desktop.rules.objections import IllegalDecision, Reason
from sticheln_desktop.rules.state import Phase, State


def foul(refused: IllegalDecision, state: State) -> str:
    """What is wrong, naming the seat and the card."""
    decision, reason = refused.decision, refused.objection.reason
    seat = decision.seat
    match reason:
        case Reason.NOT_IN_HAND:
            return f"seat {seat} does not hold {_missing(refused, state)}"
        case Reason.NOT_YOUR_TURN:
            return f"it is the turn of seat {state.round.turn}, not of seat {seat}"
        case Reason.NOTHING_TO_DECIDE:
            return _too_late(refused)
        case Reason.WRONG_KIND:
            return _WRONG_MOMENT[state.round.phase]
        case Reason.ALREADY_DECIDED:
            return _NO_TRICK.format(seat=seat)
        case Reason.A_PLACE_IS_FREE | Reason.COLOUR_LIES_ELSEWHERE:
            return _misplaced(refused)
        case Reason.NO_SUCH_PLACE:
            return _no_place(refused)
        case _:
            return _PLAIN[reason].format(seat=seat, colours=state.rules.colours)


_WRONG_MOMENT = {
    Phase.CHOOSING: "not every seat has chosen yet",
    Phase.ORDERING: "not every seat has laid its tiles yet",
    Phase.PLAYING: "not every card has been played yet",
    Phase.NAMING: "the last trick has been played already",
    Phase.PLAYED: "the round is finished already",
    Phase.SHOWN: "the round is finished already",
    Phase.SCORED: "the round is finished already",
}
_NO_TRICK = "seat {seat} took no trick and names no colour"
_PLAIN = {
    Reason.WRONG_NUMBER_OF_CARDS: "seat {seat} must choose {colours} different card(s)",
    Reason.SAME_COLOUR_TWICE: "seat {seat} must choose cards of two different colours",
    Reason.WRONG_TILES: "seat {seat} must lay this round's three tiles, each once",
    Reason.WRONG_NUMBER_OF_COLOURS: "seat {seat} names the wrong number of colours",
    Reason.COLOUR_NOT_TAKEN: "seat {seat} names a colour that it did not take",
}


def _too_late(refused: IllegalDecision) -> str:
    """After the last colour was named, only a seat without a trick can still be said to name one."""
    if isinstance(refused.decision, NameColours):
        return _NO_TRICK.format(seat=refused.decision.seat)
    return _WRONG_MOMENT[Phase.SCORED]


def _no_place(refused: IllegalDecision) -> str:
    named = isinstance(refused.decision, Play) and refused.decision.place
    return "this game has no such place" if named else "the place from 1 to 4 is missing"


def _missing(refused: IllegalDecision, state: State) -> str:
    decision = refused.decision
    hand = state.round.hands[decision.seat]
    asked = (
        decision.cards
        if isinstance(decision, Choose)
        else (decision.card,)
        if isinstance(decision, Play)
        else ()
    )
    return ", ".join(str(card) for card in asked if card not in hand)


def _misplaced(refused: IllegalDecision) -> str:
    place = refused.objection.place
    if refused.objection.reason is Reason.A_PLACE_IS_FREE:
        return f"a card of another colour may not be laid here while place {place} is free"
    return f"a card of another colour may not be laid here while place {place} has its colour"
