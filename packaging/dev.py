"""Set up, play and test Sticheln Desktop from a checkout: `python3 packaging/dev.py play` or `test`.

Standard library only. How the environment is made is in `environment`.
"""

from __future__ import annotations

import io
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from environment import ROOT, executable, prepare
from freezing import build
from process import Failure, call, say
from smoke import smoke
from translate import translate

OLDEST_PYTHON = (3, 11)
TYPED_PACKAGES = ("rules", "match", "ai", "cli")
ADDRESS_OPTIONS = ("--index-url", "--extra-index-url", "--find-links", "--trusted-host", "-i ", "-f ")


class Command(NamedTuple):
    """One word of the command line."""

    run: Callable[[list[str]], int]
    summary: str


def has_display(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether a window can be shown."""
    if platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def terminal_match(arguments: Sequence[str]) -> list[str]:
    """A match of four computer players, told in the terminal."""
    seats = ",".join(["casual"] * 4)
    return [str(executable("sticheln")), "play", "--game", "classic", "--seats", seats, *arguments]


def demo_picture(picture: Path, arguments: Sequence[str]) -> list[str]:
    """The window drawn into a file."""
    program = str(executable("sticheln-desktop"))
    return [program, "--demo", "classic", "--screenshot", str(picture), *arguments]


def offscreen(environ: Mapping[str, str]) -> dict[str, str]:
    """Let Qt draw without a display, unless a platform was chosen."""
    return {"QT_QPA_PLATFORM": "offscreen", **environ}


def draw_demo(arguments: Sequence[str]) -> int:
    """Draw the window where none can be shown."""
    picture = ROOT / "build" / "demo.png"
    picture.parent.mkdir(exist_ok=True)
    say("There is no display, so the window is drawn into a picture.")
    code = call(demo_picture(picture, arguments), env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    if code == 0:
        say(f"The picture is {picture}")
    return code


def checks(arguments: Sequence[str], processors: int) -> list[list[str]]:
    """The tools of a test run in order; arguments are for pytest, and then it runs alone."""
    if arguments:
        return [["pytest", *arguments]]
    return [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy", *(f"sticheln_desktop/{package}" for package in TYPED_PACKAGES)],
        # Whoever is done takes over what waits behind a long test of another.
        ["pytest", "-n", str(min(processors, 4)), "--dist", "worksteal"],
    ]


def lock_command(uv: str, arguments: Sequence[str]) -> list[str]:
    """Resolve for every platform; versions already locked stay unless `--upgrade` is given."""
    form = ["--universal", "--generate-hashes", "--no-annotate", "--no-header", "--quiet"]
    scope = ["--all-extras", "--python-version", "3.11", "--output-file", "requirements.lock"]
    return [uv, "pip", "compile", *form, *scope, *arguments, "pyproject.toml"]


def without_addresses(lock: str) -> str:
    """The lock without lines that name a package index: it must hold on every machine."""
    lines = lock.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(ADDRESS_OPTIONS))


def setup(arguments: list[str]) -> int:
    """Prepare only."""
    if arguments:
        raise Failure("setup takes no arguments.", 2)
    prepare()
    say("Ready: .venv is complete.")
    return 0


def play(arguments: list[str]) -> int:
    """Show the window; a picture of it without a display, a match in the terminal without a window."""
    prepare()
    if not (ROOT / "sticheln_desktop" / "app.py").exists():
        return call(terminal_match(arguments))
    if has_display(sys.platform, os.environ):
        return call([str(executable("sticheln-desktop")), *arguments])
    return draw_demo(arguments)


def test(arguments: list[str]) -> int:
    """Run the checks up to the first that fails."""
    prepare()
    for check in checks(arguments, os.cpu_count() or 1):
        say(f"Running {shlex.join(check)}")
        if code := call([str(executable("python")), "-m", *check], ROOT, offscreen(os.environ)):
            say(f"{check[0]} failed with exit code {code}")
            return code
    return 0


def lock(arguments: list[str]) -> int:
    """Write requirements.lock anew from pyproject.toml."""
    uv = str(executable("uv")) if executable("uv").exists() else shutil.which("uv")
    if uv is None:
        raise Failure(
            "lock needs uv; get it with: python3 packaging/dev.py setup, then pip install uv in .venv"
        )
    if code := call(lock_command(uv, arguments), ROOT):
        raise Failure("uv could not resolve the dependencies (see above).", code)
    path = ROOT / "requirements.lock"
    path.write_text(without_addresses(path.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    return 0


COMMANDS = {
    "setup": Command(setup, "prepare .venv and the system libraries, nothing else"),
    "play": Command(play, "play; further arguments go to the program"),
    "test": Command(test, "run all checks; with arguments only pytest, which gets them"),
    "build": Command(build, "freeze the program and make its downloads in dist/"),
    "smoke": Command(smoke, "try the downloads as players get them; arguments name single trials"),
    "translate": Command(translate, "collect the texts into resources/i18n, and make the files loaded"),
    "lock": Command(lock, "write requirements.lock anew; further arguments go to uv"),
}


def usage() -> str:
    """The commands, one on a line."""
    lines = [f"  {name:9} {command.summary}" for name, command in COMMANDS.items()]
    return "\n".join(["usage: python3 packaging/dev.py COMMAND [ARGUMENTS]", *lines])


def check_version(version: tuple[int, ...]) -> None:
    """Refuse a Python that is too old for the program."""
    if version < OLDEST_PYTHON:
        raise Failure(f"Python 3.11 or later is needed, this is {version[0]}.{version[1]}.")


def dispatch(argv: Sequence[str]) -> int:
    """Find the command and run it."""
    if list(argv[:1]) in (["-h"], ["--help"]):
        say(usage())
        return 0
    if not argv or argv[0] not in COMMANDS:
        raise Failure(usage(), 2)
    check_version(sys.version_info[:2])
    return COMMANDS[argv[0]].run(list(argv[1:]))


def main(argv: Sequence[str]) -> int:
    """Turn every foreseeable mishap into one sentence and an exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return dispatch(argv)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.code
    except OSError as error:
        print(f"The environment could not be prepared: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
