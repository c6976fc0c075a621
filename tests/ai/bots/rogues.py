"""Small bots for tests, good and bad. Each is connected to the test for as long as it lives."""

import shlex
import socket
import sys
from pathlib import Path
from types import TracebackType

PATIENCE = 30.0

_CONNECTED = """
import json, os, signal, socket, subprocess, sys
alive = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
alive.set_inheritable(True)
def say(**message):
    print(json.dumps(message), flush=True)
def asked():
    return json.loads(sys.stdin.readline())
def answer(question, decision=None):
    say(type="decision", id=question["id"], decision=question["legal"][0] if decision is None else decision)
def is_greeted():
    asked()
    say(type="ready", name="rogue")
"""
_OBEDIENT = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        answer(message)
    elif message["type"] == "bye":
        break
"""
_DEAF = """
for line in sys.stdin:
    pass
"""
_ONE_BEHIND = "first = asked(); second = asked(); answer(first); answer(second)"
_STUBBORN = "signal.signal(signal.SIGTERM, signal.SIG_IGN)"
ROGUES = {
    "obedient": f"is_greeted()\n{_OBEDIENT}",
    "dies at start": "raise SystemExit('no wish to play')",
    "is silent at start": _DEAF,
    "greets with nonsense": "asked(); say(type='decision', id=1)",
    "greets without a name": "asked(); say(type='ready', name=7)",
    "dies midway": "is_greeted(); answer(asked()); answer(asked()); os._exit(1)",
    "hangs": f"is_greeted()\n{_DEAF}",
    "reads nothing": "is_greeted(); signal.pause()",
    "ignores the end": f"{_STUBBORN}; is_greeted()\nwhile True: signal.pause()",
    "floods without a line": "is_greeted(); asked()\nwhile True: os.write(1, b'x' * 65536)",
    "floods with lines": "is_greeted(); asked()\nwhile True: os.write(1, b'{}\\n' * 20000)",
    "floods its log": f"is_greeted(); os.write(2, b'y' * 3_000_000)\n{_OBEDIENT}",
    "answers illegally": "is_greeted()\nwhile True: answer(asked(), 'Z99')",
    "answers with a list of lists": "is_greeted()\nwhile True: answer(asked(), [[], {}])",
    "answers ahead": "is_greeted(); say(type='decision', id=asked()['id'] + 1, decision='G5'); asked()",
    "answers without an id": "is_greeted(); asked(); say(type='decision', decision='G5'); asked()",
    "writes garbage": "is_greeted(); asked(); print('what?', flush=True); asked()",
    "writes deep garbage": "is_greeted(); asked(); print('[' * 100_000, flush=True); asked()",
    "writes a huge number": "is_greeted(); asked(); print('9' * 10_000, flush=True); asked()",
    "writes bad UTF-8": "is_greeted(); asked(); os.write(1, b'\\xff\\xfe\\n'); asked()",
    "closes its output": f"is_greeted(); asked(); os.close(1)\n{_DEAF}",
    "closes its input": "is_greeted(); os.close(0); signal.pause()",
    "has a child": f"""
child = [sys.executable, "-ISc", "import signal; signal.pause()"]
subprocess.Popen(child, pass_fds=[alive.fileno()])
is_greeted()
{_OBEDIENT}""",
    "leaves a child behind": """
child = [sys.executable, "-ISc", "import signal; signal.pause()"]
subprocess.Popen(child, pass_fds=[alive.fileno()], stdin=-3, stdout=-3, stderr=-3)
is_greeted(); asked()
""",
    "is late once": f"is_greeted(); {_ONE_BEHIND}\n{_OBEDIENT}",
}


class Kennel:
    """Where bots are made, and where it is noticed that all of their processes are gone."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server = socket.create_server(("127.0.0.1", 0), backlog=100)
        self._server.settimeout(PATIENCE)

    def __enter__(self) -> "Kennel":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()

    def command(self, script: str, *arguments: str) -> str:
        """The command that starts such a bot."""
        path = self._folder / f"bot {len([*self._folder.iterdir()])}.py"
        path.write_text(_CONNECTED + script, encoding="utf-8")
        port = str(self._server.getsockname()[1])
        return shlex.join([sys.executable, "-IS", str(path), port, *arguments])

    def born(self) -> socket.socket:
        """The connection to the next bot that was started."""
        connection, _ = self._server.accept()
        connection.settimeout(PATIENCE)
        return connection


def is_gone(connection: socket.socket) -> bool:
    """Whether nobody holds the other end any more, neither the bot nor what it started."""
    with connection:
        try:
            return connection.recv(1) == b""
        except ConnectionResetError:
            return True
