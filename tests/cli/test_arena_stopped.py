"""An arena as a process of its own, ended in every way there is: no work is lost, and no process is left."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from console import ROOT, bot, sticheln

PATIENCE = 30.0
# It waits for a sign of the test before it plays, and holds the connection for as long as it lives.
OBEDIENT = """
import json, os, signal, socket, sys
alive = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
sign = alive.recv(1)
if sign == b"k":
    os.kill(os.getppid(), signal.SIGKILL)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "obedient"}), flush=True)
    elif message["type"] == "decide" and sign == b"g":
        answer = {"type": "decision", "id": message["id"], "decision": message["legal"][0]}
        print(json.dumps(answer), flush=True)
"""


@pytest.fixture
def server() -> Iterator[socket.socket]:
    """Where bots call."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(PATIENCE)
        yield server


def arguments(folder: Path, server: socket.socket, jobs: int) -> list[str]:
    """An arena of four matches between a bot and rules of thumb."""
    script = folder / "obedient.py"
    script.write_text(OBEDIENT, encoding="utf-8")
    seat = bot(str(script), str(server.getsockname()[1]))
    table = ["--game", "stichling", "--seats", f"{seat},casual", "--matches", "4", "--seed", "1"]
    return ["arena", *table, "--think", "600", "--json", str(folder / "a.json"), "--jobs", str(jobs)]


def started(words: list[str]) -> subprocess.Popen[bytes]:
    """The program in a process of its own."""
    command = [sys.executable, "-m", "sticheln_desktop.cli.main", *words]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=-1, stderr=-1, start_new_session=True)


def called(server: socket.socket, sign: bytes) -> socket.socket:
    """The next bot, given its sign."""
    connection, _ = server.accept()
    connection.settimeout(PATIENCE)
    connection.send(sign)
    return connection


def is_gone(connection: socket.socket) -> bool:
    """Whether the bot does not live any more."""
    with connection:
        try:
            return connection.recv(1) == b""
        except ConnectionResetError:
            return True


def let_everybody_play(server: socket.socket, bots: int) -> Thread:
    """Give the good sign to so many bots."""

    def give() -> None:
        for _ in range(bots):
            called(server, b"g").close()

    thread = Thread(target=give)
    thread.start()
    return thread


STOPPED = b"sticheln: stopped after 1 of 4 matches; the same command goes on from there\n"
ENDINGS = {
    "Ctrl+C": (signal.SIGINT, 130, STOPPED),
    "ended": (signal.SIGTERM, 143, b""),
    "killed": (signal.SIGKILL, -9, b""),
}


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("ending", ENDINGS)
def test_an_arena_that_was_ended_leaves_nothing_behind_and_goes_on(
    tmp_path: Path, server: socket.socket, ending: str, jobs: int
) -> None:
    number, code, words = ENDINGS[ending]
    line = arguments(tmp_path, server, jobs)
    arena = started(line)
    lingering = [called(server, b"w") for _ in range(jobs - 1)]
    with called(server, b"g"):
        lingering.append(called(server, b"w"))  # one match is done, or it would not have been started
    if number == signal.SIGINT:
        os.killpg(arena.pid, number)  # Ctrl+C is heard by the workers as well
    else:
        arena.send_signal(number)
    out, err = arena.communicate(timeout=PATIENCE)
    assert (arena.returncode, out, err) == (code, b"", words)
    assert all(is_gone(connection) for connection in lingering)
    assert (tmp_path / "a.json.journal").read_bytes().count(b"\n") == 2
    everybody = let_everybody_play(server, bots=3)
    assert sticheln(*line[:-1], "1").code == 0
    everybody.join(PATIENCE)
    assert len(json.loads((tmp_path / "a.json").read_bytes())["results"]) == 4
    assert not (tmp_path / "a.json.journal").exists()


def test_a_worker_that_is_killed_is_noticed(tmp_path: Path, server: socket.socket) -> None:
    arena = started(arguments(tmp_path, server, jobs=2))
    lingering = [called(server, b"w"), called(server, b"k")]
    out, err = arena.communicate(timeout=PATIENCE)
    assert (arena.returncode, out) == (1, b"")
    assert err == b"sticheln: a process that played matches has ended unexpectedly\n"
    assert all(is_gone(connection) for connection in lingering)
