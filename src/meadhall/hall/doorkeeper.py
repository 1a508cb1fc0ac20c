"""The door: what every request is checked for, and what every answer carries."""

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import HallError
from .guests import address_of, hall_of, language_of
from .settings import Limits

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


def is_own_origin(connection: HTTPConnection) -> bool:
    """Tell whether a request comes from a page of ours. Programs other than browsers send no origin and have no cookies to abuse."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        return False
    return site.lower() == connection.headers.get("host", "").lower() and origin != "null"


def error_answer(error: HallError, language: str) -> JSONResponse:
    """Return an error as every error is told."""
    body = {"error": {"code": error.code, "message": error.text(language)}}
    headers = {"Retry-After": "2"} if error.status in (429, 503) else None
    return JSONResponse(body, error.status, headers)


class Doorkeeper:
    """Checks origin, size and rate of requests, and puts our headers on answers."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it at the door."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        most = self._most(request)
        body = Body(receive, most)
        sending = _with_headers(send, request.url.path)
        try:
            self._check(request, most)
            await self.app(scope, body.receive, body.unless_too_large(sending))
            body.check()
        except HallError as error:
            await error_answer(error, language_of(request))(scope, receive, sending)

    def _most(self, request: Request) -> int:
        """Return how large a body may be: logs are larger than anything else that is asked."""
        return self.limits.log if request.url.path in WITH_A_LOG else self.limits.body

    def _check(self, request: Request, most: int) -> None:
        if _is_work(request.url.path):
            hall_of(request).address_rate.take(address_of(request))
        if request.method not in READING and not is_own_origin(request):
            raise HallError("strange-origin")
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            raise HallError("too-large", most=most)


class Body:
    """Counts a body as it comes in, because it may be longer than it said."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self.most = most
        self.got = 0

    async def receive(self) -> Message:
        """Take the next part of the body."""
        message = await self._receive()
        self.got += len(message.get("body", b""))
        self.check()
        return message

    def check(self) -> None:
        """Refuse a body that has become too large."""
        if self.got > self.most:
            raise HallError("too-large", most=self.most)

    def unless_too_large(self, send: Send) -> Send:
        """Let no other answer out than the one about the size: the framework takes our error for a damaged body."""

        async def sending(message: Message) -> None:
            if self.got <= self.most:
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
