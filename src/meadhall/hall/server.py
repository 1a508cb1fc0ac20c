"""Runs the hall: its port, its signals, its clean end."""

import asyncio
import errno
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from fastapi import FastAPI

from .app import create_app
from .errors import CannotServe
from .protocol import MAX_MESSAGE
from .settings import Settings
from .sockets import Config, Sockets, ask_for_files

SECONDS_TO_SAY_GOODBYE = 5
# Frames and headers of a message come on top of its text.
MESSAGE_BYTES = MAX_MESSAGE + 512


class Server(uvicorn.Server):
    """A server that ends quietly: a signal is a wish to stop, not an error."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop cleanly on SIGINT and SIGTERM; a second one stops at once."""
        loop = asyncio.get_running_loop()
        if sys.platform == "win32":
            with super().capture_signals():
                yield
            return
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, self.handle_exit, name, None)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors, and say so."""
        await super().startup(sockets)
        if self.started:
            self.opened()


def listen(host: str, port: int) -> socket.socket:
    """Take a port, or say why it cannot be had."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise CannotServe(f"--host {host!r} is not an address of this machine.") from None
    listening = socket.socket(family, kind, protocol)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
        listening.listen(1024)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            why = f"Port {port} on {host} is taken: another program listens there. Give another --port, or 0 for any."
        elif error.errno == errno.EACCES:
            why = f"Port {port} may not be used by you. Give one above 1023, or 0 for any."
        else:
            why = f"The hall cannot listen on {host}, port {port}: {error.strerror}."
        raise CannotServe(why) from None
    listening.set_inheritable(True)
    return listening


def address_of(listening: socket.socket) -> str:
    """Return the address that a browser can open."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def serve(settings: Settings, host: str, port: int, open_browser: bool = False, place: str = "") -> None:
    """Run the hall until it is told to stop. The browser is opened at a place of the page."""
    settings.database_url()
    listening = listen(host, port)
    address = address_of(listening)

    def opened() -> None:
        print(f"The hall is open at {address}{place}", flush=True)
        if open_browser:
            # A browser in a terminal returns when it is left, and the hall must answer it meanwhile.
            threading.Thread(target=webbrowser.open, args=[address + place], daemon=True).start()

    app = create_app(settings)
    sockets = Sockets(settings.limits, app.state.hall.patience)
    sockets.have_files(ask_for_files())
    config = Config(
        app,
        sockets,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SECONDS_TO_SAY_GOODBYE,
        server_header=False,
    )
    server = Server(config, opened)
    try:
        asyncio.run(_run(server, app, listening))
    finally:
        listening.close()


async def _run(server: Server, app: FastAPI, listening: socket.socket) -> None:
    # Opened before the server starts, so that what is wrong with the database is told in one line.
    await app.state.hall.open()
    await server.serve(sockets=[listening])
