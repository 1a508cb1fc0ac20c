"""Starts a program, and sees to it that the program ends when whoever asked for it has ended, by whatever means.

Run as a script of its own: `python supervisor.py LIFELINE COMMAND…`, where LIFELINE is the reading end of a pipe. The program
gets the supervisor's standard input and output. When the pipe is closed, the program is killed after a moment in which it can
end by itself; a byte in the pipe kills it at once. Nothing else is imported, so that a supervisor is small and starts fast.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress

# A program whose standard input was closed has so long to end.
GRACE_SECONDS = 1.0
CANNOT_RUN = 127
KILLED_BY = 128  # and the signal's number


def supervise(lifeline: int, command: list[str]) -> int:
    """Start a program and return how it ended."""
    try:
        program = subprocess.Popen(command, start_new_session=True)
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        return CANNOT_RUN
    # Only the program itself holds its pipes, so that each side sees when the other has gone.
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    threading.Thread(target=_watch, args=(lifeline, program.pid), daemon=True).start()
    code = program.wait()
    _kill(program.pid)
    return code if code >= 0 else KILLED_BY - code


def _watch(lifeline: int, group: int) -> None:
    if not os.read(lifeline, 1):
        time.sleep(GRACE_SECONDS)
    _kill(group)


def _kill(group: int) -> None:
    """Kill a program with everything that it has started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(supervise(int(sys.argv[1]), sys.argv[2:]))
