"""The door: what every request is checked for, and what every answer carries."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .auth import address_of, hall_of, language_of
from .errors import HallError
from .settings import Settings

# Everything comes from the hall itself; no inline scripts or styles, no frames, no plugins.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
READING = ("GET", "HEAD", "OPTIONS")
WITH_A_LOG = ("/api/replay", "/api/replay/frames")
# Names of this machine for itself: nobody else's page can be reached under them.
OWN_NAMES = ("localhost", "127.0.0.1", "::1")
PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True)
class Site:
    """Where a page comes from, as browsers tell pages apart."""

    scheme: str
    host: str
    port: int | None

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        port = "" if self.port in (None, PORTS.get(self.scheme)) else f":{self.port}"
        return f"{self.scheme}://{host}{port}"


def read_site(address: str) -> Site | None:
    """Read an origin, or None where it is none."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if not host or parts.path not in ("", "/"):
        return None
    return Site(parts.scheme, host.removesuffix("."), port or PORTS.get(parts.scheme))


def own_site(connection: HTTPConnection) -> Site | None:
    """Return the site that a request is for, as it says itself."""
    scheme = connection.scope.get("scheme", "http").replace("ws", "http")
    return read_site(f"{scheme}://{connection.headers.get('host', '')}")


def check_host(connection: HTTPConnection, names: Collection[str]) -> None:
    """Refuse a name that is not the hall's: another site may let its own name lead to this machine, and read what is said here."""
    site = own_site(connection)
    if site is None or site.host not in (*OWN_NAMES, *names, _reached_at(connection)):
        raise HallError("strange-host", host=connection.headers.get("host", "")[:100])


def _reached_at(connection: HTTPConnection) -> str:
    """Return the address of this machine that a connection came to: one of those that the hall listens on."""
    server = connection.scope.get("server")
    return server[0].removeprefix("::ffff:").partition("%")[0] if server else ""


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what a page of another site has begun. Programs other than browsers do not say, and have no cookies to abuse."""
    origin = connection.headers.get("origin")
    if origin is None:
        # Browsers name no origin where nothing is sent; the newer ones say at least whose page it is.
        if connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise HallError("strange-origin", origin="none", own="")
        return
    own = own_site(connection)
    if own is None or read_site(origin) != own:
        raise HallError("strange-origin", origin=origin[:100], own=str(own))


def error_answer(error: HallError, language: str) -> JSONResponse:
    """Return an error as every error is told."""
    body = {"error": {"code": error.code, "message": error.text(language)}}
    headers = {"Retry-After": "2"} if error.status in (429, 503) else None
    return JSONResponse(body, error.status, headers)


def refusal(request: Request, error: HallError) -> JSONResponse:
    """Answer with an error; who is told “too fast” again and again has to connect anew, and that not at once."""
    answer = error_answer(error, language_of(request))
    too_often = error.code == "too-fast" and hall_of(request).patience.ends_with(address_of(request))
    if too_often or error.code in ("too-slow", "too-large"):
        answer.headers["Connection"] = "close"
    return answer


class RequestGuard:
    """Checks host, origin, size, pace and rate of requests, and puts our headers on answers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.limits = settings.limits
        self.host_names = settings.host_names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it at the door."""
        if scope["type"] == "websocket":
            await self._let_in_live(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        most = self._most(request)
        body = Body(receive, most, self.limits.body_seconds)
        sending = _with_headers(send, scope["path"])
        try:
            self._check(request, most)
            await self.app(scope, body.receive, body.unless_refused(sending))
            body.check()
        except HallError as error:
            await refusal(request, error)(scope, receive, sending)

    async def _let_in_live(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = HTTPConnection(scope)
        try:
            check_host(socket, self.host_names)
            check_origin(socket)
        except HallError:
            await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)

    def _most(self, request: Request) -> int:
        """Return how large a body may be: logs are larger than anything else that is asked."""
        return self.limits.log if request.scope["path"] in WITH_A_LOG else self.limits.body

    def _check(self, request: Request, most: int) -> None:
        is_work = _is_work(request.scope["path"])
        if is_work:
            hall_of(request).address_rate.take(address_of(request))
        check_host(request, self.host_names)
        if is_work or request.method not in READING:
            check_origin(request)
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            raise HallError("too-large", most=most)


class Body:
    """Takes a body as it comes in: it may be longer than it said, or never come."""

    def __init__(self, receive: Receive, most: int, seconds: float) -> None:
        self._receive = receive
        self.most = most
        self.until = asyncio.get_running_loop().time() + seconds
        self.got = 0
        self.complete = False
        self.error: HallError | None = None

    async def receive(self) -> Message:
        """Take the next part of the body; after its end, wait for the other side to go."""
        if self.complete:
            return await self._receive()
        self.check()
        try:
            async with asyncio.timeout_at(self.until):
                message = await self._receive()
        except TimeoutError:
            self.error = HallError("too-slow")
            raise self.error from None
        self.complete = not message.get("more_body", False)
        self.got += len(message.get("body", b""))
        if self.got > self.most:
            self.error = HallError("too-large", most=self.most)
        self.check()
        return message

    def check(self) -> None:
        """Refuse a body that was too large or too slow."""
        if self.error is not None:
            raise self.error

    def unless_refused(self, send: Send) -> Send:
        """Let no other answer out than the one about the body: the framework takes our error for a damaged one."""

        async def sending(message: Message) -> None:
            if self.error is None:
                await send(message)

        return sending


def _is_work(path: str) -> bool:
    """Tell whether an answer has to be found, most likely in the database; files are just there."""
    return path.startswith("/api/") or path == "/health"


def _with_headers(send: Send, path: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)  # the picture of a preview may be shown by other sites
            if _is_work(path):
                headers.setdefault("Cache-Control", "no-store")  # unless an answer says that it can be kept
        await send(message)

    return sending
