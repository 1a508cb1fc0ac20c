"""A running program: lines of JSON to it and from it, each within its time."""

import json
import os
import select
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import IO, Any

from ... import __version__
from ...engine.errors import BadOption
from .faults import Kind, ProgramFault

PROTOCOL = 1
# A program has so long to start and to say that it is ready.
START_SECONDS = 30.0
LONGEST_LINE = 65_536
# Where the standard error of programs goes: a file, or `-` for our own. Else its end is told when a program fails.
LOG_VARIABLE = "MEADHALL_BOT_LOG"
# How often a wait looks whether it is still wanted.
TICK_SECONDS = 0.05
LAST_WORDS = 200
SUPERVISOR = Path(__file__).with_name("supervisor.py")


class Stopped(Exception):
    """Nobody wants the answer any more."""


class Program:
    """A program that speaks the protocol. It is greeted when it is started."""

    def __init__(self, command: str, words: list[str]) -> None:
        self.command = command
        self.name = words[0]  # what it calls itself, once it has said so
        self._heard = b""
        self._errors = _error_file()
        listening, self._lifeline = os.pipe()
        try:
            self._supervisor = subprocess.Popen(
                [sys.executable, "-I", "-S", str(SUPERVISOR), str(listening), *words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                bufsize=0,
                pass_fds=(listening,),
                start_new_session=True,  # Ctrl-C is for us: the program is told when it is no longer needed
            )
        finally:
            os.close(listening)
        assert self._supervisor.stdin is not None and self._supervisor.stdout is not None
        self._to, self._from = self._supervisor.stdin, self._supervisor.stdout
        os.set_blocking(self._to.fileno(), False)
        os.set_blocking(self._from.fileno(), False)
        self.closed = False
        self._greet()

    def _greet(self) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "meadhall": __version__}
        answer = self.ask(hello, START_SECONDS, "to say that it is ready")
        if answer.get("type") != "ready" or answer.get("protocol") != PROTOCOL:
            raise self.fault(
                "nonsense", f'did not say {{"type": "ready", "protocol": {PROTOCOL}}}, but {_short(answer)}'
            )
        self.name = str(answer.get("name", self.name))

    def ask(self, question: dict[str, Any], seconds: float, what: str, stop: Event | None = None) -> dict[str, Any]:
        """Send a question and return the answer, a JSON object."""
        until = time.monotonic() + seconds
        if self._heard or self._has_spoken():
            raise self.fault("nonsense", "spoke without being asked")
        try:
            self._send(question, until, stop)
            line = self._line(until, stop)
        except TimeoutError:
            raise self.fault("late", f"took longer than {seconds:g} s {what}") from None
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self.fault("nonsense", f"answered {_short(line)}, which is not a JSON object")
        return answer

    def tell(self, message: dict[str, Any], seconds: float) -> None:
        """Send a message that wants no answer."""
        try:
            self._send(message, time.monotonic() + seconds, None)
        except TimeoutError:
            raise self.fault("late", f"did not read what it was told for {seconds:g} s") from None

    def fault(self, kind: Kind, what: str) -> ProgramFault:
        """End a program that has failed, and return what is to be said of it."""
        self.kill()
        words = self._last_words()
        return ProgramFault(self.command, kind, f"{what} (its last words: {words})" if words else what)

    def quit(self) -> None:
        """Ask the program to end; its supervisor sees to it that it does."""
        if not self.closed:
            with suppress(TimeoutError, ProgramFault):
                self._send({"type": "quit"}, time.monotonic() + TICK_SECONDS, None)
            self._let_go()

    def kill(self) -> None:
        """End the program at once."""
        if not self.closed:
            with suppress(OSError):  # when its supervisor has ended already
                os.write(self._lifeline, b"!")
            self._let_go()
            self.wait()

    def _let_go(self) -> None:
        self.closed = True
        self._to.close()
        self._from.close()
        os.close(self._lifeline)

    def wait(self) -> None:
        """Wait until a program that was asked to end has ended, which does not take long."""
        self._supervisor.wait()

    def _send(self, message: dict[str, Any], until: float, stop: Event | None) -> None:
        rest = memoryview(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        while rest:
            self._await(self._to.fileno(), select.POLLOUT, until, stop)
            try:
                rest = rest[os.write(self._to.fileno(), rest) :]
            except BlockingIOError:
                continue
            except BrokenPipeError:
                raise self._ended() from None

    def _line(self, until: float, stop: Event | None) -> bytes:
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST_LINE:
                raise self.fault("nonsense", f"answered with a line of more than {LONGEST_LINE} bytes")
            self._await(self._from.fileno(), select.POLLIN, until, stop)
            if not self._listen():
                raise self._ended()
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _listen(self) -> bool:
        """Read what there is; tell whether there will be more."""
        try:
            more = os.read(self._from.fileno(), LONGEST_LINE)
        except BlockingIOError:
            return True
        self._heard += more
        return bool(more)

    def _has_spoken(self) -> bool:
        if self.closed:
            raise self.fault("died", "has ended already")
        if not self._listen():
            raise self._ended()
        return bool(self._heard)

    def _await(self, pipe: int, event: int, until: float, stop: Event | None) -> None:
        poll = select.poll()
        poll.register(pipe, event)
        while True:
            if stop is not None and stop.is_set():
                raise Stopped
            left = until - time.monotonic()
            if left <= 0:
                raise TimeoutError
            if poll.poll(1000 * (left if stop is None else min(left, TICK_SECONDS))):
                return

    def _ended(self) -> ProgramFault:
        try:
            code = self._supervisor.wait(1.0)
            what = f"ended with code {code}"
        except subprocess.TimeoutExpired:
            what = "closed its standard output"
        return self.fault("died", what)

    def _last_words(self) -> str:
        """Return the last line that the program wrote to standard error, where that was kept."""
        if self._errors is None or self._errors.closed or not self._errors.readable():
            return ""
        size = os.fstat(self._errors.fileno()).st_size
        lines = os.pread(self._errors.fileno(), LONGEST_LINE, max(0, size - LONGEST_LINE)).split(b"\n")
        self._errors.close()
        return next((line.decode(errors="replace").strip() for line in reversed(lines) if line.strip()), "")[
            :LAST_WORDS
        ]


def _error_file() -> IO[bytes] | None:
    log = os.environ.get(LOG_VARIABLE)
    if log == "-":
        return None
    if not log:
        return tempfile.TemporaryFile()
    try:
        return Path(log).open("ab")
    except OSError as error:
        raise BadOption(f"The log of bots {log!r} cannot be written: {error.strerror}.") from None


def _short(value: object) -> str:
    """Quote the beginning of an answer."""
    text = value.decode(errors="replace") if isinstance(value, bytes) else json.dumps(value)
    return repr(text if len(text) <= 60 else text[:60] + "…")
