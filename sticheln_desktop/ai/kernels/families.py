"""Which kernel plays which family of games; each is loaded when it is first asked for."""

from sticheln_desktop.rules.settings import Family

from .kernel import Kernel


def kernel_of(family: Family) -> type[Kernel]:
    """The kernel of a family."""
    match family:
        case Family.STICHELN:
            from .sticheln import StichelnKernel

            return StichelnKernel
        case Family.HATTRICK:
            from .hattrick import HattrickKernel

            return HattrickKernel
        case Family.STICHLING:
            from .stichling import StichlingKernel

            return StichlingKernel
