"""Thousands of rounds played side by side on integer arrays, one kernel for each family of games."""

import os

# Products of small matrices are slower on several threads; NumPy reads this when it is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
