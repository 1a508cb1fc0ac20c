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
from .afterwards import afterwards_router
from .api import health_router, router
from .cards import cards_router
from .doorkeeper import HEADERS, Doorkeeper, error_answer, refusal
from .errors import HallError, Refusal
from .guests import language_of
from .hall import Hall
from .live import first_mistake, live_router
from .page import page_router
from .previews import previews_router
from .records import trouble
from .settings import Settings

SMALLEST_TO_SQUEEZE = 1000


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
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_TO_SQUEEZE)
    app.add_middleware(Doorkeeper, settings=settings)
    app.add_exception_handler(HallError, _hall_error)
    app.add_exception_handler(MeadhallError, _engine_error)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(SQLAlchemyError, _database_error)
    app.add_exception_handler(OSError, _database_error)
    app.add_exception_handler(Exception, _our_fault)
    for part in (router, cards_router, afterwards_router, previews_router, health_router, live_router, page_router):
        app.include_router(part)
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
    trouble("the database does not answer", path=request.url.path)
    return error_answer(HallError("database"), language_of(request))


async def _our_fault(request: Request, _error: Exception) -> Response:
    trouble("a request could not be answered", path=request.url.path)
    answer = error_answer(HallError("our-fault"), language_of(request))
    answer.headers.update(HEADERS)  # it does not go through the door
    return answer
