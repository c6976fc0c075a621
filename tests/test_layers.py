"""Who may import whom: walked over every module, so that a layer cannot leak."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sticheln_desktop

PACKAGE = Path(sticheln_desktop.__file__).parent
MAY_USE = {
    "rules": set(),
    "match": {"rules"},
    "ai": {"rules"},
    "cli": {"rules", "match", "ai"},
    "play": {"rules", "match", "ai"},
    "gui": {"rules", "match", "play"},
    "selftest": {"rules", "match", "ai", "play", "gui"},
}
MAY_USE_QT = {"play", "gui", "selftest", "app.py"}


def imported(module: Path) -> Iterator[str]:
    package = ("sticheln_desktop", *module.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join((*base, *([node.module] if node.module else [])))
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def modules(layer: str) -> list[Path]:
    return sorted((PACKAGE / layer).rglob("*.py"))


@pytest.mark.parametrize("layer", MAY_USE)
def test_a_layer_uses_only_the_layers_below_it(layer: str) -> None:
    allowed = {*MAY_USE[layer], layer}
    for module in modules(layer):
        used = {name.split(".")[1] for name in imported(module) if name.startswith("sticheln_desktop.")}
        layers_used = used & {*MAY_USE, "app"}
        assert layers_used <= allowed, f"{module.name} imports {layers_used - allowed}"


def test_qt_stays_in_its_layers() -> None:
    for module in sorted(PACKAGE.rglob("*.py")):
        layer = module.relative_to(PACKAGE).parts[0]
        if layer not in MAY_USE_QT:
            assert not any(name.startswith("PySide6") for name in imported(module)), module


def test_the_rules_need_nothing_but_the_standard_library() -> None:
    import sys

    for module in modules("rules"):
        roots = {name.split(".")[0] for name in imported(module)}
        assert roots <= {*sys.stdlib_module_names, "sticheln_desktop"}, module
