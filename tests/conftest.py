"""What all tests share."""

import os
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

# Qt aborts the whole test run where there is no screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Every worker has a processor of its own; threads of NumPy's would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden records anew")
    parser.addoption("--seconds", action="store_true", help="tell what each file's tests took in all")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """The files with the longest tests: many short ones weigh as much as a long one, and are not seen."""
    if not config.getoption("seconds"):
        return
    took: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                took[report.nodeid.partition("::")[0]] += report.duration
    for file, seconds in took.most_common(40):
        terminalreporter.write_line(f"{seconds:8.1f} s  {file}")


@pytest.fixture(autouse=True)
def _windows_of_one_test_are_gone_in_the_next() -> Iterator[None]:
    """No loop runs between two tests that would delete what is to be deleted later."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
