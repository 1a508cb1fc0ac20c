"""Connections without manners: bytes as an attacker sends them, who reads only when a test wants to know how it ended."""

import base64
import os
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType

from .client import WAIT, Guest

TEXT, PING = 0x81, 0x89


def frame(opcode: int, text: str) -> bytes:
    """Return a frame of a WebSocket as a client sends it, with a mask of zeros."""
    body = text.encode()
    assert len(body) < 126
    return bytes([opcode, 0x80 | len(body), 0, 0, 0, 0]) + body


class Raw:
    """A connection to a hall."""

    def __init__(self, address: str, host: str = "127.0.0.1") -> None:
        port = int(address.rpartition(":")[2])
        self.host = f"127.0.0.1:{port}"
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(WAIT)
        self.socket.bind((host, 0))
        self.socket.connect(("127.0.0.1", port))

    def __enter__(self) -> "Raw":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        """Send bytes; a connection that has ended is none of the sender's business."""
        with suppress(OSError):
            self.socket.sendall(data)

    def rest(self) -> bytes:
        """Read until the hall ends the connection."""
        heard = b""
        with suppress(ConnectionError):
            while data := self.socket.recv(65536):
                heard += data
        return heard

    def upgrade(self, guest: Guest, path: str) -> None:
        """Make it a WebSocket of a guest's, and read no more than the answer to that."""
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"X-Forwarded-For: {guest.headers['X-Forwarded-For']}",
            f"Cookie: meadhall={guest.http.cookies['meadhall']}",
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += self.socket.recv(1)
        assert b" 101 " in heard, heard

    def flood(self, data: bytes, until: threading.Event) -> bool:
        """Send the same over and over without reading; tell whether the hall has ended it."""
        self.socket.settimeout(0.2)
        left = b""
        while not until.is_set():
            try:
                left = left or data
                left = left[self.socket.send(left) :]
            except TimeoutError:
                continue
            except OSError:
                return True
        return False


def wait_until(fits: Callable[[], bool], what: str) -> None:
    """Wait for a condition."""
    until = time.monotonic() + WAIT
    while not fits():
        assert time.monotonic() < until, what
        time.sleep(0.02)


def longest(ask: Callable[[], object], times: int = 25, pause: float = 0.05) -> float:
    """Return how long the slowest of some questions took; between them, others have time for their mischief."""
    waits = []
    for _ in range(times):
        begun = time.monotonic()
        ask()
        waits.append(time.monotonic() - begun)
        time.sleep(pause)
    return max(waits)
