"""The table of what was measured, each figure beside what it should be at most or at least."""

import sys

from PySide6.QtWidgets import QApplication

from .frames import frames_a_second, lateness
from .startup import startup


def report(level: str) -> int:
    """Measure everything in an application of its own."""
    # Painted by the processor alone, so that machines can be compared.
    application = QApplication([sys.argv[0], "-platform", "offscreen"])
    application.setStyle("Fusion")
    measure(level)
    return 0


def measure(level: str) -> None:
    """Print every figure as soon as it is known."""
    late = lateness(level)
    _line(f"ticks late, 99 of 100 ({level} thinks)", f"{late.p99:.1f} ms", "at most 8")
    _line("ticks late, the latest", f"{late.most:.1f} ms", "at most 33")
    _line("questions answered meanwhile", f"{late.answers}", "")
    _line("frames a second, one moving card", f"{frames_a_second():.0f}", "at least 100")
    up = startup()
    _line("window up, bare", f"{up.bare:.2f} s", "")
    _line("window up, ours", f"{up.ours:.2f} s", "")
    _line("ours to bare", f"{up.ratio:.2f}", "at most 1.6")


def _line(what: str, figure: str, wanted: str) -> None:
    print(f"{what:<42}{figure:>12}  {wanted}".rstrip(), flush=True)
