"""Collects the program's texts into `resources/i18n/*.ts` and makes the `.qm` files it loads of them.

Standard library only; Qt's own tools do the work. The translations themselves are written in the `.ts` files.
"""

from __future__ import annotations

from pathlib import Path

from environment import ROOT, executable, prepare
from process import Failure, call

LANGUAGES = ("de", "hu")
_WITHOUT_LINES = ("-locations", "none", "-no-obsolete", "-silent")


def sources(root: Path) -> list[str]:
    """Every module that may say something, in an order that stays."""
    return sorted(path.relative_to(root).as_posix() for path in (root / "sticheln_desktop").rglob("*.py"))


def collect_command(tool: str, language: str, target: Path, files: list[str]) -> list[str]:
    """Brings one language's texts up to date; line numbers would make every difference a large one."""
    languages = ["-source-language", "en", "-target-language", language]
    return [tool, *_WITHOUT_LINES, *languages, *files, "-ts", str(target)]


def translate(arguments: list[str]) -> int:
    """Collect, then make what the program loads; arguments are not taken."""
    if arguments:
        raise Failure("translate takes no arguments.", 2)
    prepare()
    files = sources(ROOT)
    for language in LANGUAGES:
        target = ROOT / "resources" / "i18n" / f"sticheln_{language}.ts"
        target.parent.mkdir(exist_ok=True)
        collect = collect_command(str(executable("pyside6-lupdate")), language, target, files)
        if code := call(collect, ROOT) or call([str(executable("pyside6-lrelease")), str(target)], ROOT):
            raise Failure(f"The texts for {language} could not be made (see above).", code)
    return 0
