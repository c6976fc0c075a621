"""What all tests share."""

import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

# Qt aborts the whole test run where there is no screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Every worker has a processor of its own; threads of NumPy's would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden records anew")


@pytest.fixture(autouse=True)
def _windows_of_one_test_are_gone_in_the_next() -> Iterator[None]:
    """No loop runs between two tests that would delete what is to be deleted later."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
