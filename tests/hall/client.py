"""A guest of the hall for tests: HTTP and a WebSocket, as a page would use them."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from random import randrange
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

WAIT = 60.0
# Well below the limits of a hall.
ACTIONS_A_SECOND, ACTIONS_IN_A_BURST = 15, 40
COMPILED_WITHIN = 600.0  # on a machine that never ran it before
Message = dict[str, Any]


class HallProcess:
    """A real `meadhall serve` in a process of its own."""

    def __init__(
        self,
        database: str,
        program: tuple[str, ...] = ("-m", "meadhall"),
        environment: dict[str, str] | None = None,
        ready: bool = True,
        games: tuple[str, ...] = ("vikings", "skye", "gonewild"),
        more: Sequence[str] = (),
        python: str = sys.executable,
    ) -> None:
        options = ["--port", "0", "--pause", "0", "--database", database, "--games", ",".join(games), *more]
        self.command = [python, *program, "serve", *options]
        self.environment = environment or {}
        self.address = ""
        self.errors = ""
        self.start(ready)

    def start(self, ready: bool = True) -> None:
        """Start it, and wait until it has compiled."""
        environment = os.environ | self.environment
        # A file: a pipe that nobody reads would stop a hall that has much to complain about.
        self._complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=self._complaints, text=True, env=environment
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"the hall did not open: {line!r} {self._complained()}"
        self.address = found[0].rstrip("/")
        until = time.monotonic() + COMPILED_WITHIN
        while ready and not self._is_ready():
            assert time.monotonic() < until, "the rules are not compiled in time"
            time.sleep(0.05)

    def _complained(self) -> str:
        self.process.communicate(timeout=WAIT)
        self._complaints.seek(0)
        return self._complaints.read()

    def _is_ready(self) -> bool:
        return all(game["ready"] for game in httpx.get(f"{self.address}/api/hall", timeout=WAIT).json()["games"])

    def kill(self) -> None:
        """Kill it with SIGKILL: nothing can be tidied up."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> int:
        """Ask it to stop, and return its exit code; what it wrote on standard error is kept."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.errors = self._complained()
        return self.process.returncode

    def guest(self, name: str = "Anna") -> "Guest":
        """Return a new guest of a name, who comes from an address of her own."""
        guest = Guest(self.address)
        guest.post("/api/me", name=name)
        return guest


class Guest:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        # Told as a proxy on this machine would, so that limits for an address are not shared by all tests.
        self.headers = {"X-Forwarded-For": f"10.{randrange(256)}.{randrange(256)}.{randrange(256)}"}
        self.http = httpx.Client(base_url=address, timeout=WAIT, headers=self.headers)

    def get(self, path: str) -> Any:
        """GET what must be there."""
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        """POST what must succeed."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str, str]:
        """POST what must be refused; return status, code and message."""
        answer = self.http.post(path, json=body)
        error = answer.json()["error"]
        return answer.status_code, error["code"], error["message"]

    def set_up(self, game: str = "vikings", seats: str = "me bot", **more: Any) -> Message:
        """Set up a table: seats as words, each me, friend, bot or the level of a bot."""
        wishes = [
            {"kind": word} if word in ("me", "friend", "bot") else {"kind": "bot", "level": word}
            for word in seats.split()
        ]
        made: Message = self.post("/api/tables", game=game, seats=wishes, **more)
        return made

    def at(self, table: str, **hello: Any) -> "Live":
        """Look at a table live."""
        return Live(self, table, **hello)


class Live:
    """A page that looks at a table."""

    def __init__(self, guest: Guest, table: str, **hello: Any) -> None:
        self.guest = guest
        self.table_id = table
        self.heard: list[str] = []  # everything that came over the wire
        self._lines: deque[str] = deque()  # messages of a frame that were not taken yet
        self.entries: list[Message] = []
        self.position: Message = {}
        self.table: Message = {}
        self.ended: Message = {}
        self._request = 0
        self._acted, self._last = 0.0, time.monotonic()
        cookie = guest.http.cookies.get("meadhall")
        headers = guest.headers | ({"Cookie": f"meadhall={cookie}"} if cookie else {})
        address = guest.address.replace("http", "ws")
        self._door = connect(
            f"{address}/api/tables/{table}/live",
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            open_timeout=WAIT,
        )
        self.socket: ClientConnection = self._door.__enter__()
        self.say("hello", **hello)

    def __enter__(self) -> "Live":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def say(self, kind: str, **fields: Any) -> int:
        """Send a message, and return its request number."""
        self._request += 1
        self.socket.send(json.dumps({"type": kind, "request": self._request, **fields}))
        return self._request

    def hear(self, timeout: float = WAIT) -> Message:
        """Take the next message, and keep the log as a page does."""
        if not self._lines:
            frame = self.socket.recv(timeout)
            assert isinstance(frame, str)
            self._lines.extend(frame.split("\n"))
        text = self._lines.popleft()
        self.heard.append(text)
        message: Message = json.loads(text)
        match message["type"]:
            case "happened":
                del self.entries[message["keep"] :]
                for entry in message["entries"]:
                    self.entries[entry["ply"] : entry["ply"] + 1] = [entry]
            case "position":
                self.position = message
            case "table":
                self.table = message["table"]
            case "ended":
                self.ended = message
        return message

    def until(self, fits: Callable[[Message], bool], timeout: float = WAIT) -> Message:
        """Take messages until one fits."""
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(end - time.monotonic(), 0.01))
            if fits(message):
                return message

    def hear_position(self) -> Message:
        """Wait for the first position."""
        return self.position or self.until(lambda message: message["type"] == "position")

    def reach(self, ply: int) -> Message:
        """Wait until the position is that of a ply, or a later one."""
        self.hear_position()
        while self.position["ply"] < ply:
            self.until(lambda message: message["type"] == "position")
        return self.position

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message and wait for its answer."""
        request = self.say(kind, **fields)
        return self.until(lambda message: message.get("request") == request)

    def my_turn(self) -> Message:
        """Wait until this seat may act, or the game is over."""
        self.hear_position()
        while not self.position["my_turn"] and self.position["turn"] != "over":
            self.until(lambda message: message["type"] == "position")
        return self.position

    def act(self, action: int | str, **other: Any) -> Message:
        """Act on the position, and return the answer; no faster than the hall lets a guest act for long."""
        now = time.monotonic()
        self._acted = max(self._acted - ACTIONS_A_SECOND * (now - self._last), 0) + 1
        self._last = now
        if self._acted > ACTIONS_IN_A_BURST:
            time.sleep(1 / ACTIONS_A_SECOND)
        fields = {"seat": self.position["seat"], "ply": self.position["ply"], "revision": self.position["revision"]}
        return self.ask("act", action=action, **(fields | other))

    def act_first(self) -> Message:
        """Do the first thing that is legal."""
        answer = self.act(self.my_turn()["legal"][0]["id"])
        assert answer["type"] == "position", answer
        return answer

    def back(self, kind: str = "undo") -> Message:
        """Take back."""
        fields = {name: self.position[name] for name in ("seat", "ply", "revision")}
        return self.ask(kind, **fields)


def sqlite(folder: Path) -> str:
    """Return the URL of a database in a folder."""
    return f"sqlite:///{folder / 'hall.sqlite'}"
