"""What the table calls the kernel's places: the kernel always opens its first free one, people open any."""

from sticheln_desktop.rules.state import Plays
from sticheln_desktop.rules.stichling import CANDIDATE_PLACES, FULL

Names = tuple[int, ...]
UNNAMED: Names = CANDIDATE_PLACES


def names_by_ply(plays: Plays) -> tuple[Names, ...]:
    """The table's names of the kernel's places before each play, and after the last."""
    names, sizes = list(UNNAMED), [0] * len(UNNAMED)
    history = [UNNAMED]
    for play in plays:
        place = names.index(play.place)
        if not sizes[place]:
            free = sizes.index(0)
            names[free], names[place] = names[place], names[free]
            place = free
        sizes[place] = (sizes[place] + 1) % FULL
        history.append(tuple(names))
    return tuple(history)
