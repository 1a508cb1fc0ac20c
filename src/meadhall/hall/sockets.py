"""Connections as such: how many there may be, how long one may keep the hall waiting, and how one ends that does not listen.

uvicorn has none of this: whoever sends half a request, or does not read what is sent, may take all the time in the world.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .errors import HallError
from .limits import Buckets, Patience, household
from .settings import Limits

# Asked of the system at the start, where it gives as many.
OPEN_FILES = 65_536
# A proxy on this machine brings everybody, so it is not counted as one address.
PROXIES = ("127.0.0.1", "::1")
POLICY_VIOLATED = 1008
SLICE = 4096  # bytes that are read into messages before anything else gets its turn
SECONDS_TO_READ_A_GOODBYE = 5.0


def ask_for_files() -> int:
    """Let this process open as many files as the system allows, and return how many that is."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return OPEN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return OPEN_FILES if soft == resource.RLIM_INFINITY else soft


class Sockets:
    """All connections of the hall. When there are too many, whoever has kept the hall waiting longest has to go."""

    def __init__(self, limits: Limits, patience: Patience) -> None:
        self.limits = limits
        self.patience = patience
        self.have_files(OPEN_FILES)
        self._addresses: dict[asyncio.Transport, str] = {}
        self._of_address: Counter[str] = Counter()
        self._waited_for: dict[asyncio.Transport, None] = {}  # who has waited longest comes first

    def have_files(self, files: int) -> None:
        """Take half of the files for connections: one that has just come has a file, too, and so has all the rest."""
        self.most = files // 2
        self.backlog = min(files // 4, 1024)  # accepted before any of them is looked at
        self.of_address = min(self.limits.sockets_of_address, self.most // 4)

    def come(self, transport: asyncio.Transport) -> bool:
        """Count a connection; tell whether there is room for it."""
        peer = transport.get_extra_info("peername")
        address = household(peer[0]) if isinstance(peer, tuple) else PROXIES[0]
        if address not in PROXIES and (self.patience.is_out(address) or self._of_address[address] >= self.of_address):
            return False
        if len(self._addresses) >= self.most and not self._make_room():
            return False
        self._addresses[transport] = address
        self._of_address[address] += 1
        return True

    def _make_room(self) -> bool:
        longest = next(iter(self._waited_for), None)
        if longest is None:
            return False
        self.gone(longest)
        longest.abort()
        return True

    def gone(self, transport: asyncio.Transport) -> None:
        """Forget a connection."""
        self._waited_for.pop(transport, None)
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]

    def wait_for(self, transport: asyncio.Transport) -> None:
        """It is the other side's turn, from now on."""
        self._waited_for.pop(transport, None)
        if transport in self._addresses:
            self._waited_for[transport] = None

    def busy_with(self, transport: asyncio.Transport) -> None:
        """It is our turn."""
        self._waited_for.pop(transport, None)


class Config(uvicorn.Config):
    """uvicorn's settings, and ours, for every connection."""

    def __init__(self, app: FastAPI, sockets: Sockets, **more: Any) -> None:
        super().__init__(
            app,
            http=HttpSocket,
            ws=LiveSocket,
            backlog=sockets.backlog,
            ws_ping_interval=sockets.limits.silent_seconds,
            ws_ping_timeout=sockets.limits.silent_seconds,
            **more,
        )
        self.sockets = sockets


class Timer:
    """One thing that happens later, unless it is stopped or put off."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, what: Callable[[], None]) -> None:
        """Let it happen in so many seconds, and not when it was to happen before."""
        self.stop()
        self._handle = self._loop.call_later(seconds, what)

    def stop(self) -> None:
        """Let it not happen."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class HttpSocket(HttpToolsProtocol):
    """HTTP with time limits: for the head of a request, and for reading the answer. The body's is kept at the door."""

    def __init__(self, config: uvicorn.Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self.sockets = cast(Config, config).sockets
        self.limits = self.sockets.limits
        self._head = Timer(self.loop)
        self._reading = Timer(self.loop)
        self._begun = False  # something of the head is here

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.sockets.come(transport):
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head.stop()
        self._reading.stop()
        self.sockets.gone(self.transport)
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._begun = False
        self.sockets.wait_for(self.transport)
        self._head.start(self.limits.header_seconds, self._too_slow)

    def _too_slow(self) -> None:
        if self.transport.is_closing() or self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        # Browsers open connections in advance; such a one is closed without a word.
        if self._begun:
            self.transport.write(TOO_SLOW)
        self.transport.close()

    def on_message_begin(self) -> None:
        self._begun = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head.stop()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self.cycle is not None and not self.cycle.response_complete:
            self.sockets.busy_with(self.transport)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete:
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        self._head.stop()
        self._reading.stop()
        self.sockets.gone(self.transport)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.sockets.wait_for(self.transport)
        self._reading.start(self.limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.stop()
        if self.cycle is not None and not self.cycle.response_complete:
            self.sockets.busy_with(self.transport)


class LiveSocket(WebSocketsSansIOProtocol):
    """A WebSocket that may not flood the hall, and that ends when it is to end, whether its page reads or not."""

    def __init__(self, config: uvicorn.Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self.sockets = cast(Config, config).sockets
        self._frames = Buckets(self.sockets.limits.frames)
        self._reading = Timer(self.loop)
        self._end = Timer(self.loop)
        self._deaf = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.sockets.come(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.stop()
        self._end.stop()
        self.sockets.gone(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self._deaf:
                return
            super().data_received(data[start : start + SLICE])

    def _is_too_much(self) -> bool:
        if not self._deaf and not self._frames.has_one(""):
            self._cut_off()
        return self._deaf

    def _cut_off(self) -> None:
        """Say why, and listen no more."""
        self._deaf = True
        reason = HallError("too-fast").text("en")
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATED, "reason": reason})
        if not self.close_sent:
            self.conn.send_close(POLICY_VIOLATED, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self._end_soon()

    def _end_soon(self) -> None:
        self._end.start(SECONDS_TO_READ_A_GOODBYE, self.transport.abort)

    def handle_text(self, event: Frame) -> None:
        if not self._is_too_much():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not self._is_too_much():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._is_too_much():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if not self._is_too_much():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self._is_too_much():
            super().handle_pong(event)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # Closing waits until all is sent, which may be never.
        if not self.disconnected:
            self._end_soon()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.start(self.sockets.limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.stop()


def _too_slow() -> bytes:
    error = HallError("too-slow")
    body = json.dumps({"error": {"code": error.code, "message": error.text("en")}}).encode()
    head = "HTTP/1.1 408 Request Timeout\r\nContent-Type: application/json\r\nConnection: close\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


TOO_SLOW = _too_slow()
