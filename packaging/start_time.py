"""How long programs take from start to first paint: `python3 start_time.py UNFROZEN FROZEN`.

Standard library only. They are started in turns, so that a busy machine slows both; the first turn
only warms up.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

TURNS = 15
SLOWEST = 1.3


def seconds_to_paint(program: str) -> float:
    """One start; the program says a word when it has painted, and ends."""
    begun = time.perf_counter()
    with subprocess.Popen([program, "--bench", "window"], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        word = process.stdout.readline()
        seconds = time.perf_counter() - begun
    if not word or process.returncode:
        raise SystemExit(f"{program} ended with {process.returncode}")
    return seconds


def main(unfrozen: str, frozen: str) -> int:
    """Compare the medians."""
    turns = [(seconds_to_paint(unfrozen), seconds_to_paint(frozen)) for _ in range(TURNS + 1)][1:]
    before, after = (statistics.median(column) for column in zip(*turns, strict=True))
    print(
        f"first paint: unfrozen {before:.3f} s, frozen {after:.3f} s, ratio {after / before:.2f}", flush=True
    )
    return 0 if after < SLOWEST * before else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
