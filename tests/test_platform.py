"""The binding we ship with must survive many calls that return nothing: one release did not."""

from PySide6.QtCore import QObject


def test_many_calls_that_return_none_do_not_wear_none_out() -> None:
    thing = QObject()
    for _ in range(30_000):
        assert thing.setObjectName("x") is None
        assert thing.parent() is None
