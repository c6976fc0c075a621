"""More than 20,000 spoilt records and argument lists: each is understood or gets its one sentence."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from console import Printed, sticheln
from mishaps import spoilt_arguments
from mutations import good_matches, spoilt_bytes, spoilt_data, spoilt_record

from sticheln_desktop.cli import arena, bench
from sticheln_desktop.match.parse import BadRecord
from sticheln_desktop.match.reader import decoded
from sticheln_desktop.match.writer import encoded

READ_CHUNKS, READ_CHUNK = 40, 500
FILE_CHUNKS, FILE_CHUNK = 10, 150
ARGUMENT_CHUNKS, ARGUMENT_CHUNK = 10, 150
LONGEST_SENTENCE = 400

HEAD = b'{"format": "sticheln-record", "version": 1, '
EXPLICIT = {
    "empty": b"",
    "zeros": b"\0" * 1000,
    "deep lists": b"[" * 100_000,
    "deep objects": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    "deep unknown field": HEAD + b'"x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "long seed": HEAD + b'"seed": ' + b"7" * 10_000 + b"}",
    "long negative length": HEAD + b'"length": -' + b"7" * 10_000 + b"}",
    "long version": b'{"format": "sticheln-record", "version": ' + b"7" * 10_000 + b"}",
    "bad UTF-8": HEAD + b'"game": "\xff\xfe"}',
    "cut UTF-8": HEAD + b'"game": "\xe2\x99',
    "byte order mark": b"\xef\xbb\xbf" + HEAD + b'"game": "classic"}',
    "field twice": HEAD + b'"version": 1}',
    "inner field twice": HEAD + b'"players": [{"name": "a", "name": "b"}]}',
    "many brackets in a text": HEAD + b'"game": "' + b"[" * 100_000 + b'"}',
    "wide": HEAD + b'"rounds": [' + b"{}," * 100_000 + b"{}]}",
}


def is_understood(content: bytes) -> bool:
    """Whether it is a record; if it is not, one sentence must say why."""
    try:
        match = decoded(content)
    except BadRecord as fault:
        sentence = str(fault)
    else:
        assert decoded(encoded(match)) == match
        return True
    assert sentence.isprintable(), sentence
    assert 5 < len(sentence) < LONGEST_SENTENCE, sentence
    return False


@pytest.mark.parametrize("chunk", range(READ_CHUNKS))
def test_a_spoilt_record_is_understood_or_refused(chunk: int) -> None:
    random = Random(f"records {chunk}")
    understood = [is_understood(spoilt_record(random)) for _ in range(READ_CHUNK)]
    assert 0 < sum(understood) < READ_CHUNK // 2


@pytest.mark.parametrize("spoilt", [spoilt_bytes, spoilt_data])
def test_accidents_are_found_and_not_too_coarse(spoilt: Callable[[Random], bytes]) -> None:
    random = Random("kinds")
    sentences = set()
    for _ in range(300):
        try:
            decoded(spoilt(random))
        except BadRecord as fault:
            sentences.add(str(fault))
    assert len(sentences) > 100


def assert_one_sentence(printed: Printed, content: bytes) -> None:
    """Exit 0 and no complaint, or 1 and one line."""
    if printed.code == 0:
        assert printed.err == "", content
    else:
        assert printed.code == 1, content
        assert printed.complaint.isprintable(), content
        assert printed.out == "", content


@pytest.mark.parametrize("chunk", range(FILE_CHUNKS))
def test_a_spoilt_file_gets_one_sentence_and_is_left_alone(tmp_path: Path, chunk: int) -> None:
    random = Random(f"files {chunk}")
    path = tmp_path / "spoilt.sticheln"
    for _ in range(FILE_CHUNK):
        content = spoilt_record(random)
        path.write_bytes(content)
        assert_one_sentence(sticheln("check", str(path)), content)
        assert path.read_bytes() == content
    assert [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize("content", EXPLICIT.values(), ids=EXPLICIT)
def test_a_cruel_file_gets_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "cruel.sticheln"
    path.write_bytes(content)
    printed = sticheln("check", str(path))
    assert printed.code == 1
    assert len(printed.complaint) < LONGEST_SENTENCE + len(str(path))
    assert path.read_bytes() == content


def test_fifty_megabytes_get_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "huge.sticheln"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    printed = sticheln("check", str(path))
    assert printed.code == 1
    assert printed.complaint == f"{path}: the file is larger than 8 MB: it is no match record"
    assert path.stat().st_size == 50_000_000


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with a right record and a wrong one; nothing is measured in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bench, "PARTS", {"rules": lambda: None})
    monkeypatch.setattr(arena, "processors", lambda: 1)
    (tmp_path / "good.sticheln").write_bytes(encoded(good_matches()[0]))
    (tmp_path / "bad.sticheln").write_bytes(b"{}")
    return tmp_path


def assert_sensible(printed: Printed, arguments: list[str]) -> None:
    """Exit 0, 1 or 2; wrong usage gets one line, wrong files one line each."""
    lines = printed.err.splitlines()
    assert printed.code in (0, 1, 2), arguments
    assert all(line.isprintable() and line for line in lines), arguments
    if printed.code == 0:
        assert not lines, arguments
    elif printed.code == 1 and "check" in arguments:
        assert 1 <= len(lines) < len(arguments), arguments
    else:
        assert len(lines) == 1, arguments


@pytest.mark.parametrize("chunk", range(ARGUMENT_CHUNKS))
def test_spoilt_arguments_are_understood_or_refused(folder: Path, chunk: int) -> None:
    random = Random(f"arguments {chunk}")
    bad = (folder / "bad.sticheln").read_bytes()
    for _ in range(ARGUMENT_CHUNK):
        arguments = spoilt_arguments(random)
        assert_sensible(sticheln(*arguments), arguments)
    assert (folder / "bad.sticheln").read_bytes() == bad
    assert not [path for path in folder.iterdir() if path.name.startswith(".sticheln-")]


def test_there_are_twenty_thousand_of_them() -> None:
    assert READ_CHUNKS * READ_CHUNK + FILE_CHUNKS * FILE_CHUNK + ARGUMENT_CHUNKS * ARGUMENT_CHUNK >= 20_000
