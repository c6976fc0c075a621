"""Where the frozen program with the window begins."""

import multiprocessing
import sys

from sticheln_desktop.app import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
