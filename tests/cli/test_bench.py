"""`sticheln bench` prints its table; how fast this machine is, is not asked here."""

import pytest
from console import sticheln

from sticheln_desktop.cli import bench
from sticheln_desktop.rules.settings import PRESETS


@pytest.mark.parametrize("parts", [[], ["rules"]], ids=["all", "rules"])
def test_the_table_has_a_row_for_every_game(monkeypatch: pytest.MonkeyPatch, parts: list[str]) -> None:
    monkeypatch.setattr(bench, "_SECONDS", 0.001)
    printed = sticheln("bench", *parts)
    assert (printed.code, printed.err) == (0, "")
    header, *rows = printed.out.splitlines()
    assert header.split() == ["rules", "players", "decisions/s", "records", "checked/s"]
    assert [row.split()[0] for row in rows] == [*PRESETS]
    assert all(number.replace(",", "").isdigit() for row in rows for number in row.split()[1:])


def test_an_unknown_part_is_wrong_usage() -> None:
    printed = sticheln("bench", "rules", "pictures\n")
    assert printed.code == 2
    assert printed.complaint == "sticheln: there is no part 'pictures\\n'; there are rules"
    assert printed.out == ""
