"""What the tests of records share."""

import os

import pytest

# Qt aborts the whole test run where there is no screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Every worker has a processor of its own; threads of NumPy's would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden records anew")
