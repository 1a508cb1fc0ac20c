"""The programs of this process. One that has played a game to its end is kept for the next, so that few are started."""

import atexit
from collections import defaultdict
from threading import Lock

from .faults import ProgramFault
from .process import Program

# So many programs of a command wait for their next game; more are let go.
MOST_IDLE = 4


class ProgramPool:
    """All programs that run."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._idle: defaultdict[str, list[Program]] = defaultdict(list)
        self._working: set[Program] = set()
        atexit.register(self.close)

    def take(self, command: str, words: list[str]) -> Program:
        """Return a program that is ready for a game."""
        with self._lock:
            if self._idle[command]:
                program = self._idle[command].pop()
                self._working.add(program)
                return program
        try:
            program = Program(command, words)
        except OSError as error:
            raise ProgramFault(command, "died", f"could not be started: {error.strerror}") from None
        with self._lock:
            self._working.add(program)
        return program

    def give_back(self, program: Program) -> None:
        """Keep a program whose game is over for the next, or let it go."""
        with self._lock:
            self._working.discard(program)
            if not program.closed and len(self._idle[program.command]) < MOST_IDLE:
                self._idle[program.command].append(program)
                return
        program.quit()

    def close(self) -> None:
        """End all programs."""
        with self._lock:
            programs = [*self._working, *(program for idle in self._idle.values() for program in idle)]
            self._working.clear()
            self._idle.clear()
        for program in programs:
            program.quit()
        for program in programs:
            program.wait()


pool = ProgramPool()
