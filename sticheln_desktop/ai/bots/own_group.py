"""Starting a program so that it can be ended together with everything it started, on each system."""

import contextlib
import os
import shlex
import signal
import subprocess
import sys
from subprocess import PIPE, Popen


def words(command: str) -> list[str]:
    """A command split as a shell would, without being one; ValueError if a quote is left open."""
    if sys.platform == "win32":
        # There a backslash separates folders, so quotes are all that is special.
        return [word.strip('"') for word in shlex.split(command, posix=False)]
    return shlex.split(command)


if sys.platform == "win32":
    from .windows_job import Job

    class GroupedProcess:
        """A program in a job of its own."""

        def __init__(self, command: list[str]) -> None:
            hidden = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
            self.popen = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, creationflags=hidden)
            self._job = Job(int(self.popen._handle))  # type: ignore[attr-defined]

        def end(self) -> None:
            """End the program and everything it started."""
            self._job.end()
            self.popen.wait()

else:

    class GroupedProcess:
        """A program in a process group of its own."""

        def __init__(self, command: list[str]) -> None:
            self.popen = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True)

        def end(self) -> None:
            """End the program and everything it started."""
            # Before the leader is waited for: until then its number cannot be anybody else's.
            if self.popen.returncode is None:
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.killpg(self.popen.pid, signal.SIGKILL)
            self.popen.wait()
