"""The hall over WebSockets: one for each page that looks at a table, and one for the lobby."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from ..auth import address_of, asker_of, guest_of, hall_of, language_of
from ..errors import HallError
from ..logging import log
from ..services.hall import Hall
from ..services.table import Viewer
from ..services.table_session import NoHello, TableSession
from .common import check_table_id

router = APIRouter()

# Why a connection is closed, beside the codes that WebSockets have themselves.
NO_TABLE, NO_HELLO, LIMITS, TRY_AGAIN = 4404, 4408, 1008, 1013
# A page that is shown out may take so long to be told, in so many bytes.
GOODBYE_SECONDS, LONGEST_REASON = 1.0, 123


@router.websocket("/api/lobby/live")
async def lobby_live(socket: WebSocket) -> None:
    """Tell the lobby, now and whenever it has changed."""
    hall = hall_of(socket)
    await socket.accept()
    try:
        hall.address_rate.take(address_of(socket))
        guest = await guest_of(socket)
        viewer = Viewer(guest.id if guest else None, hall.settings.limits.unsent)
        with hall.connections.one_more(viewer.guest, address_of(socket)):
            viewer.send(await hall.lobby.message(viewer.guest))
            hall.lobby.viewers.append(viewer)
            try:
                await _converse(socket, viewer, _only_listen(hall, socket))
            finally:
                hall.lobby.viewers.remove(viewer)
    except HallError as error:
        await _turn_away(socket, error)
    except (SQLAlchemyError, OSError):
        log.exception("the database does not answer", path=socket.url.path)
        await _turn_away(socket, HallError("database"))


async def _only_listen(hall: Hall, socket: WebSocket) -> None:
    while True:
        await _receive(socket)
        hall.address_rate.take(address_of(socket))


@router.websocket("/api/tables/{table_id}/live")
async def table_live(socket: WebSocket, table_id: str) -> None:
    """Show a table live, and take what a page has to say."""
    hall = hall_of(socket)
    await socket.accept()
    try:
        hall.address_rate.take(address_of(socket))
        check_table_id(table_id)
        guest = await guest_of(socket)
        table = await hall.tables.get_visible(table_id, guest.id if guest else None)
        with hall.connections.one_more(guest.id if guest else None, address_of(socket)):
            session = TableSession(
                hall, table, guest, asker_of(socket, guest), language_of(socket), partial(_receive, socket)
            )
            try:
                await _converse(socket, session.viewer, session.run())
            finally:
                session.close()
    except NoHello:
        await _close(socket, NO_HELLO, "no hello")
    except HallError as error:
        await _turn_away(socket, error)
    except (SQLAlchemyError, OSError):
        log.exception("the database does not answer", path=socket.url.path)
        await _turn_away(socket, HallError("database"))


async def _turn_away(socket: WebSocket, error: HallError) -> None:
    """End a connection, and say why."""
    codes = {"no-such-table": NO_TABLE, "not-offered": NO_TABLE, "database": TRY_AGAIN}
    await _close(socket, codes.get(error.code, LIMITS), error.text(language_of(socket)))


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    """End a connection; a page that reads nothing does not read that either."""
    short = reason.encode()[:LONGEST_REASON].decode(errors="ignore")
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await socket.close(code, short)


async def _converse(socket: WebSocket, viewer: Viewer, listening: Coroutine[Any, Any, None]) -> None:
    """Listen and send until one of the two is over, or the page takes nothing any more."""
    works = (_send(socket, viewer), listening, viewer.lagging.wait())
    tasks: list[asyncio.Task[Any]] = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if viewer.lagging.is_set():
        await _close(socket, TRY_AGAIN, "too slow")
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError)):
            raise error


async def _receive(socket: WebSocket) -> str | None:
    """Return what a page says, or None for bytes, which no page of ours sends."""
    try:
        return await socket.receive_text()
    except KeyError:
        return None


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    """Send what waits, several messages as the lines of one frame."""
    while True:
        await socket.send_text("\n".join(await viewer.take()))
