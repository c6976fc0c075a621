"""All sentences live in one room, each of them once, with one kind of placeholder."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import sticheln_desktop.gui

GUI = Path(sticheln_desktop.gui.__file__).parent
ROOM = GUI / "texts"
PROGRAM = GUI.parent
SAYING = ("tr", "translate", "QT_TRANSLATE_NOOP")


def sayings(path: Path) -> Iterator[tuple[str, ...]]:
    """What a module has translated, with the comments that tell equal texts apart."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and _name(node.func) in SAYING:
            given = tuple(argument.value for argument in node.args if isinstance(argument, ast.Constant))
            if _name(node.func) == "tr":
                yield given
            elif len(given) > 1:
                yield given[1:]


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def test_nothing_is_said_outside_the_room() -> None:
    outside = [path for path in PROGRAM.rglob("*.py") if ROOM not in path.parents]
    assert len(outside) > 100
    assert [path for path in outside if list(sayings(path))] == []


def test_every_sentence_stands_there_once() -> None:
    found = Counter(saying for path in ROOM.glob("*.py") for saying in sayings(path))
    assert len(found) > 400
    assert [saying for saying, times in found.items() if times > 1] == []


def test_placeholders_are_of_one_kind() -> None:
    found = [saying for path in ROOM.glob("*.py") for saying in sayings(path)]
    assert [saying for saying in found if "{" in saying[0] or "}" in saying[0]] == []


def test_the_rooms_are_small() -> None:
    sizes = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in ROOM.glob("*.py")}
    assert {name: size for name, size in sizes.items() if size >= 250} == {}
