"""Where the frozen console program begins."""

import multiprocessing
import sys

from sticheln_desktop.cli.main import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
