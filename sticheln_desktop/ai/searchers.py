"""The players that search, and the one that follows its network without searching."""

from sticheln_desktop.rules.settings import Family
from sticheln_desktop.rules.view import View

from .player import Advice, Budget
from .playouts import Policy, by_networks, by_thumb
from .search import Manner, Search, only_guess
from .weights import trained

# In typical leads: others do not play exactly as the networks would.
_NOISE = 0.08


def network_policy(family: Family) -> Policy:
    """The trained networks of a family."""
    return by_networks(trained(family))


def thumb_policy(family: Family) -> Policy:
    """The rules of thumb, the same for all families."""
    return by_thumb


THUMB_SEARCH = Manner(thumb_policy, guess_worlds=0)
EXPERT = Manner(network_policy, guess_worlds=40, foresight_worlds=120, candidates=3, noise=_NOISE)


def policy_advice(view: View, budget: Budget) -> Advice:
    """The network alone."""
    return only_guess(network_policy(view.rules.family), view, budget)


def searched(manner: Manner, view: View, budget: Budget) -> Advice:
    """The advice of a search."""
    return Search(manner).advise(view, budget)
