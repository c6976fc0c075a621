"""The matches an arena has finished, on disk as they end, so that a killed arena can go on."""

from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import msgspec

from .arena_match import Outcome
from .arena_plan import Pairing, Plan
from .faults import WrongInput, WrongUsage

SUFFIX = ".journal"
_FORMAT = "sticheln-arena-journal"


class Journal:
    """A file with the plan on its first line and a finished match on each further one.

    Without a path nothing is kept. `finished` holds what an earlier run has played.
    """

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self._path = path
        self._plan = plan
        self._file: IO[bytes] | None = None
        self.finished: dict[Pairing, Outcome] = {}

    @property
    def is_kept(self) -> bool:
        """Whether another run can go on from here."""
        return self._path is not None

    def __enter__(self) -> "Journal":
        if self._path is None:
            return self
        header, *lines = _whole_lines(self._path) or [b""]
        _check_format(header, self._path)
        if lines:  # a plan of which nothing was played binds nobody
            _check_plan(header, self._plan, self._path)
            self.finished = _outcomes(lines, self._plan, self._path)
        self._file = _opened(self._path, keep=len(header) + sum(map(len, lines)) if lines else 0)
        if not lines:
            self._append(_header(self._plan))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()
            if not self.finished:
                self.remove()

    def add(self, outcome: Outcome) -> None:
        """Keep a finished match."""
        self.finished[outcome.pairing] = outcome
        self._append(outcome)

    def remove(self) -> None:
        """Forget everything: the result has been written."""
        if self._path is not None and self._file is not None:
            self._file.close()  # an open file cannot be removed on Windows
            with suppress(OSError):
                self._path.unlink()

    def _append(self, entry: object) -> None:
        if self._file is None:
            return
        try:
            self._file.write(msgspec.json.encode(entry) + b"\n")
            self._file.flush()
        except OSError as error:
            raise _trouble(self._path, error) from None


def begun_seed(path: Path | None) -> int | None:
    """The seed that an interrupted arena drew for itself, if there is one."""
    lines = _whole_lines(path) if path is not None else []
    seed = _read_header(lines[0]).get("seed") if lines else None
    return seed if isinstance(seed, int) else None


def _whole_lines(path: Path) -> list[bytes]:
    """What was written completely; a line that a kill cut off does not count."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return []
    except (OSError, ValueError) as error:
        raise _trouble(path, error) from None
    return content[: content.rfind(b"\n") + 1].splitlines(keepends=True)


def _opened(path: Path, keep: int) -> IO[bytes]:
    try:
        path.touch()
        file = path.open("r+b")
        file.truncate(keep)
        file.seek(keep)
    except (OSError, ValueError) as error:
        raise _trouble(path, error) from None
    return file


def _header(plan: Plan) -> dict[str, Any]:
    return {"format": _FORMAT, "version": 1, **plan.described()}


def _read_header(line: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}


def _check_format(line: bytes, path: Path) -> None:
    if line and _read_header(line).get("format") != _FORMAT:
        raise WrongInput(f"{path} is not the journal of an arena; nothing was changed")


def _check_plan(line: bytes, plan: Plan, path: Path) -> None:
    found = _read_header(line)
    for name, value in _header(plan).items():
        if found.get(name) != value:
            raise WrongUsage(
                f"{path} belongs to an arena with other arguments ({name}): "
                "give the same to go on, or remove it to begin anew"
            )


def _outcomes(lines: list[bytes], plan: Plan, path: Path) -> dict[Pairing, Outcome]:
    found: dict[Pairing, Outcome] = {}
    wanted = set(plan.pairings())
    for number, line in enumerate(lines, start=2):
        try:
            outcome = msgspec.json.decode(line, type=Outcome)
        except msgspec.MsgspecError:
            raise WrongInput(f"{path}: line {number} is not a finished match") from None
        if outcome.pairing not in wanted or len(outcome.seats) != len(plan.entries):
            raise WrongInput(f"{path}: line {number} does not belong to this arena")
        found[outcome.pairing] = outcome
    return found


def _trouble(path: Path | None, error: Exception) -> WrongInput:
    reason = error.strerror if isinstance(error, OSError) else None
    return WrongInput(f"{path}: {(reason or 'its name cannot be used').lower()}")
