"""Golden records: computers play these matches again to the letter.

When an opponent's way of playing is changed on purpose, `pytest --regenerate` writes them anew.
"""

from dataclasses import replace
from pathlib import Path

import pytest

from sticheln_desktop.cli.main import main
from sticheln_desktop.cli.play import played_match
from sticheln_desktop.cli.setup import Thinking
from sticheln_desktop.match.writer import encoded
from sticheln_desktop.rules.settings import PRESETS, Dealer, Rules, Undealt, house

GOLDEN = Path(__file__).parent / "golden"
SEED = 20260401
HOUSE = replace(
    house(polarity="lucky", colours=2, reveal="hidden"), undealt=Undealt.SHOWN, dealer=Dealer.LOWEST
)
MATCHES: dict[str, tuple[Rules, int]] = {
    "classic": (PRESETS["classic"], 4),
    "reverse": (PRESETS["reverse"], 3),
    "mild": (replace(PRESETS["mild"], dealer=Dealer.LOWEST), 5),
    "aggravated": (replace(PRESETS["aggravated"], undealt=Undealt.SHOWN), 8),
    "hazy": (PRESETS["hazy"], 7),
    "delayed": (PRESETS["delayed"], 6),
    "house": (HOUSE, 7),
    "hattrick": (PRESETS["hattrick"], 5),
    "stichling": (PRESETS["stichling"], 3),
}


def file_of(name: str) -> Path:
    return GOLDEN / f"{name}.sticheln"


def played(name: str) -> bytes:
    rules, seats = MATCHES[name]
    match, _ = played_match(rules, ("casual",) * seats, SEED, Thinking(0.0))
    return encoded(match)


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_record_is_played_again_to_the_letter(name: str, pytestconfig: pytest.Config) -> None:
    content = played(name)
    if pytestconfig.getoption("regenerate"):
        file_of(name).write_bytes(content)
    assert content == file_of(name).read_bytes()


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_record_is_right(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(file_of(name))]) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith(f"{file_of(name)}: right\n  {name}, {MATCHES[name][1]} players")
    assert printed.err == ""


def test_no_other_file_lies_among_them() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == {file_of(name).name for name in MATCHES}
