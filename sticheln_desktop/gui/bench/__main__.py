"""The measurements of `sticheln bench gui`, or with `bare` only the window that ours is compared with."""

import sys
from collections.abc import Sequence

BARE = "bare"


def main(arguments: Sequence[str]) -> int:
    """Measure with the level of opponent that is named, or show the bare window."""
    # Imported here: the bare window must be as bare as it says.
    if arguments[0] == BARE:
        from .bare import main as shown

        return shown()
    from .report import report

    return report(arguments[0])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
