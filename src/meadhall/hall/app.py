"""The application that a server runs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from .. import __version__
from ..engine.errors import MeadhallError
from .auth import language_of
from .errors import HallError, Refusal, first_mistake
from .logging import log
from .middleware import HEADERS, RequestGuard, error_answer, refusal
from .routes import (
    daily,
    game_resources,
    guests,
    health,
    installable,
    lessons,
    lobby,
    previews,
    puzzles,
    replay_links,
    replays,
    reviews,
    scoring,
    static,
    tables,
    websocket,
)
from .services.hall import Hall
from .settings import Settings

SMALLEST_COMPRESSED = 1000  # bytes
# The page's own files come last: whatever nobody else answers is an address of the page.
ROUTES = (
    lobby,
    guests,
    game_resources,
    lessons,
    daily,
    puzzles,
    tables,
    replays,
    replay_links,
    reviews,
    scoring,
    previews,
    health,
    installable,
    websocket,
    static,
)


def create_app(settings: Settings | None = None) -> FastAPI:
    """Return a hall that is opened when the server starts, and closed when it stops."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if not app.state.hall.is_open:
            await app.state.hall.open()
        yield
        await app.state.hall.close()

    app = FastAPI(
        title="Meadhall",
        version=__version__,
        description="Tables, seats and games over HTTP. What happens at a table comes over a WebSocket.",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.hall = Hall(settings)
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_COMPRESSED)
    app.add_middleware(RequestGuard, settings=settings)
    app.add_exception_handler(HallError, _hall_error)
    app.add_exception_handler(MeadhallError, _engine_error)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(SQLAlchemyError, _database_error)
    app.add_exception_handler(OSError, _database_error)
    app.add_exception_handler(Exception, _our_fault)
    for routes in ROUTES:
        app.include_router(routes.router)
    return app


async def _hall_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HallError)
    return refusal(request, error)


async def _engine_error(request: Request, error: Exception) -> Response:
    return error_answer(Refusal("bad-option", str(error)), language_of(request))


async def _not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return error_answer(HallError("bad-request", why=first_mistake(error.errors())), language_of(request))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        answer = error_answer(HallError("not-allowed", method=request.method), language_of(request))
        answer.headers.update(error.headers or {})
        return answer
    if error.status_code == 404:
        return error_answer(HallError("no-such-page"), language_of(request))
    answer = error_answer(HallError("bad-request", why=str(error.detail)), language_of(request))
    answer.status_code = error.status_code
    return answer


async def _database_error(request: Request, _error: Exception) -> Response:
    log.exception("the database does not answer", path=request.url.path)
    return error_answer(HallError("database"), language_of(request))


async def _our_fault(request: Request, _error: Exception) -> Response:
    log.exception("a request could not be answered", path=request.url.path)
    answer = error_answer(HallError("our-fault"), language_of(request))
    answer.headers.update(HEADERS)  # it does not go through the door
    return answer
